import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { DeliveryChannel } from '../../../../shared/channels/channels.ts';
import type { JobRow } from '../jobs/repo.ts';

// A job prepares rows of other domains: one hidden entry of guidance, and deliveries of alerts. Only the
// statements that end them with their job are here.

type DeliveryRow = Queries['tables']['deliveries']['$inferSelect'];

/** Stores the state that a prepared job has from its deliveries, unless it was cancelled or skipped. */
export function* updatePrepared(
  q: Queries,
  id: number,
  { status, ...reason }: Pick<JobRow, 'status' | 'errorMessage' | 'completedAt'>,
): Work<void> {
  const { queuedJobs: t } = q.tables;
  const another = and(inArray(t.status, ['processing', 'completed', 'failed']), ne(t.status, status));
  yield* run(
    q
      .update(t)
      .set({ status, ...reason, runAt: null, leaseToken: null })
      .where(and(eq(t.id, id), another)),
  );
}

/** Returns the states of every delivery of a job, by channel. */
export function* readOutcomes(
  q: Queries,
  jobId: number,
): Work<Pick<DeliveryRow, 'channel' | 'status' | 'errorCode'>[]> {
  return yield* run(outcomesOfJob(q, { jobId }));
}

const outcomesOfJob = defineStatement((q, given: Given<{ jobId: number }>) => {
  const { deliveries: t } = q.tables;
  return q
    .select({ channel: t.channel, status: t.status, errorCode: t.errorCode })
    .from(t)
    .where(eq(t.jobId, given.jobId));
});

/** A member's waiting deliveries of some kinds, on one channel or all, to one address or all. */
export interface PendingOf {
  userId: number;
  kinds: readonly DeliveryRow['kind'][];
  channel?: DeliveryChannel;
  addressId?: number;
}

/** Cancels deliveries that have not begun, of these jobs or of a member. Returns the ids of their jobs. */
export function* cancelPending(
  q: Queries,
  which: { jobIds: number[] } | PendingOf,
  reason: string,
  now: Date,
): Work<number[]> {
  const { deliveries } = q.tables;
  const chosen =
    'jobIds' in which
      ? inArray(deliveries.jobId, which.jobIds)
      : and(
          eq(deliveries.userId, which.userId),
          which.channel && eq(deliveries.channel, which.channel),
          // Address id 0 stands for the only address of a channel.
          which.addressId === undefined ? undefined : inArray(deliveries.addressId, [0, which.addressId]),
          inArray(deliveries.kind, [...which.kinds]),
        );
  const rows = yield* run(
    q
      .update(deliveries)
      .set({ status: 'cancelled', runAt: null, leaseToken: null, errorCode: reason, finishedAt: now })
      .where(and(chosen, eq(deliveries.status, 'pending')))
      .returning({ jobId: deliveries.jobId }),
  );
  return rows.flatMap((row) => (row.jobId === null ? [] : [row.jobId]));
}

/** Deletes the entries of these jobs that are still hidden. The member may have answered one that was shown. */
export function* deleteHidden(q: Queries, jobIds: number[], now: Date): Work<void> {
  const { guidanceEntries: t } = q.tables;
  yield* run(q.delete(t).where(and(inArray(t.jobId, jobIds), gt(t.availableAt, now))));
}
