import { and, count, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../../../../../db/database.ts';
import type { DeliveryChannel } from '../../../../shared/channels/channels.ts';

/** How many jobs whose slot was between two instants stand where. */
export async function countJobs(q: Queries, since: Date, until: Date) {
  const { queuedJobs: t } = q.tables;
  return q
    .select({ status: t.status, jobs: count() })
    .from(t)
    .where(and(gt(t.scheduledTime, since), lte(t.scheduledTime, until)))
    .groupBy(t.status);
}

/** How many jobs should have been taken up before an instant. */
export async function countOverdueJobs(q: Queries, now: Date): Promise<number> {
  const { queuedJobs: t } = q.tables;
  const [row] = await q.select({ rows: count() }).from(t).where(lte(t.runAt, now));
  return row?.rows ?? 0;
}

/** How many deliveries on a channel should have been taken up before an instant. */
export async function countOverdueDeliveries(q: Queries, channel: DeliveryChannel, now: Date): Promise<number> {
  const { deliveries: t } = q.tables;
  const [row] = await q
    .select({ rows: count() })
    .from(t)
    .where(and(eq(t.channel, channel), lte(t.runAt, now)));
  return row?.rows ?? 0;
}
