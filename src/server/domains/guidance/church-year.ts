import { easter } from 'date-easter';
import type { Season } from '../../../shared/guidance/choice-reasons.ts';

/**
 * Returns the season of the church year on a local date (`YYYY-MM-DD`), as the Western churches keep it; null outside
 * the seasons from Advent to Pentecost.
 */
export function seasonOn(localDate: string): Season | null {
  const date = Temporal.PlainDate.from(localDate);
  return seasonByChristmas(date) ?? seasonByEaster(date);
}

/** Advent begins on the fourth Sunday before Christmas Day, and Christmas ends on the evening of 5 January. */
function seasonByChristmas(date: Temporal.PlainDate): Season | null {
  if (date.month === 1) return date.day <= 5 ? 'Christmas' : null;
  const christmas = Temporal.PlainDate.from({ year: date.year, month: 12, day: 25 });
  if (daysBetween(christmas, date) >= 0) return 'Christmas';
  // `dayOfWeek` is 1 on Monday and 7 on Sunday, so this many days before Christmas Day is the Sunday before it.
  const advent = christmas.subtract({ days: christmas.dayOfWeek + 21 });
  return daysBetween(advent, date) >= 0 ? 'Advent' : null;
}

/** Lent begins on Ash Wednesday; Pentecost is kept from Ascension Day to the end of the week of Pentecost. */
function seasonByEaster(date: Temporal.PlainDate): Season | null {
  const day = daysBetween(Temporal.PlainDate.from(easter(date.year)), date);
  if (day < -46) return null;
  if (day < -7) return 'Lent';
  if (day < 0) return 'Holy Week';
  if (day < 39) return 'Easter';
  return day < 56 ? 'Pentecost' : null;
}

function daysBetween(first: Temporal.PlainDate, second: Temporal.PlainDate): number {
  return first.until(second, { largestUnit: 'days' }).days;
}
