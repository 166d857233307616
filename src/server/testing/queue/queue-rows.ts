import type { Site } from '../../site/site.ts';

type NewJob = Site['db']['tables']['queuedJobs']['$inferInsert'];
type NewDelivery = Site['db']['tables']['deliveries']['$inferInsert'];

let made = 0;

/** Inserts a job directly into the table, waiting for a slot at this instant by default; returns its id. */
export async function addJob(site: Site, userId: number, fields: Partial<NewJob> = {}): Promise<number> {
  made += 1;
  const scheduledTime = fields.scheduledTime ?? new Date(site.clock.now());
  const [row] = await site.db
    .insert(site.db.tables.queuedJobs)
    .values({
      jobId: `${userId}:row-${made}`,
      userId,
      contentType: 'prayer',
      scheduledTime,
      executionTime: scheduledTime,
      dayOfWeek: 'monday',
      timeSlotId: 'monday-0900-prayer',
      localDate: scheduledTime.toISOString().slice(0, 10),
      timezone: 'UTC',
      createdAt: scheduledTime,
      ...fields,
    })
    .returning();
  return row?.id as number;
}

/** Inserts a guidance delivery directly into the table, sent by e-mail by default; returns its id. */
export async function addDelivery(site: Site, userId: number, fields: Partial<NewDelivery> = {}): Promise<number> {
  const dueAt = fields.dueAt ?? new Date(site.clock.now());
  const runAt = fields.status === 'pending' ? dueAt : null;
  const [row] = await site.db
    .insert(site.db.tables.deliveries)
    .values({ userId, kind: 'guidance', channel: 'email', status: 'sent', dueAt, runAt, createdAt: dueAt, ...fields })
    .returning();
  return row?.id as number;
}
