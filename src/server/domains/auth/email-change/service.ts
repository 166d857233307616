import type { Queries, Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type MemberActor, ownId } from '../../../lib/actor.ts';
import { AppError, fieldError } from '../../../lib/app-error.ts';
import { foldCase } from '../../../lib/fold-case.ts';
import type { Site } from '../../../site/site.ts';
import { type Prover, replaceAddress } from '../../alerts/addresses/ownership.ts';
import { resendLink } from '../../alerts/mail-links/resend-link.ts';
import {
  countConfirmationMail,
  readPendingEmail,
  sendMailToken,
  storeUnmailedToken,
  voidOtherChanges,
  voidTokens,
} from '../../alerts/mail-links/service.ts';
import { alertMember } from '../../alerts/security-events/service.ts';
import { atomicAs } from '../../authority/service.ts';
import { checkPassword, countAttempt, requirePassword } from '../identity-check.ts';
import { findByEmailKey } from '../repo.ts';
import * as repo from './repo.ts';

/**
 * Mails a confirmation link to the new address a member wants. Nothing changes before the link is used, and links to
 * other new addresses become invalid (decisions.md D7). After ten such mails to the address in an hour no more are
 * sent, but the answer stays the same.
 * @throws {AppError} bad_request at `password` when it is wrong, conflict at `email` when another member has it,
 * too_many_requests after three an hour, or after 60 answers to one network address that an address is taken;
 * unauthorized when the password or the session is replaced during the call.
 */
export async function requestEmailChange(
  site: Site,
  actor: MemberActor,
  input: { email: string; password: string },
): Promise<void> {
  const userId = ownId(actor);
  const checked = await countAttempt(site, userId, () => checkPassword(site, actor, input.password));
  await refuseTaken(site, actor, input.email);
  const grant = { purpose: 'change_email', userId, address: input.email } as const;
  const mails = await countConfirmationMail(site, input.email);
  await atomicAs(site, actor, function* (q) {
    yield* requirePassword(q, userId, checked);
    yield* voidOtherChanges(q, userId, input.email);
    yield* mails ? sendMailToken(q, site, grant) : storeUnmailedToken(q, site, grant);
  });
}

/**
 * Throws when a member cannot change to an address. Both limits are counted before any lookup, so the error past a
 * limit reveals nothing about the address.
 */
async function refuseTaken(site: Site, actor: MemberActor, email: string): Promise<void> {
  const change = ['email_change', String(actor.userId)] as const;
  const taken = ['taken_address', actor.address] as const;
  await site.rateLimits.consumeAll(change, taken);
  const holder = await findByEmailKey(site.db, foldCase(email));
  if (holder && holder.id !== actor.userId) {
    await site.rateLimits.refund(...change);
    throw fieldError('conflict', 'email', message('email_taken'));
  }
  await site.rateLimits.refund(...taken);
  if (holder?.email !== email) return;
  await site.rateLimits.refund(...change);
  throw fieldError('bad_request', 'email', message('email_unchanged'));
}

/**
 * Sends the link to the pending new address again; does nothing without a pending change.
 * @throws {AppError} as {@link resendLink}.
 */
export async function repeatEmailChange(site: Site, actor: MemberActor, pending: string): Promise<void> {
  const userId = ownId(actor);
  const grant = { purpose: 'change_email', userId, address: pending } as const;
  await resendLink(site, actor, grant, function* (q, lease) {
    // A change that was cancelled or replaced by now gets no new link.
    if ((yield* readPendingEmail(q, site, userId)) !== pending) return null;
    return yield* sendMailToken(q, site, grant, lease);
  });
}

/**
 * Invalidates every link of a pending change; the member keeps their address. Does nothing without a pending change.
 */
export async function cancelEmailChange(site: Site, actor: MemberActor): Promise<void> {
  await atomicAs(site, actor, (q) => voidTokens(q, ownId(actor), ['change_email']));
}

/**
 * Makes a proven address the one a member signs in with and is mailed at, and alerts the previous address; returns
 * false when there is no such member.
 * @throws {AppError} conflict when another member has the address by now.
 */
export function* applyEmailChange(
  q: Queries,
  site: Site,
  change: { userId: number; address: string; userAgent: string | null },
  prover: Prover,
): Work<boolean> {
  const { userId, address, userAgent } = change;
  let before: { email: string; confirmed: boolean } | null;
  try {
    before = yield* repo.updateEmail(q, userId, address, foldCase(address));
  } catch (error) {
    if (site.db.isUniqueViolation(error))
      throw new AppError('conflict', message('email_taken_meanwhile'), { cause: error });
    throw error;
  }
  if (before === null) return false;
  yield* replaceAddress(q, site, { userId, channel: ACCOUNT_METHOD, address }, prover);
  // A link sent to the old address must not open the account any more, and the change happens only once.
  yield* voidTokens(q, userId, ['reset_password', 'change_email']);
  yield* alertMember(q, site, {
    userId,
    kind: 'email_changed',
    userAgent,
    mailAddress: before.email,
    isConfirmed: before.confirmed,
  });
  return true;
}
