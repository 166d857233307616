import type { Work } from '../../../../../db/database.ts';
import { type AlertMethod, CHANNELS, isMethod } from '../../../../shared/channels/channels.ts';
import type { Channel } from '../../../channels/channel.ts';
import type { Message } from '../../../channels/message.ts';
import { retry, type SendResult } from '../../../channels/send-result.ts';
import type { Site } from '../../../site/site.ts';
import { isDeliverable } from '../addresses/holders.ts';
import { readAddressesOf } from '../addresses/repo.ts';
import { deleteCopies } from './captured.ts';
import { composeMessage } from './messages.ts';
import { nextTry } from './next-try.ts';
import { readReasonToHold } from './policy.ts';
import * as repo from './repo.ts';
import { bookRateSlot, callWithinRate, type EndOfCall } from './send-rate.ts';
import { closeAttempt, type Outcome, readOutcome } from './service.ts';
import { AFTER_TERMS } from './terms/after-terms.ts';
import { outcomeWithoutSending } from './without-sending.ts';

/** An attempt at a claimed delivery that has something to send. */
export interface Attempt {
  /** With this attempt counted. */
  delivery: repo.DeliveryRow;
  channel: Channel;
  message: Message;
  /** The delivery as it was read, with its member, job and address. */
  sendable: repo.Sendable;
}

/**
 * Prepares an attempt at a claimed delivery; null where there is nothing to send, and then the reason is stored as the
 * outcome.
 */
export async function openAttempt(site: Site, id: number, leaseToken: string): Promise<Attempt | null> {
  const found = await repo.findForSending(site.db, id, leaseToken);
  if (!found) return null;
  const sendable = { ...found, address: found.address ?? (await latestAddress(site, found.delivery)) };
  const { delivery } = sendable;
  const channel = isMethod(delivery.channel) ? site.channels.get(delivery.channel) : undefined;
  const settled = await outcomeWithoutSending(site, sendable);
  const message = settled ? null : await composeMessage(site, sendable);
  if (settled || !message || !channel) {
    const outcome: Outcome = settled ?? { status: 'failed', code: 'nothing_to_send', address: 'none' };
    await site.db.atomic((q) => closeAttempt(q, site, delivery, leaseToken, outcome));
    if (outcome.status === 'retry') site.due.announce(outcome.at);
    site.live.announce(delivery.userId);
    return null;
  }
  return { delivery: { ...delivery, attempts: delivery.attempts + 1 }, channel, message, sendable };
}

/**
 * Hands the message of an attempt to its provider when its turn comes. Only then it is stored as under way, so a crash
 * while it waits leaves it unsent, and a crash during the call leaves a trace (rules.md S7). It does not begin where
 * others took the rest of the day's number while it waited, or the hours ended (rules.md C11, C12).
 * @param asBackgroundWork runs the write before the call among other background work; at once where a person waits.
 */
export async function makeAttempt(
  site: Site,
  { delivery, channel, message, sendable }: Attempt,
  leaseToken: string,
  signal: AbortSignal,
  asBackgroundWork: <Result>(work: () => Promise<Result>) => Promise<Result> = (work) => work(),
): Promise<EndOfCall<SendResult>> {
  const sending = { status: 'sending', attempts: delivery.attempts } as const;
  return callWithinRate(
    site,
    { channel: channel.name, address: message.to.address },
    {
      mayBegin: () =>
        asBackgroundWork(() =>
          site.db.atomic(function* (q): Work<boolean> {
            // The caller may have stopped waiting and handed the row back.
            if (signal.aborted) return false;
            if ((yield* readReasonToHold(q, site, sendable, channel.name)) !== null) return false;
            const startedAt = new Date(site.clock.now());
            return yield* repo.updateLeased(q, delivery.id, leaseToken, { ...sending, startedAt });
          }),
        ),
      call: () => {
        const begun = performance.now();
        return site.tracing
          .inSpan(
            `send ${channel.name}`,
            { kind: 'client', attributes: { 'hesed.channel': channel.name } },
            () => channel.send(message, site.providerAbort.signal),
            ({ kind }) => ({ 'hesed.outcome': kind }),
          )
          .catch((error) => {
            if (site.providerAbort.signal.aborted) throw error;
            return unexpectedError(site, channel.name, delivery.id, error);
          })
          .finally(() => site.meters.observeCall(channel.name, performance.now() - begun));
      },
    },
    signal,
  );
}

/** The address for a delivery that names none: its member had none on the channel when it was queued. Null for none. */
async function latestAddress(site: Site, { userId, channel, addressId, kind, errorCode }: repo.DeliveryRow) {
  if (!isMethod(channel) || (kind !== 'guidance' && kind !== 'test')) return null;
  // A new chat takes the place of the one that the message was prepared for.
  if (addressId !== 0 && CHANNELS[channel].address.kind !== 'linked') return null;
  const own = (await site.db.snapshot((q) => readAddressesOf(q, userId))).filter((row) => row.channel === channel);
  return own.findLast(isDeliverable) ?? (errorCode === AFTER_TERMS ? own.at(-1) : null) ?? null;
}

/**
 * Stores the outcome of an attempt, with the instant of the next try where another one may help. Returns the outcome that
 * is stored: the provider may have reported the end of the message before it answered (rules.md C7).
 */
export async function endAttempt(
  site: Site,
  { delivery, channel, message }: Attempt,
  leaseToken: string,
  result: SendResult,
): Promise<Outcome> {
  const outcome = outcomeOf(site, channel, delivery, result);
  const isStored = await storeOutcome(site, { delivery, message }, leaseToken, outcome);
  return isStored ? outcome : readOutcome(site, delivery.id);
}

/**
 * Stores the outcome of an attempt. Returns false when this process no longer holds the lease. If the account was
 * deleted during the attempt, captured mail is deleted too (decisions.md D33).
 */
export async function storeOutcome(
  site: Site,
  { delivery, message }: Pick<Attempt, 'delivery' | 'message'>,
  leaseToken: string,
  outcome: Outcome,
): Promise<boolean> {
  const { isStored, stillExists } = await site.db.atomic(function* (q) {
    const isStored = yield* closeAttempt(q, site, delivery, leaseToken, outcome, message.to.address);
    return { isStored, stillExists: (yield* repo.readDelivery(q, delivery.id)) !== null };
  });
  if (!stillExists) await deleteCopies(site, [delivery.id]);
  site.live.announce(delivery.userId);
  return isStored;
}

/**
 * Postpones a delivery when others wait for its address already, so that it takes no place in the lane. Returns the
 * instant at which it is due again, in milliseconds; null when its turn is next.
 */
export async function postponeAttempt(
  site: Site,
  { delivery, channel, message }: Attempt,
  leaseToken: string,
): Promise<number | null> {
  const slotAt = bookRateSlot(site, { channel: channel.name, address: message.to.address });
  if (slotAt === null) return null;
  await site.db.atomic((q) =>
    repo.updateLeased(q, delivery.id, leaseToken, { runAt: new Date(slotAt), leaseToken: null }),
  );
  return slotAt;
}

/**
 * Ends the lease of an attempt that did not begin or was aborted, so that the row is due again at once. Where no call was
 * made, the row is again as it was read, and the attempt does not count. After a call it stays `sending`, because the
 * outcome is not known, and the next process decides by the channel whether to repeat the call (rules.md S7).
 */
export async function handBackAttempt(
  site: Site,
  { sendable }: Attempt,
  leaseToken: string,
  end: 'not_begun' | 'aborted',
): Promise<void> {
  const { id, status, attempts, startedAt } = sendable.delivery;
  const now = site.clock.now();
  const asBefore = end === 'not_begun' ? { status, attempts, startedAt } : {};
  await site.db.atomic((q) => repo.updateLeased(q, id, leaseToken, { ...asBefore, runAt: new Date(now) }));
  site.due.announce(now);
}

/**
 * Logs an exception in a channel. The provider may have taken the message, so it is tried again only where a repeat is
 * recognised as one (rules.md S7).
 */
function unexpectedError(site: Site, channel: AlertMethod, deliveryId: number, error: unknown): SendResult {
  site.log.error({ err: error, delivery: deliveryId }, 'a send failed');
  return CHANNELS[channel].repeatable ? retry('unexpected') : { kind: 'unknown', code: 'unexpected' };
}

/** Returns the outcome of a message that is not tried again. A channel that captures has sent nothing (decisions.md D36). */
export function finalOutcome(site: Site, { captures = false }: Channel, result: SendResult): Outcome {
  if (result.kind === 'sent') return { status: captures ? 'captured' : 'sent', providerId: result.providerId };
  if (result.kind === 'unknown') return { status: 'unknown', code: result.code };
  const temporary = result.kind === 'retry' ? { isTemporary: true as const } : {};
  return { status: 'failed', code: result.code, address: result.address, ...temporary, ...restAfter(site, result) };
}

/** Returns until when the whole channel rests after a refusal; nothing where it works on. */
function restAfter(site: Site, result: SendResult & { kind: 'retry' | 'failed' }): { restUntil?: number } {
  const restMs = result.kind === 'failed' ? result.restMs : result.rests === 'channel' ? result.afterMs : undefined;
  return restMs ? { restUntil: site.clock.now() + restMs } : {};
}

function outcomeOf(site: Site, channel: Channel, delivery: repo.DeliveryRow, result: SendResult): Outcome {
  const next = result.kind === 'retry' ? nextTry(site, channel.name, delivery, result) : null;
  if (result.kind !== 'retry' || next === null) return finalOutcome(site, channel, result);
  // A provider that says nothing of the time gets a rest as long as the message waits.
  const rest = result.rests === 'channel' ? { restUntil: next.at, ...restAfter(site, result) } : {};
  return { status: 'retry', ...next, code: result.code, ...rest };
}
