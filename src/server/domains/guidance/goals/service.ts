import type { Queries, Work } from '../../../../../db/engine/sqlite.ts';
import { GOAL_WORDS } from '../../../../content/goals.ts';
import type { Challenge } from '../../../../shared/onboarding.ts';
import type { Site } from '../../../lib/site.ts';
import * as repo from './repo.ts';

const MOST_GOALS = 3;
const COMPLETIONS = 12;
const WEEKS = 12;

/** Makes up to three goals of the chosen challenges; a challenge that has one keeps it (decisions.md D12). */
export function* makeGoals(
  q: Queries,
  site: Site,
  userId: number,
  challenges: readonly Challenge[],
  today: Temporal.PlainDate,
): Work<void> {
  const known = yield* repo.readGoals(q, userId);
  const open = known.filter((goal) => goal.challenge !== null && !goal.isCompleted).length;
  const fresh = [...new Set(challenges)].filter((challenge) => !known.some((goal) => goal.challenge === challenge));
  const targetDate = today.add({ weeks: WEEKS }).toString();
  yield* repo.insertGoals(
    q,
    fresh.slice(0, Math.max(0, MOST_GOALS - open)).map((challenge) => ({
      userId,
      challenge,
      ...GOAL_WORDS[challenge],
      target: COMPLETIONS,
      targetDate,
      createdAt: new Date(site.clock.now()),
    })),
  );
}

/**
 * Counts one completion toward the open goals it speaks to; where it speaks to none of them, toward the one that has
 * moved least (decisions.md D12).
 */
export function* advanceGoals(q: Queries, userId: number, challenges: readonly string[]): Work<void> {
  const open = (yield* repo.readGoals(q, userId)).filter((goal) => goal.challenge !== null && !goal.isCompleted);
  const spokenTo = open.filter((goal) => challenges.includes(goal.challenge as string));
  const least = open.reduce<repo.GoalRow | null>(
    (slowest, goal) => (slowest === null || goal.progress < slowest.progress ? goal : slowest),
    null,
  );
  for (const goal of spokenTo.length ? spokenTo : least ? [least] : []) {
    const completions = Math.min(goal.target, goal.completions + 1);
    const progress = Math.round((completions / goal.target) * 100);
    yield* repo.updateProgress(q, goal.id, { completions, progress, isCompleted: completions >= goal.target });
  }
}
