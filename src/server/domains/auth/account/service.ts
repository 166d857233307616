import { message } from '../../../../shared/messages/catalogue.ts';
import { authorizeMember, type MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { readConnections, revokeConnections } from '../../alerts/addresses/revoke.ts';
import { deleteCopies } from '../../alerts/deliveries/captured.ts';
import { deleteChatTokensOf } from '../../alerts/proofs/chat-tokens.ts';
import { eraseActorAddresses } from '../../audit/service.ts';
import { atomicAs } from '../../authority/service.ts';
import { eraseConsents } from '../../consent/service.ts';
import { deleteInvitationData } from '../invitations/service.ts';
import { readHasAdmin } from '../roles/repo.ts';
import { signInKey } from '../sign-in-key.ts';
import * as repo from './repo.ts';

/**
 * Deletes a member with all their data for good. Only the keyed hashes of opted-out addresses stay in the consent
 * ledger, and their id without a network address in the audit log (decisions.md D33). No byte of the member's data stays
 * in the database's files.
 * @throws {AppError} forbidden for another member, not_found for an unknown one, conflict for the only administrator,
 * unauthorized when the session has ended.
 */
export async function deleteAccount(site: Site, actor: MemberActor, userId: number): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  const { emailKey, mails, connections } = await atomicAs(site, actor, function* (q) {
    const account = yield* repo.readAccount(q, memberId);
    if (!account) throw new AppError('not_found', message('account_gone'));
    if (account.role === 'admin' && !(yield* readHasAdmin(q, memberId)))
      throw new AppError('conflict', message('own_last_admin'));
    yield* deleteInvitationData(q, memberId, account.emailKey);
    const mails = yield* repo.readMails(q, memberId);
    const connections = yield* readConnections(q, memberId);
    yield* deleteChatTokensOf(q, memberId);
    // The triggers of the ledger and of the audit log allow this only after the member was deleted.
    yield* repo.deleteMember(q, memberId);
    yield* eraseConsents(q, site, memberId);
    yield* eraseActorAddresses(q, memberId);
    return { ...account, mails, connections };
  });
  await revokeConnections(site, connections);
  await deleteCopies(site, mails);
  await site.rateLimits.resetMember(signInKey(site, emailKey), userId);
  // The mail diagnostic has its own count, separate from tests.
  await site.rateLimits.reset('test_alerts', `diagnostic:${userId}`);
  // When another process prevents it, the next heartbeat repeats it.
  await site.db.checkpoint();
}
