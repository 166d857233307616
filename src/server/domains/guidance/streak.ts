import type { ProgressDay, StreakDay } from '../../../shared/guidance.ts';
import { DAY_MS } from '../../../shared/schedule/durations.ts';

/** The facts from which a streak is counted. */
export interface StreakFacts {
  /** The member's current local date, `YYYY-MM-DD`. */
  today: string;
  /** The dates with at least one completion that counts. */
  kept: ReadonlySet<string>;
  /** The dates with guidance that was completed on a later date; it counts there (decisions.md D14). */
  completedLater: ReadonlySet<string>;
  /** Returns whether a date expects nothing of the member: no slot, a pause, or a day before they joined. */
  isNeutral(date: string): boolean;
}

export interface Streak {
  days: number;
  /** Missed dates that the streak bridges. */
  grace: ReadonlySet<string>;
  /**
   * The missed day that ended this streak, counted back; the previous streak may end there. Null when no day was kept.
   */
  brokenAt: number | null;
}

const GRACE_EVERY_DAYS = 7;
const DAYS_PER_WEEK = 7;
const WEEKS_BACK = 52;
// Day 0, 1 January 1970, was a Thursday.
const MONDAY_TO_FIRST = 3;
// Every streak visits the same few days, so their texts are cached.
const dates = new Map<number, string>();

/**
 * Counts kept days back from today, or from yesterday while today is open. Neutral days are skipped, and one missed day
 * in any seven is bridged (decisions.md D14).
 */
export function countStreak(facts: StreakFacts): Streak {
  return walkBack(facts, numberOf(facts.today), earliestOf(facts));
}

/** Returns every missed date since `since` that a streak bridged: the current one, and ended ones. */
export function findBridged(facts: StreakFacts, streak: Streak, since: string): Set<string> {
  const bridged = new Set(streak.grace);
  const earliest = earliestOf(facts);
  let { brokenAt } = streak;
  while (brokenAt !== null && brokenAt >= numberOf(since)) {
    // Missed days after the last kept day of a streak are not bridged. A kept day exists, or this streak would have no
    // break.
    let last = brokenAt;
    while (!facts.kept.has(dateOf(last))) last -= 1;
    const before = walkBack(facts, last, earliest);
    for (const date of before.grace) bridged.add(date);
    brokenAt = before.brokenAt;
  }
  return bridged;
}

function earliestOf({ kept }: StreakFacts): string | null {
  let earliest: string | null = null;
  for (const date of kept) if (earliest === null || date < earliest) earliest = date;
  return earliest;
}

/** Walks one streak back from a day. */
function walkBack({ today, kept, isNeutral }: StreakFacts, from: number, earliest: string | null): Streak {
  const grace = new Set<string>();
  let days = 0;
  let bridged: string[] = [];
  let lastGrace: number | null = null;
  if (earliest === null) return { days, grace, brokenAt: null };
  // Day numbers instead of date objects, which cost ten times as much. Every dashboard counts a streak.
  for (let day = from; ; day -= 1) {
    const date = dateOf(day);
    if (date < earliest) return { days, grace, brokenAt: null };
    if (kept.has(date)) {
      days += 1;
      // A missed day counts as bridged only when a kept day lies before it.
      for (const missed of bridged) grace.add(missed);
      bridged = [];
    } else if (date !== today && !isNeutral(date)) {
      if (lastGrace !== null && lastGrace - day < GRACE_EVERY_DAYS) return { days, grace, brokenAt: day };
      lastGrace = day;
      bridged.push(date);
    }
  }
}

/** Describes each day of the current week, Monday first, as the streak counts it. */
export function describeWeek(facts: StreakFacts, { grace }: Pick<Streak, 'grace'>): StreakDay[] {
  const monday = mondayOf(numberOf(facts.today));
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => {
    const localDate = dateOf(monday + index);
    return { localDate, state: stateOf(localDate, facts, grace) };
  });
}

/** Returns the Monday of a date's week. */
export function weekStart(date: string): string {
  return dateOf(mondayOf(numberOf(date)));
}

/** Returns the Monday 52 weeks before the Monday of a date's week, with which its year begins. */
export function yearStart(today: string): string {
  return dateOf(mondayOf(numberOf(today)) - WEEKS_BACK * DAYS_PER_WEEK);
}

/**
 * Describes the days of 53 weeks up to today, oldest first, with the number of completions on each (decisions.md D15).
 */
export function describeYear(facts: StreakFacts, streak: Streak, entries: ReadonlyMap<string, number>): ProgressDay[] {
  const first = yearStart(facts.today);
  const grace = findBridged(facts, streak, first);
  return Array.from({ length: numberOf(facts.today) - numberOf(first) + 1 }, (_, index) => {
    const localDate = dateOf(numberOf(first) + index);
    const state = stateOf(localDate, facts, grace) as ProgressDay['state'];
    return { localDate, state, entries: entries.get(localDate) ?? 0 };
  });
}

function stateOf(date: string, facts: StreakFacts, grace: ReadonlySet<string>): StreakDay['state'] {
  if (facts.kept.has(date)) return 'kept';
  if (grace.has(date)) return 'grace';
  const isNeutral = facts.isNeutral(date);
  if (date > facts.today) return isNeutral ? 'neutral' : 'ahead';
  if (isNeutral) return 'neutral';
  if (date === facts.today) return 'open';
  return facts.completedLater.has(date) ? 'later' : 'missed';
}

function mondayOf(day: number): number {
  return day - ((day + MONDAY_TO_FIRST) % DAYS_PER_WEEK);
}

/** Days since 1 January 1970. */
function numberOf(date: string): number {
  return Date.parse(date) / DAY_MS;
}

function dateOf(day: number): string {
  const known = dates.get(day);
  if (known) return known;
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  dates.set(day, date);
  return date;
}
