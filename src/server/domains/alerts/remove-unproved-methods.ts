import type { Queries, Work } from '../../../../db/database.ts';
import { ALERT_METHODS, type AlertMethod, CHANNELS } from '../../../shared/channels/channels.ts';
import type { MemberId } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';
import { deleteAddresses, readAddressesOf } from './addresses/repo.ts';
import { NO_TYPED_ADDRESSES, requirePreferences } from './preferences.ts';
import { readHasProofBefore } from './proofs/repo.ts';
import { voidProofs } from './proofs/service.ts';
import { changeMethods } from './service.ts';

/** Returns whether a method reaches only the mailbox that was just proved, or signed-in browsers. */
function isOwn(method: AlertMethod): boolean {
  const { kind } = CHANNELS[method].address;
  return kind === 'account' || kind === 'none';
}

/**
 * Removes every way by which a member's messages may reach a stranger who joined with their address: linked chats,
 * phone numbers, and the methods that use them. Each method and each consent that ends is a row in the ledger
 * (decisions.md D42). Every reset already removes the browsers for push messages.
 * @returns the methods that were switched off.
 */
export function* removeUnprovedMethods(q: Queries, site: Site, userId: MemberId): Work<AlertMethod[]> {
  const { alertMethods } = yield* requirePreferences(q, userId);
  const kept = alertMethods.filter(isOwn);
  // This comes first, because the ledger names the addresses.
  yield* changeMethods(q, site, userId, kept, 'password_reset', { typed: NO_TYPED_ADDRESSES });
  yield* voidProofs(q, userId);
  for (const channel of ALERT_METHODS)
    if (CHANNELS[channel].address.kind === 'linked') yield* deleteAddresses(q, userId, channel);
  return alertMethods.filter((method) => !kept.includes(method));
}

/** Returns whether a member linked a chat before an instant, or has an unused secret from before that links one. */
export function* hasChatBefore(q: Queries, userId: number, instant: Date): Work<boolean> {
  const linked = (yield* readAddressesOf(q, userId)).some(
    ({ channel, ownSince }) => CHANNELS[channel].address.kind === 'linked' && ownSince !== null && ownSince < instant,
  );
  return linked || (yield* readHasProofBefore(q, userId, instant));
}
