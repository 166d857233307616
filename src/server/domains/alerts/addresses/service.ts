import type { Queries, Work } from '../../../../../db/database.ts';
import { ALERT_METHODS, type AlertMethod, CHANNELS, EXCLUSIVE_METHODS } from '../../../../shared/channels/channels.ts';
import type { AddressEffect } from '../../../channels/send-result.ts';
import type { Actor } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { hashAddress, recordConsent } from '../../consent/service.ts';
import { FAILED_MESSAGE_LIMIT, readRecentFailures } from './recent-failures.ts';
import * as repo from './repo.ts';

// Stored where the browser is unknown, so that no later sign-in matches.
const NO_BROWSER = '';
const WORKING = { disabledAt: null, disabledReason: null, failedMessages: [] };
const UNPROVED = { verifiedAt: null, ownSince: null, verifiedIn: null, optedOutAt: null, ...WORKING };

/**
 * The person who opened a link or typed a code that only the owner of an address receives: the member, known by a session of the
 * account or by setting its new password, or somebody in a browser that was not signed in to the account. Such a browser
 * is known by the hash of its device cookie; null for none.
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
  yield* repo.updateAddress(q, stored.id, { verifiedAt, ...proof, ...WORKING, termsOwed });
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
  const proved = { address, verifiedAt, ...proof, ...WORKING };
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

type Proof = Pick<repo.AddressRow, 'ownSince' | 'verifiedIn'>;

function ownSince(stored: Proof | null): Date | null {
  return stored?.verifiedIn === null ? stored.ownSince : null;
}

/**
 * Returns the stored fields of a proof. The time of the first proof stays, because later settings are the member's own.
 */
function proofBy(prover: Prover, stored: Proof | null, now: Date): Proof {
  const verifiedIn = prover.kind === 'member' ? null : (prover.deviceHash ?? NO_BROWSER);
  return { ownSince: stored?.ownSince ?? now, verifiedIn };
}

/** An address that is proved by linking it: a chat, a workspace or a browser. */
interface LinkedAddress {
  userId: number;
  channel: AlertMethod;
  address: string;
  details: repo.AddressRow['details'];
  secrets: repo.AddressRow['secrets'];
  /** Set for a browser: the hash of its device cookie, null where it has none. */
  deviceHash?: string | null;
}

/**
 * Stores an address that was linked or subscribed just now. An address with one owner is taken from its earlier member
 * (rules.md C27, C28). A new chat replaces the last one; of too many browsers, the oldest are deleted.
 */
export function* linkAddress(q: Queries, site: Site, linked: LinkedAddress): Work<void> {
  const { userId, channel, address } = linked;
  const goesTo = CHANNELS[channel].address;
  const now = new Date(site.clock.now());
  const values = {
    ...linked,
    ...WORKING,
    verifiedAt: now,
    verifiedIn: null,
    optedOutAt: null,
    ...(goesTo.kind === 'browsers' && { seenAt: now, askedAt: null }),
  };
  yield* forgetOptOut(q, site, channel, address);
  const holders = yield* readHolders(q, site, channel, address);
  const stored = EXCLUSIVE_METHODS.includes(channel) ? holders[0] : holders.find((row) => row.userId === userId);
  const isSame = stored?.userId === userId;
  if (stored) yield* repo.updateAddress(q, stored.id, { ...values, ownSince: isSame ? stored.ownSince : now });
  else yield* repo.insertAddress(q, { ...values, ownSince: now });
  if (goesTo.kind === 'browsers') yield* repo.deleteUnseenLongest(q, userId, channel, goesTo.most);
  else yield* repo.deleteOthers(q, userId, channel, address);
}

/** Deletes a member's addresses on a channel, or only the one with a text. Returns their number. */
export function* forgetAddresses(q: Queries, userId: number, channel: AlertMethod, address?: string): Work<number> {
  return yield* repo.deleteAddresses(q, userId, channel, address);
}

/** Deletes all of a member's browsers, on every channel that sends to browsers. Returns their number. */
export function* forgetAllBrowsers(q: Queries, userId: number): Work<number> {
  let count = 0;
  for (const channel of ALERT_METHODS)
    if (CHANNELS[channel].address.kind === 'browsers') count += yield* repo.deleteAddresses(q, userId, channel);
  return count;
}

/** Deletes a member's browsers with these hashes of their device cookies. */
export function* forgetBrowsers(q: Queries, userId: number, deviceHashes: string[]): Work<void> {
  yield* repo.deleteOnDevices(q, userId, deviceHashes);
}

/** Stores the address that a member typed for a channel. A different address is unproved (rules.md C9). */
export function* storeTypedAddress(
  q: Queries,
  site: Site,
  userId: number,
  channel: AlertMethod,
  address: string | null,
): Work<void> {
  const stored = yield* repo.readAddress(q, userId, channel);
  if (address === (stored?.address ?? null)) return;
  if (address === null) {
    yield* repo.deleteAddresses(q, userId, channel);
    return;
  }
  // An opt-out belongs to the address, so it stays when another member types the address (rules.md C2).
  const optedOutAt = yield* repo.readOptOut(q, channel, hashAddress(site, channel, address));
  const values = { ...UNPROVED, address, details: {}, optedOutAt };
  if (stored) yield* repo.updateAddress(q, stored.id, values);
  else yield* repo.insertAddress(q, { userId, channel, ...values });
}

/** Returns every member's row of an address on a channel, in each spelling of its provider. */
export function* readHolders(q: Queries, site: Site, channel: AlertMethod, address: string): Work<repo.AddressRow[]> {
  return yield* repo.readHolders(q, channel, spellingsOf(site, channel, address));
}

function spellingsOf(site: Site, channel: AlertMethod, address: string): string[] {
  return site.channels.get(channel)?.spellings?.(address) ?? [address];
}

/** Returns the address that a message went to, or null where the member has another by now. */
function* readSentTo(
  q: Queries,
  site: Site,
  { userId, channel, sentTo }: { userId: number; channel: AlertMethod; sentTo: string },
): Work<repo.AddressRow | null> {
  const holders = yield* readHolders(q, site, channel, sentTo);
  return holders.find((row) => row.userId === userId) ?? null;
}

/** Returns whether messages may go to an address: it is proved, works, and its owner wants them. */
export function takesMessages(address: Pick<repo.AddressRow, 'verifiedAt' | 'disabledAt' | 'optedOutAt'>): boolean {
  return address.verifiedAt !== null && address.disabledAt === null && address.optedOutAt === null;
}

/** A failed message, its address, and the effect on that address. */
interface FailedSend {
  deliveryId: number;
  userId: number;
  channel: AlertMethod;
  sentTo: string;
  code: string;
  effect: AddressEffect;
}

/**
 * Records a failed message for its address, where the address is still the member's. A permanent refusal disables it at
 * once, a temporary one with the fifth message in 14 sliding days. A message counts once, however often it was tried
 * (rules.md C20).
 */
export function* recordAddressFailure(q: Queries, site: Site, failure: FailedSend): Work<void> {
  const { deliveryId, userId, channel, sentTo, code, effect } = failure;
  const address = effect === 'none' ? null : yield* readSentTo(q, site, { userId, channel, sentTo });
  if (!address) return;
  if (effect === 'opt_out') return yield* optOut(q, site, address, 'provider');
  if (address.disabledAt) return;
  const now = site.clock.now();
  const recent = yield* readRecentFailures(q, site, address, failure);
  const failedMessages = effect === 'count' ? [...recent, { deliveryId, failedAt: now }] : recent;
  const goesTo = CHANNELS[channel].address;
  const limit = goesTo.kind === 'browsers' ? goesTo.rejections : FAILED_MESSAGE_LIMIT;
  const disable = effect === 'disable' || failedMessages.length >= limit;
  // A browser registers again by itself with a new address, so this one is deleted (rules.md C24).
  if (disable && goesTo.kind === 'browsers') {
    yield* repo.deleteAddresses(q, userId, channel, sentTo);
    return;
  }
  yield* repo.updateAddress(q, address.id, {
    failedMessages,
    ...(disable ? { disabledAt: new Date(now), disabledReason: code } : {}),
  });
}

/** Returns whether the owner of an address opted out. */
export function* isOptedOut(q: Queries, site: Site, channel: AlertMethod, address: string): Work<boolean> {
  return (yield* repo.readOptOut(q, channel, hashAddress(site, channel, address))) !== null;
}

/** Stores that the owner of an address opted out, whether or not a member has it now. */
export function* storeOptOut(q: Queries, site: Site, channel: AlertMethod, address: string): Work<void> {
  const now = new Date(site.clock.now());
  for (const spelling of spellingsOf(site, channel, address))
    yield* repo.insertOptOut(q, channel, hashAddress(site, channel, spelling), now);
}

/** Deletes the opt-out of an address. */
export function* forgetOptOut(q: Queries, site: Site, channel: AlertMethod, address: string): Work<void> {
  for (const spelling of spellingsOf(site, channel, address))
    yield* repo.deleteOptOut(q, channel, hashAddress(site, channel, spelling));
}

/** Stores the opt-out of a member's address, with a row in the ledger. */
export function* optOut(q: Queries, site: Site, row: repo.AddressRow, source: 'provider' | 'reply'): Work<void> {
  if (row.optedOutAt) return;
  const { userId, channel, address } = row;
  yield* repo.updateAddress(q, row.id, { optedOutAt: new Date(site.clock.now()) });
  yield* storeOptOut(q, site, channel, address);
  yield* recordConsent(q, site, { userId, channel, action: 'opt_out', source, address });
}

/**
 * Stores that the owner of an address wrote to the site just now. Some providers then allow replies for a day (rules.md
 * C14). Returns the members with the address.
 */
export function* noteWritten(q: Queries, site: Site, channel: AlertMethod, address: string): Work<number[]> {
  const lastWrittenAt = new Date(site.clock.now()).toISOString();
  const holders = yield* readHolders(q, site, channel, address);
  for (const { id, details } of holders) yield* repo.updateAddress(q, id, { details: { ...details, lastWrittenAt } });
  return holders.map(({ userId }) => userId);
}

/** Returns the instant at which the owner of an address last wrote to the site there, or null. */
export function lastWrittenAt({ details }: Pick<repo.AddressRow, 'details'>): Date | null {
  return details.lastWrittenAt ? new Date(details.lastWrittenAt) : null;
}

/** Enables messages to an address whose owner had opted out (rules.md C5). */
export function* optIn(q: Queries, site: Site, row: repo.AddressRow): Work<void> {
  const { userId, channel, address } = row;
  yield* repo.updateAddress(q, row.id, { optedOutAt: null });
  yield* forgetOptOut(q, site, channel, address);
  yield* recordConsent(q, site, { userId, channel, action: 'opt_in', source: 'reply', address });
}

/** Deletes the failed messages of an address, because one went through (rules.md C20). */
export function* clearFailures(
  q: Queries,
  site: Site,
  to: Pick<FailedSend, 'userId' | 'channel' | 'sentTo'>,
): Work<void> {
  const address = yield* readSentTo(q, site, to);
  if (address?.failedMessages.length) yield* repo.updateAddress(q, address.id, { failedMessages: [] });
}
