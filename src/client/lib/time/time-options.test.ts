import { describe, expect, it, test } from 'vitest';
import { findTime, listTimes } from './time-options.ts';

describe('the list of times', () => {
  it('has every half hour of the day', () => {
    const times = listTimes([]);
    expect(times).toHaveLength(48);
    expect(times[0]).toEqual({ hour: 0, minute: 0 });
    expect(times.at(-1)).toEqual({ hour: 23, minute: 30 });
  });

  it('keeps a saved time that is not on the half hour, in order', () => {
    const times = listTimes([
      { hour: 3, minute: 24 },
      { hour: 9, minute: 0 },
    ]);
    expect(times).toHaveLength(49);
    expect(times.slice(6, 9)).toEqual([
      { hour: 3, minute: 0 },
      { hour: 3, minute: 24 },
      { hour: 3, minute: 30 },
    ]);
  });
});

const LABELS = Array.from({ length: 48 }, (_, index) => {
  const hour = Math.floor(index / 2);
  return `${hour % 12 || 12}:${index % 2 ? '30' : '00'} ${hour < 12 ? 'AM' : 'PM'}`;
});
const found = (typed: string) => LABELS[findTime(LABELS, typed)];

test('finds the morning before the evening, and the evening by its letter', () => {
  expect(found('7')).toBe('7:00 AM');
  expect(found('7:3')).toBe('7:30 AM');
  expect(found('7:30 p')).toBe('7:30 PM');
  expect(found('12')).toBe('12:00 AM');
});

test('ignores capitals, spaces and dots', () => {
  expect(found('7:30PM')).toBe('7:30 PM');
  expect(findTime(['7:30 a. m.', '7:30 p. m.'], '7:30pm')).toBe(1);
});

test('finds nothing if no time begins so', () => {
  expect(findTime(LABELS, '7:4')).toBe(-1);
});
