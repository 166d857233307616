import { readServerError } from '../../../../lib/calls/server-error.ts';
import { currentLanguage } from '../../../../lib/language.ts';
import { browserTimeZone } from '../../../../lib/time/dates.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../member/member-context.tsx';
import { type SavedWeek, type ScheduleDraft, toScheduleValues } from '../schedule-values.ts';
import { toWeekChanges } from './week-edits.ts';

interface ScheduleSaveOptions {
  onSaved: (fresh: SavedWeek) => void;
  /** Called with the present week when another screen changed it and nothing was saved. */
  onChangedElsewhere: (present: SavedWeek) => void;
  onError: (error: unknown) => void;
}

/** Saves the changes of a week without overwriting changes from other screens (decisions.md D40). */
export function useScheduleSave({ onSaved, onChangedElsewhere, onError }: ScheduleSaveOptions) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const input = { userId: account.id };
  type Days = NonNullable<ReturnType<typeof utils.schedule.get.getData>>;
  const store = (days: Days) => {
    utils.schedule.get.setData(input, days);
    return toScheduleValues(days, browserTimeZone());
  };
  const { mutate, isPending } = trpc.schedule.change.useMutation({
    onSuccess: ({ days }) => onSaved(store(days)),
    onError: (error) => {
      const { present } = readServerError(error);
      if (present) onChangedElsewhere(store(present as Days));
      else onError(error);
    },
  });
  return {
    isPending,
    save: (draft: ScheduleDraft) => mutate({ ...toWeekChanges(draft), ...input, wordingLanguage: currentLanguage }),
  };
}
