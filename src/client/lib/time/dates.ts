import { locale } from '#strings/locale.ts';
import type { ClockTime } from '../../../shared/slot-time.ts';

// All formatting of instants and dates. A day depends on the member's time zone, so functions of an instant take the zone;
// a local date (`YYYY-MM-DD`) is a day already.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of a locale with these options. Formatters are cached: making one takes a phone some milliseconds. */
function formatterOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, formatter);
  return formatter;
}

function format(value: Date | number, options: Intl.DateTimeFormatOptions): string {
  // Newer engines put a narrow no-break space before AM and PM; the product's strings have a plain one. Engines also
  // differ in the space inside the Spanish "a. m.", where a line must not break.
  return formatterOf(locale.dates, options)
    .format(value)
    .replace(/[\u202F\u00A0]/g, ' ')
    .replace(/\b([ap])\. ?m\./, '$1.\u00A0m.');
}

/** Returns the browser's time zone, or `UTC` if it reports none or does not know the system's. */
export function browserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}

/** The city of a time zone: `Europe/London` → `London`. */
export function formatZone(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** The name of a country by its code (ISO 3166-1 alpha-2): `US` → `United States`. */
export function formatCountry(code: string): string {
  return new Intl.DisplayNames(locale.dates, { type: 'region' }).of(code) ?? code;
}

/** The name of a language by its code, as in `<html lang>`: `es` → `Spanish`. */
export function formatLanguage(code: string): string {
  return new Intl.DisplayNames(locale.dates, { type: 'language' }).of(code) ?? code;
}

/** A wall-clock time: `9:00 AM`. */
export function formatClock({ hour, minute }: ClockTime): string {
  return format(Date.UTC(2000, 0, 1, hour, minute), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
}

/** The time of an instant in a zone: `9:00 AM`. */
export function formatTime(instant: Date, timeZone: string): string {
  return format(instant, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** A local date without its year, capitalized: `Friday, November 20`. */
export function formatDay(localDate: string): string {
  return capitalize(format(dayStart(localDate), { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }));
}

/** A local date without its year, in short: `Nov 20`. */
export function formatShortDay(localDate: string): string {
  return format(dayStart(localDate), { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** A local date in full, capitalized: `Friday, November 20, 2026`. */
export function formatLongDay(localDate: string): string {
  return capitalize(format(dayStart(localDate), { dateStyle: 'full', timeZone: 'UTC' }));
}

/** A local date in full, without its weekday: `November 20, 2026`. */
export function formatLongDate(localDate: string): string {
  return format(dayStart(localDate), { dateStyle: 'long', timeZone: 'UTC' });
}

/** The date of an instant in a zone: `Nov 20, 2026`. */
export function formatDate(instant: Date, timeZone: string): string {
  return format(instant, { dateStyle: 'medium', timeZone });
}

/** The date and time of an instant in a zone: `Nov 20, 2026, 9:00 AM`. */
export function formatDateTime(instant: Date, timeZone: string): string {
  return format(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}

/** The day and time of an instant in a zone, without its year: `Nov 20, 9:00 AM`. */
export function formatShortDateTime(instant: Date, timeZone: string): string {
  return format(instant, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone });
}

/** The weekday of a local date: `Friday`. */
export function formatWeekday(localDate: string): string {
  return format(dayStart(localDate), { weekday: 'long', timeZone: 'UTC' });
}

/** The weekday of a local date as one letter: `F`. */
export function formatWeekdayLetter(localDate: string): string {
  return format(dayStart(localDate), { weekday: 'narrow', timeZone: 'UTC' });
}

/** The month of a local date in short: `Nov`. */
export function formatShortMonth(localDate: string): string {
  return format(dayStart(localDate), { month: 'short', timeZone: 'UTC' });
}

/** The month of a local date, capitalized: `November 2026`. */
export function formatMonth(localDate: string): string {
  return capitalize(format(dayStart(localDate), { month: 'long', year: 'numeric', timeZone: 'UTC' }));
}

/** The local date (`YYYY-MM-DD`) of an instant in a zone. */
export function localDateOf(instant: Date, timeZone: string): string {
  return formatterOf('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(instant);
}

/** The number of days from one local date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayStart(to) - dayStart(from)) / 86_400_000);
}

/** The local date `days` days after another. */
export function addDays(localDate: string, days: number): string {
  return new Date(dayStart(localDate) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The hour of the day (0–23) of an instant in a zone. */
export function hourOf(instant: Date, timeZone: string): number {
  return Number(format(instant, { hour: 'numeric', hourCycle: 'h23', timeZone }));
}

// Some languages write weekdays and months in lower case, but not at the beginning of a line.
function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale.code) + text.slice(1);
}

/** The start of a local date as if its zone were UTC, in milliseconds since the epoch. */
function dayStart(localDate: string): number {
  return Date.parse(`${localDate}T00:00:00Z`);
}
