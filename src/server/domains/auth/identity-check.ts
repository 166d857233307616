import type { Queries, Work } from '../../../../db/database.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { type MemberActor, ownId } from '../../lib/actor.ts';
import { AppError, fieldError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import * as repo from './repo.ts';

/** A member whose password was right a moment ago, with its stored hash. */
export interface CheckedMember {
  username: string;
  email: string;
  hash: string;
}

/**
 * Runs what proves in a session who a member is. A failure counts toward ten in 15 minutes, a success toward 30 an hour:
 * nobody without the proof can use that up.
 * @throws {AppError} too_many_requests past either limit, and whatever the proof throws.
 */
export async function countAttempt<T>(site: Site, userId: number, prove: () => Promise<T>): Promise<T> {
  const key = String(userId);
  await site.limits.takeAll(['identity_check', key], ['proved_changes', key]);
  try {
    const proven = await prove();
    await site.limits.giveBack('identity_check', key);
    return proven;
  } catch (error) {
    await site.limits.giveBack('proved_changes', key);
    throw error;
  }
}

/**
 * Checks the password of a member who is signed in, before something is changed that could lock them out. The caller
 * counts the attempts, and requires with {@link requirePassword} in the transaction of the change that the password still
 * stands.
 * @throws {AppError} bad_request at the field it was asked for in.
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
 * Requires, in the transaction of a change, that the password that was checked for it still stands. A reset or another
 * password that comes in between stops the change. The session is checked by `atomicAs`.
 * @throws {AppError} unauthorized.
 */
export function* requirePassword(q: Queries, userId: number, checked: CheckedMember): Work<void> {
  if (!(yield* repo.readHasPassword(q, userId, checked.hash))) throw signedOut();
}

function signedOut(): AppError {
  return new AppError('unauthorized', message('not_signed_in'));
}
