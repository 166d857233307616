import { useQueryClient } from '@tanstack/react-query';
import { goalsWords } from '#strings/goals.ts';
import { progressOf } from '../../../shared/goal-progress.ts';
import type { GoalChange, GoalDetail } from '../../../shared/goals.ts';
import { getQueryKey } from '../../lib/calls.ts';
import { showError } from '../../lib/notices.ts';
import { readServerError } from '../../lib/server-error.ts';
import { trpc } from '../../trpc.ts';

/** The member's goals with what they are made of, asked for anew each time they are opened. */
export function useGoals() {
  const { data, error, refetch } = trpc.guidance.goals.list.useQuery(undefined, { refetchOnMount: 'always' });
  return { goals: data?.goals, error, retry: () => void refetch() };
}

/** Puts goals into the list that is kept, and tells the dashboard that they have moved. */
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
    moved: () => void guidance.dashboard.invalidate(),
    askAgain: () => void guidance.goals.list.invalidate(),
  };
}

/** Moves a goal on, completes it or takes that back: shown at once, and as it was where the server refuses. */
export function useMoveGoal() {
  const cache = useQueryClient();
  const keep = useKeepGoals();
  const mutationKey = getQueryKey(trpc.guidance.goals.change);
  // Of several presses in a row only the last answer is the whole truth.
  const isLast = () => cache.isMutating({ mutationKey }) === 1;
  const { mutate } = trpc.guidance.goals.change.useMutation({
    scope: { id: 'goals' },
    onSuccess: ({ goal }) => {
      if (!isLast()) return;
      keep.put(goal);
      keep.moved();
    },
    onError: (error) => {
      const { title, message } = goalsWords.notChanged;
      showError({ title, message: readServerError(error).message ?? message });
      keep.askAgain();
    },
  });
  return (goal: GoalDetail, change: Pick<GoalChange, 'completions' | 'isCompleted'>) => {
    const completions = change.completions ?? goal.completions;
    const isCompleted = change.isCompleted ?? completions >= goal.target;
    const moved = { ...goal, completions, isCompleted };
    keep.put({ ...moved, progress: progressOf(moved) });
    mutate({ id: goal.id, ...change });
  };
}
