import { isNotNull, sql } from 'drizzle-orm';
import { ALERT_METHODS, DELIVERY_CHANNELS } from '../../src/shared/channels/channels.ts';
import type { SchemaKit } from '../columns.ts';
import type { AuthTables } from './auth.ts';
import type { GuidanceTables } from './guidance.ts';
import type { ScheduleTables } from './schedule.ts';
import { ownerColumn } from './users.ts';

/** A message that its provider refused for now, and when it was given up, in milliseconds since the epoch. */
export interface FailedMessage {
  deliveryId: number;
  failedAt: number;
}

/** Where messages go, what became of each, and what was consented to. */
export function alertTables(
  kit: SchemaKit,
  { users, securityEvents, queuedJobs, guidanceEntries }: AuthTables & ScheduleTables & GuidanceTables,
) {
  const alertAddresses = kit.table(
    'alert_addresses',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      channel: kit.choice(ALERT_METHODS).notNull(),
      address: kit.text().notNull(),
      verifiedAt: kit.instant(),
      // Since when the holder of the account is known to read this address; null for never. What was set before may be
      // a stranger's (decisions.md D42).
      ownSince: kit.instant(),
      // The browser that confirmed the address while nobody was signed in to the account there, as among the known
      // devices; empty for none. While it is set, `ownSince` does not count: a sign-in from that browser clears it.
      verifiedIn: kit.text(),
      disabledAt: kit.instant(),
      disabledReason: kit.text(),
      // The messages that failed because the provider refused the address for now, since the last one that went
      // through: 14 days of them, each once however often it was tried (rules.md C20).
      failedMessages: kit.json<FailedMessage[]>().notNull().default([]),
    },
    (t) => [kit.uniqueIndex('alert_addresses_channel').on(t.userId, t.channel)],
  );

  const deliveries = kit.table(
    'deliveries',
    {
      id: kit.id(),
      jobId: kit.int().references(() => queuedJobs.id, { onDelete: 'cascade' }),
      entryId: kit.int().references(() => guidanceEntries.id, { onDelete: 'set null' }),
      userId: ownerColumn(kit, users),
      kind: kit
        .choice(['guidance', 'verify_email', 'change_email', 'reset_password', 'security_alert', 'test'])
        .notNull(),
      // What an alert is about.
      securityEventId: kit.int().references(() => securityEvents.id, { onDelete: 'set null' }),
      channel: kit.choice(DELIVERY_CHANNELS).notNull(),
      status: kit
        .choice(['pending', 'sending', 'sent', 'captured', 'failed', 'skipped', 'suppressed', 'unknown', 'cancelled'])
        .notNull()
        .default('pending'),
      // The instant the message is for; what is late is judged by it, retries do not move it.
      dueAt: kit.instant().notNull(),
      runAt: kit.instant(),
      leaseToken: kit.text(),
      attempts: kit.int().notNull().default(0),
      providerId: kit.text(),
      errorCode: kit.text(),
      createdAt: kit.createdAt(),
      startedAt: kit.instant(),
      finishedAt: kit.instant(),
    },
    (t) => [
      kit.uniqueIndex('deliveries_job_channel').on(t.jobId, t.channel),
      kit.index('deliveries_due').on(t.channel, t.runAt).where(isNotNull(t.runAt)),
      kit.index('deliveries_user').on(t.userId, t.createdAt),
      kit.index('deliveries_entry').on(t.entryId),
      // Of the states that are rare only: a message that arrives pays nothing for it.
      kit
        .index('deliveries_trouble')
        .on(t.status)
        .where(
          sql`(${t.status} = 'failed' or ${t.status} = 'skipped' or ${t.status} = 'suppressed' or ${t.status} = 'unknown' or ${t.status} = 'cancelled')`,
        ),
      kit.index('deliveries_security_event').on(t.securityEventId),
    ],
  );

  // No reference to users: rows outlive nothing else, and triggers (see migrations) refuse to change one, or to
  // delete one while its member exists (decisions.md D30).
  const consentEvents = kit.table(
    'consent_events',
    {
      id: kit.id(),
      userId: kit.int().notNull(),
      channel: kit.text().notNull(),
      action: kit.choice(['opt_in', 'opt_out', 'verified', 'paused', 'resumed', 'wording_shown']).notNull(),
      source: kit.text().notNull(),
      wordingVersion: kit.text(),
      addressHash: kit.text(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('consent_events_user').on(t.userId, t.id)],
  );

  const telegramSubscriptions = kit.table(
    'telegram_subscriptions',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      telegramChatId: kit.text().notNull().unique(),
      telegramUsername: kit.text(),
      firstName: kit.text(),
      lastName: kit.text(),
      subscriptionToken: kit.text().notNull().unique(),
      isActive: kit.flag().notNull().default(false),
      subscribedAt: kit.instant(),
      lastMessageAt: kit.instant(),
    },
    (t) => [kit.index('telegram_subscriptions_user').on(t.userId)],
  );

  const pushSubscriptions = kit.table(
    'push_subscriptions',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      // The push service's address for one browser, and the keys that only that browser can read with (RFC 8291).
      endpoint: kit.text().notNull().unique(),
      p256dh: kit.text().notNull(),
      auth: kit.text().notNull(),
      userAgent: kit.text(),
      // The browser it is in, as among the known devices: it ends with that browser's session.
      deviceHash: kit.text(),
      // The browser registers again at each start, so this is when it was last seen.
      createdAt: kit.createdAt(),
      // When its member was asked about a browser that was not seen for long (rules.md C25).
      askedAt: kit.instant(),
    },
    (t) => [kit.index('push_subscriptions_user').on(t.userId), kit.index('push_subscriptions_seen').on(t.createdAt)],
  );

  // A whole channel that is not to be called until an instant, because its provider refused the site (rules.md C6).
  const channelRests = kit.table('channel_rests', {
    channel: kit.choice(ALERT_METHODS).primaryKey(),
    until: kit.instant().notNull(),
    code: kit.text().notNull(),
  });

  return { channelRests, alertAddresses, deliveries, consentEvents, telegramSubscriptions, pushSubscriptions };
}
