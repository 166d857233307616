import type { StreakDay } from '../../../shared/guidance.ts';

/** What a streak is counted from. */
export interface StreakFacts {
  /** The member's date now, `YYYY-MM-DD`. */
  today: string;
  /** The dates with at least one completion that counts. */
  kept: ReadonlySet<string>;
  /** Whether a date asks nothing of the member: no slot that day, a pause, or before they joined. */
  isNeutral(date: Temporal.PlainDate): boolean;
}

export interface Streak {
  days: number;
  /** Missed dates that were bridged. */
  grace: ReadonlySet<string>;
}

const GRACE_EVERY_DAYS = 7;

/**
 * Counts kept days back from today, or from yesterday while today is open. Days that ask nothing are passed over, and
 * one missed day in any seven is bridged (decisions.md D14).
 */
export function countStreak({ today, kept, isNeutral }: StreakFacts): Streak {
  const grace = new Set<string>();
  const earliest = [...kept].reduce<string | null>(
    (first, date) => (first === null || date < first ? date : first),
    null,
  );
  if (earliest === null) return { days: 0, grace };
  let days = 0;
  let bridged: Temporal.PlainDate[] = [];
  let lastGrace: Temporal.PlainDate | null = null;
  let date = Temporal.PlainDate.from(today);
  if (!kept.has(today)) date = date.subtract({ days: 1 });
  for (; date.toString() >= earliest; date = date.subtract({ days: 1 })) {
    if (kept.has(date.toString())) {
      days += 1;
      // A missed day counts as bridged only once a kept day stands on its far side.
      for (const missed of bridged) grace.add(missed.toString());
      bridged = [];
    } else if (!isNeutral(date)) {
      if (lastGrace && date.until(lastGrace, { largestUnit: 'days' }).days < GRACE_EVERY_DAYS) break;
      lastGrace = date;
      bridged.push(date);
    }
  }
  return { days, grace };
}

/** The current week, Monday first, as the streak sees each of its days. */
export function describeWeek(facts: StreakFacts, streak: Streak): StreakDay[] {
  const today = Temporal.PlainDate.from(facts.today);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return Array.from({ length: 7 }, (_, index) => {
    const date = monday.add({ days: index });
    return { localDate: date.toString(), state: stateOf(date, facts, streak) };
  });
}

function stateOf(date: Temporal.PlainDate, facts: StreakFacts, streak: Streak): StreakDay['state'] {
  const name = date.toString();
  if (facts.kept.has(name)) return 'kept';
  if (streak.grace.has(name)) return 'grace';
  if (name > facts.today) return facts.isNeutral(date) ? 'neutral' : 'ahead';
  if (facts.isNeutral(date)) return 'neutral';
  return name === facts.today ? 'open' : 'missed';
}
