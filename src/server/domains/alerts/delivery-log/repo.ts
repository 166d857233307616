import { and, asc, desc, eq, exists, gt, inArray, isNotNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { type Queries, run, type Work } from '../../../../../db/database.ts';
import type { SlotFilter } from '../../../../shared/alerts/slot-filters.ts';
import type { SlotRecord, SlotWay } from '../../../../shared/alerts/slots.ts';
import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import type { MemberId } from '../../../lib/actor.ts';

/**
 * Returns one page of a member's messages, newest first, without planned ones, plus one row that shows whether there is
 * a next page.
 */
export function* readDeliveries(
  q: Queries,
  userId: MemberId,
  page: { now: Date; limit: number; offset: number },
): Work<DeliveryRecord[]> {
  const { deliveries: t, guidanceEntries } = q.tables;
  return yield* run(
    q
      .select({
        id: t.id,
        kind: t.kind,
        channel: t.channel,
        status: t.status,
        errorCode: t.errorCode,
        attempts: t.attempts,
        dueAt: t.dueAt,
        finishedAt: t.finishedAt,
        deliveredAt: t.deliveredAt,
        readAt: t.readAt,
        createdAt: t.createdAt,
        entryId: t.entryId,
        title: guidanceEntries.title,
        language: guidanceEntries.language,
        contentType: guidanceEntries.contentType,
      })
      .from(t)
      .leftJoin(guidanceEntries, and(eq(guidanceEntries.id, t.entryId), lte(guidanceEntries.availableAt, page.now)))
      .where(and(eq(t.userId, userId), or(ne(t.kind, 'guidance'), lte(t.dueAt, page.now))))
      .orderBy(desc(t.createdAt), desc(t.id))
      .limit(page.limit + 1)
      .offset(page.offset),
  );
}

const NOT_ARRIVED = ['failed', 'skipped', 'suppressed', 'unknown'] as const;

/**
 * Returns one page of a member's slots, the latest first, plus one row. Slots that were cancelled before they were
 * prepared, such as those of an earlier week, are left out.
 */
export function* readSlots(
  q: Queries,
  userId: MemberId,
  { show, now, limit, offset }: { show: SlotFilter; now: Date; limit: number; offset: number },
): Work<Omit<SlotRecord, 'entryId' | 'title' | 'language' | 'ways'>[]> {
  const { queuedJobs: t, deliveries: d } = q.tables;
  const hasDelivery = (which?: SQL) =>
    exists(
      q
        .select({ id: d.id })
        .from(d)
        .where(and(eq(d.jobId, t.id), which)),
    );
  const shown = {
    all: undefined,
    coming: and(gt(t.scheduledTime, now), inArray(t.status, ['waiting', 'processing'])),
    arrived: eq(t.status, 'completed'),
    missed: or(inArray(t.status, ['failed', 'skipped']), hasDelivery(inArray(d.status, [...NOT_ARRIVED]))),
  }[show];
  return yield* run(
    q
      .select({
        id: t.id,
        at: t.scheduledTime,
        contentType: t.contentType,
        status: t.status,
        errorCode: t.errorMessage,
      })
      .from(t)
      .where(
        and(
          eq(t.userId, userId),
          eq(t.isDev, false),
          or(ne(t.status, 'cancelled'), isNotNull(t.errorMessage), hasDelivery()),
          shown,
        ),
      )
      .orderBy(desc(t.scheduledTime), desc(t.id))
      .limit(limit + 1)
      .offset(offset),
  );
}

/** A delivery of a slot, and its entry with the title once it may be shown. */
type SlotDelivery = SlotWay & { jobId: number | null } & Pick<SlotRecord, 'entryId' | 'title' | 'language'>;

/** Returns the deliveries of some slots, in the order they were made. */
export function* readSlotDeliveries(q: Queries, jobIds: readonly number[], now: Date): Work<SlotDelivery[]> {
  const { deliveries: t, guidanceEntries: entries } = q.tables;
  return yield* run(
    q
      .select({
        jobId: t.jobId,
        id: t.id,
        channel: t.channel,
        status: t.status,
        errorCode: t.errorCode,
        attempts: t.attempts,
        finishedAt: t.finishedAt,
        deliveredAt: t.deliveredAt,
        readAt: t.readAt,
        entryId: entries.id,
        title: entries.title,
        language: entries.language,
      })
      .from(t)
      .leftJoin(entries, and(eq(entries.id, t.entryId), lte(entries.availableAt, now)))
      .where(q.isIn(t.jobId, jobIds))
      .orderBy(asc(t.id)),
  );
}
