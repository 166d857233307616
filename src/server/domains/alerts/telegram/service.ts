import type { TelegramStatus } from '../../../../shared/alerts/telegram.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import { AppError, fieldError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { wordsShown } from '../../consent/words-shown.ts';
import { isDeliverable } from '../addresses/holders.ts';
import { deleteAddresses, readAddress } from '../addresses/repo.ts';
import { linkChat } from '../chat-links.ts';
import { reasonNotConfigured } from '../method-states.ts';
import { requirePreferences } from '../preferences.ts';
import { consumeChatToken, deleteChatToken } from '../proofs/chat-tokens.ts';
import { makeLinkSecret, voidProofs } from '../proofs/service.ts';
import { changeMethods } from '../service.ts';

/**
 * Returns the Telegram account that a member has linked, or none.
 * @throws {AppError} not_found when there is no such member.
 */
export async function getStatus(site: Site, actor: Actor, userId: number): Promise<TelegramStatus> {
  const memberId = authorizeMember(actor, userId);
  const { addresses } = await site.db.snapshot((q) => requirePreferences(q, memberId));
  const chat = addresses.find(({ channel }) => channel === 'telegram');
  return {
    subscribed: chat !== undefined && isDeliverable(chat),
    telegramUsername: chat?.details.username ?? null,
    firstName: chat?.details.firstName ?? null,
    lastName: chat?.details.lastName ?? null,
    subscribedAt: chat?.verifiedAt ?? null,
  };
}

/**
 * Creates the address that opens the site's bot with a secret of the member: the bot links the chat that sends it. The
 * earlier secret becomes invalid; this one is valid once, until `expiresAt` (decisions.md D26, rules.md C28).
 * @throws {AppError} conflict where Telegram is not set up or does not answer.
 */
export async function startLink(site: Site, actor: Actor, userId: number): Promise<{ url: string; expiresAt: Date }> {
  const memberId = authorizeMember(actor, userId);
  requireSetUp(site);
  const expiresAt = new Date(site.clock.now() + RETENTION_MS.linkSecrets);
  const secret = await atomicAs(site, actor, (q) => makeLinkSecret(q, site, memberId, 'telegram'));
  try {
    const url = await site.channels.get('telegram')?.linkUrl?.(secret);
    if (url) return { url, expiresAt };
  } catch (err) {
    site.log.warn({ err, channel: 'telegram' }, 'the name of the bot could not be fetched');
  }
  throw new AppError('conflict', message('method_not_reached', { method: 'telegram' }));
}

/**
 * Links the Telegram account that received a token. A wrong, used or old token gets the same answer (rules.md C28).
 * @throws {AppError} conflict where Telegram is not set up, bad_request for the token.
 */
export async function link(
  site: Site,
  actor: Actor,
  { userId, subscriptionToken }: { userId: number; subscriptionToken: string },
): Promise<{ success: true; subscription: TelegramStatus }> {
  const memberId = authorizeMember(actor, userId);
  requireSetUp(site);
  const changed = await atomicAs(site, actor, function* (q) {
    const chat = yield* consumeChatToken(q, site, 'telegram', subscriptionToken);
    return chat && (yield* linkChat(q, site, { ...chat, userId: memberId }));
  });
  if (changed === null) throw fieldError('bad_request', 'subscriptionToken', message('telegram_token_over'));
  for (const each of new Set(changed)) site.live.announce(each);
  return { success: true, subscription: await getStatus(site, actor, userId) };
}

function requireSetUp(site: Site): void {
  const missing = reasonNotConfigured(site, 'telegram');
  if (missing !== null) throw new AppError('conflict', missing);
}

/** Deletes a member's Telegram account and switches the method off. Without an account it changes nothing (D26). */
export async function unlink(site: Site, actor: Actor, userId: number, wordingLanguage?: string): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  await atomicAs(site, actor, function* (q) {
    const { alertMethods } = yield* requirePreferences(q, memberId);
    const others = alertMethods.filter((method) => method !== 'telegram');
    const chat = yield* readAddress(q, memberId, 'telegram');
    // The ledger names the address, so this comes before the deletion.
    yield* changeMethods(q, site, memberId, others, 'settings', {
      words: wordsShown(actor, memberId, wordingLanguage),
    });
    yield* deleteAddresses(q, memberId, 'telegram');
    yield* voidProofs(q, memberId, 'telegram');
    if (chat) yield* deleteChatToken(q, 'telegram', chat.address);
  });
}
