import type { Queries, Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { foldCase } from '../../../lib/fold-case.ts';
import type { Site } from '../../../site/site.ts';
import { verifyAddress } from '../../alerts/addresses/ownership.ts';
import { type Connection, revokeConnections } from '../../alerts/addresses/revoke.ts';
import { deleteAllBrowsers } from '../../alerts/addresses/service.ts';
import {
  countMailedLinks,
  findTokenOwner,
  mailboxKey,
  makeLink,
  sendMailToken,
  useMailToken,
  voidTokens,
} from '../../alerts/mail-links/service.ts';
import { voidProofs } from '../../alerts/proofs/service.ts';
import { alertMember } from '../../alerts/security-events/service.ts';
import { atomicAs } from '../../authority/service.ts';
import * as repo from '../repo.ts';
import { signInKey } from '../sign-in-key.ts';
import { mayBelongToStranger, reclaimAccount } from './reclaim-account.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

// Every answer waits at least this long. It hides the extra work for an existing account.
const ANSWER_AFTER_MS = 250;
// At most this many valid links are mailed at a time. A further mail would help nobody.
const MAX_MAILED_LINKS = 3;

/**
 * Mails a password link to the member with an address, confirmed or not. Neither the answer, nor its timing, nor the
 * limits reveal whether the member exists (decisions.md D5).
 *
 * Strangers can request it too. So a request never invalidates a link, and never causes an error for the owner. While
 * three valid links are in the mailbox, no further mail is sent and the answer stays the same.
 * @throws {AppError} too_many_requests after 60 an hour from one network address.
 */
export async function requestReset(site: Site, email: string, callerAddress: string): Promise<void> {
  const emailKey = foldCase(email);
  await site.rateLimits.consume('password_reset_address', callerAddress);
  const pause = new Promise((done) => setTimeout(done, ANSWER_AFTER_MS));
  await Promise.all([pause, sendReset(site, emailKey)]);
}

/**
 * Returns the account of a password link.
 * @throws {AppError} bad_request when the token is unknown, used, invalid or expired.
 */
export async function findResetAccount(site: Site, token: string): Promise<{ id: number; username: string }> {
  const owner = await findTokenOwner(site, token, 'reset_password');
  if (!owner) throw invalidLink();
  return { id: owner.id, username: owner.username };
}

/**
 * Sets a new password with a token from a mail or from an operator. This ends every session, deletes passkeys, API
 * tokens, push subscriptions and known devices, and invalidates other links. It starts no session (decisions.md D5). A
 * mailed link proves the address. If the account holder was not known to read that address, or added credentials before
 * that was known, the second step and the linked addresses are removed too (D42).
 * @throws {AppError} bad_request when the token is unknown, used, invalid or expired, or at `password` when it is weak.
 */
export async function resetPassword(
  site: Site,
  input: { token: string; password: string },
  userAgent: string | null,
): Promise<void> {
  // Hashing is expensive, so it happens only for a valid token.
  const owner = await findTokenOwner(site, input.token, 'reset_password');
  if (!owner) throw invalidLink();
  refuseWeakPassword(site, input.password, owner);
  const password = await site.passwords.hash(input.password);
  const { userId, emailKey, connections } = await site.db.atomic(function* (q) {
    const used = yield* useMailToken(q, site, input.token, ['reset_password']);
    if (!used) throw invalidLink();
    const { userId, address } = used;
    const memberId = authorizeMember({ kind: 'system' }, userId);
    const key = yield* replacePassword(q, userId, password);
    yield* repo.deleteSessions(q, userId);
    const ended = { ...(yield* repo.deleteKeys(q, userId)), pushSubscriptions: yield* deleteAllBrowsers(q, memberId) };
    let connections: Connection[] = [];
    // A mailed link proves the address; a link from an operator proves nothing.
    if (address) {
      const reclaims = yield* mayBelongToStranger(q, userId);
      const proved = yield* verifyAddress(q, site, { userId, channel: ACCOUNT_METHOD, address }, { kind: 'member' });
      if (proved && reclaims) connections = yield* reclaimAccount(q, site, memberId, { userAgent, ended });
    }
    // After the account is judged: an unused link of a stranger is a reason to reclaim it.
    yield* voidProofs(q, userId);
    yield* alertMember(q, site, { userId, kind: 'password_reset', userAgent });
    return { userId, emailKey: key, connections };
  });
  // A stranger may have used up the owner's sign-in limits, with guesses or with the old password.
  if (emailKey) await site.rateLimits.reset('sign_in_account', signInKey(site, emailKey));
  await site.rateLimits.reset('sign_in_done', String(userId));
  await revokeConnections(site, connections);
}

/**
 * Creates a password link that an operator gives to a member (decisions.md D2).
 * @throws {AppError} not_found when there is no such member.
 */
export async function makeResetLink(site: Site, actor: Actor, userId: number): Promise<string> {
  if ((await repo.findMember(site.db, userId)) === null) throw new AppError('not_found', message('no_such_member'));
  return atomicAs(site, actor, (q) => makeLink(q, site, { purpose: 'reset_password', userId }));
}

/**
 * Mails a member a password link that an administrator asked for. Returns false where as many valid links as a mailbox
 * may hold are there already. The request is in the audit log either way (decisions.md D2).
 */
export async function sendResetLink(
  site: Site,
  actor: Actor,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  return atomicAs(site, actor, (q) => mailLink(q, site, { userId: id, address: email }, MAX_MAILED_LINKS));
}

/**
 * Stores the hash of a new password, invalidates every link for a new password or address, and deletes the known
 * devices of the old password. Returns the folded address.
 */
export function* replacePassword(q: Queries, userId: number, password: string): Work<string | null> {
  // A person who knew the old password may have started a change of address.
  yield* voidTokens(q, userId, ['reset_password', 'change_email']);
  yield* repo.deleteDevices(q, userId);
  return yield* repo.updatePassword(q, userId, password);
}

async function sendReset(site: Site, emailKey: string): Promise<void> {
  const user = await repo.findByEmailKey(site.db, emailKey);
  if (!user) return;
  // A stranger may have joined with this address, and could delete that account and join again to cause more mails. The
  // first link of an account is always mailed, or else the owner could be locked out.
  const mayRepeat = user.isConfirmed || (await site.rateLimits.tryConsume('reset_mail', mailboxKey(site, emailKey)));
  const to = { userId: user.id, address: user.email };
  const sent = await site.db.atomic((q) => mailLink(q, site, to, mayRepeat ? MAX_MAILED_LINKS : 1));
  if (!sent && !user.isConfirmed && mayRepeat) await site.rateLimits.refund('reset_mail', mailboxKey(site, emailKey));
}

/** Mails a link, unless as many are valid. Returns whether it did. */
function* mailLink(q: Queries, site: Site, to: { userId: number; address: string }, most: number): Work<boolean> {
  if ((yield* countMailedLinks(q, site, to.userId, 'reset_password')) >= most) return false;
  yield* sendMailToken(q, site, { purpose: 'reset_password', ...to });
  return true;
}

function invalidLink(): AppError {
  return new AppError('bad_request', message('reset_link_over'));
}
