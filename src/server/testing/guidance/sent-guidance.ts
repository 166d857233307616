import { and, eq } from 'drizzle-orm';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import { capabilityOf } from '../../domains/alerts/answers/capability.ts';
import type { Site } from '../../site/site.ts';
import { createEntry } from './entries.ts';

type Entry = Parameters<typeof createEntry>[2];
type NewDelivery = Site['db']['tables']['deliveries']['$inferInsert'];

let made = 0;

/** Inserts an entry and its message, sent now. Returns their ids and the capability. */
export async function createSentGuidance(
  site: Site,
  userId: number,
  {
    channel = 'email',
    entry = {},
    delivery = {},
    isDev = false,
  }: { channel?: AlertMethod; entry?: Entry; delivery?: Partial<NewDelivery>; isDev?: boolean } = {},
): Promise<{ entryId: number; deliveryId: number; capability: string }> {
  const { queuedJobs, deliveries, alertAddresses } = site.db.tables;
  made += 1;
  const now = new Date(site.clock.now());
  const localDate = now.toISOString().slice(0, 10);
  const slot = { contentType: entry.contentType ?? 'prayer', dayOfWeek: 'monday', timeSlotId: 'monday-0800' };
  const [job] = await site.db
    .insert(queuedJobs)
    .values({
      jobId: `sent-guidance-${made}`,
      userId,
      ...slot,
      scheduledTime: now,
      executionTime: now,
      status: 'completed',
      localDate,
      timezone: 'UTC',
      isDev,
    })
    .returning({ id: queuedJobs.id });
  const jobId = (job as { id: number }).id;
  const entryId = await createEntry(site, userId, { ...entry, isDev, jobId });
  const [address] = await site.db
    .select()
    .from(alertAddresses)
    .where(and(eq(alertAddresses.userId, userId), eq(alertAddresses.channel, channel)));
  const [row] = await site.db
    .insert(deliveries)
    .values({
      jobId,
      entryId,
      userId,
      kind: 'guidance',
      channel,
      addressId: address?.id ?? 0,
      status: 'sent',
      dueAt: now,
      startedAt: now,
      finishedAt: now,
      createdAt: now,
      ...delivery,
    })
    .returning({ id: deliveries.id });
  const deliveryId = (row as { id: number }).id;
  return { entryId, deliveryId, capability: capabilityOf(site, { id: deliveryId, userId, entryId }) };
}
