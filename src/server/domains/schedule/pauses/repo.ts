import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';

/** A period in which a member gets no messages. */
export interface Pause {
  startsAt: Date;
  endsAt: Date;
}

/** Returns the end of a member's current pause; null without a pause. */
export function* readPausedUntil(q: Queries, userId: number, now: Date): Work<Date | null> {
  const { pauses } = q.tables;
  const [current] = yield* run(
    q
      .select({ endsAt: pauses.endsAt })
      .from(pauses)
      .where(currentOf(q, userId, now)),
  );
  return current?.endsAt ?? null;
}

export function* insertPause(q: Queries, userId: number, pause: Pause): Work<void> {
  yield* run(q.insert(q.tables.pauses).values({ userId, createdAt: pause.startsAt, ...pause }));
}

/** Deletes a member's pauses except the newest `keep`. */
export function* deleteOldestPauses(q: Queries, userId: number, keep: number): Work<void> {
  const { pauses: t } = q.tables;
  const newest = q.select({ id: t.id }).from(t).where(eq(t.userId, userId)).orderBy(desc(t.id)).limit(keep);
  yield* run(q.delete(t).where(and(eq(t.userId, userId), notInArray(t.id, newest))));
}

/** Moves the end of a member's current pause to another instant, or to now; returns false without a pause. */
export function* endPauseAt(q: Queries, userId: number, endsAt: Date, now: Date): Work<boolean> {
  return (
    (yield* change(
      q
        .update(q.tables.pauses)
        .set({ endsAt })
        .where(currentOf(q, userId, now)),
    )) > 0
  );
}

function currentOf(q: Queries, userId: number, now: Date) {
  const { pauses } = q.tables;
  return and(eq(pauses.userId, userId), lte(pauses.startsAt, now), gt(pauses.endsAt, now));
}
