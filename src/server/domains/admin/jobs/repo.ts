import { and, asc, desc, eq, inArray, isNotNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';
import type { JobStatus } from '../../../../shared/alerts/queue-states.ts';
import { DELIVERY_CHANNELS } from '../../../../shared/channels/channels.ts';
import { MINUTE_MS } from '../../../../shared/schedule/durations.ts';

interface JobQuery {
  /** When absent, every state except cancelled, like the total (decisions.md D22). */
  status: JobStatus | undefined;
  /** The members of the jobs; all when null. */
  userIds: number[] | null;
  now: Date;
  limit: number;
  offset: number;
}

/**
 * Returns one page of the jobs, plus one row that shows whether there is a next page. Waiting jobs come in the order
 * they are due, all others with the newest slot first.
 */
export async function findJobs(q: Queries, { status, userIds, now, limit, offset }: JobQuery) {
  const { queuedJobs: t, users } = q.tables;
  const order = status === 'waiting' ? [asc(t.runAt), asc(t.id)] : [desc(t.scheduledTime), desc(t.id)];
  return q
    .select({
      id: t.id,
      jobId: t.jobId,
      userId: t.userId,
      username: users.username,
      contentType: t.contentType,
      status: t.status,
      scheduledTime: t.scheduledTime,
      executionTime: t.executionTime,
      completedAt: t.completedAt,
      attempts: t.attempts,
      errorMessage: t.errorMessage,
      isDev: t.isDev,
    })
    .from(t)
    .innerJoin(users, eq(users.id, t.userId))
    .where(and(userIds ? q.isIn(t.userId, userIds) : undefined, inState(q, status, now)))
    .orderBy(...order)
    .limit(limit + 1)
    .offset(offset);
}

/** Filters by state in the form that uses the index of that state, so no query scans three months of jobs. */
function inState(q: Queries, status: JobStatus | undefined, now: Date): SQL | undefined {
  const { queuedJobs: t } = q.tables;
  switch (status) {
    case undefined:
      return ne(t.status, 'cancelled');
    case 'waiting':
      return and(eq(t.status, status), isNotNull(t.runAt));
    case 'processing':
      return and(eq(t.status, status), or(inArray(t.id, underWay(q)), inArray(t.id, leased(q, now))));
    case 'completed':
      return and(eq(t.status, status), lte(t.scheduledTime, now));
    default:
      return q.equalsLiteral(t.status, status);
  }
}

/** Selects jobs that wait for one of their deliveries. */
function underWay(q: Queries) {
  const { deliveries: t } = q.tables;
  return q
    .select({ jobId: t.jobId })
    .from(t)
    .where(and(inArray(t.channel, DELIVERY_CHANNELS), isNotNull(t.runAt), isNotNull(t.jobId)));
}

/** Selects jobs whose guidance is being prepared: their lease ends within a minute. */
function leased(q: Queries, now: Date) {
  const { queuedJobs: t } = q.tables;
  return q
    .select({ id: t.id })
    .from(t)
    .where(lte(t.runAt, new Date(now.getTime() + MINUTE_MS)));
}
