import { and, count, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';
import type { DeliveryChannel } from '../../../../shared/channels/channels.ts';

/** Counts the jobs in each state whose slot is between two instants. */
export async function countJobs(q: Queries, since: Date, until: Date) {
  const { queuedJobs: t } = q.tables;
  return q
    .select({ status: t.status, jobs: count() })
    .from(t)
    .where(and(gt(t.scheduledTime, since), lte(t.scheduledTime, until)))
    .groupBy(t.status);
}

/** Counts the jobs that should have been claimed before an instant. */
export async function countOverdueJobs(q: Queries, now: Date): Promise<number> {
  const { queuedJobs: t } = q.tables;
  const [row] = await q.select({ rows: count() }).from(t).where(lte(t.runAt, now));
  return row?.rows ?? 0;
}

/** Counts the deliveries of a channel that should have been claimed before an instant. */
export async function countOverdueDeliveries(q: Queries, channel: DeliveryChannel, now: Date): Promise<number> {
  const { deliveries: t } = q.tables;
  const [row] = await q
    .select({ rows: count() })
    .from(t)
    .where(and(eq(t.channel, channel), lte(t.runAt, now)));
  return row?.rows ?? 0;
}
