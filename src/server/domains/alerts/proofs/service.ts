import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import type { AddressRow } from '../addresses/repo.ts';
import type { Lease } from '../deliveries/immediate.ts';
import { queueCode } from '../deliveries/service.ts';
import * as repo from './repo.ts';

// The number of times that a member may type a code (rules.md C10).
const CODE_TRIES = 5;
const CODE_DIGITS = 6;

type Address = Pick<AddressRow, 'id' | 'userId' | 'channel' | 'address'>;

/**
 * Queues a message with a six-digit code to an address, due at once. The code before it is void. Only a keyed hash of the
 * code is stored; it is good for ten minutes and five tries (rules.md C10).
 * @param lease is set where the caller hands the message over itself.
 * @returns the id of the delivery.
 */
export function* sendCode(q: Queries, site: Site, address: Address, lease?: Lease): Work<number> {
  const { userId, channel } = address;
  const now = site.clock.now();
  yield* repo.deleteProofs(q, userId, channel);
  const deliveryId = yield* queueCode(q, site, { userId, channel, addressId: address.id }, lease);
  yield* repo.insertProof(q, {
    userId,
    channel,
    address: address.address,
    secretHash: hashCode(site, address, codeOf(site, deliveryId, address)),
    triesLeft: CODE_TRIES,
    createdAt: new Date(now),
    expiresAt: new Date(now + RETENTION_MS.addressCodes),
  });
  return deliveryId;
}

/** The code that a delivery carries; null where it is used, void or too old. */
export async function findCode(site: Site, deliveryId: number, address: Address): Promise<string | null> {
  const now = new Date(site.clock.now());
  const stored = await site.db.snapshot((q) => repo.readCode(q, address.userId, address.channel, address.address, now));
  const code = codeOf(site, deliveryId, address);
  return stored?.secretHash === hashCode(site, address, code) ? code : null;
}

/** Takes a code that a member typed for an address; false where it is wrong, which counts as a try, or none is valid. */
export function* takeCode(q: Queries, site: Site, address: Address, code: string): Work<boolean> {
  const { userId, channel } = address;
  const stored = yield* repo.readCode(q, userId, channel, address.address, new Date(site.clock.now()));
  if (!stored) return false;
  if (stored.secretHash !== hashCode(site, address, code)) {
    yield* repo.countTry(q, stored);
    return false;
  }
  yield* repo.deleteProofs(q, userId, channel);
  return true;
}

/**
 * Counts one try of a code that the provider made and checks; false where the member has none that can still be used
 * (rules.md C10).
 */
export function* takeTry(q: Queries, site: Site, { userId, channel, address }: Address): Work<boolean> {
  const stored = yield* repo.readCode(q, userId, channel, address, new Date(site.clock.now()));
  if (stored) yield* repo.countTry(q, stored);
  return stored !== null;
}

/**
 * Makes the secret that a member gives to a provider to show whose chat it is: 43 characters of base64url, good once and
 * for 15 minutes. The one before it is void (rules.md C28).
 * @param boundTo is part of what is hashed, so that the secret is good only together with it, such as with a session.
 */
export function* makeLinkSecret(
  q: Queries,
  site: Site,
  userId: number,
  channel: AlertMethod,
  boundTo = '',
): Work<string> {
  const secret = randomToken();
  const now = site.clock.now();
  yield* repo.deleteProofs(q, userId, channel);
  yield* repo.insertProof(q, {
    userId,
    channel,
    address: '',
    secretHash: hashToken(secret + boundTo),
    triesLeft: 1,
    createdAt: new Date(now),
    expiresAt: new Date(now + RETENTION_MS.linkSecrets),
  });
  return secret;
}

/** The member whose secret a provider was given, which is used up by it; null where it is wrong, used or too old. */
export function* takeLinkSecret(
  q: Queries,
  site: Site,
  channel: AlertMethod,
  secret: string,
  boundTo = '',
): Work<number | null> {
  const proof = yield* repo.takeLink(q, channel, hashToken(secret + boundTo), new Date(site.clock.now()));
  return proof?.userId ?? null;
}

/** Returns whether a member has an unused code or secret from before an instant; it may have expired. */
export function* hasProofBefore(q: Queries, userId: number, instant: Date): Work<boolean> {
  return yield* repo.readHasProofBefore(q, userId, instant);
}

/** Makes the codes and secrets of a member void, on one channel or on all. */
export function* voidProofs(q: Queries, userId: number, channel?: AlertMethod): Work<void> {
  yield* repo.deleteProofs(q, userId, channel);
}

/** Deletes codes and secrets that are too old to be used. */
export async function deleteOldProofs(site: Site): Promise<void> {
  await site.db.atomic((q) => repo.deleteExpired(q, new Date(site.clock.now())));
}

/** Made from its delivery, so that a message that is tried again carries the same code and none is stored. */
function codeOf(site: Site, deliveryId: number, { userId, channel, address }: Address): string {
  const bytes = Buffer.from(
    site.keys.sign('address-code', `${deliveryId}:${userId}:${channel}:${address}`),
    'base64url',
  );
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

function hashCode(site: Site, { userId, channel, address }: Address, code: string): string {
  return site.keys.sign('address-code-hash', `${userId}:${channel}:${address}:${code}`);
}
