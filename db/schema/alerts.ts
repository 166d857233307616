import { isNotNull, sql } from 'drizzle-orm';
import {
  ALERT_METHODS,
  DELIVERY_CHANNELS,
  EXCLUSIVE_METHODS,
  REPORTING_METHODS,
} from '../../src/shared/channels/channels.ts';
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

/** What a channel keeps of an address besides its text, under names of its own. */
export type AddressDetails = Readonly<Record<string, string | null>>;

/** Where messages go, what became of each, and what was consented to. */
export function alertTables(
  kit: SchemaKit,
  { users, securityEvents, queuedJobs, guidanceEntries }: AuthTables & ScheduleTables & GuidanceTables,
) {
  // Where the messages of a channel go. A member has one row on most channels, and one for each browser.
  const alertAddresses = kit.table(
    'alert_addresses',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      channel: kit.choice(ALERT_METHODS).notNull(),
      // An e-mail address, a phone number, the id of a chat, or what a browser's push service calls it.
      address: kit.text().notNull(),
      // What the channel knows of it besides, such as the name of a chat; its member may see it.
      details: kit.json<AddressDetails>().notNull().default({}),
      // What only the channel may see, such as the keys of a browser.
      secrets: kit.json<AddressDetails>().notNull().default({}),
      verifiedAt: kit.instant(),
      // Since when the holder of the account is known to read this address; null for never. What was set before may be
      // a stranger's (decisions.md D42).
      ownSince: kit.instant(),
      // The browser that confirmed the address while nobody was signed in to the account there, as among the known
      // devices; empty for none. While it is set, `ownSince` does not count: a sign-in from that browser clears it.
      verifiedIn: kit.text(),
      disabledAt: kit.instant(),
      disabledReason: kit.text(),
      // Since when its owner wants no more messages there, told to the provider or by a reply (rules.md C2).
      optedOutAt: kit.instant(),
      // The messages that failed because the provider refused the address for now, since the last one that went
      // through: 14 days of them, each once however often it was tried (rules.md C20).
      failedMessages: kit.json<FailedMessage[]>().notNull().default([]),
      // For a browser: which one it is, as among the known devices, for it ends with that browser's session; when it
      // registered last, which it does at each start; and when its member was asked about it (rules.md C25).
      deviceHash: kit.text(),
      seenAt: kit.instant(),
      askedAt: kit.instant(),
    },
    (t) => [
      kit.uniqueIndex('alert_addresses_member').on(t.userId, t.channel, t.address),
      kit.index('alert_addresses_holder').on(t.channel, t.address),
      // A chat or a browser belongs to one member (rules.md C27, C28); a number may be shared.
      kit
        .uniqueIndex('alert_addresses_exclusive')
        .on(t.channel, t.address)
        .where(sql`${t.channel} in (${sql.raw(EXCLUSIVE_METHODS.map((method) => `'${method}'`).join(', '))})`),
      kit.index('alert_addresses_seen').on(t.seenAt).where(isNotNull(t.seenAt)),
    ],
  );

  const deliveries = kit.table(
    'deliveries',
    {
      id: kit.id(),
      jobId: kit.int().references(() => queuedJobs.id, { onDelete: 'cascade' }),
      entryId: kit.int().references(() => guidanceEntries.id, { onDelete: 'set null' }),
      userId: ownerColumn(kit, users),
      kind: kit
        .choice(['guidance', 'verify_email', 'change_email', 'reset_password', 'security_alert', 'verify_code', 'test'])
        .notNull(),
      // What an alert is about.
      securityEventId: kit.int().references(() => securityEvents.id, { onDelete: 'set null' }),
      channel: kit.choice(DELIVERY_CHANNELS).notNull(),
      // The address it goes to. 0 where the channel has none, such as the app, and for mail about an account, which names
      // its own. There is no reference, so that the row still says what was sent after the address is gone.
      addressId: kit.int().notNull().default(0),
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
      // What the provider reported after it took the message (rules.md C7).
      deliveredAt: kit.instant(),
      readAt: kit.instant(),
      errorCode: kit.text(),
      createdAt: kit.createdAt(),
      startedAt: kit.instant(),
      finishedAt: kit.instant(),
    },
    (t) => [
      kit.uniqueIndex('deliveries_job_address').on(t.jobId, t.channel, t.addressId),
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
      // Of the channels whose providers report what became of a message, which they name by their own id.
      kit
        .index('deliveries_provider')
        .on(t.providerId)
        .where(sql`${t.channel} in (${sql.raw(REPORTING_METHODS.map((method) => `'${method}'`).join(', '))})`),
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

  // What a member has yet to do to prove an address: type the code it was sent, or open the link that names the member
  // to a provider. The secret itself is in no table.
  const addressProofs = kit.table(
    'address_proofs',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      channel: kit.choice(ALERT_METHODS).notNull(),
      // Empty where the provider tells the address with the secret.
      address: kit.text().notNull(),
      secretHash: kit.text().notNull(),
      triesLeft: kit.int().notNull(),
      createdAt: kit.createdAt(),
      expiresAt: kit.instant().notNull(),
    },
    (t) => [
      kit.index('address_proofs_user').on(t.userId, t.channel),
      kit.index('address_proofs_secret').on(t.secretHash),
      kit.index('address_proofs_expires').on(t.expiresAt),
    ],
  );

  // A whole channel that is not to be called until an instant, because its provider refused the site (rules.md C6).
  const channelRests = kit.table('channel_rests', {
    channel: kit.choice(ALERT_METHODS).primaryKey(),
    until: kit.instant().notNull(),
    code: kit.text().notNull(),
  });

  // How far the site has read what a provider keeps for it (Telegram's updates).
  const channelCursors = kit.table('channel_cursors', {
    channel: kit.choice(ALERT_METHODS).primaryKey(),
    cursor: kit.text().notNull(),
  });

  return { channelRests, channelCursors, alertAddresses, addressProofs, deliveries, consentEvents };
}
