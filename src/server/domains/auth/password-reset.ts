import { setTimeout as pause } from 'node:timers/promises';
import type { Queries, Work } from '../../../../db/engine/sqlite.ts';
import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import { verifyAddress } from '../alerts/addresses/service.ts';
import { alertMember } from './devices/service.ts';
import { foldCase } from './fold-case.ts';
import { isUsable, mailboxKey, makeLink, sendMailToken, useMailToken, voidTokens } from './mail-tokens.ts';
import { hashPassword } from './passwords.ts';
import * as repo from './repo.ts';
import { atomicAs } from './standing/service.ts';

// No answer comes before this: what an account that exists costs more than one that does not is hidden under it.
const ANSWER_AFTER_MS = 250;

/**
 * Mails a link that sets a new password to whoever has an address, confirmed or not. Nothing tells the caller whether
 * anybody has: not the answer, not the time it takes, not the limits (decisions.md D5).
 * @throws {AppError} too_many_requests after three an hour for one address of mail, 60 from one of the network.
 */
export async function requestReset(site: Site, email: string, callerAddress: string): Promise<void> {
  const emailKey = foldCase(email);
  await site.limits.takeBoth(['password_reset_account', emailKey], ['password_reset_address', callerAddress]);
  await Promise.all([pause(ANSWER_AFTER_MS), sendReset(site, emailKey)]);
}

/**
 * Sets a new password with a token out of a mail or from an operator. Whoever had got in is out: every session ends,
 * passkeys, API tokens and known browsers are gone, and what was under way with another link is void. Nobody is signed in
 * by it (decisions.md D5).
 * @throws {AppError} bad_request when the token is unknown, used, void or too old.
 */
export async function resetPassword(
  site: Site,
  input: { token: string; password: string },
  userAgent: string | null,
): Promise<void> {
  // Hashing is dear: it is done for nobody who has no token.
  if (!(await isUsable(site, input.token, 'reset_password'))) throw refusal();
  const password = await hashPassword(input.password);
  const emailKey = await site.db.atomic(function* (q) {
    const used = yield* useMailToken(q, site, input.token, ['reset_password']);
    if (!used) throw refusal();
    const { userId, address } = used;
    const key = yield* replacePassword(q, userId, password);
    yield* repo.deleteSessions(q, userId);
    yield* repo.deleteKeys(q, userId);
    // The link came by mail, which shows whose the address is; one from an operator shows nothing.
    if (address) yield* verifyAddress(q, site, userId, 'email', address);
    yield* alertMember(q, site, { userId, kind: 'password_reset', userAgent });
    return key;
  });
  if (emailKey) await site.limits.clear('sign_in_account', emailKey);
}

/**
 * A link that sets a member's password, to be handed over by an operator; older ones are void (decisions.md D2).
 * @throws {AppError} not_found when there is no such member.
 */
export async function makeResetLink(site: Site, actor: Actor, userId: number): Promise<string> {
  if ((await repo.findProof(site.db, userId)) === null) throw new AppError('not_found', 'There is no such member.');
  return atomicAs(site, actor, (q) => makeLink(q, site, { purpose: 'reset_password', userId }));
}

/**
 * Stores a new password, voids the links that were asked for under the old one and forgets the browsers it was used in;
 * gives the folded address.
 */
export function* replacePassword(q: Queries, userId: number, password: string): Work<string | null> {
  // A change of address under way may be what whoever knew the old password began.
  yield* voidTokens(q, userId, ['reset_password', 'change_email']);
  yield* repo.deleteDevices(q, userId);
  return yield* repo.updatePassword(q, userId, password);
}

async function sendReset(site: Site, emailKey: string): Promise<void> {
  // Counted whether or not anybody has the address, and answered as if the mail had gone.
  if (!(await mayMail(site, emailKey))) return;
  const user = await repo.findByEmailKey(site.db, emailKey);
  if (!user) return;
  const grant = { purpose: 'reset_password', userId: user.id, address: user.email } as const;
  await site.db.atomic((q) => sendMailToken(q, site, grant));
  site.due.announce(site.clock.now());
}

async function mayMail(site: Site, emailKey: string): Promise<boolean> {
  try {
    await site.limits.take('mail_to_address', mailboxKey(site, emailKey));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function refusal(): AppError {
  return new AppError('bad_request', 'This link has expired or was already used. Please ask for a new one.');
}
