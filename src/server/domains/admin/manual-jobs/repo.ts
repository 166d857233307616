import { and, asc, count, eq, gt, lt, ne, notInArray } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';

/** Returns a batch of all members by id, after a given id. */
export function* readMembersAfter(q: Queries, after: number, limit: number) {
  const { userProfiles: t } = q.tables;
  return yield* run(
    q
      .select({ userId: t.userId, timezone: t.timezone, completedOnboarding: t.completedOnboarding })
      .from(t)
      .where(gt(t.userId, after))
      .orderBy(asc(t.userId))
      .limit(limit),
  );
}

/** Counts each member's jobs per local date that count toward the daily limit, among those due between two instants. */
export function* countByDate(q: Queries, userIds: number[], from: Date, until: Date) {
  const { queuedJobs: t } = q.tables;
  return yield* run(
    q
      .select({ userId: t.userId, localDate: t.localDate, jobs: count() })
      .from(t)
      .where(
        and(
          q.isIn(t.userId, userIds),
          gt(t.scheduledTime, from),
          lt(t.scheduledTime, until),
          eq(t.isDev, false),
          notInArray(t.status, ['cancelled', 'skipped']),
        ),
      )
      .groupBy(t.userId, t.localDate),
  );
}

/** Returns the slot id of a job that an administrator created. */
export function manualSlot(contentType: ContentType): string {
  return `manual-${contentType}`;
}

/** Counts the members to whom an administrator sent a type since an instant, without tests and cancelled jobs. */
export function* countManualSends(q: Queries, contentType: ContentType, since: Date): Work<number> {
  const { queuedJobs: t } = q.tables;
  const [row] = yield* run(
    q
      .select({ members: q.countDistinct(t.userId) })
      .from(t)
      .where(manualSince(q, contentType, since)),
  );
  return row?.members ?? 0;
}

/** Returns which of some members were sent a type by an administrator since an instant. */
export function* readManualSends(
  q: Queries,
  userIds: number[],
  contentType: ContentType,
  since: Date,
): Work<Set<number>> {
  const { queuedJobs: t } = q.tables;
  const rows = yield* run(
    q
      .select({ userId: t.userId })
      .from(t)
      .where(and(q.isIn(t.userId, userIds), manualSince(q, contentType, since))),
  );
  return new Set(rows.map((row) => row.userId));
}

function manualSince({ tables: { queuedJobs: t } }: Queries, contentType: ContentType, since: Date) {
  return and(
    gt(t.scheduledTime, since),
    eq(t.timeSlotId, manualSlot(contentType)),
    eq(t.isDev, false),
    ne(t.status, 'cancelled'),
  );
}
