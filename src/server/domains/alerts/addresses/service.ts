import type { Queries, Work } from '../../../../../db/database.ts';
import { ALERT_METHODS, type AlertMethod, CHANNELS, EXCLUSIVE_METHODS } from '../../../../shared/channels/channels.ts';
import type { AddressEffect } from '../../../channels/send-result.ts';
import type { Actor } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { hashAddress, recordConsent } from '../consent/service.ts';
import { readRecentFailures } from './recent-failures.ts';
import * as repo from './repo.ts';

// The failed messages that disable an address (rules.md C20).
const FAILED_MESSAGE_LIMIT = 5;

// Stored where no browser can sign in later.
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
 * Returns who uses a link or a code that was sent to a member's address. A member who acts on their own account counts as that
 * member with a session only, never with a token.
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

/** Marks an address as one that works and was confirmed; false when it is no longer the member's address. */
export function* verifyAddress(
  q: Queries,
  site: Site,
  { userId, channel, address, source = 'link' }: Proved & { source?: 'link' | 'code' },
  prover: Prover,
): Work<boolean> {
  const stored = yield* repo.readOwnAddress(q, userId, channel, address);
  if (!stored) return false;
  const verifiedAt = new Date(site.clock.now());
  // A browser that is not signed in takes nothing from a member who showed before that the address is theirs.
  const keeps = prover.kind === 'browser' && ownSince(stored) !== null;
  const proof = keeps ? {} : proofBy(prover, stored, verifiedAt);
  yield* repo.updateAddress(q, stored.id, { verifiedAt, ...proof, ...WORKING });
  yield* recordConsent(q, site, { userId, channel, action: 'verified', source, address });
  return true;
}

/** Puts another address, which was confirmed just now, in the place of a member's own. */
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

/** Returns what is stored of a proof. The time of the first proof stays: what was set after it is the member's own. */
function proofBy(prover: Prover, stored: Proof | null, now: Date): Proof {
  const verifiedIn = prover.kind === 'member' ? null : (prover.deviceHash ?? NO_BROWSER);
  return { ownSince: stored?.ownSince ?? now, verifiedIn };
}

/** An address that proves itself by being linked: a chat, a workspace, a browser. */
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
 * Stores an address that was linked or subscribed just now. One that belongs to one member is taken from who had it
 * before (rules.md C27, C28). A new chat takes the place of the last one; of browsers, the oldest go beyond the most.
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

/** Forgets a member's addresses on a channel, or the one with a text; gives how many there were. */
export function* forgetAddresses(q: Queries, userId: number, channel: AlertMethod, address?: string): Work<number> {
  return yield* repo.deleteAddresses(q, userId, channel, address);
}

/** Forgets all of a member's browsers, on every channel that sends to browsers; gives how many there were. */
export function* forgetAllBrowsers(q: Queries, userId: number): Work<number> {
  let count = 0;
  for (const channel of ALERT_METHODS)
    if (CHANNELS[channel].address.kind === 'browsers') count += yield* repo.deleteAddresses(q, userId, channel);
  return count;
}

/** Forgets those of a member's browsers that are known by these hashes of their device cookies. */
export function* forgetBrowsers(q: Queries, userId: number, deviceHashes: string[]): Work<void> {
  yield* repo.deleteOnDevices(q, userId, deviceHashes);
}

/** Stores the address that a member typed for a channel. Another address is nobody's until it is proved (rules.md C9). */
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
  // STOP holds for the address, whoever types it again (rules.md C2).
  const optedOutAt = yield* repo.readOptOut(q, channel, hashAddress(site, channel, address));
  const values = { ...UNPROVED, address, details: {}, optedOutAt };
  if (stored) yield* repo.updateAddress(q, stored.id, values);
  else yield* repo.insertAddress(q, { userId, channel, ...values });
}

/** Everybody's rows of an address on a channel, however its provider writes it. */
export function* readHolders(q: Queries, site: Site, channel: AlertMethod, address: string): Work<repo.AddressRow[]> {
  return yield* repo.readHolders(q, channel, spellingsOf(site, channel, address));
}

function spellingsOf(site: Site, channel: AlertMethod, address: string): string[] {
  return site.channels.get(channel)?.spellings?.(address) ?? [address];
}

/** The address that a message had gone to, where it is still the member's; null where it is not. */
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

/** A message that failed, where it went, and what that means for the address. */
interface FailedSend {
  deliveryId: number;
  userId: number;
  channel: AlertMethod;
  sentTo: string;
  code: string;
  effect: AddressEffect;
}

/**
 * Keeps what a failed message means for its address, where the address is still the member's: a refusal for good disables
 * it at once, a refusal for now with the fifth message in 14 sliding days. A message counts once, however often it was
 * tried (rules.md C20).
 */
export function* judgeAddress(q: Queries, site: Site, failure: FailedSend): Work<void> {
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
  // A browser cannot be mended from Settings: it registers again by itself, with an address of its own (rules.md C24).
  if (disable && goesTo.kind === 'browsers') {
    yield* repo.deleteAddresses(q, userId, channel, sentTo);
    return;
  }
  yield* repo.updateAddress(q, address.id, {
    failedMessages,
    ...(disable ? { disabledAt: new Date(now), disabledReason: code } : {}),
  });
}

/** Returns whether the owner of an address wants no more messages there. */
export function* isOptedOut(q: Queries, site: Site, channel: AlertMethod, address: string): Work<boolean> {
  return (yield* repo.readOptOut(q, channel, hashAddress(site, channel, address))) !== null;
}

/** Keeps that the owner of an address wants no more messages there, whether or not a member has it now. */
export function* keepOptOut(q: Queries, site: Site, channel: AlertMethod, address: string): Work<void> {
  const now = new Date(site.clock.now());
  for (const spelling of spellingsOf(site, channel, address))
    yield* repo.insertOptOut(q, channel, hashAddress(site, channel, spelling), now);
}

/** Forgets that the owner of an address wanted no more messages there. */
export function* forgetOptOut(q: Queries, site: Site, channel: AlertMethod, address: string): Work<void> {
  for (const spelling of spellingsOf(site, channel, address))
    yield* repo.deleteOptOut(q, channel, hashAddress(site, channel, spelling));
}

/** Keeps for a member's address that its owner wants no more messages there, with a row in the ledger. */
export function* optOut(q: Queries, site: Site, row: repo.AddressRow, source: 'provider' | 'reply'): Work<void> {
  if (row.optedOutAt) return;
  const { userId, channel, address } = row;
  yield* repo.updateAddress(q, row.id, { optedOutAt: new Date(site.clock.now()) });
  yield* keepOptOut(q, site, channel, address);
  yield* recordConsent(q, site, { userId, channel, action: 'opt_out', source, address });
}

/** Keeps that the owner of an address wrote to the site just now: some providers let it answer for a day (rules.md C14). */
export function* noteWritten(q: Queries, site: Site, channel: AlertMethod, address: string): Work<void> {
  const lastWrittenAt = new Date(site.clock.now()).toISOString();
  for (const { id, details } of yield* readHolders(q, site, channel, address))
    yield* repo.updateAddress(q, id, { details: { ...details, lastWrittenAt } });
}

/** When the owner of an address last wrote to the site there; null for never. */
export function lastWrittenAt({ details }: Pick<repo.AddressRow, 'details'>): Date | null {
  return details.lastWrittenAt ? new Date(details.lastWrittenAt) : null;
}

/** Lets messages come again to an address whose owner had opted out there (rules.md C5). */
export function* optIn(q: Queries, site: Site, row: repo.AddressRow): Work<void> {
  const { userId, channel, address } = row;
  yield* repo.updateAddress(q, row.id, { optedOutAt: null });
  yield* forgetOptOut(q, site, channel, address);
  yield* recordConsent(q, site, { userId, channel, action: 'opt_in', source: 'reply', address });
}

/** Forgets the failed messages of an address: one went through (rules.md C20). */
export function* countArrival(
  q: Queries,
  site: Site,
  to: Pick<FailedSend, 'userId' | 'channel' | 'sentTo'>,
): Work<void> {
  const address = yield* readSentTo(q, site, to);
  if (address?.failedMessages.length) yield* repo.updateAddress(q, address.id, { failedMessages: [] });
}
