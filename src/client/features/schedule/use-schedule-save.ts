import type { z } from 'zod';
import type { scheduleBody } from '../../../shared/schedule.ts';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { useSentOnce } from '../../lib/calls.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from '../auth/member.tsx';
import { type ScheduleValues, sameSchedule, toScheduleValues } from './schedule-values.ts';

interface Sent {
  week: z.output<typeof scheduleBody>;
  /** The saved week that the member knew as they changed it; null where theirs is to replace whatever is saved. */
  over: ScheduleValues | null;
}

interface ScheduleSaveOptions {
  onSaved: (fresh: ScheduleValues, sent: ScheduleValues) => void;
  /** Another week was saved meanwhile, here it is; nothing was sent. */
  onChangedElsewhere: (theirs: ScheduleValues) => void;
  onError: (error: unknown) => void;
}

/** Saves a week over the one the member knew, and over no other that was saved elsewhere in the meantime. */
export function useScheduleSave({ onSaved, onChangedElsewhere, onError }: ScheduleSaveOptions) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const input = { userId: account.id };
  return useSentOnce({
    mutationFn: async ({ week, over }: Sent) => {
      const stored = over && (await utils.client.schedule.get.query(input));
      if (stored && !sameSchedule(toScheduleValues(stored, browserTimeZone()), over)) return { stored };
      return utils.client.schedule.save.mutate({ ...week, ...input });
    },
    onSuccess: (answer, { week }) => {
      const days = 'stored' in answer ? answer.stored : answer.days;
      const fresh = toScheduleValues(days, browserTimeZone());
      utils.schedule.get.setData(input, days);
      void utils.schedule.upcoming.invalidate();
      if ('stored' in answer) return onChangedElsewhere(fresh);
      void utils.guidance.dashboard.invalidate();
      onSaved(fresh, week);
    },
    onError,
  });
}
