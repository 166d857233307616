import type { Queries, Work } from '../../../../db/engine/sqlite.ts';
import { AppError } from '../../lib/errors.ts';
import { hashToken } from '../../lib/secrets.ts';
import type { Site } from '../../lib/site.ts';
import { verifyAddress } from '../alerts/addresses/service.ts';
import { queueVerificationMail } from '../alerts/deliveries/service.ts';
import * as repo from './repo.ts';

const LIFETIME_MS = 24 * 3_600_000;

/**
 * The token that a verification mail carries, made from its delivery so that a repeated mail carries the same one and
 * nothing but its hash is stored.
 */
export function verificationToken(site: Site, deliveryId: number): string {
  return site.keys.sign('verify_email', String(deliveryId));
}

/** The page a verification mail links to. */
export function verificationUrl(site: Site, deliveryId: number): string {
  return `${site.env.publicUrl}/verify-email?token=${verificationToken(site, deliveryId)}`;
}

/** Writes the mail that asks for an address to be confirmed, and the token it will carry (decisions.md D7). */
export function* requestVerification(q: Queries, site: Site, userId: number, address: string): Work<void> {
  const now = site.clock.now();
  const deliveryId = yield* queueVerificationMail(q, userId, new Date(now));
  yield* repo.insertToken(q, {
    tokenHash: hashToken(verificationToken(site, deliveryId)),
    userId,
    address,
    expiresAt: new Date(now + LIFETIME_MS),
    createdAt: new Date(now),
  });
}

/**
 * Confirms the address a token was sent to.
 * @throws {AppError} bad_request when the token is unknown, used, too old, or for an address since replaced.
 */
export async function confirmAddress(site: Site, token: string): Promise<void> {
  const now = new Date(site.clock.now());
  await site.db.atomic(function* (q) {
    const used = yield* repo.useToken(q, hashToken(token), now);
    const confirmed = used && (yield* verifyAddress(q, site, used.userId, 'email', used.address));
    if (!confirmed)
      throw new AppError('bad_request', 'This link has expired or was already used. Sign in to get a new one.');
  });
}

/** Deletes tokens that can no longer be used. */
export async function deleteOldTokens(site: Site): Promise<void> {
  await repo.deleteExpiredTokens(site.db, new Date(site.clock.now()));
}
