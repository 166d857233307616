import { asc, eq } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Channel } from '../../channels/channel.ts';
import type { Compose, Composer } from '../../domains/guidance/entries.ts';
import type { OpenSite } from '../../site/open-site.ts';
import type { Site } from '../../site/site.ts';
import type { RecordingChannel } from '../providers/recording-channel.ts';
import { createTestScheduler, type TestScheduler } from './scheduler.ts';

/** Starts a scheduler, waits until it has done everything due, and stops it when the test ends. */
export async function startScheduler(
  site: Site,
  channels: readonly Channel[],
  compose?: Compose | Composer,
): Promise<TestScheduler> {
  const scheduler = createTestScheduler(site, channels, compose);
  onTestFinished(() => scheduler.stop());
  await scheduler.start();
  await scheduler.beat();
  return scheduler;
}

/** Returns every job, or one member's, in the order of their slots. */
export async function readJobs(site: Site, userId?: number) {
  const { queuedJobs: t } = site.db.tables;
  return site.db
    .select()
    .from(t)
    .where(userId === undefined ? undefined : eq(t.userId, userId))
    .orderBy(asc(t.scheduledTime), asc(t.id));
}

/** Describes each job in one line: date, slot, instant, status and reason. */
export async function describeJobs(site: Site, userId?: number): Promise<string[]> {
  return (await readJobs(site, userId)).map(({ localDate, timeSlotId, scheduledTime, status, errorMessage }) =>
    [localDate, timeSlotId, atMinute(scheduledTime), status, errorMessage].filter(Boolean).join(' '),
  );
}

/** Returns every guidance delivery, or those on one channel, oldest first. */
export async function readDeliveries(site: Site, channel?: 'email' | 'sms' | 'whatsapp' | 'push' | 'app') {
  const { deliveries: t } = site.db.tables;
  const rows = await site.db.select().from(t).orderBy(asc(t.id));
  return rows.filter((row) => row.kind === 'guidance' && (channel === undefined || row.channel === channel));
}

/** Returns every entry, including hidden ones. */
export async function readEntries(site: Site) {
  const { guidanceEntries: t } = site.db.tables;
  return site.db.select().from(t).orderBy(asc(t.id));
}

/** Returns the guidance messages that a channel has sent. */
export function guidanceOn(channel: RecordingChannel) {
  return channel.sent.filter((message) => message.kind === 'guidance');
}

/** Formats an instant as `2027-03-01T09:00Z`. */
export function atMinute(instant: Date | number): string {
  return Temporal.Instant.fromEpochMilliseconds(Number(instant)).toString({ smallestUnit: 'minute' });
}

let added = 0;

/** Inserts many members with a confirmed address and no week, without the cost of hashing passwords. */
export function addMembers(site: OpenSite, count: number): number[] {
  const { client } = site.db;
  const user = client.prepare(
    "INSERT INTO users (username, username_key, email, email_key, password) VALUES (?, ?, ?, ?, '-') RETURNING id",
  );
  const profile = client.prepare(`INSERT INTO user_profiles (user_id, alert_methods) VALUES (?, '["email"]')`);
  const address = client.prepare(
    "INSERT INTO alert_addresses (user_id, channel, address, verified_at) VALUES (?, 'email', ?, 0)",
  );
  return client.transaction(() =>
    Array.from({ length: count }, () => {
      added += 1;
      const name = `crowd-${added}`;
      const { id } = user.get(name, name, `${name}@parish.example`, `${name}@parish.example`) as { id: number };
      profile.run(id);
      address.run(id, `${name}@parish.example`);
      return id;
    }),
  )();
}
