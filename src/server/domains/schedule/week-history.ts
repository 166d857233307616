import { isDeepStrictEqual } from 'node:util';
import type { Queries, Work } from '../../../../db/database.ts';
import { DAY_MS } from '../../../shared/schedule/durations.ts';
import { slotInstant } from '../../../shared/slot-time.ts';
import type { Site } from '../../site/site.ts';
import type { Pause } from './pauses/repo.ts';
import * as repo from './repo.ts';
import { chosenDays, liesInPause, occurrences, slotsOn, type Week, wholeWeek } from './week.ts';

// Every week with a slot has one within this time: a fortnight, plus a day for clock changes.
const RAREST_MS = 15 * DAY_MS;
// A date's slots lie within these times of its midnight in UTC, in any zone, even when the clocks skip a whole day.
const EARLIEST_MS = -DAY_MS;
const LATEST_MS = 3 * DAY_MS;

/** A week and the time it was in force: the instants (milliseconds) after `from`, up to `until`. */
export interface WeekPeriod {
  week: Week;
  from: number;
  until: number;
}

/** Returns every week of a member, oldest first. The current week is last and has no end. */
export function* readWeekHistory(q: Queries, source: repo.PlanSource): Work<WeekPeriod[]> {
  const weekPeriods: WeekPeriod[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const { days, timezone, anchor, heldUntil } of yield* repo.readReplacedWeeks(q, source.userId)) {
    const until = heldUntil.getTime();
    weekPeriods.push({ week: { days: wholeWeek(days), timezone, anchor }, from, until });
    from = until;
  }
  return [...weekPeriods, { week: source.week, from, until: Number.POSITIVE_INFINITY }];
}

/**
 * Returns whether a date expected something of a member: the week in force planned a slot on it, and the slot was in none
 * of the times without guidance, which are the member's pauses and the site's outages (decisions.md D14, D41).
 */
export function expectsGuidanceOn(
  weekPeriods: readonly WeekPeriod[],
  withoutGuidance: readonly Pause[],
  localDate: string,
): boolean {
  const midnight = Date.parse(localDate);
  const date = Temporal.PlainDate.from(localDate);
  return weekPeriods.some(({ week, from, until }) => {
    const [first, last] = [midnight + EARLIEST_MS, midnight + LATEST_MS];
    if (last <= from || first > until) return false;
    const pauses = withoutGuidance.filter(
      ({ startsAt, endsAt }) => startsAt.getTime() <= last && first < endsAt.getTime(),
    );
    const slots = slotsOn(week, date);
    // Most dates lie within one week's time and no pause, so no instants need to be calculated.
    if (from < first && last <= until && pauses.length === 0) return slots.length > 0;
    return slots.some((slot) => {
      const instant = slotInstant(date, slot, week.timezone);
      return from < instant && instant <= until && !liesInPause(pauses, instant);
    });
  });
}

/**
 * Stores the week that a change has just replaced, so that its days are still counted by it. Stores nothing when the
 * change left the week the same.
 */
export function* storeReplacedWeek(q: Queries, site: Site, before: repo.PlanSource, after: Week): Work<void> {
  if (isDeepStrictEqual(timingOf(before.week), timingOf(after))) return;
  const now = site.clock.now();
  const { userId, week, joinedAt } = before;
  const newest = yield* repo.readNewestReplaced(q, userId);
  const from = Math.max((newest?.heldUntil ?? joinedAt).getTime(), now - RAREST_MS);
  // A week without any slot expects nothing, and two such weeks are stored as one. So repeated saving does not add
  // rows.
  const days = occurrences(week, from, now, []).length > 0 ? chosenDays(week) : [];
  const heldUntil = new Date(now);
  if (newest?.days.length === 0 && days.length === 0) yield* repo.updateHeldUntil(q, newest.id, heldUntil);
  else yield* repo.insertReplaced(q, { userId, days, timezone: week.timezone, anchor: week.anchor, heldUntil });
}

/** Returns the parts of a week that decide when guidance arrives. */
function timingOf(week: Week) {
  return { ...week, days: chosenDays(week) };
}
