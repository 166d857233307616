import { and, eq, gt, lte } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/engine/sqlite.ts';

/** A stretch of time in which a member gets nothing. */
export interface Pause {
  startsAt: Date;
  endsAt: Date;
}

/** A member's pauses, past ones too. */
export async function findPauses(q: Queries, userId: number): Promise<Pause[]> {
  const { pauses } = q.tables;
  return q.select({ startsAt: pauses.startsAt, endsAt: pauses.endsAt }).from(pauses).where(eq(pauses.userId, userId));
}

export function* insertPause(q: Queries, userId: number, pause: Pause): Work<void> {
  yield* run(q.insert(q.tables.pauses).values({ userId, createdAt: pause.startsAt, ...pause }));
}

/** Ends the pause a member is in; false when there is none. */
export function* endPause(q: Queries, userId: number, now: Date): Work<boolean> {
  const { pauses } = q.tables;
  const current = and(eq(pauses.userId, userId), lte(pauses.startsAt, now), gt(pauses.endsAt, now));
  return (yield* change(q.update(pauses).set({ endsAt: now }).where(current))) > 0;
}
