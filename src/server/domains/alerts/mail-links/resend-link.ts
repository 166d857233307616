import type { Queries, Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { deliverFirst, leaseNow } from '../deliveries/immediate.ts';
import type { Lease } from '../deliveries/repo.ts';
import { describeFailure } from '../test-messages/service.ts';
import { countConfirmationMail, refundConfirmationMail, sendMailToken } from './service.ts';

/**
 * Mails a link again at the member's request, and waits shortly for the mail server, so that the member sees its error.
 * A mail that may still go out is left to the queue. After ten such mails to the address in an hour no more are sent, but
 * the answer stays the same.
 * @param store stores the mail, with the lease where there is one; null where there is nothing to send.
 * @throws {AppError} too_many_requests after three in ten minutes; conflict where the mail server took none, which does
 * not count.
 */
export async function resendLink(
  site: Site,
  actor: Actor,
  { userId, address }: { userId: number; address: string },
  store: (q: Queries, lease: Lease | undefined) => Work<number | null>,
): Promise<void> {
  const asked = ['verification_mail', String(userId)] as const;
  await site.rateLimits.consume(...asked);
  if (!(await countConfirmationMail(site, address))) return;
  // Without the channel the row waits until the site has it.
  const lease = site.channels.has(ACCOUNT_METHOD) ? leaseNow(site) : undefined;
  const id = await atomicAs(site, actor, (q) => store(q, lease));
  if (id === null || !lease) return;
  const failed = await deliverFirst(site, { id, leaseToken: lease.leaseToken });
  const failure = failed && describeFailure(site, ACCOUNT_METHOD, failed);
  if (!failure) return;
  await site.rateLimits.refund(...asked);
  await refundConfirmationMail(site, address);
  throw new AppError('conflict', failure);
}

/**
 * Sends the confirmation mail again at the member's request. Links in earlier mails stay valid.
 * @throws {AppError} as {@link resendLink}.
 */
export async function repeatVerification(site: Site, actor: Actor, userId: number, address: string): Promise<void> {
  const grant = { purpose: 'verify_email', userId, address } as const;
  await resendLink(site, actor, grant, (q, lease) => sendMailToken(q, site, grant, lease));
}
