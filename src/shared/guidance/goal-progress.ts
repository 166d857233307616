/** The default number of completions of a goal, and the maximum (decisions.md D12). */
export const GOAL_TARGET = 12;
export const MAX_GOAL_TARGET = 365;

/** Returns a goal's progress in percent (decisions.md D12); 100 only for a completed goal. */
export function progressOf(goal: { target: number; completions: number; isCompleted: boolean }): number {
  const { target, completions, isCompleted } = goal;
  if (isCompleted || completions >= target) return 100;
  return Math.min(99, Math.round((completions / target) * 100));
}
