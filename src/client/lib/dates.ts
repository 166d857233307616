import type { ClockTime } from '../../shared/slot-time.ts';

// The one place that turns instants and dates into words. A member's day is the day in their own zone, so whatever
// starts from an instant asks for the zone; a local date (`YYYY-MM-DD`) is a day already.
const LOCALE = 'en-US';
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(value: Date | number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formatters.set(key, formatter);
  // Newer engines put a narrow no-break space before AM and PM; the product's strings have a plain one.
  return formatter.format(value).replace(/[\u202F\u00A0]/g, ' ');
}

/** The zone this browser is set to, `UTC` where it does not say. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** A zone as a person would name it: `Europe/London` → `London`. */
export function formatZone(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** A wall-clock time: `9:00 AM`. */
export function formatClock({ hour, minute }: ClockTime): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The time of an instant in a zone: `9:00 AM`. */
export function formatTime(instant: Date, timeZone: string): string {
  return format(instant, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** A local date without its year: `Friday, November 20`. */
export function formatDay(localDate: string): string {
  return format(dayStart(localDate), { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
}

/** A local date in full: `Friday, November 20, 2026`. */
export function formatLongDay(localDate: string): string {
  return format(dayStart(localDate), { dateStyle: 'full', timeZone: 'UTC' });
}

/** The weekday of a local date: `Friday`. */
export function formatWeekday(localDate: string): string {
  return format(dayStart(localDate), { weekday: 'long', timeZone: 'UTC' });
}

/** The local date (`YYYY-MM-DD`) of an instant in a zone. */
export function localDateOf(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return parts.format(instant);
}

/** Whole days from one local date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayStart(to) - dayStart(from)) / 86_400_000);
}

/** The hour of the day (0–23) it is at an instant in a zone. */
export function hourOf(instant: Date, timeZone: string): number {
  return Number(format(instant, { hour: 'numeric', hourCycle: 'h23', timeZone }));
}

function dayStart(localDate: string): number {
  return Date.parse(`${localDate}T00:00:00Z`);
}
