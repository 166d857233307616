import { isNotNull, sql } from 'drizzle-orm';
import type { Answer } from '../../src/shared/alerts/answers.ts';
import { DELIVERY_KINDS, DELIVERY_STATUSES } from '../../src/shared/alerts/queue-states.ts';
import { MAIL_TOKEN_PURPOSES, SECURITY_EVENTS } from '../../src/shared/auth.ts';
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

/**
 * A message that its provider rejected temporarily, and the instant of its final failure, in milliseconds since the
 * epoch.
 */
interface FailedMessage {
  deliveryId: number;
  failedAt: number;
}

/** A channel's additional data about an address, under the channel's own names. */
type AddressDetails = Readonly<Record<string, string | null>>;

/** The tables of addresses, deliveries, security events and links in mails. */
export function alertTables(
  kit: SchemaKit,
  { users, queuedJobs, guidanceEntries }: AuthTables & ScheduleTables & GuidanceTables,
) {
  // Events that a member is alerted to (decisions.md D5). One row per event; its mail is written from the row.
  const securityEvents = kit.table(
    'security_events',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      kind: kit.choice(SECURITY_EVENTS).notNull(),
      // The target of the alert: the address at that moment. After a change of address that is the old one.
      mailAddress: kit.text().notNull(),
      userAgent: kit.text(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('security_events_user').on(t.userId, t.id)],
  );

  // The links in mails about an account.
  const authTokens = kit.table(
    'auth_tokens',
    {
      tokenHash: kit.text().primaryKey(),
      userId: ownerColumn(kit, users),
      purpose: kit.choice(MAIL_TOKEN_PURPOSES).notNull(),
      // The address the token was sent to. The token proves this address and no later one.
      address: kit.text().notNull(),
      expiresAt: kit.instant().notNull(),
      usedAt: kit.instant(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.index('auth_tokens_user').on(t.userId), kit.index('auth_tokens_expiry').on(t.expiresAt)],
  );

  // The addresses of each channel. A member has one row per channel, but one row per browser for push.
  const alertAddresses = kit.table(
    'alert_addresses',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      channel: kit.choice(ALERT_METHODS).notNull(),
      // An e-mail address, a phone number, a chat id, or the push service's URL for a browser.
      address: kit.text().notNull(),
      // The channel's data about the address, such as the name of a chat; its member may see it.
      details: kit.json<AddressDetails>().notNull().default({}),
      // Data that only the channel may see, such as a browser's keys.
      secrets: kit.json<AddressDetails>().notNull().default({}),
      verifiedAt: kit.instant(),
      // True from the proof of a number until the message with the terms has gone to it (rules.md C9).
      termsOwed: kit.flag().notNull().default(false),
      // The instant since which the account holder is known to read this address; null for never. Data set before it
      // may come from a stranger (decisions.md D42).
      ownSince: kit.instant(),
      // The browser that confirmed the address while signed out of the account, as among the known devices; empty for
      // none. While it is set, `ownSince` does not count. A sign-in from that browser clears it.
      verifiedIn: kit.text(),
      disabledAt: kit.instant(),
      disabledReason: kit.text(),
      // The instant its owner opted out, through the provider or by a reply (rules.md C2).
      optedOutAt: kit.instant(),
      // The messages that failed since the last success because the provider rejected the address temporarily: at most
      // 14 days of them, each once however often it was tried (rules.md C20).
      failedMessages: kit.json<FailedMessage[]>().notNull().default([]),
      // For a push subscription: the browser's known-device hash, because the subscription ends with that browser's
      // session; the last registration, which happens at each start; and the instant its member was asked about it
      // (rules.md C25).
      deviceHash: kit.text(),
      seenAt: kit.instant(),
      askedAt: kit.instant(),
    },
    (t) => [
      kit.uniqueIndex('alert_addresses_member').on(t.userId, t.channel, t.address),
      kit.index('alert_addresses_holder').on(t.channel, t.address),
      // A chat or a browser belongs to one member (rules.md C27, C28); several members may share a number.
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
      kind: kit.choice(DELIVERY_KINDS).notNull(),
      // The local date of a letter or reminder, or the month of a service update: each goes once to a member.
      period: kit.text(),
      // The security event that an alert reports.
      securityEventId: kit.int().references(() => securityEvents.id, { onDelete: 'set null' }),
      channel: kit.choice(DELIVERY_CHANNELS).notNull(),
      // The target address. 0 when the channel has none, such as the app, and for mail about an account, which names
      // its own address. No reference, so the row still records the send after the address is deleted.
      addressId: kit.int().notNull().default(0),
      // 0 for the message of the slot; n for the n-th time that the member asked for it an hour later.
      repeat: kit.int().notNull().default(0),
      status: kit.choice(DELIVERY_STATUSES).notNull().default('pending'),
      // The instant the message is for. Lateness is measured from it, and retries do not move it.
      dueAt: kit.instant().notNull(),
      runAt: kit.instant(),
      leaseToken: kit.text(),
      attempts: kit.int().notNull().default(0),
      // The last instant at which a retry is worth it, where a provider asks to wait longer than the catch-up window
      // (rules.md C15).
      retryUntil: kit.instant(),
      // The channel whose failure caused this message; null for a message on a channel of its own right.
      insteadOf: kit.choice(ALERT_METHODS),
      providerId: kit.text(),
      // The provider's reports after it accepted the message (rules.md C7).
      deliveredAt: kit.instant(),
      readAt: kit.instant(),
      errorCode: kit.text(),
      // The answers that the member gave from this message, each once, and the instant of the last.
      answers: kit.textList<Answer>(),
      answeredAt: kit.instant(),
      createdAt: kit.createdAt(),
      startedAt: kit.instant(),
      finishedAt: kit.instant(),
    },
    (t) => [
      kit.uniqueIndex('deliveries_job_address').on(t.jobId, t.channel, t.addressId, t.repeat),
      kit.uniqueIndex('deliveries_period').on(t.userId, t.kind, t.period).where(isNotNull(t.period)),
      kit.index('deliveries_due').on(t.channel, t.runAt).where(isNotNull(t.runAt)),
      kit.index('deliveries_user').on(t.userId, t.createdAt),
      kit.index('deliveries_entry').on(t.entryId),
      // A partial index on rare states only, so a normal delivery never touches it.
      kit
        .index('deliveries_trouble')
        .on(t.status)
        .where(
          sql`(${t.status} = 'failed' or ${t.status} = 'skipped' or ${t.status} = 'suppressed' or ${t.status} = 'unknown' or ${t.status} = 'cancelled')`,
        ),
      // The alarms for administrators count the failures of a channel in some hours.
      kit.index('deliveries_failed').on(t.channel, t.finishedAt).where(sql`${t.status} = 'failed'`),
      kit.index('deliveries_security_event').on(t.securityEventId),
      // Only for channels whose providers report the outcome of a message under their own id.
      kit
        .index('deliveries_provider')
        .on(t.providerId)
        .where(sql`${t.channel} in (${sql.raw(REPORTING_METHODS.map((method) => `'${method}'`).join(', '))})`),
    ],
  );

  // Pending proofs of an address: a code that the member must type, or a link that tells a provider who the member is.
  // No table holds the secret itself.
  const addressProofs = kit.table(
    'address_proofs',
    {
      id: kit.id(),
      userId: ownerColumn(kit, users),
      channel: kit.choice(ALERT_METHODS).notNull(),
      // Empty when the provider reports the address together with the secret.
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

  // The tokens that a bot gave to chats. Whoever pastes one into Settings is the member of the chat (rules.md C28).
  const chatTokens = kit.table(
    'chat_tokens',
    {
      id: kit.id(),
      channel: kit.choice(ALERT_METHODS).notNull(),
      address: kit.text().notNull(),
      details: kit.json<AddressDetails>().notNull(),
      tokenHash: kit.text().notNull(),
      createdAt: kit.createdAt(),
      expiresAt: kit.instant().notNull(),
    },
    (t) => [
      kit.uniqueIndex('chat_tokens_chat').on(t.channel, t.address),
      kit.index('chat_tokens_token').on(t.tokenHash),
      kit.index('chat_tokens_expires').on(t.expiresAt),
    ],
  );

  // Channels that are not called until an instant, because their provider rejected the site (rules.md C6).
  const channelRests = kit.table('channel_rests', {
    channel: kit.choice(ALERT_METHODS).primaryKey(),
    until: kit.instant().notNull(),
    code: kit.text().notNull(),
    // A digest of the channel's settings that its provider refused. Once they are others, the rest is over. Null for a
    // rest from before this was stored.
    settingsDigest: kit.text(),
  });

  // The position up to which the site has fetched a provider's messages (Telegram's updates).
  const channelCursors = kit.table('channel_cursors', {
    channel: kit.choice(ALERT_METHODS).primaryKey(),
    cursor: kit.text().notNull(),
  });

  // Each channel's last success and last error, for administrators.
  const channelHealth = kit.table('channel_health', {
    channel: kit.choice(ALERT_METHODS).primaryKey(),
    // When a provider last accepted a message, to the minute.
    lastSentAt: kit.instant(),
    // Since when the provider's messages cannot be fetched, and the code of the last error; null while they can.
    failingSince: kit.instant(),
    fetchError: kit.text(),
  });

  // Addresses whose owners want no more messages there, as the ledger's hashes, whether or not a member has them now: STOP
  // holds for a number and not for a row (rules.md C2).
  const optedOutAddresses = kit.table(
    'opted_out_addresses',
    {
      id: kit.id(),
      channel: kit.choice(ALERT_METHODS).notNull(),
      addressHash: kit.text().notNull(),
      createdAt: kit.createdAt(),
    },
    (t) => [kit.uniqueIndex('opted_out_addresses_address').on(t.channel, t.addressHash)],
  );

  // The messages of people that the site took, by channel and the provider's id, such as `sms:SM…`: one that comes again
  // changes nothing. The clean-up deletes them after some days.
  const receivedEvents = kit.table(
    'received_events',
    { event: kit.text().primaryKey(), createdAt: kit.createdAt() },
    (t) => [kit.index('received_events_created').on(t.createdAt)],
  );

  return {
    authTokens,
    securityEvents,
    optedOutAddresses,
    receivedEvents,
    channelRests,
    channelCursors,
    channelHealth,
    alertAddresses,
    addressProofs,
    chatTokens,
    deliveries,
  };
}
