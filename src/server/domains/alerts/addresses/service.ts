import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { AddressEffect } from '../../../channels/send-result.ts';
import type { Actor } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { recordConsent } from '../consent/service.ts';
import * as repo from './repo.ts';

// Failed messages that disable an address, and the sliding days they are counted in (rules.md C20).
const FAILED_MESSAGE_LIMIT = 5;
const FAILED_MESSAGE_WINDOW_MS = 14 * 86_400_000;

// Stored where no browser can sign in later.
const NO_BROWSER = '';
const WORKING = { disabledAt: null, disabledReason: null, failedMessages: [] };

/**
 * Who opened a link or typed a code that only the mailbox of an address receives: the member, known by a session of the
 * account or by setting its new password, or somebody in a browser that was not signed in to the account. Such a browser
 * is known by the hash of its device cookie; null for none.
 */
export type Prover = { kind: 'member' } | { kind: 'browser'; deviceHash: string | null };

/**
 * Who uses a link or a code that was mailed to a member's address. A member who acts on their own account counts as that
 * member with a session only, never with a token.
 */
export function proverOf(actor: Actor | null, userId: number, deviceHash: string | null): Prover {
  const isMember = actor?.kind === 'member' && actor.userId === userId && actor.credential.kind === 'session';
  return isMember ? { kind: 'member' } : { kind: 'browser', deviceHash };
}

/** Marks an address as one that works and was confirmed; false when it is no longer the member's address. */
export function* verifyAddress(
  q: Queries,
  site: Site,
  { userId, channel, address }: { userId: number; channel: AlertMethod; address: string },
  prover: Prover,
): Work<boolean> {
  const stored = yield* repo.readAddress(q, userId, channel);
  if (stored?.address !== address) return false;
  const verifiedAt = new Date(site.clock.now());
  // A browser that is not signed in takes nothing from a member who showed before that the address is theirs.
  const keeps = prover.kind === 'browser' && ownSince(stored) !== null;
  const proof = keeps ? {} : proofBy(prover, stored, verifiedAt);
  yield* repo.updateAddress(q, userId, channel, { verifiedAt, ...proof, ...WORKING });
  yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'link', address });
  return true;
}

/** Puts another address, which was confirmed just now, in the place of a member's own. */
export function* replaceAddress(
  q: Queries,
  site: Site,
  { userId, channel, address }: { userId: number; channel: AlertMethod; address: string },
  prover: Prover,
): Work<void> {
  const verifiedAt = new Date(site.clock.now());
  const stored = yield* repo.readAddress(q, userId, channel);
  const proof = proofBy(prover, stored, verifiedAt);
  yield* repo.updateAddress(q, userId, channel, { address, verifiedAt, ...proof, ...WORKING });
  yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'link', address });
}

/**
 * Notes that a member is signed in in a browser: an address that was confirmed in this browser before is known to be
 * theirs.
 */
export function* noteSignedIn(q: Queries, userId: number, deviceHash: string): Work<void> {
  yield* repo.clearVerifiedIn(q, userId, deviceHash);
}

/**
 * Since when the holder of an account is known to read the address they have on a channel; null where this is not known,
 * because nobody confirmed the address, or only a browser that was not signed in to the account.
 */
export function* ownSinceOf(q: Queries, userId: number, channel: AlertMethod): Work<Date | null> {
  return ownSince(yield* repo.readAddress(q, userId, channel));
}

type Proof = Pick<repo.AddressRow, 'ownSince' | 'verifiedIn'>;

function ownSince(stored: Proof | null): Date | null {
  return stored?.verifiedIn === null ? stored.ownSince : null;
}

/** What is stored of a proof. The first proof's time stays: what the member set after it is theirs. */
function proofBy(prover: Prover, stored: Proof | null, now: Date): Proof {
  const verifiedIn = prover.kind === 'member' ? null : (prover.deviceHash ?? NO_BROWSER);
  return { ownSince: stored?.ownSince ?? now, verifiedIn };
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
