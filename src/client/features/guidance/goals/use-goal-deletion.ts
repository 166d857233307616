import { useState } from 'react';
import { goalsWords as words } from '#strings/guidance/goals.ts';
import type { GoalDetail } from '../../../../shared/goals.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { useGoalCache } from './use-goals.ts';

// Calls about goals run one after the other, so Undo follows its deletion.
const scope = { id: 'goals' };

/**
 * Deletes goals with undo. The server marks a goal as deleted at once and can restore it. The hook keeps the goals that
 * were deleted here, so that the list shows Undo in their places until it unmounts.
 * @param onBack called when a goal is back, because it was restored or its deletion failed; it calls `show` to put the
 * goal into the list again.
 */
export function useGoalDeletion(onBack: (goalId: number, restored: GoalDetail | null, show: () => void) => void) {
  const goalCache = useGoalCache();
  const [deleted, setDeleted] = useState<readonly GoalDetail[]>([]);
  const isDeleted = (goalId: number) => deleted.some(({ id }) => id === goalId);
  const forget = (goalId: number) => setDeleted((goals) => goals.filter(({ id }) => id !== goalId));
  const removal = trpc.guidance.goals.remove.useMutation({
    scope,
    onSuccess: (_answer, { id }) => goalCache.drop(id),
    onError: (error, { id }) => {
      // Another screen may have deleted the goal already.
      if (readServerError(error).status === 404) return goalCache.drop(id);
      onBack(id, null, () => forget(id));
      showError(words.notDeleted);
    },
  });
  const restoration = trpc.guidance.goals.restore.useMutation({
    scope,
    onSuccess: ({ goal }) =>
      onBack(goal.id, goal, () => {
        goalCache.put(goal);
        forget(goal.id);
      }),
    onError: (error) => {
      const { title, message } = words.notRestored;
      showError({ title, message: readServerError(error).message ?? message });
    },
  });
  return {
    isDeleted,
    /** Returns a list with the goals that were deleted here, each in its place. */
    withDeleted: (goals: readonly GoalDetail[]) =>
      [...goals.filter(({ id }) => !isDeleted(id)), ...deleted].toSorted((one, other) => one.id - other.id),
    remove: (goal: GoalDetail) => {
      setDeleted((goals) => [...goals, goal]);
      removal.mutate({ id: goal.id });
    },
    undo: (goal: GoalDetail) => restoration.mutate({ id: goal.id }),
  };
}
