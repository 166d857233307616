import { ACCOUNT_METHOD, type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { message, told } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import { AppError, fieldError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { repeatVerification } from '../../auth/email-verification/email-verification.ts';
import { useMailToken } from '../../auth/mail-tokens.ts';
import { atomicAs } from '../../auth/standing/service.ts';
import { readAddress } from '../addresses/repo.ts';
import { proverOf, verifyAddress } from '../addresses/service.ts';
import { isCaptured, reasonNotConfigured } from '../method-states.ts';
import { requirePreferences } from '../service.ts';

interface Answer {
  success: true;
  message: string;
  said: CodedMessage;
}

interface Email {
  address: string;
  verifiedAt: Date | null;
  disabledAt: Date | null;
}

const CONFIRMED: Answer = { success: true, ...told(message('address_confirmed')) };

/**
 * Sends a member the code that proves their address; to one that is confirmed, and takes mail, nothing is sent.
 * @throws {AppError} bad_request for a channel that has nothing to prove, conflict for one that is not set up,
 * too_many_requests after three in ten minutes, or ten mails to the address in an hour.
 */
export async function startVerification(
  site: Site,
  actor: Actor,
  userId: number,
  channel: AlertMethod,
): Promise<Answer> {
  const memberId = authorizeMember(actor, userId);
  requireVerifiable(site, channel);
  const email = await findEmail(site, memberId);
  if (isProved(email)) return CONFIRMED;
  await repeatVerification(site, actor, memberId, email.address);
  const said = isCaptured(site, ACCOUNT_METHOD)
    ? message('link_captured')
    : message('link_sent', { email: email.address });
  return { success: true, ...told(said) };
}

/**
 * Takes the code a member was sent; for an address that is confirmed already any code will do.
 * @throws {AppError} as {@link startVerification}, and bad_request for a code that is unknown, used, too old, or
 * another member's.
 */
export async function confirmVerification(
  site: Site,
  actor: Actor,
  userId: number,
  { channel, code }: { channel: AlertMethod; code: string },
): Promise<Answer> {
  const memberId = authorizeMember(actor, userId);
  requireVerifiable(site, channel);
  if (isProved(await findEmail(site, memberId))) return CONFIRMED;
  await atomicAs(site, actor, function* (q) {
    const used = yield* useMailToken(q, site, code, ['verify_email']);
    const own = used?.userId === memberId ? used : null;
    // Thrown inside the transaction: a code that is another member's stays good for them.
    const prover = proverOf(actor, memberId, null);
    if (
      !own ||
      !(yield* verifyAddress(q, site, { userId: memberId, channel: ACCOUNT_METHOD, address: own.address }, prover))
    )
      throw fieldError('bad_request', 'code', message('verification_code_over'));
  });
  return CONFIRMED;
}

function requireVerifiable(site: Site, channel: AlertMethod): void {
  const { verification } = CHANNELS[channel];
  if (verification === 'link') return;
  if (verification !== 'code')
    throw fieldError('bad_request', 'channel', message('nothing_to_verify', { method: channel }));
  throw new AppError(
    'conflict',
    reasonNotConfigured(site, channel) ?? message('number_not_verifiable', { method: channel }),
  );
}

/** Whether nothing is left to prove; an address that a provider refused can show that it works again. */
function isProved({ verifiedAt, disabledAt }: Email): boolean {
  return verifiedAt !== null && disabledAt === null;
}

async function findEmail(site: Site, userId: number): Promise<Email> {
  return site.db.atomic(function* (q) {
    yield* requirePreferences(q, userId);
    const email = yield* readAddress(q, userId, ACCOUNT_METHOD);
    if (!email) throw new AppError('not_found', message('no_address'));
    return email;
  });
}
