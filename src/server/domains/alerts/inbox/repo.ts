import { and, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { MemberId } from '../../../lib/actor.ts';

const ENDED = ['sent', 'captured', 'failed', 'skipped', 'suppressed', 'unknown'] as const;

/** When a member last looked into the inbox; undefined when there is no such member. */
export function* readSeenAt(q: Queries, userId: MemberId): Work<Date | null | undefined> {
  const [row] = yield* run(seenAt(q, { userId }));
  return row?.seenAt;
}

const seenAt = defineStatement((q, given: Given<{ userId: number }>) => {
  const { userProfiles: t } = q.tables;
  return q.select({ seenAt: t.inboxSeenAt }).from(t).where(eq(t.userId, given.userId));
});

/**
 * Returns what reached a member, or failed to, since an instant: one row for each entry, whatever the number of its
 * channels, and one for each mail about the account; at most `limit` rows.
 */
export function* readArrivals(
  q: Queries,
  which: { userId: MemberId; since: Date; now: Date; limit: number },
): Work<{ what: string }[]> {
  return yield* run(arrivals(q, which));
}

const arrivals = defineStatement((q, given: Given<{ userId: number; since: Date; now: Date; limit: number }>) => {
  const { deliveries: t } = q.tables;
  return q
    .selectDistinct({ what: sql<string>`coalesce('job ' || ${t.jobId}, 'mail ' || ${t.id})` })
    .from(t)
    .where(
      and(
        eq(t.userId, given.userId),
        gt(t.finishedAt, given.since),
        inArray(t.status, [...ENDED]),
        or(ne(t.kind, 'guidance'), lte(t.dueAt, given.now)),
      ),
    )
    .limit(given.limit);
});

export function* updateSeenAt(q: Queries, userId: MemberId, inboxSeenAt: Date): Work<void> {
  const { userProfiles } = q.tables;
  yield* run(q.update(userProfiles).set({ inboxSeenAt }).where(eq(userProfiles.userId, userId)));
}
