import { type AlertMethod, CHANNELS, typedAddressOf } from '../../../../shared/channels/channels.ts';
import { message, withSentence } from '../../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../../shared/messages/message.ts';
import type { ProviderCodes } from '../../../channels/provider-codes.ts';
import { isNotReached } from '../../../channels/send-result.ts';
import { type Actor, authorizeMember, type MemberId } from '../../../lib/actor.ts';
import { AppError, fieldError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { proverOf, verifyAddress } from '../addresses/ownership.ts';
import type { AddressRow } from '../addresses/repo.ts';
import { deliverNow, leaseNow } from '../deliveries/immediate.ts';
import type { Outcome } from '../deliveries/service.ts';
import { repeatVerification } from '../mail-links/resend-link.ts';
import { useMailToken } from '../mail-links/service.ts';
import { isCaptured, reasonNotConfigured } from '../method-states.ts';
import { requirePreferences } from '../preferences.ts';
import { refundTry } from '../proofs/repo.ts';
import { consumeCode, countTry, sendCode, voidProofs } from '../proofs/service.ts';
import { queueTerms } from '../queue-terms.ts';
import { showAddress } from '../shown-addresses.ts';
import { describeFailure } from '../test-messages/service.ts';
import { addressInvalid, requireAllowedCountry } from '../typed-address.ts';

interface Answer {
  success: true;
  message: string;
  said: CodedMessage;
}

const CONFIRMED: Answer = { success: true, ...withSentence(message('address_confirmed')) };

/**
 * Sends a member the link or the code that proves an address. Nothing is sent to an address that is confirmed and
 * works.
 * @param callerAddress the network address of the request.
 * @throws {AppError} bad_request for a channel that has nothing to prove, or no address yet; conflict for one that is
 * not set up, or whose provider sent no code; too_many_requests after three in ten minutes, ten mails to the address in an
 * hour, ten codes in a day to the address or for the member, or ten codes in an hour for the member or the network address
 * (rules.md C10). A code that the provider may take later counts only for the hour, and one that never reached it does not
 * count.
 */
export async function startVerification(
  site: Site,
  actor: Actor,
  userId: number,
  channel: AlertMethod,
  callerAddress: string,
): Promise<Answer> {
  const memberId = authorizeMember(actor, userId);
  requireVerifiable(site, channel);
  const address = await findAddress(site, memberId, channel);
  if (isProved(address)) return CONFIRMED;
  if (address.optedOutAt) throw new AppError('conflict', message('method_opted_out', { method: channel }));
  if (CHANNELS[channel].verification === 'code') return sendNewCode(site, actor, address, callerAddress);
  await repeatVerification(site, actor, memberId, address.address);
  const said = isCaptured(site, channel) ? message('link_captured') : message('link_sent', { email: address.address });
  return { success: true, ...withSentence(said) };
}

async function sendNewCode(site: Site, actor: Actor, address: AddressRow, callerAddress: string): Promise<Answer> {
  const target = site.keys.sign('code-to-address', address.address);
  const member = String(address.userId);
  const codes = [
    ['code_to_address', target],
    ['codes_to_address_a_day', target],
    ['codes_of_member', member],
  ] as const;
  const calls = [
    ['code_calls_of_member', member],
    ['codes_from_address', callerAddress],
  ] as const;
  await site.rateLimits.consumeAll(...codes, ...calls);
  const outcome = await sendCodeNow(site, actor, address);
  const uncounted = [...(isCertainlyNotSent(outcome) ? codes : []), ...(isCertainlyUncalled(outcome) ? calls : [])];
  for (const [rule, key] of uncounted) await site.rateLimits.refund(rule, key);
  const to = { address: showAddress(address.channel, address.address, site.env.DEFAULT_COUNTRY) };
  // The code may have arrived, and then the member may type it.
  if (outcome.status === 'unknown') return { success: true, ...withSentence(message('code_maybe_sent', to)) };
  const failure = describeCodeFailure(site, address.channel, outcome);
  if (failure) throw new AppError('conflict', failure);
  return { success: true, ...withSentence(message('code_sent', to)) };
}

/** Sends a code while the member waits, so that they see a refusal. */
async function sendCodeNow(site: Site, actor: Actor, address: AddressRow): Promise<Outcome> {
  const lease = leaseNow(site);
  const id = await atomicAs(site, actor, (q) => sendCode(q, site, address, lease));
  return deliverNow(site, { id, leaseToken: lease.leaseToken });
}

/** Returns whether the provider took no code and refused none, as while it cannot be reached or has too much to do. */
function isCertainlyNotSent(outcome: Outcome): boolean {
  return outcome.status === 'failed'
    ? outcome.isTemporary === true
    : ['skipped', 'suppressed'].includes(outcome.status);
}

/** Returns whether the provider got no call: it has not answered, so asking again costs it nothing. */
function isCertainlyUncalled(outcome: Outcome): boolean {
  return outcome.status === 'failed'
    ? outcome.isUncalled === true || isNotReached(outcome.code)
    : ['skipped', 'suppressed'].includes(outcome.status);
}

/** Says why no code was sent; null where it was. */
function describeCodeFailure(site: Site, channel: AlertMethod, outcome: Outcome): CodedMessage | null {
  const explained = 'code' in outcome ? site.channels.get(channel)?.codes?.explain(outcome.code) : null;
  if (explained) return explained;
  if (outcome.status === 'failed' && outcome.address === 'disable') return message('code_address_refused');
  if (outcome.status === 'failed' && outcome.address === 'opt_out')
    return message('method_opted_out', { method: channel });
  return describeFailure(site, channel, outcome);
}

/**
 * Takes the code that a member typed. For a confirmed address it accepts any code.
 * @throws {AppError} as {@link startVerification}, and bad_request for a code that is wrong, unknown, used, too old, or
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
  const address = await findAddress(site, memberId, channel);
  if (isProved(address)) return CONFIRMED;
  if (CHANNELS[channel].verification === 'code') await confirmCode(site, actor, address, code);
  else await confirmLink(site, actor, memberId, channel, code);
  return CONFIRMED;
}

async function confirmCode(site: Site, actor: Actor, address: AddressRow, code: string): Promise<void> {
  const { userId, channel } = address;
  const codes = site.channels.get(channel)?.codes;
  if (codes) await checkAtProvider(site, actor, address, code, codes);
  // A wrong code is counted, so the transaction must commit before the error.
  const proved = await atomicAs(site, actor, function* (q) {
    if (codes) yield* voidProofs(q, userId, channel);
    else if (!(yield* consumeCode(q, site, address, code))) return false;
    const prover = proverOf(actor, userId, null);
    const isProved = yield* verifyAddress(
      q,
      site,
      { userId, channel, address: address.address, source: 'code' },
      prover,
    );
    if (isProved) yield* queueTerms(q, site, userId);
    return isProved;
  });
  if (!proved) throw fieldError('bad_request', 'code', message('code_wrong'));
}

/**
 * Lets the provider check a code. The try is counted before the call, so that parallel requests get no additional
 * tries. A try that the provider did not check is given back.
 * @throws {AppError} bad_request at the code where it is wrong or expired; conflict where the provider did not check
 * it.
 */
async function checkAtProvider(
  site: Site,
  actor: Actor,
  address: AddressRow,
  code: string,
  codes: ProviderCodes,
): Promise<void> {
  const codeId = await atomicAs(site, actor, (q) => countTry(q, site, address));
  if (codeId === null) throw fieldError('bad_request', 'code', message('code_wrong'));
  const result = await codes.check(address.address, code, site.providerAbort.signal);
  if (result.kind === 'failed') {
    await site.db.atomic((q) => refundTry(q, codeId));
    throw new AppError('conflict', codes.explain(result.code) ?? message('code_not_checked', { code: result.code }));
  }
  if (result.kind === 'wrong') throw fieldError('bad_request', 'code', message('code_wrong'));
}

async function confirmLink(
  site: Site,
  actor: Actor,
  memberId: MemberId,
  channel: AlertMethod,
  code: string,
): Promise<void> {
  await atomicAs(site, actor, function* (q) {
    const used = yield* useMailToken(q, site, code, ['verify_email']);
    const own = used?.userId === memberId ? used : null;
    // This is thrown inside the transaction, so that another member's code stays valid for them.
    const prover = proverOf(actor, memberId, null);
    if (!own || !(yield* verifyAddress(q, site, { userId: memberId, channel, address: own.address }, prover)))
      throw fieldError('bad_request', 'code', message('verification_code_over'));
  });
}

function requireVerifiable(site: Site, channel: AlertMethod): void {
  const { verification } = CHANNELS[channel];
  if (verification !== 'link' && verification !== 'code')
    throw fieldError('bad_request', 'channel', message('nothing_to_verify', { method: channel }));
  const missing = verification === 'code' ? reasonNotConfigured(site, channel) : null;
  if (missing) throw new AppError('conflict', missing);
}

/** Returns false also for an address that a provider refused, because confirming it again shows that it works. */
function isProved({ verifiedAt, disabledAt }: AddressRow): boolean {
  return verifiedAt !== null && disabledAt === null;
}

/** @throws {AppError} at the field of an address that cannot get messages, not_found where there is no address. */
async function findAddress(site: Site, userId: number, channel: AlertMethod): Promise<AddressRow> {
  const { addresses } = await site.db.snapshot((q) => requirePreferences(q, userId));
  const address = addresses.find((row) => row.channel === channel);
  const typed = typedAddressOf(channel);
  if (typed && !(address && typed.form.isReachable(address.address))) throw addressInvalid(channel);
  if (!address) throw new AppError('not_found', message('no_address'));
  requireAllowedCountry(site, channel, address.address);
  return address;
}
