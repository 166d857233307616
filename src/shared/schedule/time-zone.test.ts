import { describe, expect, test } from 'vitest';
import { slotInstant } from '../slot-time.ts';
import { isTimeZone, TIMEZONE_MESSAGE, timeZone } from './time-zone.ts';

describe('a time zone', () => {
  test.each([
    'UTC',
    'Europe/London',
    'europe/london',
    'America/Argentina/Buenos_Aires',
    'Asia/Calcutta',
    'Etc/GMT+5',
    'US/Eastern',
    'EST',
  ])('is known as %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  test.each([
    '',
    ' ',
    'Europe',
    'Europe/Nowhere',
    'Europe/London ',
    '+02:00',
    '-0500',
    'UTC+1',
    'GMT+1',
    'Z',
    'Local',
    'null',
    '2027',
    'Europe/London\n',
    '../etc/passwd',
    'Ｕ',
  ])('is not %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });

  test.each([
    ['america/new_york', 'America/New_York'],
    ['ASIA/KOLKATA', 'Asia/Kolkata'],
    ['utc', 'UTC'],
    ['Etc/Unknown', 'UTC'],
  ])('of a call is stored in proper case: %s as %s', (name, stored) => {
    expect(timeZone.parse(name)).toBe(stored);
  });

  test('is rejected if only the formatter knows the name, because no slot could be placed in it', () => {
    for (const name of ['PST', 'CST', 'IST', 'BST', 'JST', 'AST', 'SystemV/EST5', 'US/Pacific-New']) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: name })).not.toThrow();
      expect(isTimeZone(name), name).toBe(false);
    }
  });

  test.each([
    'T00:00[Europe/London]',
    '2027-03-01T00:00Z',
    '2027-03-01T00:00+01:00[Europe/Paris]',
    'Europe/London[u-ca=iso8601]',
    'T00Z',
    't12+01:00',
    '[Europe/London]',
  ])('is not %j, although Temporal alone might read one from it', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });

  test('has at most 64 characters', () => {
    expect(timeZone.safeParse('Europe/London').success).toBe(true);
    expect(timeZone.safeParse(`Europe/${'x'.repeat(100_000)}`).error?.issues.map(({ message }) => message)).toEqual([
      TIMEZONE_MESSAGE,
    ]);
  });

  test('that a browser may send works for rendering pages and for placing slots', () => {
    const date = Temporal.PlainDate.from('2027-01-01');
    for (const zone of [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'Etc/GMT+5']) {
      expect(isTimeZone(zone), zone).toBe(true);
      expect(slotInstant(date, { hour: 9, minute: 0 }, zone)).toBeTypeOf('number');
      expect(new Intl.DateTimeFormat('en', { timeZone: zone }).format(0)).toBeTypeOf('string');
    }
  });

  test('is accepted or rejected alike without Temporal, for the names that browsers send', () => {
    const { Temporal: kept } = globalThis;
    try {
      Reflect.deleteProperty(globalThis, 'Temporal');
      expect(isTimeZone('Europe/London')).toBe(true);
      expect(isTimeZone('Europe/Nowhere')).toBe(false);
      expect(isTimeZone('+02:00')).toBe(false);
    } finally {
      globalThis.Temporal = kept;
    }
  });
});
