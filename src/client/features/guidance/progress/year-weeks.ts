import type { ProgressDay } from '../../../../shared/guidance.ts';

const DAYS_PER_WEEK = 7;
const WEEKS_PER_ROW = 27;

/** A week of the year: its Monday, and its days up to today. */
export interface YearWeek {
  monday: string;
  days: ProgressDay[];
  /** True when a month or the whole row begins in it, so the month's name is shown above. */
  startsMonth: boolean;
}

/**
 * Cuts days that begin on a Monday into rows of weeks that fit a phone, the oldest first. A row before anything was
 * planned is left out; the one with today never is.
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
    // The row's own first month is named too, unless the next name would stand on top of it.
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

/** Returns the days that an arrow key moves by; null for any other key. */
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
