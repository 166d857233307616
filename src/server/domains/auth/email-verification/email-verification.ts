import type { Queries, Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { Actor, MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { proverOf, verifyAddress } from '../../alerts/addresses/service.ts';
import { takeNewEmail } from '../email-change/service.ts';
import { mayMail, sendMailToken, useMailToken } from '../mail-tokens.ts';
import { atomicAs, requireStanding } from '../standing/service.ts';

/** Queues the mail that asks for an address to be confirmed (decisions.md D7). */
export function* requestVerification(q: Queries, site: Site, userId: number, address: string): Work<void> {
  yield* sendMailToken(q, site, { purpose: 'verify_email', userId, address });
}

/**
 * Sends it again to a member who asks. After ten such mails to the address in an hour none goes out, and the answer is the
 * same; the links that went out before stay good.
 * @throws {AppError} too_many_requests after three in ten minutes.
 */
export async function repeatVerification(site: Site, actor: Actor, userId: number, address: string): Promise<void> {
  await site.limits.take('verification_mail', String(userId));
  if (!(await mayMail(site, address))) return;
  await atomicAs(site, actor, (q) => requestVerification(q, site, userId, address));
  site.due.announce(site.clock.now());
}

/** Who opens a link out of a mail, and in which browser. */
interface Opener {
  actor: MemberActor | null;
  deviceHash: string;
  userAgent: string | null;
}

/**
 * Confirms the address a token was sent to: the one the member has, or the one they are changing to. Returns the member
 * and the address.
 * @throws {AppError} bad_request when the token is unknown, used, too old, or for an address since replaced; conflict
 * when the new address has become somebody else's; unauthorized when the session of the account ended meanwhile.
 */
export async function confirmAddress(
  site: Site,
  token: string,
  { actor, deviceHash, userAgent }: Opener,
): Promise<{ userId: number; address: string }> {
  return site.db.atomic(function* (q) {
    const used = yield* useMailToken(q, site, token, ['verify_email', 'change_email']);
    if (!used) throw refusal();
    const { userId, address } = used;
    const prover = proverOf(actor, userId, deviceHash);
    if (actor && prover.kind === 'member') yield* requireStanding(q, site, actor);
    const confirmed =
      used.purpose === 'change_email'
        ? yield* takeNewEmail(q, site, { userId, address, userAgent }, prover)
        : yield* verifyAddress(q, site, { userId, channel: ACCOUNT_METHOD, address }, prover);
    if (!confirmed) throw refusal();
    return { userId, address };
  });
}

function refusal(): AppError {
  return new AppError('bad_request', message('verification_link_over'));
}
