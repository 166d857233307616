import { and, asc, between, count, countDistinct, eq, gt, gte, lt, ne, or } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';
import { APP_CHANNEL } from '../../../../shared/channels/channels.ts';

/** A job's place in the order of slots. */
export interface JobPlace {
  id: number;
  scheduledTime: Date;
}

/** Returns the next jobs in the order of their slots, after one of them and before an instant. Tests are left out. */
export function readJobs(q: Queries, after: JobPlace, until: Date, limit: number) {
  const { queuedJobs: t } = q.tables;
  return q
    .select({ id: t.id, scheduledTime: t.scheduledTime, contentType: t.contentType, status: t.status })
    .from(t)
    .where(
      and(
        gte(t.scheduledTime, after.scheduledTime),
        or(gt(t.scheduledTime, after.scheduledTime), gt(t.id, after.id)),
        lt(t.scheduledTime, until),
        eq(t.isDev, false),
      ),
    )
    .orderBy(asc(t.scheduledTime), asc(t.id))
    .limit(limit);
}

/** Counts the messages of some jobs by their state and their lateness in tenths of a second; null while they wait. */
export function countMessages(q: Queries, jobIds: readonly number[]) {
  const { deliveries: t } = q.tables;
  const tenths = q.elapsed(t.dueAt, t.finishedAt, 100);
  return q
    .select({ status: t.status, tenths, messages: count() })
    .from(t)
    .where(and(q.isIn(t.jobId, jobIds), ne(t.channel, APP_CHANNEL)))
    .groupBy(t.status, tenths);
}

/** Returns the ids of the next members who have finished the wizard. */
export async function readMembers(q: Queries, after: number, limit: number): Promise<number[]> {
  const { userProfiles: t } = q.tables;
  const rows = await q
    .select({ userId: t.userId })
    .from(t)
    .where(and(gt(t.userId, after), eq(t.completedOnboarding, true)))
    .orderBy(asc(t.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Counts those of some members who completed an entry on one of some days, by the date where they live. */
export async function countActive(
  q: Queries,
  userIds: readonly number[],
  { first, last }: { first: string; last: string },
): Promise<number> {
  const { guidanceEntries: t } = q.tables;
  const [row] = await q
    .select({ members: countDistinct(t.userId) })
    .from(t)
    .where(and(q.isIn(t.userId, userIds), eq(t.isDev, false), between(t.completedLocalDate, first, last)));
  return row?.members ?? 0;
}
