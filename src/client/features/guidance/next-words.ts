import { guidanceWords } from '#strings/guidance.ts';
import type { ContentType } from '../../../shared/content-types.ts';
import { daysBetween, formatDay, formatTime, formatWeekday, localDateOf } from '../../lib/dates.ts';

const words = guidanceWords;

/** What comes: `a prayer`. */
export const whatComes = (contentType: ContentType): string => words.types[contentType];

/** When something comes, as one would say it now in the member's zone: `tomorrow at 8:00 AM`. */
export function whenItComes(instant: Date, now: Date, timeZone: string): string {
  const time = formatTime(instant, timeZone);
  const date = localDateOf(instant, timeZone);
  const days = daysBetween(localDateOf(now, timeZone), date);
  if (days === 0) return words.when.today(time);
  if (days === 1) return words.when.tomorrow(time);
  // A week from today has today's name, which would be taken for today.
  return days > 1 && days < 7 ? words.when.weekday(formatWeekday(date), time) : words.when.date(formatDay(date), time);
}
