import type { ProgressDay } from '../../../../shared/guidance.ts';

const DAYS_PER_WEEK = 7;
const WEEKS_PER_ROW = 27;

/** A week of the year: its Monday, and its days up to today. */
export interface YearWeek {
  monday: string;
  days: ProgressDay[];
  /** True when the month's name is shown above: a month begins in this week, or the week begins a row. */
  startsMonth: boolean;
}

/**
 * Splits days that begin on a Monday into rows of weeks that fit a phone, the oldest first. It leaves out rows before
 * anything was planned, but never the row with today.
 */
export function layOutYear(days: readonly ProgressDay[]): YearWeek[][] {
  const weeks: YearWeek[] = [];
  for (let at = 0; at < days.length; at += DAYS_PER_WEEK) {
    const week = days.slice(at, at + DAYS_PER_WEEK);
    const first = week[0]?.localDate ?? '';
    weeks.push({ monday: first, days: week, startsMonth: week.some(({ localDate }) => localDate.endsWith('-01')) });
  }
  const rows: YearWeek[][] = [];
  for (let end = weeks.length; end > 0; end -= WEEKS_PER_ROW) {
    const row = weeks.slice(Math.max(0, end - WEEKS_PER_ROW), end);
    // The first week of a row names its month, unless that would overlap the next name.
    const next = row.findIndex(({ startsMonth }) => startsMonth);
    if (end < weeks.length && row.every(({ days: each }) => each.every(({ state }) => state === 'neutral'))) break;
    rows.unshift(row.map((week, index) => (index === 0 && next > 2 ? { ...week, startsMonth: true } : week)));
  }
  return rows;
}

/** Returns the shade of a day from the number of its completions: 0 for none, else 1 to 3. */
export function intensityOf(entries: number): 0 | 1 | 2 | 3 {
  return Math.min(3, Math.max(0, entries)) as 0 | 1 | 2 | 3;
}

/** Returns the number of days that a key moves by; null for a key that does not move. */
export function moveBy(key: string, rightToLeft: boolean): number | null {
  const week = rightToLeft ? -DAYS_PER_WEEK : DAYS_PER_WEEK;
  const moves: Record<string, number> = {
    ArrowUp: -1,
    ArrowDown: 1,
    ArrowLeft: -week,
    ArrowRight: week,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  return moves[key] ?? null;
}
