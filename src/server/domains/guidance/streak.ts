import type { StreakDay } from '../../../shared/guidance.ts';

/** What a streak is counted from. */
export interface StreakFacts {
  /** The member's date now, `YYYY-MM-DD`. */
  today: string;
  /** The dates with at least one completion that counts. */
  kept: ReadonlySet<string>;
  /** Whether a date asks nothing of the member: no slot that day, a pause, or before they joined. */
  isNeutral(date: string): boolean;
}

export interface Streak {
  days: number;
  /** Missed dates that were bridged. */
  grace: ReadonlySet<string>;
}

const GRACE_EVERY_DAYS = 7;
const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;
// Day 0, 1 January 1970, was a Thursday.
const MONDAY_TO_FIRST = 3;
// Everybody's streak goes over the same few days; they are written out once.
const dates = new Map<number, string>();

/**
 * Counts kept days back from today, or from yesterday while today is open. Days that ask nothing are passed over, and
 * one missed day in any seven is bridged (decisions.md D14).
 */
export function countStreak({ today, kept, isNeutral }: StreakFacts): Streak {
  const grace = new Set<string>();
  let earliest: string | null = null;
  for (const date of kept) if (earliest === null || date < earliest) earliest = date;
  if (earliest === null) return { days: 0, grace };
  let days = 0;
  let bridged: string[] = [];
  let lastGrace: number | null = null;
  // By number: every dashboard counts a streak, and dates as objects cost ten times as much.
  for (let day = numberOf(today) - (kept.has(today) ? 0 : 1); ; day -= 1) {
    const date = dateOf(day);
    if (date < earliest) break;
    if (kept.has(date)) {
      days += 1;
      // A missed day counts as bridged only once a kept day stands on its far side.
      for (const missed of bridged) grace.add(missed);
      bridged = [];
    } else if (!isNeutral(date)) {
      if (lastGrace !== null && lastGrace - day < GRACE_EVERY_DAYS) break;
      lastGrace = day;
      bridged.push(date);
    }
  }
  return { days, grace };
}

/** The current week, Monday first, as the streak sees each of its days. */
export function describeWeek(facts: StreakFacts, streak: Streak): StreakDay[] {
  const today = numberOf(facts.today);
  const monday = today - ((today + MONDAY_TO_FIRST) % DAYS_PER_WEEK);
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => {
    const localDate = dateOf(monday + index);
    return { localDate, state: stateOf(localDate, facts, streak) };
  });
}

function stateOf(date: string, facts: StreakFacts, streak: Streak): StreakDay['state'] {
  if (facts.kept.has(date)) return 'kept';
  if (streak.grace.has(date)) return 'grace';
  const isNeutral = facts.isNeutral(date);
  if (date > facts.today) return isNeutral ? 'neutral' : 'ahead';
  if (isNeutral) return 'neutral';
  return date === facts.today ? 'open' : 'missed';
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
