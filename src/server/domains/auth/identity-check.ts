import { AppError, fieldError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import { NO_PASSWORD, verifyPassword } from './passwords.ts';
import * as repo from './repo.ts';

/**
 * Runs what proves in a session who a member is. A failure counts toward ten in 15 minutes, what goes through toward 30
 * an hour: nobody without the proof can use that up.
 * @throws {AppError} too_many_requests past either limit, and whatever the proof throws.
 */
export async function countAttempt<T>(site: Site, userId: number, prove: () => Promise<T>): Promise<T> {
  const key = String(userId);
  await site.limits.takeBoth(['identity_check', key], ['proved_changes', key]);
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
 * Checks the password of a member who is signed in, before something is changed that could lock them out, and gives
 * their e-mail address. Whoever calls counts the attempts.
 * @throws {AppError} bad_request at the field it was asked for in.
 */
export async function checkPassword(
  site: Site,
  userId: number,
  password: string,
  field = 'password',
): Promise<{ email: string }> {
  const proof = await repo.findProof(site.db, userId);
  const matches = await verifyPassword(password, proof?.password ?? NO_PASSWORD);
  if (!proof) throw new AppError('unauthorized', 'Please sign in first.');
  if (!matches) throw fieldError('bad_request', field, 'This is not your password. Please try again.');
  return { email: proof.email };
}
