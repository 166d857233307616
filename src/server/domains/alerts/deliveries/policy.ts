import type { Queries, Work } from '../../../../../db/database.ts';
import { isOfGuidance } from '../../../../shared/alerts/queue-states.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { isOutsideHours } from '../../../../shared/channels/hours.ts';
import { MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { zoneOrUtc } from '../../../../shared/schedule/time-zone.ts';
import type { Site } from '../../../site/site.ts';
import { readIsConfirmed } from '../../schedule/confirmed-slots.ts';
import { endOfSlot, isPastWindow } from '../../schedule/jobs/service.ts';
import * as counts from './day-counts/repo.ts';
import type { Sendable } from './repo.ts';

/** The time in which the message with the terms answers what its member just did, in milliseconds. */
const AT_ONCE_MS = MINUTE_MS;

/** The reasons to hold back a message of guidance although its channel is ready. */
type HoldReason = 'quiet_hours' | 'daily_limit';

/**
 * Returns why a message of guidance must not go now: its channel has hours and a number of messages a day that members
 * agreed to, by the member's own clock (rules.md C11, C12). Returns null where it may go. Tests are never held back and
 * do not count, and the hours do not hold back a slot that its member confirmed for the channel. The message with the
 * terms goes at once at any hour, because its member just asked for it, but a later try keeps to the hours.
 */
export function* readReasonToHold(
  q: Queries,
  site: Site,
  { delivery, job, timeZone }: Pick<Sendable, 'delivery' | 'job' | 'timeZone'>,
  channel: AlertMethod,
): Work<HoldReason | null> {
  const now = site.clock.now();
  if (delivery.kind === 'number_verified') {
    const isLater = delivery.attempts > 0 || now - delivery.dueAt.getTime() > AT_ONCE_MS;
    return isLater && isQuiet(channel, timeZone, now) ? 'quiet_hours' : null;
  }
  if (!isOfGuidance(delivery.kind) || job?.isDev) return null;
  if (isQuiet(channel, timeZone, now) && !(yield* readCoversSlot(q, site, { delivery, job }, channel)))
    return 'quiet_hours';
  const { userId, id: except } = delivery;
  // A reminder leaves room for the guidance that is still to come on its day.
  const withUpcoming = delivery.kind !== 'guidance';
  const isFull = yield* readDayIsFull(q, { userId, channel, except, withUpcoming, ...dayOf(now, timeZone) });
  return isFull ? 'daily_limit' : null;
}

/**
 * Returns why a member's guidance may not be sent again on a channel at an instant; null where it may. The messages of
 * the slots that are still to come that day keep their place in the day's number (rules.md C11, C12).
 */
export function* readReasonNotToRepeat(
  q: Queries,
  { userId, channel, timeZone, at }: { userId: number; channel: AlertMethod; timeZone: string | null; at: number },
): Work<HoldReason | null> {
  if (isQuiet(channel, timeZone, at)) return 'quiet_hours';
  const day = dayOf(at, timeZone);
  return (yield* readDayIsFull(q, { userId, channel, except: 0, withUpcoming: true, ...day })) ? 'daily_limit' : null;
}

/** Returns whether a member's day has its number of messages on a channel, without the delivery `except` (rules.md C11). */
function* readDayIsFull(
  q: Queries,
  {
    userId,
    channel,
    except,
    withUpcoming,
    ...day
  }: { userId: number; channel: AlertMethod; except: number; withUpcoming: boolean; from: Date; until: Date },
): Work<boolean> {
  const { aDay } = CHANNELS[channel].limits;
  if (!aDay) return false;
  const sent = yield* counts.readGuidanceSent(q, { userId, channel, except, ...day });
  const coming = withUpcoming ? yield* counts.countUpcomingGuidance(q, { userId, channel, ...day }) : 0;
  return sent + coming >= aDay.most;
}

/**
 * Returns whether a slot that its member confirmed for a channel covers this message: the slot's own message within its
 * catch-up window, no repeat and no retry hours later.
 */
function* readCoversSlot(
  q: Queries,
  site: Site,
  { delivery, job }: Pick<Sendable, 'delivery' | 'job'>,
  channel: AlertMethod,
): Work<boolean> {
  if (!job || delivery.repeat > 0 || isPastWindow(site, job)) return false;
  return yield* readIsConfirmed(q, delivery.userId, job.timeSlotId, channel);
}

/** Returns whether an instant lies outside the hours of a channel, by the member's own clock. */
function isQuiet(channel: AlertMethod, timeZone: string | null, at: number): boolean {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zoneOrUtc(timeZone));
  return isOutsideHours(channel, hour);
}

function dayStart(at: number, timeZone: string | null): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zoneOrUtc(timeZone)).startOfDay();
}

/** Returns the member's local day around an instant. */
export function dayOf(at: number, timeZone: string | null): { from: Date; until: Date } {
  const day = dayStart(at, timeZone);
  return { from: new Date(day.epochMilliseconds), until: new Date(day.add({ days: 1 }).epochMilliseconds) };
}

/**
 * Returns the instant, in milliseconds, after which a message that goes out now must no longer arrive: the end of the
 * channel's hours, or of the catch-up window of a slot that its member confirmed outside them (rules.md C12). Null on a
 * channel without hours.
 */
export function endOfPermittedTime(
  site: Site,
  { job, timeZone }: Pick<Sendable, 'job' | 'timeZone'>,
  channel: AlertMethod,
): number | null {
  const { hours } = CHANNELS[channel].limits;
  const now = site.clock.now();
  if (!hours) return null;
  if (isQuiet(channel, timeZone, now)) return job && endOfSlot(site, job);
  return dayStart(now, timeZone).with({ hour: hours.until }).epochMilliseconds;
}

/** Returns the next instant, in milliseconds, at which the hours of a channel begin for a member. */
export function endOfQuietHours(site: Site, channel: AlertMethod, timeZone: string | null): number {
  const { hours } = CHANNELS[channel].limits;
  const now = Temporal.Instant.fromEpochMilliseconds(site.clock.now()).toZonedDateTimeISO(zoneOrUtc(timeZone));
  const today = now.startOfDay().with({ hour: hours?.from ?? 0 });
  return (Temporal.ZonedDateTime.compare(today, now) > 0 ? today : today.add({ days: 1 })).epochMilliseconds;
}
