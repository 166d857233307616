import type { Queries, Work } from '../../../../../db/database.ts';
import { mailLanguage } from '../../../../content/mails.ts';
import { inLanguage } from '../../../../content/messages.ts';
import { LETTER_CATEGORIES } from '../../../../shared/alerts/mail-categories.ts';
import { CHANNELS, isMethod } from '../../../../shared/channels/channels.ts';
import { entryPath } from '../../../../shared/guidance/entry-link.ts';
import { isQuotedLetter } from '../../../../shared/guidance/letter.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { zoneOrUtc } from '../../../../shared/schedule/time-zone.ts';
import type { GuidanceMessage, Message, Recipient } from '../../../channels/message.ts';
import type { Site } from '../../../site/site.ts';
import { lastWrittenAt } from '../addresses/holders.ts';
import { isOfProof } from '../addresses/terms-owed.ts';
import { messageAnswers } from '../answers/message-answers.ts';
import { composeLetter } from '../letters/service.ts';
import { findMailLink } from '../mail-links/service.ts';
import { findCode } from '../proofs/service.ts';
import { unsubscribeUrl } from '../unsubscribe/service.ts';
import { endOfPermittedTime } from './policy.ts';
import { type DeliveryRow, findNextSlot, readDelivery, type Sendable } from './repo.ts';

/**
 * Builds the message of a delivery, with its address; null when its subject no longer exists. A link goes to the
 * address that it proves and an alert to the address at its time, even where the member has another by now.
 */
export async function composeMessage(site: Site, sendable: Sendable): Promise<Message | null> {
  const { delivery, name, language, event } = sendable;
  const { kind } = delivery;
  const to = recipientOf(sendable, site.clock.now());
  const id = messageId(site, delivery.id);
  const settingsUrl = `${site.env.publicUrl}/settings`;
  switch (kind) {
    case 'guidance':
      return to && (await guidanceMessage(site, id, to, sendable));
    case 'verify_email':
    case 'change_email':
    case 'reset_password': {
      const link = await findMailLink(site, kind, delivery.id);
      if (!link) return null;
      const to = { name, address: link.address, language };
      return kind === 'reset_password' ? { kind, id, to, resetUrl: link.url } : { kind, id, to, verifyUrl: link.url };
    }
    case 'security_alert': {
      if (!event) return null;
      const { kind: what, createdAt: at, userAgent, mailAddress } = event;
      const to = { name, address: mailAddress, language };
      return { kind, id, to, event: what, at, timeZone: zoneOrUtc(sendable.timeZone), userAgent, settingsUrl };
    }
    case 'verify_code': {
      // The owner wrote STOP to an earlier message (rules.md C2).
      if (sendable.address?.optedOutAt) return null;
      const code = sendable.address && (await findCode(site, delivery.id, sendable.address));
      return to && code ? { kind, id, to, code } : null;
    }
    case 'number_verified': {
      // The member may have proved another number in the meantime (rules.md C9).
      if (!to || !sendable.address || !isOfProof(delivery, sendable.address)) return null;
      const { record } = CHANNELS[sendable.address.channel].consent;
      return { kind, id, to, termsUrl: `${site.env.publicUrl}/consent/${record}` };
    }
    case 'test':
      return to && { kind, id, to, settingsUrl };
    case 'weekly_letter':
    case 'prayer_reminder':
    case 'reflection_prompt':
    case 'service_update': {
      const { entry } = sendable;
      const openUrl = `${site.env.publicUrl}${entry ? entryPath(entry) : '/dashboard'}`;
      const unsubscribe = unsubscribeUrl(site, delivery.userId, LETTER_CATEGORIES[kind]);
      return to && composeLetter(site, sendable, kind, { id, to, openUrl, settingsUrl, unsubscribeUrl: unsubscribe });
    }
  }
}

/** Returns the address of a delivery, or null. On a channel without addresses it is the member's id. */
function recipientOf({ delivery, name, language, address }: Sendable, now: number): Recipient | null {
  if (address) {
    const writtenAt = lastWrittenAt(address);
    const since = writtenAt && { sinceWrittenMs: now - writtenAt.getTime() };
    return { name, language, address: address.address, secrets: address.secrets, ...since };
  }
  const addressFacts = isMethod(delivery.channel) ? CHANNELS[delivery.channel].address : null;
  return addressFacts?.kind === 'none' ? { name, language, address: String(delivery.userId) } : null;
}

async function guidanceMessage(site: Site, id: string, to: Recipient, sendable: Sendable): Promise<Message | null> {
  const { delivery, entry, timeZone } = sendable;
  const { channel } = delivery;
  if (!entry || !isMethod(channel)) return null;
  const { publicUrl } = site.env;
  return {
    kind: 'guidance',
    id,
    to,
    ...(await readTtl(site, sendable)),
    entry: withReason(sendable, withSourceNote(sendable, entry satisfies GuidanceMessage['entry'])),
    openUrl: publicUrl + entryPath(entry),
    answers: await messageAnswers(site, { ...delivery, channel }, entry.contentType, timeZone),
    settingsUrl: `${publicUrl}/settings`,
    unsubscribeUrl: unsubscribeUrl(site, delivery.userId),
  };
}

/** Returns an entry whose text says that it is from a letter, so that nobody takes it for a letter to themselves. */
function withSourceNote({ language }: Sendable, entry: GuidanceMessage['entry']): GuidanceMessage['entry'] {
  return isQuotedLetter(entry.content)
    ? { ...entry, content: `${mailLanguage(language).fromQuotedLetter}\n${entry.content}` }
    : entry;
}

/** Returns a sentence that says why an entry comes by this channel, where another could not deliver it. */
function withReason({ delivery, language }: Sendable, entry: GuidanceMessage['entry']): GuidanceMessage['entry'] {
  if (delivery.insteadOf === null) return entry;
  const reason = inLanguage(language, message('sent_instead', { method: delivery.insteadOf }));
  return { ...entry, content: `${reason}\n\n${entry.content}` };
}

/**
 * Returns the time that the channel's provider keeps the message: at most until the member's next slot (rules.md C23) and
 * the end of the channel's hours (rules.md C12).
 */
async function readTtl(site: Site, sendable: Sendable): Promise<{ ttlMs?: number }> {
  const { channel, userId, dueAt } = sendable.delivery;
  const longest = isMethod(channel) ? CHANNELS[channel].limits.ttlMs : undefined;
  if (!isMethod(channel) || longest === undefined) return {};
  const next = await findNextSlot(site.db, userId, dueAt);
  const ends = [next?.getTime() ?? null, endOfPermittedTime(site, sendable, channel)].filter((end) => end !== null);
  return { ttlMs: Math.max(0, Math.min(longest, ...ends.map((end) => end - site.clock.now()))) };
}

/**
 * Returns the id of a delivery's message. It is the same for every attempt, and different on every other site (rules.md
 * C19).
 */
export function messageId(site: Site, deliveryId: number): string {
  return `${deliveryId}.${site.keys.sign('message-id', String(deliveryId)).slice(0, 16)}`;
}

/** Returns the delivery whose id {@link messageId} made, or null for any other text. */
export function* readByMessageId(q: Queries, site: Site, id: string): Work<DeliveryRow | null> {
  const deliveryId = Number(id.split('.')[0]);
  if (!Number.isSafeInteger(deliveryId) || messageId(site, deliveryId) !== id) return null;
  return yield* readDelivery(q, deliveryId);
}
