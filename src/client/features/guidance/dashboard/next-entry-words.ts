import { oneWords, whenWords } from '#strings/guidance/content.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { daysBetween, formatDay, formatTime, formatWeekday, localDateOf } from '../../../lib/time/dates.ts';

/** Returns the next entry's type in words, such as `a prayer`. */
export const typeWithArticle = (contentType: ContentType): string => oneWords[contentType];

/** Formats an instant relative to now in the member's zone, such as `tomorrow at 8:00 AM`. */
export function formatWhen(instant: Date, now: Date, timeZone: string): string {
  const time = formatTime(instant, timeZone);
  const date = localDateOf(instant, timeZone);
  const days = daysBetween(localDateOf(now, timeZone), date);
  if (days === 0) return whenWords.today(time);
  if (days === 1) return whenWords.tomorrow(time);
  // The day a week from today has today's weekday name, so it is written as a date.
  return days > 1 && days < 7 ? whenWords.weekday(formatWeekday(date), time) : whenWords.date(formatDay(date), time);
}
