import { and, desc, eq, isNull, lt, max, notInArray } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { MemberId } from '../../../lib/actor.ts';

export type NewSubscription = Omit<Queries['tables']['pushSubscriptions']['$inferInsert'], 'id'>;

/** Stores a browser; one that is known moves to the member who subscribes it now (rules.md C27). */
export function* upsertSubscription(q: Queries, subscription: NewSubscription): Work<void> {
  const { pushSubscriptions: t } = q.tables;
  const { endpoint, ...values } = subscription;
  yield* run(
    q
      .insert(t)
      .values({ endpoint, ...values })
      .onConflictDoUpdate({ target: t.endpoint, set: { ...values, askedAt: null } }),
  );
}

/** Which of some members have a browser that takes push messages, as an address that is proved by its being there. */
export function* readSubscribed(
  q: Queries,
  userIds: number[],
): Work<{ userId: number; channel: 'push'; verifiedAt: Date | null; disabledAt: null }[]> {
  const { pushSubscriptions: t } = q.tables;
  const rows = yield* run(
    q
      .select({ userId: t.userId, verifiedAt: max(t.createdAt) })
      .from(t)
      .where(q.isIn(t.userId, userIds))
      .groupBy(t.userId),
  );
  return rows.map((row) => ({ ...row, channel: 'push', disabledAt: null }));
}

/** Deletes all of a member's browsers but the newest few. */
export function* deleteOldest(q: Queries, userId: MemberId, keep: number): Work<void> {
  const { pushSubscriptions: t } = q.tables;
  const newest = q
    .select({ id: t.id })
    .from(t)
    .where(eq(t.userId, userId))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(keep);
  yield* run(q.delete(t).where(and(eq(t.userId, userId), notInArray(t.id, newest))));
}

/** Deletes those of a member's browsers that are known by these tokens. */
export function* deleteOnDevices(q: Queries, userId: MemberId, deviceHashes: string[]): Work<void> {
  const { pushSubscriptions: t } = q.tables;
  yield* run(q.delete(t).where(and(eq(t.userId, userId), q.isIn(t.deviceHash, deviceHashes))));
}

/** The browsers that were last seen before an instant and whose members were not asked about them yet. */
export function* readUnseen(
  q: Queries,
  before: Date,
): Work<{ id: number; userId: number; userAgent: string | null }[]> {
  const { pushSubscriptions: t } = q.tables;
  return yield* run(
    q
      .select({ id: t.id, userId: t.userId, userAgent: t.userAgent })
      .from(t)
      .where(and(lt(t.createdAt, before), isNull(t.askedAt))),
  );
}

/** Notes when a member was asked about a browser. */
export function* updateAsked(q: Queries, id: number, askedAt: Date): Work<void> {
  const { pushSubscriptions: t } = q.tables;
  yield* run(q.update(t).set({ askedAt }).where(eq(t.id, id)));
}

/** Deletes the browsers that were last seen before an instant and whose members were asked about them before another. */
export function* deleteUnseen(q: Queries, seenBefore: Date, askedBefore: Date): Work<void> {
  const { pushSubscriptions: t } = q.tables;
  yield* run(q.delete(t).where(and(lt(t.createdAt, seenBefore), lt(t.askedAt, askedBefore))));
}

/** Deletes one of a member's browsers, or all of them; gives how many. */
export function* deleteSubscriptions(q: Queries, userId: MemberId, endpoint: string | undefined): Work<number> {
  const { pushSubscriptions: t } = q.tables;
  const chosen = endpoint === undefined ? undefined : eq(t.endpoint, endpoint);
  return yield* change(q.delete(t).where(and(eq(t.userId, userId), chosen)));
}
