import type { Queries, Work } from '../../../../db/engine/sqlite.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import { verifyAddress } from '../alerts/addresses/service.ts';
import { takeNewEmail } from './email-change/service.ts';
import { mayMail, sendMailToken, useMailToken } from './mail-tokens.ts';
import { atomicAs } from './standing/service.ts';

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

/**
 * Confirms the address a token was sent to: the one the member has, or the one they are changing to. Returns the member
 * and the address.
 * @throws {AppError} bad_request when the token is unknown, used, too old, or for an address since replaced; conflict
 * when the new address has become somebody else's.
 */
export async function confirmAddress(
  site: Site,
  token: string,
  userAgent: string | null,
): Promise<{ userId: number; address: string }> {
  return site.db.atomic(function* (q) {
    const used = yield* useMailToken(q, site, token, ['verify_email', 'change_email']);
    const confirmed =
      used?.purpose === 'change_email'
        ? yield* takeNewEmail(q, site, { ...used, userAgent })
        : used && (yield* verifyAddress(q, site, used.userId, 'email', used.address));
    if (!used || !confirmed) throw new AppError('bad_request', message('verification_link_over'));
    return { userId: used.userId, address: used.address };
  });
}
