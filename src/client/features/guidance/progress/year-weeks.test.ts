import { describe, expect, test } from 'vitest';
import type { ProgressDay } from '../../../../shared/guidance.ts';
import { addDays } from '../../../lib/time/dates.ts';
import { intensityOf, layOutYear, moveBy } from './year-weeks.ts';

/** Days from a Monday on. */
const daysFrom = (monday: string, count: number, state: ProgressDay['state'] = 'missed'): ProgressDay[] =>
  Array.from({ length: count }, (_, index) => ({ localDate: addDays(monday, index), state, entries: 0 }));

describe('the weeks of a year', () => {
  // 53 weeks; the last one has three days.
  const rows = layOutYear(daysFrom('2026-03-02', 52 * 7 + 3));

  test('fill two rows, the oldest first, without losing a day', () => {
    expect(rows.map((weeks) => weeks.length)).toEqual([26, 27]);
    expect(rows[1]?.at(-1)?.days.map(({ localDate }) => localDate)).toEqual(['2027-03-01', '2027-03-02', '2027-03-03']);
    expect(rows[0]?.[0]?.monday).toBe('2026-03-02');
    expect(rows.flat().flatMap(({ days }) => days)).toHaveLength(52 * 7 + 3);
  });

  test('leave out a half-year before anything was planned, but never the current one', () => {
    const empty = daysFrom('2026-03-02', 26 * 7, 'neutral');
    const since = daysFrom('2026-08-31', 27 * 7, 'neutral');
    expect(layOutYear([...empty, ...since]).map(([week]) => week?.monday)).toEqual(['2026-08-31']);
    expect(layOutYear([...daysFrom('2026-03-02', 26 * 7, 'grace'), ...since])).toHaveLength(2);
  });

  test('all begin with a Monday', () => {
    for (const { monday } of rows.flat()) expect(new Date(monday).getUTCDay()).toBe(1);
  });

  test('name a month where it begins, and the first month of a row if there is room', () => {
    const named = (row: number) => rows[row]?.filter(({ startsMonth }) => startsMonth).map(({ monday }) => monday);
    // September 1 is in the week of August 31, with which the row begins.
    expect(named(1)).toEqual([
      '2026-08-31',
      '2026-09-28',
      '2026-10-26',
      '2026-11-30',
      '2026-12-28',
      '2027-02-01',
      '2027-03-01',
    ]);
    expect(named(0)?.[0]).toBe('2026-03-02');
  });
});

test('a day is darker with each completion, up to three', () => {
  expect([0, 1, 2, 3, 4, 30].map(intensityOf)).toEqual([0, 1, 2, 3, 3, 3]);
});

test('arrow keys move by a day or a week, mirrored in right-to-left languages', () => {
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => moveBy(key, false))).toEqual([-1, 1, -7, 7]);
  expect(['ArrowLeft', 'ArrowRight'].map((key) => moveBy(key, true))).toEqual([7, -7]);
  expect(moveBy('End', false)).toBe(Number.POSITIVE_INFINITY);
  expect(moveBy('a', false)).toBeNull();
});
