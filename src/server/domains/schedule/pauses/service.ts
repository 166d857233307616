import type { z } from 'zod';
import type { Queries, Work } from '../../../../../db/database.ts';
import { LETTER_KINDS } from '../../../../shared/alerts/mail-categories.ts';
import type { ConsentSource } from '../../../../shared/consent.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import { DEFAULT_PAUSE_DAYS, MAX_PAUSE_DAYS } from '../../../../shared/schedule/schedule-limits.ts';
import type { pauseBody } from '../../../../shared/schedule.ts';
import { localDateAt, slotInstant } from '../../../../shared/slot-time.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import { fieldError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { type ConsentEvent, recordConsent } from '../../consent/service.ts';
import { wordsShown } from '../../consent/words-shown.ts';
import { cancelDelayed, cancelLate } from '../jobs/repo.ts';
import { cancelWaiting, dropPrepared } from '../prepared/service.ts';
import { readPaused } from '../repo.ts';
import { planSource, replan } from '../service.ts';
import * as repo from './repo.ts';

const DEFAULT_PAUSE_MS = DEFAULT_PAUSE_DAYS * DAY_MS;
// Past pauses are kept because the streak skips their days. One pause a week reaches this number in ten years.
const MAX_PAUSES = 500;
const MIDNIGHT = { hour: 0, minute: 0 };

/** The source of a pause for the ledger, and the version of the words that stood beside the choice, if any did. */
export type Shown = Pick<ConsentEvent, 'source' | 'wordingVersion'>;

function shownTo(actor: Actor, userId: number, language: string | undefined, source: ConsentSource): Shown {
  return { source, wordingVersion: wordsShown(actor, userId, language)?.consentWordings.pauseEverything.version };
}

/** Returns the end of a member's current pause; null without a pause. */
export async function pausedUntil(site: Site, userId: number): Promise<Date | null> {
  return site.db.snapshot((q) => repo.readPausedUntil(q, userId, new Date(site.clock.now())));
}

/**
 * Returns the same as {@link pausedUntil}, after checking the actor.
 * @throws {AppError} not_found when there is no such member.
 */
export async function viewPause(site: Site, actor: Actor, userId: number): Promise<Date | null> {
  const { pauses } = await planSource(site, authorizeMember(actor, userId));
  return pauseEnd(pauses, site.clock.now());
}

/** Returns which of some members are paused at an instant. */
export function* readPausedAt(q: Queries, userIds: number[], at: Date): Work<Set<number>> {
  return yield* readPaused(q, userIds, at);
}

/** Returns the end of the pause that contains an instant; null when there is none. */
export function pauseEnd(pauses: readonly { startsAt: Date; endsAt: Date }[], at: number): Date | null {
  return pauses.find(({ startsAt, endsAt }) => startsAt.getTime() <= at && at < endsAt.getTime())?.endsAt ?? null;
}

/**
 * Pauses a member's messages until a local date begins in their zone, or for two weeks without a date. During a pause
 * this moves its end. Returns the end.
 * @throws {AppError} bad_request at `until` for a date that is not 1 to 90 days ahead, too_many_requests after 60
 * changes in an hour.
 */
export async function pauseMember(
  site: Site,
  actor: Actor,
  userId: number,
  { until, wordingLanguage }: z.output<typeof pauseBody>,
  source: ConsentSource,
): Promise<Date> {
  const memberId = authorizeMember(actor, userId);
  const { week } = await planSource(site, memberId);
  await site.rateLimits.consume('preference_changes', String(memberId));
  const endsAt = endOfPause(until, site.clock.now(), week.timezone);
  const shown = shownTo(actor, memberId, wordingLanguage, source);
  await atomicAs(site, actor, (q) => pauseUntil(q, site, memberId, endsAt, shown));
  return endsAt;
}

/**
 * Ends a member's pause, if there is one.
 * @throws {AppError} too_many_requests after 60 changes in an hour.
 */
export async function resumeMember(
  site: Site,
  actor: Actor,
  userId: number,
  source: ConsentSource,
  wordingLanguage?: string,
): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  await planSource(site, memberId);
  await site.rateLimits.consume('preference_changes', String(memberId));
  const shown = shownTo(actor, memberId, wordingLanguage, source);
  const firstRun = await atomicAs(site, actor, (q) => resume(q, site, memberId, shown));
  if (firstRun !== null) site.due.announce(firstRun);
}

/** Pauses a member's messages for two weeks. Returns false where they are paused already, and changes nothing then. */
export function* pauseTwoWeeks(q: Queries, site: Site, userId: number, shown: Shown): Work<boolean> {
  const now = site.clock.now();
  if (yield* repo.readPausedUntil(q, userId, new Date(now))) return false;
  yield* pauseUntil(q, site, userId, new Date(now + DEFAULT_PAUSE_MS), shown);
  return true;
}

/**
 * Pauses a member's messages from now to an instant, and cancels pending ones (decisions.md D24). Leaves a pause with
 * the same end as it is.
 */
function* pauseUntil(q: Queries, site: Site, userId: number, endsAt: Date, shown: Shown): Work<void> {
  const startsAt = new Date(site.clock.now());
  if ((yield* repo.readPausedUntil(q, userId, startsAt))?.getTime() === endsAt.getTime()) return;
  if (!(yield* repo.endPauseAt(q, userId, endsAt, startsAt))) {
    yield* repo.insertPause(q, userId, { startsAt, endsAt });
    yield* repo.deleteOldestPauses(q, userId, MAX_PAUSES);
  }
  yield* recordConsent(q, site, { userId, channel: 'all', action: 'paused', ...shown });
  yield* replan(q, site, userId);
  // A plan does not include jobs that an administrator delayed, so cancel them here.
  yield* dropPrepared(q, site, yield* cancelDelayed(q, userId, startsAt), 'paused');
  // A plan does not include slots whose instant has passed, but one may be late or waiting for a retry.
  yield* cancelLate(q, userId, startsAt);
  yield* cancelWaiting(q, site, { userId, kinds: ['guidance', ...LETTER_KINDS] }, 'paused');
}

/** Ends a member's current pause, if any, and plans the coming slots; returns the first instant work is due. */
export function* resume(q: Queries, site: Site, userId: number, shown: Shown): Work<number | null> {
  const now = new Date(site.clock.now());
  if (!(yield* repo.endPauseAt(q, userId, now, now))) return null;
  yield* recordConsent(q, site, { userId, channel: 'all', action: 'resumed', ...shown });
  return yield* replan(q, site, userId);
}

/**
 * Returns the instant at which a local date begins in a zone; two weeks from now without a date.
 * @param now in milliseconds.
 * @throws {AppError} bad_request at `until` for a date that is not 1 to 90 days ahead.
 */
export function endOfPause(until: string | undefined, now: number, timeZone: string): Date {
  if (until === undefined) return new Date(now + DEFAULT_PAUSE_MS);
  const date = Temporal.PlainDate.from(until);
  const { days } = localDateAt(now, timeZone).until(date, { largestUnit: 'days' });
  if (days < 1 || days > MAX_PAUSE_DAYS)
    throw fieldError('bad_request', 'until', message('pause_out_of_range', { days: MAX_PAUSE_DAYS }));
  return new Date(slotInstant(date, MIDNIGHT, timeZone));
}
