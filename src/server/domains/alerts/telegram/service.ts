import { message } from '../../../../shared/messages/catalogue.ts';
import type { TelegramStatus } from '../../../../shared/telegram.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import { AppError, fieldError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../auth/standing/service.ts';
import { forgetAddresses, takesMessages } from '../addresses/service.ts';
import { reasonNotConfigured } from '../method-states.ts';
import { requirePreferences } from '../preferences.ts';
import { voidProofs } from '../proofs/service.ts';
import { changeMethods } from '../service.ts';

/**
 * Which Telegram account a member has linked, if any.
 * @throws {AppError} not_found when there is no such member.
 */
export async function getStatus(site: Site, actor: Actor, userId: number): Promise<TelegramStatus> {
  const memberId = authorizeMember(actor, userId);
  const { addresses } = await site.db.snapshot((q) => requirePreferences(q, memberId));
  const chat = addresses.find(({ channel }) => channel === 'telegram');
  return {
    subscribed: chat !== undefined && takesMessages(chat),
    telegramUsername: chat?.details.username ?? null,
    firstName: chat?.details.firstName ?? null,
    lastName: chat?.details.lastName ?? null,
    subscribedAt: chat?.verifiedAt ?? null,
  };
}

/**
 * Links the Telegram account that a token was given to. No bot of this site gives any yet, so that every token is
 * answered as a wrong or used one is (rules.md C28).
 * @throws {AppError} conflict where Telegram is not set up, bad_request for the token.
 */
export async function link(
  site: Site,
  actor: Actor,
  userId: number,
): Promise<{ success: true; subscription: TelegramStatus }> {
  authorizeMember(actor, userId);
  const missing = reasonNotConfigured(site, 'telegram');
  if (missing !== null) throw new AppError('conflict', missing);
  throw fieldError('bad_request', 'subscriptionToken', message('telegram_token_over'));
}

/** Forgets a member's Telegram account and switches the method off; where nothing is linked nothing happens (D26). */
export async function unlink(site: Site, actor: Actor, userId: number, wordingLanguage?: string): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  await atomicAs(site, actor, function* (q) {
    const { alertMethods } = yield* requirePreferences(q, memberId);
    const others = alertMethods.filter((method) => method !== 'telegram');
    // Before the address goes: the ledger names it.
    yield* changeMethods(q, site, memberId, others, 'settings', { wordingLanguage });
    yield* forgetAddresses(q, memberId, 'telegram');
    yield* voidProofs(q, memberId, 'telegram');
  });
}
