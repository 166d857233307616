import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';
import type { DeliveryStatus } from '../../../../shared/alerts/queue-states.ts';
import { DELIVERY_CHANNELS, type DeliveryChannel } from '../../../../shared/channels/channels.ts';

interface DeliveryQuery {
  status: DeliveryStatus | undefined;
  channel: DeliveryChannel | undefined;
  /** The members whose deliveries to return; all members when null. */
  userIds: number[] | null;
  limit: number;
  offset: number;
}

/** Returns one page of the deliveries, newest first, plus one row that shows whether there is a next page. */
export async function findDeliveries(q: Queries, { status, channel, userIds, limit, offset }: DeliveryQuery) {
  const { deliveries: t, users, queuedJobs } = q.tables;
  return q
    .select({
      id: t.id,
      jobId: t.jobId,
      userId: t.userId,
      username: users.username,
      kind: t.kind,
      contentType: queuedJobs.contentType,
      isDev: sql`coalesce(${queuedJobs.isDev}, ${sql.param(false, queuedJobs.isDev)})`.mapWith(queuedJobs.isDev),
      channel: t.channel,
      status: t.status,
      errorCode: t.errorCode,
      attempts: t.attempts,
      dueAt: t.dueAt,
      retryUntil: t.retryUntil,
      startedAt: t.startedAt,
      finishedAt: t.finishedAt,
      deliveredAt: t.deliveredAt,
      readAt: t.readAt,
      createdAt: t.createdAt,
    })
    .from(t)
    .innerJoin(users, eq(users.id, t.userId))
    .leftJoin(queuedJobs, eq(queuedJobs.id, t.jobId))
    .where(and(userIds ? q.isIn(t.userId, userIds) : undefined, inState(q, status), channel && eq(t.channel, channel)))
    .orderBy(desc(t.id))
    .limit(limit + 1)
    .offset(offset);
}

/**
 * Filters by state in the form that uses the index of that state. The common states, sent and captured, are found by
 * reading back from the newest row.
 */
function inState(q: Queries, status: DeliveryStatus | undefined): SQL | undefined {
  const { deliveries: t } = q.tables;
  switch (status) {
    case undefined:
      return undefined;
    case 'sent':
    case 'captured':
      return eq(t.status, status);
    case 'pending':
    case 'sending':
      return and(eq(t.status, status), inArray(t.channel, DELIVERY_CHANNELS), isNotNull(t.runAt));
    default:
      return q.equalsLiteral(t.status, status);
  }
}
