import { and, eq, isNull, lt } from 'drizzle-orm';
import { change, defineStatement, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { MemberId } from '../../../lib/actor.ts';

export type GoalRow = Queries['tables']['userGoals']['$inferSelect'];
type NewGoal = Queries['tables']['userGoals']['$inferInsert'];

/** Returns a member's goals without the deleted ones, oldest first. */
export async function findGoals(q: Queries, userId: MemberId): Promise<GoalRow[]> {
  return goalsOf(q, { userId });
}

export function* readGoals(q: Queries, userId: number): Work<GoalRow[]> {
  return yield* run(goalsOf(q, { userId }));
}

const goalsOf = defineStatement((q, given: Given<{ userId: number }>) => {
  const { userGoals } = q.tables;
  return q
    .select()
    .from(userGoals)
    .where(and(eq(userGoals.userId, given.userId), isNull(userGoals.deletedAt)))
    .orderBy(userGoals.id);
});

/** Returns a member's own goal; null for any other id and for a deleted goal. */
export function* readGoal(q: Queries, userId: MemberId, id: number): Work<GoalRow | null> {
  const row = yield* readGoalOrDeleted(q, userId, id);
  return row?.deletedAt === null ? row : null;
}

/** Returns a member's own goal, even a deleted one; null for any other id. */
export function* readGoalOrDeleted(q: Queries, userId: MemberId, id: number): Work<GoalRow | null> {
  const { userGoals } = q.tables;
  const [row] = yield* run(
    q
      .select()
      .from(userGoals)
      .where(ownGoal(q, userId, id)),
  );
  return row ?? null;
}

/** Stores a goal and returns it. */
export function* insertGoal(q: Queries, goal: NewGoal): Work<GoalRow> {
  const [row] = yield* run(q.insert(q.tables.userGoals).values(goal).returning());
  if (!row) throw new Error('the goal was not stored');
  return row;
}

/** Changes a member's own goal and returns it. */
export function* updateGoal(q: Queries, userId: MemberId, id: number, values: Partial<GoalRow>): Work<GoalRow> {
  const { userGoals } = q.tables;
  const [row] = yield* run(
    q
      .update(userGoals)
      .set(values)
      .where(ownGoal(q, userId, id))
      .returning(),
  );
  if (!row) throw new Error('the goal was not stored');
  return row;
}

/** Marks a member's own goal as deleted; returns false when there is none. */
export function* markDeleted(q: Queries, userId: MemberId, id: number, deletedAt: Date): Work<boolean> {
  const { userGoals } = q.tables;
  const own = and(ownGoal(q, userId, id), isNull(userGoals.deletedAt));
  return (yield* change(q.update(userGoals).set({ deletedAt }).where(own))) > 0;
}

/** Deletes the rows of goals that were marked as deleted before an instant. */
export async function purgeDeleted(q: Queries, before: Date): Promise<void> {
  const { userGoals } = q.tables;
  await q.delete(userGoals).where(lt(userGoals.deletedAt, before));
}

export function* insertGoals(q: Queries, goals: NewGoal[]): Work<void> {
  if (goals.length) yield* run(q.insert(q.tables.userGoals).values(goals));
}

export function* updateProgress(
  q: Queries,
  id: number,
  progress: { completions: number; progress: number; isCompleted: boolean },
): Work<void> {
  const { userGoals } = q.tables;
  yield* run(
    q
      .update(userGoals)
      .set(progress)
      .where(and(eq(userGoals.id, id), eq(userGoals.isCompleted, false))),
  );
}

function ownGoal(q: Queries, userId: MemberId, id: number) {
  const { userGoals } = q.tables;
  return and(eq(userGoals.id, id), eq(userGoals.userId, userId));
}
