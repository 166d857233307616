import { and, eq } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/engine/sqlite.ts';
import type { MemberId } from '../../../lib/actor.ts';

export type GoalRow = Queries['tables']['userGoals']['$inferSelect'];
export type NewGoal = Queries['tables']['userGoals']['$inferInsert'];

/** A member's goals, oldest first. */
export async function findGoals(q: Queries, userId: MemberId): Promise<GoalRow[]> {
  const { userGoals } = q.tables;
  return q.select().from(userGoals).where(eq(userGoals.userId, userId)).orderBy(userGoals.id);
}

export function* readGoals(q: Queries, userId: number): Work<GoalRow[]> {
  const { userGoals } = q.tables;
  return yield* run(q.select().from(userGoals).where(eq(userGoals.userId, userId)).orderBy(userGoals.id));
}

export function* insertGoals(q: Queries, goals: NewGoal[]): Work<void> {
  if (goals.length) yield* run(q.insert(q.tables.userGoals).values(goals));
}

export function* updateProgress(
  q: Queries,
  id: number,
  change: { completions: number; progress: number; isCompleted: boolean },
): Work<void> {
  const { userGoals } = q.tables;
  yield* run(
    q
      .update(userGoals)
      .set(change)
      .where(and(eq(userGoals.id, id), eq(userGoals.isCompleted, false))),
  );
}
