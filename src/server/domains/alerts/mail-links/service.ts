import type { Queries, Work } from '../../../../../db/database.ts';
import { foldCase } from '../../../lib/fold-case.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import type { Lease } from '../deliveries/repo.ts';
import { queueAccountMail } from '../deliveries/service.ts';
import * as repo from './repo.ts';

/**
 * The links in mails, each with its lifetime and its page. A link stays valid until it is used or expires. A further
 * request does not invalidate it, because anybody can make a request.
 */
const LINKS = {
  verify_email: { lifetimeMs: RETENTION_MS.emailLinks, page: '/verify-email' },
  change_email: { lifetimeMs: RETENTION_MS.emailLinks, page: '/verify-email' },
  reset_password: { lifetimeMs: RETENTION_MS.passwordLinks, page: '/reset-password' },
} as const;
type TokenPurpose = keyof typeof LINKS;

interface Grant {
  purpose: TokenPurpose;
  userId: number;
  /** The address that using the token proves; empty when it proves none. */
  address: string;
}

/**
 * Queues the mail for a purpose, due at once or leased to the caller, and stores the hash of its token. A person who
 * uses the token has read the mail (decisions.md D5, D7). Returns the delivery's id.
 */
export function* sendMailToken(q: Queries, site: Site, grant: Grant, lease?: Lease): Work<number> {
  const { userId, purpose } = grant;
  const deliveryId = yield* queueAccountMail(q, site, { userId, kind: purpose, ...lease });
  const createdAt = new Date(site.clock.now());
  yield* storeToken(q, grant, tokenOf(site, deliveryId, { ...grant, createdAt }), createdAt);
  return deliveryId;
}

/**
 * Stores the token of a mail that is not sent, because the address gets too many. For the member nothing differs from a
 * sent mail.
 */
export function* storeUnmailedToken(q: Queries, site: Site, grant: Grant): Work<void> {
  yield* storeToken(q, grant, randomToken(), new Date(site.clock.now()));
}

/** Creates a link for a purpose without a mail. Everybody who has the link can open its page. */
export function* makeLink(q: Queries, site: Site, grant: Omit<Grant, 'address'>): Work<string> {
  const token = randomToken();
  yield* storeToken(q, { ...grant, address: '' }, token, new Date(site.clock.now()));
  return linkOf(site, grant.purpose, token);
}

/**
 * Returns the address and the link of a mail that is about to be sent; null when its token is used, invalid or expired.
 */
export async function findMailLink(
  site: Site,
  purpose: TokenPurpose,
  deliveryId: number,
): Promise<{ address: string; url: string } | null> {
  // A member may have several tokens for a purpose. This mail's token is the one that can be derived from its delivery.
  for (const sent of await repo.findTokensOfMail(site.db, deliveryId, purpose, new Date(site.clock.now()))) {
    const token = tokenOf(site, deliveryId, sent);
    if (hashToken(token) === sent.tokenHash) return { address: sent.address, url: linkOf(site, purpose, token) };
  }
  return null;
}

/**
 * Returns the member of a valid token for a purpose, so callers can check it before expensive work; null when there is
 * none.
 */
export async function findTokenOwner(
  site: Site,
  token: string,
  purpose: TokenPurpose,
): Promise<{ id: number; username: string; email: string } | null> {
  return repo.findTokenOwner(site.db, hashToken(token), purpose, new Date(site.clock.now()));
}

/**
 * Counts the valid links for a purpose that are in a member's mailbox or on their way there. A failed mail does not
 * count, because nobody has its link.
 */
export function* countMailedLinks(q: Queries, site: Site, userId: number, purpose: TokenPurpose): Work<number> {
  const now = site.clock.now();
  const tokens = yield* repo.countMailedTokens(q, userId, purpose, new Date(now));
  const since = new Date(now - LINKS[purpose].lifetimeMs);
  return Math.min(tokens, yield* repo.countMailsOnTheirWay(q, userId, purpose, since));
}

/** Returns whether one more confirmation mail may be sent to an address now, and counts it. */
export async function countConfirmationMail(site: Site, address: string): Promise<boolean> {
  return site.rateLimits.tryConsume('mail_to_address', mailboxKey(site, address));
}

/** Gives back what {@link countConfirmationMail} counted, because the mail was not sent. */
export async function refundConfirmationMail(site: Site, address: string): Promise<void> {
  await site.rateLimits.refund('mail_to_address', mailboxKey(site, address));
}

/**
 * Runs an attempt to use a token from a mail, and counts a failure against the caller's network address.
 * @throws {AppError} too_many_requests after 60 in 15 minutes.
 */
export async function limitTries<T>(site: Site, callerAddress: string, attempt: () => Promise<T>): Promise<T> {
  await site.rateLimits.consume('mail_token', callerAddress);
  const done = await attempt();
  await site.rateLimits.refund('mail_token', callerAddress);
  return done;
}

/** Marks a token as used and returns it; null when it is unknown, used, invalid, expired, or for another purpose. */
export function* useMailToken(
  q: Queries,
  site: Site,
  token: string,
  purposes: TokenPurpose[],
): Work<repo.UsedToken | null> {
  return yield* repo.useToken(q, hashToken(token), purposes, new Date(site.clock.now()));
}

/**
 * Returns the rate-limit key for mail to an address: a keyed hash. The count outlives an account, so deleting the
 * account does not reset it, and the address is not stored.
 */
export function mailboxKey(site: Site, address: string): string {
  return site.keys.sign('mail-to-address', foldCase(address));
}

/** Invalidates a member's tokens for some purposes, used or not. */
export function* voidTokens(q: Queries, userId: number, purposes: TokenPurpose[]): Work<void> {
  yield* repo.deleteTokens(q, userId, purposes);
}

/** Invalidates a member's links for changing to any other address than the given one. */
export function* voidOtherChanges(q: Queries, userId: number, address: string): Work<void> {
  yield* repo.deleteOtherChanges(q, userId, address);
}

/** Returns the address that a member is changing to; null when no change is pending. */
export function* readPendingEmail(q: Queries, site: Site, userId: number): Work<string | null> {
  return yield* repo.readPendingEmail(q, userId, new Date(site.clock.now()));
}

/** Deletes expired tokens. */
export async function deleteOldTokens(site: Site): Promise<void> {
  await repo.deleteExpiredTokens(site.db, new Date(site.clock.now()));
}

/**
 * Derives a mail's token from its delivery, so that a repeated mail contains the same token and only its hash is
 * stored. After a restore from a backup, new deliveries may reuse ids. The owner, the address and the time in the
 * derivation keep an old link from matching a later token.
 */
function tokenOf(site: Site, deliveryId: number, grant: Grant & { createdAt: Date }): string {
  const { purpose, userId, address, createdAt } = grant;
  return site.keys.sign(purpose, `${deliveryId}:${userId}:${createdAt.getTime()}:${address}`);
}

function linkOf(site: Site, purpose: TokenPurpose, token: string): string {
  return `${site.env.publicUrl}${LINKS[purpose].page}?token=${token}`;
}

function* storeToken(q: Queries, grant: Grant, token: string, createdAt: Date): Work<void> {
  const { lifetimeMs } = LINKS[grant.purpose];
  yield* repo.insertToken(q, {
    ...grant,
    tokenHash: hashToken(token),
    expiresAt: new Date(createdAt.getTime() + lifetimeMs),
    createdAt,
  });
}
