import { and, desc, eq, max, notInArray } from 'drizzle-orm';
import { change, type Queries, run, type Work } from '../../../../../db/engine/sqlite.ts';
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
      .onConflictDoUpdate({ target: t.endpoint, set: values }),
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

/** Deletes one of a member's browsers, or all of them; gives how many. */
export function* deleteSubscriptions(q: Queries, userId: MemberId, endpoint: string | undefined): Work<number> {
  const { pushSubscriptions: t } = q.tables;
  const chosen = endpoint === undefined ? undefined : eq(t.endpoint, endpoint);
  return yield* change(q.delete(t).where(and(eq(t.userId, userId), chosen)));
}
