import { and, asc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import {
  change,
  defineStatement,
  differsFrom,
  type Given,
  type Queries,
  run,
  type Work,
} from '../../../../../db/database.ts';
import type { LetterKind } from '../../../../shared/alerts/mail-categories.ts';
import { CANCELLED_BY_ADMIN } from '../../../../shared/alerts/queue-states.ts';
import type { AlertMethod, DeliveryChannel } from '../../../../shared/channels/channels.ts';

export type DeliveryRow = Queries['tables']['deliveries']['$inferSelect'];

/** The lease of a delivery that is stored as claimed, so that only its caller sends it. */
export interface Lease {
  leaseToken: string;
  runAt: Date;
}

/**
 * A message to a member about their account or one of their addresses; it belongs to no job. It has a lease where the
 * caller sends it, and is due at once otherwise.
 */
export interface AccountMessage extends Partial<Lease> {
  userId: number;
  kind: Exclude<DeliveryRow['kind'], 'guidance' | LetterKind>;
  channel: AlertMethod;
  addressId?: number;
  securityEventId?: number;
  /** The instant from which the message counts as queued, where it is not now. */
  createdAt?: Date;
}

export function* insertAccountMessage(q: Queries, message: AccountMessage, now: Date): Work<number> {
  const { deliveries } = q.tables;
  const [row] = yield* run(
    q
      .insert(deliveries)
      .values({ runAt: now, createdAt: now, ...message, dueAt: now })
      .returning({ id: deliveries.id }),
  );
  if (!row) throw new Error('the message was not stored');
  return row.id;
}

/**
 * Stores one row for each channel and address of a job (rules.md S7). A cancelled row waits again, unless an administrator
 * cancelled it; any other row stays as it is.
 */
export function* upsertGuidance(
  q: Queries,
  job: { id: number; userId: number; scheduledTime: Date },
  entryId: number,
  destinations: readonly {
    channel: DeliveryChannel;
    addressId: number;
    insteadOf?: AlertMethod;
    retryUntil?: Date | null;
  }[],
  now: Date,
): Work<void> {
  const { deliveries } = q.tables;
  const due = { entryId, dueAt: job.scheduledTime, runAt: job.scheduledTime };
  yield* run(
    q
      .insert(deliveries)
      .values(
        destinations.map(({ channel, addressId, insteadOf, retryUntil }) => ({
          ...due,
          jobId: job.id,
          userId: job.userId,
          kind: 'guidance' as const,
          channel,
          addressId,
          insteadOf: insteadOf ?? null,
          retryUntil: retryUntil ?? null,
          createdAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: [deliveries.jobId, deliveries.channel, deliveries.addressId, deliveries.repeat],
        set: { ...due, status: 'pending', errorCode: null, finishedAt: null },
        setWhere: and(eq(deliveries.status, 'cancelled'), differsFrom(deliveries.errorCode, CANCELLED_BY_ADMIN)),
      }),
  );
}

/** A delivery with everything that sending it needs. */
export type Sendable = Awaited<ReturnType<typeof sendableOf>>[number];

/** Returns a delivery for its sending; null when another process has claimed it since. */
export async function findForSending(q: Queries, id: number, leaseToken: string): Promise<Sendable | null> {
  const [row] = await sendableOf(q, { id, leaseToken });
  return row ?? null;
}

const sendableOf = defineStatement((q, given: Given<{ id: number; leaseToken: string }>) => {
  const { deliveries, users, userProfiles, alertAddresses, guidanceEntries, queuedJobs, securityEvents, channelRests } =
    q.tables;
  return q
    .select({
      delivery: deliveries,
      name: users.username,
      timeZone: userProfiles.timezone,
      language: users.language,
      address: alertAddresses,
      entry: guidanceEntries,
      job: queuedJobs,
      event: securityEvents,
      rest: channelRests,
    })
    .from(deliveries)
    .innerJoin(users, eq(users.id, deliveries.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, deliveries.userId))
    .leftJoin(
      alertAddresses,
      and(eq(alertAddresses.id, deliveries.addressId), eq(alertAddresses.userId, deliveries.userId)),
    )
    .leftJoin(guidanceEntries, eq(guidanceEntries.id, deliveries.entryId))
    .leftJoin(queuedJobs, eq(queuedJobs.id, deliveries.jobId))
    .leftJoin(securityEvents, eq(securityEvents.id, deliveries.securityEventId))
    .leftJoin(channelRests, eq(channelRests.channel, sql`${deliveries.channel}`))
    .where(and(eq(deliveries.id, given.id), eq(deliveries.leaseToken, given.leaseToken)));
});

/** Returns the instant of a member's first planned slot after another; null where there is none. */
export async function findNextSlot(q: Queries, userId: number, after: Date): Promise<Date | null> {
  const [row] = await nextSlotOf(q, { userId, after });
  return row?.scheduledTime ?? null;
}

const nextSlotOf = defineStatement((q, given: Given<{ userId: number; after: Date }>) => {
  const { queuedJobs: t } = q.tables;
  return q
    .select({ scheduledTime: t.scheduledTime })
    .from(t)
    .where(
      and(
        eq(t.userId, given.userId),
        gt(t.scheduledTime, given.after),
        inArray(t.status, ['waiting', 'processing']),
        eq(t.isDev, false),
      ),
    )
    .orderBy(asc(t.scheduledTime))
    .limit(1);
});

/** Returns the member's jobs that are being prepared or are prepared, and whose slot is to come. */
export function* readUpcomingJobs(q: Queries, userId: number, now: Date) {
  const { queuedJobs: t } = q.tables;
  return yield* run(
    q
      .select({ id: t.id, userId: t.userId, contentType: t.contentType, scheduledTime: t.scheduledTime })
      .from(t)
      .where(and(eq(t.userId, userId), gt(t.scheduledTime, now), eq(t.status, 'processing'))),
  );
}

/** Changes a delivery while this process holds the lease. Returns false when it does not. */
export function* updateLeased(q: Queries, id: number, leaseToken: string, values: Partial<DeliveryRow>): Work<boolean> {
  const { deliveries } = q.tables;
  const ours = and(eq(deliveries.id, id), eq(deliveries.leaseToken, leaseToken));
  return (yield* change(q.update(deliveries).set(values).where(ours))) > 0;
}

/** Deletes the oldest deliveries without a job on a channel that are from before an instant. Returns their number. */
export function* deleteJobless(q: Queries, channel: DeliveryChannel, before: Date, limit: number): Work<number> {
  const { deliveries: t } = q.tables;
  // Ids rise with time, so the oldest rows are found by their ids without reading younger ones.
  const oldest = yield* run(
    q
      .select({ id: t.id, createdAt: t.createdAt })
      .from(t)
      .where(and(isNull(t.jobId), eq(t.channel, channel)))
      .orderBy(asc(t.id))
      .limit(limit),
  );
  const ids = oldest.filter(({ createdAt }) => createdAt < before).map(({ id }) => id);
  return yield* change(q.delete(t).where(q.isIn(t.id, ids)));
}

export type TermsRow = Pick<DeliveryRow, 'status' | 'createdAt' | 'runAt' | 'leaseToken'>;

/** An address whose owner proved it, and the instant of the proof. */
export interface ProvedAddress {
  userId: number;
  channel: AlertMethod;
  addressId: number;
  verifiedAt: Date;
}

/** Returns the messages with the terms that were queued for an address since it was proved, the oldest first. */
export function* readTerms(q: Queries, { userId, channel, addressId, verifiedAt }: ProvedAddress): Work<TermsRow[]> {
  return yield* run(termsOf(q, { userId, channel, addressId, verifiedAt }));
}

const termsOf = defineStatement((q, given: Given<ProvedAddress>) => {
  const { deliveries: t } = q.tables;
  const theirs = and(eq(t.userId, given.userId), eq(t.channel, given.channel), eq(t.addressId, given.addressId));
  return q
    .select({ status: t.status, createdAt: t.createdAt, runAt: t.runAt, leaseToken: t.leaseToken })
    .from(t)
    .where(and(theirs, eq(t.kind, 'number_verified'), gte(t.createdAt, given.verifiedAt)))
    .orderBy(asc(t.createdAt), asc(t.id));
});

/** Returns a delivery by its id, or null. */
export function* readDelivery(q: Queries, id: number): Work<DeliveryRow | null> {
  const [row] = yield* run(deliveryOf(q, { id }));
  return row ?? null;
}

const deliveryOf = defineStatement((q, given: Given<{ id: number }>) => {
  const { deliveries: t } = q.tables;
  return q.select().from(t).where(eq(t.id, given.id));
});

/** Returns every delivery of a job, the oldest first. */
export function* readOfJob(q: Queries, jobId: number): Work<DeliveryRow[]> {
  return yield* run(deliveriesOfJob(q, { jobId }));
}

const deliveriesOfJob = defineStatement((q, given: Given<{ jobId: number }>) => {
  const { deliveries: t } = q.tables;
  return q.select().from(t).where(eq(t.jobId, given.jobId)).orderBy(asc(t.id));
});

/** Changes deliveries, whichever process holds them. */
export function* updateDeliveries(q: Queries, ids: number[], values: Partial<DeliveryRow>): Work<void> {
  const { deliveries: t } = q.tables;
  yield* run(q.update(t).set(values).where(q.isIn(t.id, ids)));
}
