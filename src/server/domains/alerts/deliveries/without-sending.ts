import type { Work } from '../../../../../db/database.ts';
import { CHANNELS, isMethod } from '../../../../shared/channels/channels.ts';
import { MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { NOT_SHOWN } from '../../../channels/browser-tab-codes.ts';
import type { Site } from '../../../site/site.ts';
import { isWithdrawn } from '../../guidance/review/hidden-entries.ts';
import { isMemberPaused, reasonToSkip } from '../../schedule/jobs/service.ts';
import { outcomeOfUnwantedLetter } from '../letters/service.ts';
import { readMayGetTerms, readReasonNotReady } from '../member-methods.ts';
import { isAwaited, lastTryOf } from './next-try.ts';
import { endOfQuietHours, readReasonToHold } from './policy.ts';
import type { Sendable } from './repo.ts';
import { isResting } from './rests/service.ts';
import type { Outcome } from './service.ts';
import { AFTER_TERMS, afterTerms, TERMS_FAILED } from './terms/after-terms.ts';

/** Within this time after its instant, in milliseconds, a first message does not ask whether its entry was completed. */
const ON_TIME_MS = MINUTE_MS;

/** One reason not to send: returns the outcome that a delivery has because of it; null where the reason does not hold. */
type Check = (site: Site, sendable: Sendable) => Outcome | null | Promise<Outcome | null>;

// The first reason that holds decides what the delivery log says, so what ended a message before comes first, then what its
// member no longer wants, and last what only makes it wait.
const CHECKS: readonly Check[] = [
  sentBefore,
  withoutChannel,
  superseded,
  windowEnded,
  shownInInbox,
  addressGone,
  unwantedByMember,
  outcomeOfUnwantedLetter,
  entryDone,
  outsideHoursOrLimit,
  channelResting,
  waitsForTerms,
];

/** Returns the outcome of a delivery that must not be sent now; null where it must be. */
export async function outcomeWithoutSending(site: Site, sendable: Sendable): Promise<Outcome | null> {
  for (const check of CHECKS) {
    const outcome = await check(site, sendable);
    if (outcome) return outcome;
  }
  return null;
}

/** A call was made already: a tab did not show the message in time, or a message may not be repeated. */
function sentBefore(_site: Site, { delivery: { channel, status } }: Sendable): Outcome | null {
  // A tab was open when it was sent, and none has acknowledged it in time (decisions.md D25).
  if (status === 'sent') return { status: 'failed', code: NOT_SHOWN, address: 'none' };
  if (isMethod(channel) && status === 'sending' && !CHANNELS[channel].repeatable)
    return { status: 'unknown', code: 'outcome_unknown' };
  return null;
}

/** The site had this channel when the delivery was queued, and has it no longer. */
function withoutChannel(site: Site, { delivery: { channel } }: Sendable): Outcome | null {
  return isMethod(channel) && !site.channels.has(channel) ? { status: 'skipped', code: 'not_configured' } : null;
}

/**
 * A late slot of which a newer one is due is not sent (rules.md S5). A message that the member asked for again has an
 * instant of its own, and so has a retry.
 */
async function superseded(site: Site, { delivery, job }: Sendable): Promise<Outcome | null> {
  if (!job || delivery.repeat > 0 || delivery.attempts > 0) return null;
  return (await reasonToSkip(site, job)) === 'superseded' ? { status: 'skipped', code: 'superseded' } : null;
}

/** The time in which the message is of use is over. A retry is late by nature, so only the end of its window ends it. */
function windowEnded(site: Site, { delivery }: Sendable): Outcome | null {
  return site.clock.now() > lastTryOf(site, delivery) ? { status: 'skipped', code: 'missed_window' } : null;
}

/** An entry of the inbox is shown by being stored. */
function shownInInbox(_site: Site, { delivery }: Sendable): Outcome | null {
  return isMethod(delivery.channel) ? null : { status: 'sent', providerId: null };
}

function addressGone(_site: Site, { delivery, address }: Sendable): Outcome | null {
  return delivery.addressId !== 0 && address === null ? { status: 'skipped', code: 'address_gone' } : null;
}

/**
 * The member does not want guidance, or the message with the terms, now. A pause cancels what waits when it begins, but a
 * message may wait again later: after a call that was under way, a provider's late report, or an administrator's retry
 * (decisions.md D24).
 */
async function unwantedByMember(site: Site, { delivery, job, address }: Sendable): Promise<Outcome | null> {
  const { userId, channel } = delivery;
  if (!isMethod(channel)) return null;
  // The address may have opted out, or the member may have taken back their consent, since it was queued (rules.md C9).
  if (delivery.kind === 'number_verified' && address)
    return site.db.snapshot(function* (q): Work<Outcome | null> {
      return (yield* readMayGetTerms(q, site, address)) ? null : { status: 'suppressed', code: 'not_ready' };
    });
  if (!job) return null;
  return site.db.snapshot(function* (q): Work<Outcome | null> {
    if (yield* isMemberPaused(q, site, userId)) return { status: 'skipped', code: 'paused' };
    // The provider refused the address for good while this guidance waited for the terms, so another channel may bring it.
    if (delivery.errorCode === AFTER_TERMS && address?.disabledAt)
      return { status: 'failed', code: address.disabledReason ?? TERMS_FAILED, address: 'none' };
    const code = yield* readReasonNotReady(q, site, userId, job.contentType, { channel, address });
    return code && { status: 'suppressed', code };
  });
}

/**
 * The entry of a message was completed or withdrawn since its member could first see it. Up to then, another entry takes
 * its place. Administrators see one code for all these causes, so that none of them shows that a member named abuse
 * (rules.md G6).
 */
async function entryDone(site: Site, { delivery, entry }: Sendable): Promise<Outcome | null> {
  const isFirst = delivery.kind === 'guidance' && delivery.repeat === 0;
  const isOnTime = site.clock.now() - delivery.dueAt.getTime() < ON_TIME_MS;
  if (!entry || (isFirst && isOnTime && delivery.attempts === 0)) return null;
  const isDone =
    (delivery.kind === 'guidance' && entry.isCompleted) || (await site.db.snapshot((q) => isWithdrawn(q, site, entry)));
  return isDone ? { status: 'skipped', code: 'no_longer_due' } : null;
}

/**
 * The hours without messages have begun, or the member has had the day's number. A retry, or the message with the terms,
 * waits for the end of those hours, if there is time; anything else is not sent.
 */
async function outsideHoursOrLimit(site: Site, sendable: Sendable): Promise<Outcome | null> {
  const { delivery, timeZone } = sendable;
  const { channel } = delivery;
  if (!isMethod(channel)) return null;
  const code = await site.db.snapshot((q) => readReasonToHold(q, site, sendable, channel));
  if (!code) return null;
  const waits = code === 'quiet_hours' && (delivery.attempts > 0 || delivery.kind === 'number_verified');
  const at = waits ? endOfQuietHours(site, channel, timeZone) : Number.POSITIVE_INFINITY;
  if (at > lastTryOf(site, delivery)) return { status: 'suppressed', code };
  return { status: 'retry', at, code: delivery.errorCode ?? code };
}

/**
 * The whole channel rests after a refusal, so the message waits or fails. Where somebody waits for it, it fails at once,
 * because they are told so.
 */
function channelResting(site: Site, { delivery, rest }: Sendable): Outcome | null {
  if (!rest || !isResting(site, rest)) return null;
  const at = rest.until.getTime();
  if (isAwaited(delivery.kind) || at > lastTryOf(site, delivery))
    return { status: 'failed', code: rest.code, address: 'none' };
  return { status: 'retry', at, code: rest.code };
}

/** The first message to a number carries the terms, so guidance waits until that one is sent (rules.md C9). */
function waitsForTerms(site: Site, sendable: Sendable): Outcome | null | Promise<Outcome | null> {
  const { channel } = sendable.delivery;
  return isMethod(channel) ? afterTerms(site, sendable, channel) : null;
}
