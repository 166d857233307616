import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { AddressEffect } from '../../../channels/send-result.ts';
import type { Site } from '../../../site/site.ts';
import { readFirstProof, recordConsent } from '../consent/service.ts';
import * as repo from './repo.ts';

// Failed messages that disable an address, and the sliding days they are counted in (rules.md C20).
const FAILED_MESSAGE_LIMIT = 5;
const FAILED_MESSAGE_WINDOW_MS = 14 * 86_400_000;

const WORKING = { disabledAt: null, disabledReason: null, failedMessages: [] };

/** Marks an address as proved to be the member's; false when it is no longer their address. */
export function* verifyAddress(
  q: Queries,
  site: Site,
  userId: number,
  channel: AlertMethod,
  address: string,
): Work<boolean> {
  const verifiedAt = new Date(site.clock.now());
  const found = yield* repo.updateAddress(q, userId, channel, { verifiedAt, ...WORKING }, address);
  if (found) yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'link', address });
  return found;
}

/** Puts another address in the place of a member's own, where the new one has been proved to be theirs. */
export function* replaceAddress(
  q: Queries,
  site: Site,
  userId: number,
  channel: AlertMethod,
  address: string,
): Work<void> {
  yield* repo.updateAddress(q, userId, channel, { address, verifiedAt: new Date(site.clock.now()), ...WORKING });
  yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'link', address });
}

/**
 * When a member's address of a channel was first proved, by the ledger or by the address itself; null when it never was.
 */
export function* firstProofOf(q: Queries, userId: number, channel: AlertMethod): Work<Date | null> {
  const verifiedAt = (yield* repo.readAddress(q, userId, channel))?.verifiedAt ?? null;
  return (yield* readFirstProof(q, userId, channel)) ?? verifiedAt;
}

/** Whether an address is the one a member has now: mail about an account also goes to those they had or will have. */
export function* isCurrentAddress(q: Queries, userId: number, channel: AlertMethod, address: string): Work<boolean> {
  return (yield* repo.readAddress(q, userId, channel))?.address === address;
}

/** A message that failed, and what that means for the address it went to. */
interface FailedSend {
  deliveryId: number;
  code: string;
  address: AddressEffect;
}

/**
 * Keeps what a failed message means for its address: a refusal for good disables it at once, a refusal for now with the
 * fifth message in 14 sliding days. A message counts once, however often it was tried (rules.md C20).
 */
export function* judgeAddress(
  q: Queries,
  site: Site,
  userId: number,
  channel: AlertMethod,
  { deliveryId, code, address: effect }: FailedSend,
): Work<void> {
  const address = effect === 'none' ? null : yield* repo.readAddress(q, userId, channel);
  if (!address || address.disabledAt) return;
  const now = site.clock.now();
  const recent = address.failedMessages.filter(
    (message) => message.deliveryId !== deliveryId && now - message.failedAt <= FAILED_MESSAGE_WINDOW_MS,
  );
  const failedMessages = effect === 'count' ? [...recent, { deliveryId, failedAt: now }] : recent;
  const disable = effect !== 'count' || failedMessages.length >= FAILED_MESSAGE_LIMIT;
  yield* repo.updateAddress(q, userId, channel, {
    failedMessages,
    ...(disable ? { disabledAt: new Date(now), disabledReason: code } : {}),
  });
  if (effect === 'opt_out')
    yield* recordConsent(q, site, { userId, channel, action: 'opt_out', source: 'provider', address: address.address });
}

/** Forgets the failed messages of an address: one went through (rules.md C20). */
export function* countArrival(q: Queries, userId: number, channel: AlertMethod): Work<void> {
  const address = yield* repo.readAddress(q, userId, channel);
  if (address?.failedMessages.length) yield* repo.updateAddress(q, userId, channel, WORKING);
}
