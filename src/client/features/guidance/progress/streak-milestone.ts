import type { Dashboard } from '../../../../shared/guidance.ts';

/** The streak lengths that the dashboard marks, in days. */
const MILESTONES = { week: 7, month: 30, year: 365 } as const;

type Milestone = keyof typeof MILESTONES;

/** Returns the milestone that a streak reached today; null on every other day. */
export function reachedMilestone({
  streakDays,
  week,
}: Pick<Dashboard['stats'], 'streakDays' | 'week'>): Milestone | null {
  const today = week.findLast(({ state }) => state !== 'ahead');
  if (today?.state !== 'kept') return null;
  const names = Object.keys(MILESTONES) as Milestone[];
  return names.find((name) => MILESTONES[name] === streakDays) ?? null;
}
