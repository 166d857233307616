import { expect, test } from 'vitest';
import { formatTimestamp } from './timestamp.tsx';

const NOW = new Date('2026-11-28T09:00:00Z');

test.each([
  ['2026-11-28T07:30:00Z', 'Today, 7:30 AM'],
  ['2026-11-29T07:00:00Z', 'Tomorrow, 7:00 AM'],
  ['2026-11-30T07:00:00Z', 'Nov 30, 7:00 AM'],
  ['2026-02-01T09:20:00Z', 'Feb 1, 9:20 AM'],
  ['2025-11-15T09:20:00Z', 'Nov 15, 2025, 9:20 AM'],
])('%s reads %s in 2026: a time of another year has its year', (instant, words) => {
  expect(formatTimestamp(new Date(instant), 'UTC', NOW).replace(/\u202F/g, ' ')).toBe(words);
});
