import { readServerError } from '../../../../lib/calls/server-error.ts';
import { currentLanguage } from '../../../../lib/language.ts';
import { browserTimeZone } from '../../../../lib/time/dates.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../auth/member.tsx';
import { type SavedWeek, type ScheduleDraft, toScheduleValues } from '../schedule-values.ts';
import { toWeekChanges } from './week-edits.ts';

interface ScheduleSaveOptions {
  onSaved: (fresh: SavedWeek) => void;
  /** Something of it was changed elsewhere, and nothing was stored; this is the week as it is now. */
  onChangedElsewhere: (present: SavedWeek) => void;
  onError: (error: unknown) => void;
}

/** Saves what was changed of a week, over nothing that was changed elsewhere in the meantime (decisions.md D40). */
export function useScheduleSave({ onSaved, onChangedElsewhere, onError }: ScheduleSaveOptions) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const input = { userId: account.id };
  type Days = NonNullable<ReturnType<typeof utils.schedule.get.getData>>;
  const keep = (days: Days) => {
    utils.schedule.get.setData(input, days);
    return toScheduleValues(days, browserTimeZone());
  };
  const { mutate, isPending } = trpc.schedule.change.useMutation({
    onSuccess: ({ days }) => onSaved(keep(days)),
    onError: (error) => {
      const { present } = readServerError(error);
      if (present) onChangedElsewhere(keep(present as Days));
      else onError(error);
    },
  });
  return {
    isPending,
    save: (draft: ScheduleDraft) => mutate({ ...toWeekChanges(draft), ...input, wordingLanguage: currentLanguage }),
  };
}
