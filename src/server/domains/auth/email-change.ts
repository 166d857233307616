import { isUniqueViolation, type Queries, type Work } from '../../../../db/engine/sqlite.ts';
import { type MemberActor, ownId } from '../../lib/actor.ts';
import { AppError, fieldError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import { replaceAddress } from '../alerts/addresses/service.ts';
import { alertMember } from './devices/service.ts';
import { foldCase } from './fold-case.ts';
import { checkPassword, countAttempt } from './identity-check.ts';
import { mailboxKey, sendMailToken, voidTokens } from './mail-tokens.ts';
import * as repo from './repo.ts';
import { atomicAs } from './standing/service.ts';

/**
 * Mails a link to the address a member wants instead of theirs; nothing changes before it is used, and only the newest
 * counts (decisions.md D7).
 * @throws {AppError} bad_request at `password` when it is wrong, conflict at `email` when somebody has it,
 * too_many_requests after three an hour, or ten mails to one address.
 */
export async function requestEmailChange(
  site: Site,
  actor: MemberActor,
  input: { email: string; password: string },
): Promise<void> {
  const userId = ownId(actor);
  await countAttempt(site, userId, () => checkPassword(site, userId, input.password));
  const holder = await repo.findByEmailKey(site.db, foldCase(input.email));
  if (holder && holder.id !== userId) {
    await site.limits.take('taken_address', actor.address);
    throw fieldError('conflict', 'email', 'An account with this email already exists');
  }
  if (holder?.email === input.email) throw fieldError('bad_request', 'email', 'This is your address already');
  await site.limits.takeBoth(['email_change', String(userId)], ['mail_to_address', mailboxKey(site, input.email)]);
  const grant = { purpose: 'change_email', userId, address: input.email } as const;
  await atomicAs(site, actor, (q) => sendMailToken(q, site, grant));
  site.due.announce(site.clock.now());
}

/**
 * Makes an address that has just been proved the one a member signs in and is written to with, and tells the one before;
 * false when there is no such member.
 * @throws {AppError} conflict when it has become somebody else's.
 */
export function* takeNewEmail(
  q: Queries,
  site: Site,
  change: { userId: number; address: string; userAgent: string | null },
): Work<boolean> {
  const { userId, address, userAgent } = change;
  let before: { email: string; confirmed: boolean } | null;
  try {
    before = yield* repo.updateEmail(q, userId, address, foldCase(address));
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('conflict', 'Somebody else has joined with this address in the meantime.', { cause: error });
    throw error;
  }
  if (before === null) return false;
  yield* replaceAddress(q, site, userId, 'email', address);
  // A link that went to the old address must not open the account any more.
  yield* voidTokens(q, userId, ['reset_password']);
  yield* alertMember(q, site, {
    userId,
    kind: 'email_changed',
    userAgent,
    mailAddress: before.email,
    isConfirmed: before.confirmed,
  });
  return true;
}
