import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  browserTimeZone,
  daysBetween,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatTime,
  formatWeekday,
  formatZone,
  hourOf,
  localDateOf,
} from './dates.ts';

const instant = new Date('2026-11-20T23:30:00Z');

describe('dates', () => {
  it('formats a wall-clock time as the contract parses it', () => {
    expect([0, 9, 12, 23].map((hour) => formatClock({ hour, minute: 30 }))).toEqual([
      '12:30 AM',
      '9:30 AM',
      '12:30 PM',
      '11:30 PM',
    ]);
  });

  it.each([undefined, 'Etc/Unknown'])('takes UTC where the browser reports the zone %s', (timeZone) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    const reported = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolvedOptions.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
    });
    expect(browserTimeZone()).toBe('UTC');
    reported.mockRestore();
  });

  it('formats the date and the time of an instant in the member’s zone', () => {
    expect(formatDate(instant, 'Asia/Kolkata')).toBe('Nov 21, 2026');
    expect(formatDateTime(instant, 'Europe/London')).toBe('Nov 20, 2026, 11:30 PM');
  });

  it('adds days over the end of a month and a year', () => {
    expect([0, 1, 14, 90].map((days) => addDays('2026-12-20', days))).toEqual([
      '2026-12-20',
      '2026-12-21',
      '2027-01-03',
      '2027-03-20',
    ]);
  });

  it('formats an instant in the member’s zone, with a plain space', () => {
    expect(formatTime(instant, 'Europe/London')).toBe('11:30 PM');
    expect(formatTime(instant, 'Asia/Kolkata')).toBe('5:00 AM');
    expect(hourOf(instant, 'Asia/Kolkata')).toBe(5);
    expect(hourOf(new Date('2026-11-20T00:10:00Z'), 'UTC')).toBe(0);
  });

  it('gives the local date, which differs between zones', () => {
    expect(localDateOf(instant, 'Europe/London')).toBe('2026-11-20');
    expect(localDateOf(instant, 'Asia/Kolkata')).toBe('2026-11-21');
  });

  it('formats a local date without converting its zone', () => {
    expect(formatDay('2026-11-20')).toBe('Friday, November 20');
    expect(formatLongDay('2026-11-20')).toBe('Friday, November 20, 2026');
    expect(formatWeekday('2026-11-22')).toBe('Sunday');
  });

  it('counts days across the end of summer time', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
  });

  it('names a zone by its city', () => {
    expect(formatZone('America/New_York')).toBe('New York');
    expect(formatZone('UTC')).toBe('UTC');
  });
});
