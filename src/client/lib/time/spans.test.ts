import { expect, test } from 'vitest';
import { formatAgo, formatSpan } from './spans.ts';

test.each([
  [0, '0 seconds', '0s'],
  [1, '1 second', '1s'],
  [59.9, '59.9 seconds', '59.9s'],
  [90, '1.5 minutes', '1.5m'],
  [5_400, '1.5 hours', '1.5h'],
])('%d seconds are a span of %s, or %s on an axis', (seconds, long, narrow) => {
  expect([formatSpan(seconds), formatSpan(seconds, 'narrow')]).toEqual([long, narrow]);
});

test.each([
  ['2027-03-01T11:59:30Z', '0 minutes ago'],
  ['2027-03-01T11:01:00Z', '59 minutes ago'],
  ['2027-03-01T02:41:00Z', '9 hours ago'],
  ['2027-02-28T12:00:00Z', '1 day ago'],
  ['2027-02-26T11:59:00Z', '3 days ago'],
])('%s was %s', (instant, said) => {
  expect(formatAgo(new Date(instant), new Date('2027-03-01T12:00:00Z'))).toBe(said);
});
