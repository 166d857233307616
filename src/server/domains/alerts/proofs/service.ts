import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import type { AddressRow } from '../addresses/repo.ts';
import type { Lease } from '../deliveries/repo.ts';
import { queueCode } from '../deliveries/service.ts';
import * as repo from './repo.ts';

// The number of times that a member may type a code (rules.md C10).
const CODE_TRIES = 5;
const CODE_DIGITS = 6;

type Address = Pick<AddressRow, 'id' | 'userId' | 'channel' | 'address'>;

/**
 * Stores a message with a six-digit code to an address, which the caller sends, and invalidates the earlier code. Only a
 * keyed hash of the code is stored. The code is valid for ten minutes and five tries (rules.md C10).
 * @returns the id of the delivery.
 */
export function* sendCode(q: Queries, site: Site, address: Address, lease: Lease): Work<number> {
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

/** Returns the code of a delivery, or null where it is used, invalid or too old. */
export async function findCode(site: Site, deliveryId: number, address: Address): Promise<string | null> {
  const now = new Date(site.clock.now());
  const stored = await site.db.snapshot((q) => repo.readCode(q, address.userId, address.channel, address.address, now));
  const code = codeOf(site, deliveryId, address);
  return stored?.secretHash === hashCode(site, address, code) ? code : null;
}

/**
 * Takes a code that a member typed for an address. Returns false where no code is valid or this one is wrong, which
 * counts as a try.
 */
export function* consumeCode(q: Queries, site: Site, address: Address, code: string): Work<boolean> {
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
 * Counts one try of a code that the provider checks. Returns the code's id; null where the member has no valid code
 * (rules.md C10).
 */
export function* countTry(q: Queries, site: Site, { userId, channel, address }: Address): Work<number | null> {
  const stored = yield* repo.readCode(q, userId, channel, address, new Date(site.clock.now()));
  if (stored) yield* repo.countTry(q, stored);
  return stored?.id ?? null;
}

/**
 * Creates the secret with which a member shows a provider that a chat is theirs: 43 characters of base64url, valid once
 * and for 15 minutes. The earlier one becomes invalid (rules.md C28).
 * @param boundTo is hashed with the secret, so that the secret is valid only together with it, such as with a session.
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

/**
 * Returns the member of a secret that a provider received, and uses the secret up. Returns null where it is wrong, used
 * or too old.
 */
export function* consumeLinkSecret(
  q: Queries,
  site: Site,
  channel: AlertMethod,
  secret: string,
  boundTo = '',
): Work<number | null> {
  const proof = yield* repo.consumeLinkProof(q, channel, hashToken(secret + boundTo), new Date(site.clock.now()));
  return proof?.userId ?? null;
}

/** Invalidates the codes and secrets of a member, on one channel or on all. */
export function* voidProofs(q: Queries, userId: number, channel?: AlertMethod): Work<void> {
  yield* repo.deleteProofs(q, userId, channel);
}

/** Deletes expired codes and secrets. */
export async function deleteOldProofs(site: Site): Promise<void> {
  await site.db.atomic((q) => repo.deleteExpired(q, new Date(site.clock.now())));
}

/** The code is derived from its delivery, so a repeated message carries the same code and none is stored. */
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
