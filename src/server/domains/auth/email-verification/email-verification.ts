import type { Queries, Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { proverOf, verifyAddress } from '../../alerts/addresses/ownership.ts';
import { sendMailToken, useMailToken } from '../../alerts/mail-links/service.ts';
import { requireAuthority } from '../../authority/service.ts';
import { applyEmailChange } from '../email-change/service.ts';
import { readUsername } from '../repo.ts';

/** Queues the mail that asks the member to confirm an address (decisions.md D7). */
export function* requestVerification(q: Queries, site: Site, userId: number, address: string): Work<void> {
  yield* sendMailToken(q, site, { purpose: 'verify_email', userId, address });
}

/** The member and browser that open a link from a mail. */
interface Opener {
  actor: MemberActor | null;
  deviceHash: string;
  userAgent: string | null;
}

/**
 * Confirms the address that a token was sent to: the member's own, or the one they are changing to. Returns the account
 * and the address.
 * @throws {AppError} bad_request when the token is unknown, used, expired, or for an address since replaced; conflict
 * when another member has the new address by now; unauthorized when the session of the account has ended.
 */
export async function confirmAddress(
  site: Site,
  token: string,
  { actor, deviceHash, userAgent }: Opener,
): Promise<{ account: { id: number; username: string }; address: string }> {
  return site.db.atomic(function* (q) {
    const used = yield* useMailToken(q, site, token, ['verify_email', 'change_email']);
    if (!used) throw invalidLink();
    const { userId, address } = used;
    const prover = proverOf(actor, userId, deviceHash);
    if (actor && prover.kind === 'member') yield* requireAuthority(q, site, actor);
    const confirmed =
      used.purpose === 'change_email'
        ? yield* applyEmailChange(q, site, { userId, address, userAgent }, prover)
        : yield* verifyAddress(q, site, { userId, channel: ACCOUNT_METHOD, address }, prover);
    const username = yield* readUsername(q, userId);
    if (!confirmed || username === null) throw invalidLink();
    return { account: { id: userId, username }, address };
  });
}

function invalidLink(): AppError {
  return new AppError('bad_request', message('verification_link_over'));
}
