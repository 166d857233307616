import type { z } from 'zod';
import type { ApiToken, createTokenBody } from '../../../../shared/auth/credentials.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { DAY_MS, MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { type MemberActor, ownId } from '../../../lib/actor.ts';
import { AppError, fieldError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { voidProofs } from '../../alerts/proofs/service.ts';
import { alertMember } from '../../alerts/security-events/service.ts';
import { atomicAs } from '../../authority/service.ts';
import * as repo from './repo.ts';

/** The prefix of every token, by which a leaked one is recognised. */
export const TOKEN_START = 'hesed_';
const SHOWN_LENGTH = 12;
const MAX_TOKENS = 20;
// "Last used" is rounded to the minute, because a write for every request would cost too much.
const LAST_USED_STEP_MS = MINUTE_MS;

/**
 * Returns the owner of a token; null for an unknown, revoked or expired one (decisions.md D8).
 * @throws {AppError} too_many_requests past 60 wrong tokens in 15 minutes from one address. A valid token is accepted
 * even then.
 */
export async function readToken(site: Site, token: string, address: string): Promise<MemberActor | null> {
  const found = token.startsWith(TOKEN_START) ? await repo.findByHash(site.db, hashToken(token)) : null;
  const now = site.clock.now();
  if (!found || (found.token.expiresAt && found.token.expiresAt.getTime() <= now)) {
    await site.rateLimits.consume('bad_token', address);
    return null;
  }
  const { id, userId, scopes, lastUsedAt } = found.token;
  if (!lastUsedAt || now - lastUsedAt.getTime() >= LAST_USED_STEP_MS)
    await repo.setLastUsed(site.db, id, new Date(now));
  return {
    kind: 'member',
    userId,
    role: scopes.includes('admin') ? found.role : 'member',
    address,
    credential: { kind: 'token', tokenId: id, scopes },
  };
}

/** Returns the actor's tokens, newest first. */
export async function listTokens(site: Site, actor: MemberActor): Promise<ApiToken[]> {
  return repo.findTokens(site.db, ownId(actor));
}

/**
 * Creates a token and returns its text. The text is never stored, so this is the only time it is shown (decisions.md
 * D8).
 * @throws {AppError} bad_request for a scope its owner does not have, conflict at twenty valid tokens, too_many_requests
 * past ten an hour.
 */
export async function createToken(
  site: Site,
  actor: MemberActor,
  input: z.output<typeof createTokenBody>,
  userAgent: string | null,
): Promise<ApiToken & { token: string }> {
  const userId = ownId(actor);
  const { name, scopes, expiresInDays } = input;
  if (scopes.includes('admin') && actor.role !== 'admin')
    throw fieldError('bad_request', 'scopes', message('admin_scope_refused'));
  await site.rateLimits.consume('token_creation', String(userId));

  const now = site.clock.now();
  const token = TOKEN_START + randomToken();
  const row = await atomicAs(site, actor, function* (q) {
    if ((yield* repo.countTokens(q, userId, new Date(now))) >= MAX_TOKENS)
      throw new AppError('conflict', message('too_many_tokens', { limit: MAX_TOKENS }));
    const stored = yield* repo.insertToken(q, {
      userId,
      name,
      tokenHash: hashToken(token),
      start: token.slice(0, SHOWN_LENGTH),
      scopes,
      expiresAt: expiresInDays === null ? null : new Date(now + expiresInDays * DAY_MS),
      createdAt: new Date(now),
    });
    yield* alertMember(q, site, { userId, kind: 'token_created', userAgent });
    return stored;
  });
  return { ...row, token };
}

/** Deletes the tokens that expired so long ago that their owners need not see them any more. */
export async function deleteOldApiTokens(site: Site): Promise<void> {
  await repo.deleteExpiredTokens(site.db, new Date(site.clock.now() - RETENTION_MS.expiredApiTokens));
}

/**
 * Deletes one of the actor's tokens, which makes it invalid at once. Codes and links that would link a chat or prove a
 * number are void, because a stranger with the token may have made them.
 * @throws {AppError} not_found when they have none with that id.
 */
export async function deleteToken(site: Site, actor: MemberActor, id: number): Promise<void> {
  await atomicAs(site, actor, function* (q) {
    const memberId = ownId(actor);
    if (!(yield* repo.deleteToken(q, memberId, id))) throw new AppError('not_found', message('no_such_token'));
    yield* voidProofs(q, memberId);
  });
}
