import type { Queries, Work } from '../../../../db/database.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { type MemberActor, ownId } from '../../lib/actor.ts';
import { AppError, fieldError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import * as repo from './repo.ts';

/** A member whose password was just checked, with its stored hash. */
interface CheckedMember {
  username: string;
  email: string;
  hash: string;
}

/**
 * Runs an identity check of a signed-in member and counts it: a failure toward ten in 15 minutes, a success toward 30
 * an hour. An attacker without the password cannot use up the limit for successes.
 * @throws {AppError} too_many_requests past either limit, and every error of `prove`.
 */
export async function countAttempt<T>(site: Site, userId: number, prove: () => Promise<T>): Promise<T> {
  const key = String(userId);
  await site.rateLimits.consumeAll(['identity_check', key], ['proved_changes', key]);
  try {
    const proven = await prove();
    await site.rateLimits.refund('identity_check', key);
    return proven;
  } catch (error) {
    await site.rateLimits.refund('proved_changes', key);
    throw error;
  }
}

/**
 * Checks a signed-in member's password before a change that could lock them out. The caller counts the attempts. In the
 * transaction of the change it also calls {@link requirePassword} to check that the password is still the same.
 * @throws {AppError} bad_request at the field of the password.
 */
export async function checkPassword(
  site: Site,
  actor: MemberActor,
  password: string,
  field = 'password',
): Promise<CheckedMember> {
  const member = await repo.findMember(site.db, ownId(actor));
  const matches = await site.passwords.verify(password, member?.hash ?? null);
  if (!member) throw signedOut();
  if (!matches) throw fieldError('bad_request', field, message('password_wrong'));
  return member;
}

/**
 * Checks, in the transaction of a change, that the checked password is still the current one. So a reset or a password
 * change in between stops the change. `atomicAs` checks the session.
 * @throws {AppError} unauthorized.
 */
export function* requirePassword(q: Queries, userId: number, checked: CheckedMember): Work<void> {
  if (!(yield* repo.readHasPassword(q, userId, checked.hash))) throw signedOut();
}

function signedOut(): AppError {
  return new AppError('unauthorized', message('not_signed_in'));
}
