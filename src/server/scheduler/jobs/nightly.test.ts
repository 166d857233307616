import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../shared/schedule/durations.ts';
import { isNightlyWorkDue } from './nightly.ts';

const now = Date.parse('2027-03-01T02:41Z');
const isDue = (hoursAgo: number, hour: number) => isNightlyWorkDue(now - hoursAgo * HOUR_MS, now, hour);

test('nightly work is due once a night, and again each hour of the night while it fails', () => {
  expect(isDue(24, 2)).toBe(true);
  expect(isDue(25, 3)).toBe(true);
  expect(isDue(27, 5)).toBe(true);
  expect(isDue(13, 2)).toBe(true);
  expect(isDue(1, 2)).toBe(false);
});

test('by day it is due only if a night was missed, or nobody knows when it was done', () => {
  expect(isDue(24, 14)).toBe(false);
  expect(isDue(37, 14)).toBe(true);
  expect(isNightlyWorkDue(0, now, 14)).toBe(true);
});

test('work that was done while the clock was ahead is due at once', () => {
  expect(isDue(-1, 14)).toBe(true);
  expect(isDue(-1 / 60, 14)).toBe(false);
});
