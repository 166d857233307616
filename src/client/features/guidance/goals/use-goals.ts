import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { goalsWords } from '#strings/guidance/goals.ts';
import type { GoalChange, GoalDetail } from '../../../../shared/goals.ts';
import { progressOf } from '../../../../shared/guidance/goal-progress.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError } from '../../../lib/toasts.ts';
import { refreshAfter } from '../../../refreshes.ts';
import { trpc } from '../../../trpc.ts';

/** Returns functions that put a goal into the cached list and drop one from it. */
export function useGoalCache() {
  const { guidance } = trpc.useUtils();
  const change = (updater: (goals: GoalDetail[]) => GoalDetail[]) => {
    // The answer of a running query would overwrite this change.
    void guidance.goals.list.cancel();
    guidance.goals.list.setData(undefined, (list) => list && { goals: updater(list.goals) });
  };
  return {
    put: (goal: GoalDetail) =>
      change((goals) =>
        [...goals.filter(({ id }) => id !== goal.id), goal].toSorted((one, other) => one.id - other.id),
      ),
    drop: (goalId: number) => change((goals) => goals.filter(({ id }) => id !== goalId)),
  };
}

/** Returns an optimistic mutation that counts a goal, completes it or reopens it. On an error it refetches the goals. */
export function useUpdateGoal() {
  const cache = useQueryClient();
  const goalCache = useGoalCache();
  const mutationKey = getQueryKey(trpc.guidance.goals.change);
  const mutation = trpc.guidance.goals.change.useMutation({
    scope: { id: 'goals' },
    onSuccess: ({ goal }) => {
      // After several presses in a row, only the last answer contains them all.
      if (cache.isMutating({ mutationKey }) === 1) goalCache.put(goal);
    },
    onError: (error, { id, completions, from }): void => {
      const { message: serverMessage, present } = readServerError(error);
      const rebased = completions !== undefined && present && rebaseCount(present as GoalDetail, completions, from);
      if (rebased) {
        send({ id, ...rebased });
        return;
      }
      const { title, message } = goalsWords.notChanged;
      showError({ title, message: serverMessage ?? message });
      // The optimistic update cancelled running queries, so refetch.
      void refreshAfter(cache, 'guidance.goals.change');
    },
  });
  const send = (change: GoalChange & { id: number }): void => mutation.mutate(change);
  return (goal: GoalDetail, change: Pick<GoalChange, 'completions' | 'isCompleted'>) => {
    const completions = change.completions ?? goal.completions;
    const isCompleted = change.isCompleted ?? completions >= goal.target;
    const updated = { ...goal, completions, isCompleted };
    goalCache.put({ ...updated, progress: progressOf(updated) });
    const from = change.completions === undefined ? {} : { from: { completions: goal.completions } };
    send({ id: goal.id, ...change, ...from });
  };
}

/** Applies a count's step to the count that another screen stored; null when that changes nothing. */
function rebaseCount(present: GoalDetail, wanted: number, from: GoalChange['from']): GoalChange | null {
  const step = wanted - (from?.completions ?? wanted);
  const completions = Math.min(present.target, Math.max(0, present.completions + step));
  return completions === present.completions ? null : { completions, from: { completions: present.completions } };
}
