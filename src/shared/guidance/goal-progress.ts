/** How many completions a goal asks for where nothing else is said, and how many at most (decisions.md D12). */
export const GOAL_TARGET = 12;
export const GOAL_TARGET_LIMIT = 365;

/** A goal's progress in percent (decisions.md D12): 100 only for what is done. */
export function progressOf(goal: { target: number; completions: number; isCompleted: boolean }): number {
  const { target, completions, isCompleted } = goal;
  if (isCompleted || completions >= target) return 100;
  return Math.min(99, Math.round((completions / target) * 100));
}
