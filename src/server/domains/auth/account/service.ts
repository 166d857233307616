import { authorizeMember, type MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/errors.ts';
import type { RateRule } from '../../../lib/rate-limits.ts';
import type { Site } from '../../../lib/site.ts';
import * as repo from './repo.ts';

// The counts kept under a member's folded e-mail address or number.
const COUNTED: RateRule[] = [
  'sign_in_account',
  'verification_mail',
  'identity_check',
  'password_reset_account',
  'email_change',
  'token_creation',
  'test_alerts',
  'export',
];

/**
 * Deletes a member with all that is theirs, for good; of the consent ledger only the keyed hashes of addresses that
 * opted out stay, of the audit log its numbers (decisions.md D33).
 * @throws {AppError} forbidden for another member, not_found for nobody, conflict for the only administrator.
 */
export async function deleteAccount(site: Site, actor: MemberActor, userId: number): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  const { emailKey } = await site.db.atomic(function* (q) {
    const account = yield* repo.readAccount(q, memberId);
    if (!account) throw new AppError('not_found', 'This member does not exist.');
    if (account.role === 'admin' && !(yield* repo.hasOtherAdmin(q, memberId)))
      throw new AppError('conflict', 'You are the only administrator. Please make somebody else one first.');
    // The ledger lets go of a row only once its member is gone.
    yield* repo.deleteMember(q, memberId);
    yield* repo.deleteConsents(q, memberId);
    return account;
  });
  for (const rule of COUNTED) for (const key of [emailKey, String(userId)]) await site.limits.clear(rule, key);
}
