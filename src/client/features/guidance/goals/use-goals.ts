import { useQueryClient } from '@tanstack/react-query';
import { goalsWords } from '#strings/guidance/goals.ts';
import type { GoalChange, GoalDetail } from '../../../../shared/goals.ts';
import { progressOf } from '../../../../shared/guidance/goal-progress.ts';
import { getQueryKey } from '../../../lib/calls/calls.ts';
import { refreshAfter } from '../../../lib/calls/refreshes.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';

/** Puts goals into the cached list. */
export function useKeepGoals() {
  const { guidance } = trpc.useUtils();
  const change = (turn: (goals: GoalDetail[]) => GoalDetail[]) => {
    // An answer that is on its way was given before this change, and would take it back.
    void guidance.goals.list.cancel();
    guidance.goals.list.setData(undefined, (list) => list && { goals: turn(list.goals) });
  };
  return {
    put: (goal: GoalDetail) =>
      change((goals) =>
        goals.some(({ id }) => id === goal.id)
          ? goals.map((other) => (other.id === goal.id ? goal : other))
          : [...goals, goal],
      ),
    drop: (goalId: number) => change((goals) => goals.filter(({ id }) => id !== goalId)),
  };
}

/** Moves a goal on, completes it or takes that back: shown at once, and as it was where the server refuses. */
export function useMoveGoal() {
  const cache = useQueryClient();
  const keep = useKeepGoals();
  const mutationKey = getQueryKey(trpc.guidance.goals.change);
  const sending = trpc.guidance.goals.change.useMutation({
    scope: { id: 'goals' },
    onSuccess: ({ goal }) => {
      // Of several presses in a row only the last answer is the whole truth.
      if (cache.isMutating({ mutationKey }) === 1) keep.put(goal);
    },
    onError: (error, { id, completions, from }): void => {
      const { message: said, present } = readServerError(error);
      const again = completions !== undefined && present && countFrom(present as GoalDetail, completions, from);
      if (again) {
        send({ id, ...again });
        return;
      }
      const { title, message } = goalsWords.notChanged;
      showError({ title, message: said ?? message });
      // Showing the change cancels answers still under way.
      void refreshAfter(cache, 'guidance.goals.change');
    },
  });
  const send = (change: GoalChange & { id: number }): void => sending.mutate(change);
  return (goal: GoalDetail, change: Pick<GoalChange, 'completions' | 'isCompleted'>) => {
    const completions = change.completions ?? goal.completions;
    const isCompleted = change.isCompleted ?? completions >= goal.target;
    const moved = { ...goal, completions, isCompleted };
    keep.put({ ...moved, progress: progressOf(moved) });
    const from = change.completions === undefined ? {} : { from: { completions: goal.completions } };
    send({ id: goal.id, ...change, ...from });
  };
}

/** The same step, counted from what another screen has counted to meanwhile; null where it leads nowhere from there. */
function countFrom(present: GoalDetail, wanted: number, from: GoalChange['from']): GoalChange | null {
  const step = wanted - (from?.completions ?? wanted);
  const completions = Math.min(present.target, Math.max(0, present.completions + step));
  return completions === present.completions ? null : { completions, from: { completions: present.completions } };
}
