import { isTimeZone } from '../../../shared/schedule/time-zone.ts';
import type { ClockTime } from '../../../shared/slot-time.ts';

/** Formats dates and times in a member's language and time zone. */
export interface Dates {
  /** The zone's name for people: `New York`. */
  zone: string;
  moment(instant: Date): string;
  day(instant: Date): string;
  time(instant: Date): string;
  /** A local date with its weekday. */
  weekday(localDate: string): string;
  /** A local date without its weekday. */
  date(localDate: string): string;
  /** The month of a local date, as it stands by itself. */
  month(localDate: string): string;
  clock(time: ClockTime): string;
}

/** Creates the date formats for a locale and a member's time zone; UTC when this runtime does not know the zone. */
export function createDates(locale: string, stored: string | undefined): Dates {
  const timeZone = stored !== undefined && isTimeZone(stored) ? stored : 'UTC';
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    // Engines put different kinds of spaces before AM and PM. The Spanish "a. m." must not wrap.
    return (instant: Date | number) =>
      format
        .format(instant)
        .replace(/[\u202F\u00A0]/g, ' ')
        .replace(/\b([ap])\. ?m\./, '$1.\u00A0m.');
  };
  const weekday = formatter({ dateStyle: 'full', timeZone: 'UTC' });
  const date = formatter({ dateStyle: 'long', timeZone: 'UTC' });
  const month = formatter({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const clock = formatter({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return {
    zone: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' '),
    moment: formatter({ dateStyle: 'long', timeStyle: 'short', timeZone }),
    day: formatter({ dateStyle: 'long', timeZone }),
    time: formatter({ hour: 'numeric', minute: '2-digit', timeZone }),
    weekday: (localDate) => startLine(weekday(Date.parse(`${localDate}T00:00Z`))),
    date: (localDate) => date(Date.parse(`${localDate}T00:00Z`)),
    month: (localDate) => startLine(month(Date.parse(`${localDate}T00:00Z`))),
    clock: ({ hour, minute }) => clock(Date.UTC(2000, 0, 1, hour, minute)),
  };
}

function startLine(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
