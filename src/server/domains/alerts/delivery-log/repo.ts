import { and, desc, eq, lte, ne, or } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';
import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import type { MemberId } from '../../../lib/actor.ts';

/** One page of a member's messages, newest first, and one more to tell whether there is a next; none of what is to come. */
export async function findDeliveries(
  q: Queries,
  userId: MemberId,
  page: { now: Date; limit: number; offset: number },
): Promise<DeliveryRecord[]> {
  const { deliveries: t, guidanceEntries } = q.tables;
  return q
    .select({
      id: t.id,
      kind: t.kind,
      channel: t.channel,
      status: t.status,
      errorCode: t.errorCode,
      attempts: t.attempts,
      dueAt: t.dueAt,
      finishedAt: t.finishedAt,
      createdAt: t.createdAt,
      entryId: t.entryId,
      title: guidanceEntries.title,
      contentType: guidanceEntries.contentType,
    })
    .from(t)
    .leftJoin(guidanceEntries, and(eq(guidanceEntries.id, t.entryId), lte(guidanceEntries.availableAt, page.now)))
    .where(and(eq(t.userId, userId), or(ne(t.kind, 'guidance'), lte(t.dueAt, page.now))))
    .orderBy(desc(t.createdAt), desc(t.id))
    .limit(page.limit + 1)
    .offset(page.offset);
}
