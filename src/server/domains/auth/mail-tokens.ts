import type { Queries, Work } from '../../../../db/database.ts';
import { RETENTION_MS } from '../../lib/retention.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import type { Site } from '../../site/site.ts';
import { queueAccountMail } from '../alerts/deliveries/service.ts';
import { foldCase } from './fold-case.ts';
import * as repo from './repo.ts';

/**
 * The links that mails carry: how long each is good for, and the page it opens. A link stays good until it is used or too
 * old; another request does not void it, for anybody may ask.
 */
const LINKS = {
  verify_email: { lifetimeMs: RETENTION_MS.emailLinks, page: '/verify-email' },
  change_email: { lifetimeMs: RETENTION_MS.emailLinks, page: '/verify-email' },
  reset_password: { lifetimeMs: RETENTION_MS.passwordLinks, page: '/reset-password' },
} as const;
export type TokenPurpose = keyof typeof LINKS;

interface Grant {
  purpose: TokenPurpose;
  userId: number;
  /** The address that using the token proves; empty where it proves none. */
  address: string;
}

/**
 * Queues the mail for a purpose, due at once, and stores the hash of the token it will carry: whoever uses that token
 * has read the mail (decisions.md D5, D7).
 */
export function* sendMailToken(q: Queries, site: Site, grant: Grant): Work<void> {
  const { userId, purpose } = grant;
  const deliveryId = yield* queueAccountMail(q, site, { userId, kind: purpose });
  const createdAt = new Date(site.clock.now());
  yield* storeToken(q, grant, tokenOf(site, deliveryId, { ...grant, createdAt }), createdAt);
}

/**
 * Stores the token of a mail that does not go out, because the address gets too many: for the member all is as if it had
 * been sent.
 */
export function* withholdMail(q: Queries, site: Site, grant: Grant): Work<void> {
  yield* storeToken(q, grant, randomToken(), new Date(site.clock.now()));
}

/** A link for a purpose that no mail carries: it opens the page for everybody who has it. */
export function* makeLink(q: Queries, site: Site, grant: Omit<Grant, 'address'>): Work<string> {
  const token = randomToken();
  yield* storeToken(q, { ...grant, address: '' }, token, new Date(site.clock.now()));
  return linkOf(site, grant.purpose, token);
}

/** The address and the link of a mail that is about to go out; null where its token is used, void or too old. */
export async function findMailLink(
  site: Site,
  purpose: TokenPurpose,
  deliveryId: number,
): Promise<{ address: string; url: string } | null> {
  // Of the links a member has been sent for a purpose one is this mail's: the one that can be made again from it.
  for (const sent of await repo.findTokensOfMail(site.db, deliveryId, purpose, new Date(site.clock.now()))) {
    const token = tokenOf(site, deliveryId, sent);
    if (hashToken(token) === sent.tokenHash) return { address: sent.address, url: linkOf(site, purpose, token) };
  }
  return null;
}

/** The member whose token could be used for a purpose now, asked before work is spent on it; null for none. */
export async function findTokenOwner(
  site: Site,
  token: string,
  purpose: TokenPurpose,
): Promise<{ username: string; email: string } | null> {
  return repo.findTokenOwner(site.db, hashToken(token), purpose, new Date(site.clock.now()));
}

/**
 * How many links for a purpose lie in a member's mailbox, or are on their way there, and work. A mail that failed counts
 * for nothing: its link is in nobody's hands.
 */
export function* countMailedLinks(q: Queries, site: Site, userId: number, purpose: TokenPurpose): Work<number> {
  const now = site.clock.now();
  const tokens = yield* repo.countMailedTokens(q, userId, purpose, new Date(now));
  const since = new Date(now - LINKS[purpose].lifetimeMs);
  return Math.min(tokens, yield* repo.countMailsOnTheirWay(q, userId, purpose, since));
}

/** Whether one more mail that confirms an address may go to it now; it is counted where it may. */
export async function mayMail(site: Site, address: string): Promise<boolean> {
  return site.limits.tryTake('mail_to_address', mailboxKey(site, address));
}

/**
 * Does what a token out of a mail is for, counting against the caller's address what fails.
 * @throws {AppError} too_many_requests after 60 in 15 minutes.
 */
export async function limitTries<T>(site: Site, callerAddress: string, attempt: () => Promise<T>): Promise<T> {
  await site.limits.take('mail_token', callerAddress);
  const done = await attempt();
  await site.limits.giveBack('mail_token', callerAddress);
  return done;
}

/** Uses a token up; null for one that is unknown, used, void, too old, or for another purpose. */
export function* useMailToken(
  q: Queries,
  site: Site,
  token: string,
  purposes: TokenPurpose[],
): Work<repo.UsedToken | null> {
  return yield* repo.useToken(q, hashToken(token), purposes, new Date(site.clock.now()));
}

/**
 * What mail to an address is counted under. The count outlives an account, so that nobody starts anew by deleting theirs;
 * the address does not.
 */
export function mailboxKey(site: Site, address: string): string {
  return site.keys.sign('mail-to-address', foldCase(address));
}

/** Makes a member's tokens for some purposes void, used or not. */
export function* voidTokens(q: Queries, userId: number, purposes: TokenPurpose[]): Work<void> {
  yield* repo.deleteTokens(q, userId, purposes);
}

/** Deletes tokens that can no longer be used. */
export async function deleteOldTokens(site: Site): Promise<void> {
  await repo.deleteExpiredTokens(site.db, new Date(site.clock.now()));
}

/**
 * Made from its delivery, so that a repeated mail carries the same one and nothing but its hash is stored. A database put
 * back from a copy counts its rows from there again: whose it is, where it goes and when keep an old link from opening
 * what a later one was made for.
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
