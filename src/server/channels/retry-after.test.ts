import { describe, expect, test } from 'vitest';
import { MAX_WAIT_MS, waitOf, waitOfSeconds } from './retry-after.ts';

const dateIn = (ms: number) => new Date(Date.now() + ms).toUTCString();

describe('the wait that a provider asks for (C35)', () => {
  test.each([
    ['seconds', '7', 7_000],
    ['parts of a second', '0.5', 500],
    ['seconds between spaces', ' 30 ', 30_000],
    ['nothing', null, 0],
    ['zero', '0', 0],
    ['a negative number', '-5', 0],
    ['words', 'soon', 0],
    ['an empty header', '', 0],
    ['more than an hour', '86400', MAX_WAIT_MS],
    ['an instant that has passed', dateIn(-60_000), 0],
    ['an instant in a thousand years', 'Fri, 01 Jan 3027 00:00:00 GMT', MAX_WAIT_MS],
  ])('is read from %s', (_what, header, ms) => {
    expect(waitOf(header)).toBe(ms);
  });

  test('is read from an instant, as RFC 9110 writes it', () => {
    const wait = waitOf(dateIn(90_000));
    // The format has whole seconds, and a test may stand still for some.
    expect(wait).toBeGreaterThan(30_000);
    expect(wait).toBeLessThanOrEqual(90_000);
  });

  test.each([
    [7, 7_000],
    [Number.NaN, 0],
    ['7', 0],
    [undefined, 0],
    [-1, 0],
    [1e12, MAX_WAIT_MS],
  ])('is read from a number of an SDK: %o', (seconds, ms) => {
    expect(waitOfSeconds(seconds)).toBe(ms);
  });
});
