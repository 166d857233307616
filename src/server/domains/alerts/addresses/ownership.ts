import type { Queries, Work } from '../../../../../db/database.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import type { Actor } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { recordConsent } from '../../consent/service.ts';
import * as repo from './repo.ts';

// Stored where the browser is unknown, so that no later sign-in matches.
const NO_BROWSER = '';

/**
 * The person who opened a link or typed a code that only the owner of an address receives: the member, known by a session
 * of the account or by setting its new password, or somebody in a browser that was not signed in to the account. Such a
 * browser is known by the hash of its device cookie; null for none.
 */
export type Prover = { kind: 'member' } | { kind: 'browser'; deviceHash: string | null };

/**
 * Returns the person who uses a link or a code that was sent to a member's address. A member counts as that member only
 * with a session, never with a token.
 */
export function proverOf(actor: Actor | null, userId: number, deviceHash: string | null): Prover {
  const isMember = actor?.kind === 'member' && actor.userId === userId && actor.credential.kind === 'session';
  return isMember ? { kind: 'member' } : { kind: 'browser', deviceHash };
}

interface Proved {
  userId: number;
  channel: AlertMethod;
  address: string;
}

/** Marks an address as confirmed and working. Returns false when the member has another address by now. */
export function* verifyAddress(
  q: Queries,
  site: Site,
  { userId, channel, address, source = 'link' }: Proved & { source?: 'link' | 'code' },
  prover: Prover,
): Work<boolean> {
  const stored = yield* repo.readOwnAddress(q, userId, channel, address);
  if (!stored) return false;
  const verifiedAt = new Date(site.clock.now());
  // A member who already showed that the address is theirs keeps it when a browser without a session confirms it.
  const keeps = prover.kind === 'browser' && ownSince(stored) !== null;
  const proof = keeps ? {} : proofBy(prover, stored, verifiedAt);
  const { terms: termsOwed } = CHANNELS[channel].consent;
  yield* repo.updateAddress(q, stored.id, { verifiedAt, ...proof, ...repo.WORKING_STATE, termsOwed });
  yield* recordConsent(q, site, { userId, channel, action: 'verified', source, address });
  return true;
}

/** Replaces a member's address with one that was confirmed just now. */
export function* replaceAddress(
  q: Queries,
  site: Site,
  { userId, channel, address }: Proved,
  prover: Prover,
): Work<void> {
  const verifiedAt = new Date(site.clock.now());
  const stored = yield* repo.readAddress(q, userId, channel);
  const proof = proofBy(prover, stored, verifiedAt);
  const proved = { address, verifiedAt, ...proof, ...repo.WORKING_STATE };
  if (stored) yield* repo.updateAddress(q, stored.id, proved);
  else yield* repo.insertAddress(q, { userId, channel, ...proved });
  yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'link', address });
}

/**
 * Records a member's sign-in in a browser. An address that was confirmed in this browser before is then known to be
 * theirs.
 */
export function* confirmBySignIn(q: Queries, userId: number, deviceHash: string): Work<void> {
  yield* repo.clearVerifiedIn(q, userId, deviceHash);
}

/**
 * Returns the instant since which the account holder is known to read the address on a channel. Returns null where
 * nobody confirmed the address, or only a browser without a session of the account.
 */
export function* ownSinceOf(q: Queries, userId: number, channel: AlertMethod): Work<Date | null> {
  return ownSince(yield* repo.readAddress(q, userId, channel));
}

type OwnershipProof = Pick<repo.AddressRow, 'ownSince' | 'verifiedIn'>;

function ownSince(stored: OwnershipProof | null): Date | null {
  return stored?.verifiedIn === null ? stored.ownSince : null;
}

/**
 * Returns the stored fields of a proof. The time of the first proof stays, because later settings are the member's own.
 */
function proofBy(prover: Prover, stored: OwnershipProof | null, now: Date): OwnershipProof {
  const verifiedIn = prover.kind === 'member' ? null : (prover.deviceHash ?? NO_BROWSER);
  return { ownSince: stored?.ownSince ?? now, verifiedIn };
}
