import { expect, test } from 'vitest';
import { createTestSite } from '../../../testing/site.ts';
import { nextTry } from './next-try.ts';

const NOW = '2027-03-01T09:00Z';

/** Returns whether a message of guidance that was due now is tried again after so many attempts. */
function isRetried(attempts: number, asked: Parameters<typeof nextTry>[3] = {}): boolean {
  const site = createTestSite({ now: NOW });
  const delivery = { kind: 'guidance', dueAt: new Date(NOW), attempts, retryUntil: null } as const;
  return nextTry(site, 'sms', delivery, asked) !== null;
}

test('C35: the waits are 30 s, 2 min and 8 min, each longer or shorter by at most a fifth', () => {
  const site = createTestSite({ now: NOW });
  for (const [at, seconds] of [30, 120, 480].entries()) {
    const delivery = { kind: 'guidance', dueAt: new Date(NOW), attempts: at + 1, retryUntil: null } as const;
    const waits = Array.from({ length: 200 }, () => Number(nextTry(site, 'sms', delivery, {})?.at) - Date.parse(NOW));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(seconds * 800);
    expect(Math.max(...waits)).toBeLessThanOrEqual(seconds * 1_200);
    expect(new Set(waits).size, 'they differ').toBeGreaterThan(100);
  }
});

test('C35: a message is tried again three times', () => {
  expect([1, 2, 3, 4].map((attempts) => isRetried(attempts))).toEqual([true, true, true, false]);
});

test('C6: a message with fewer retries of its own, as after 30003, is tried again so often', () => {
  expect([1, 2, 3, 4].map((attempts) => isRetried(attempts, { retries: 2 }))).toEqual([true, true, false, false]);
});

test('C15: a message with waits of its own is tried again after each of them, and no more', () => {
  const waitsMs = [60_000, 120_000];
  expect([1, 2, 3].map((attempts) => isRetried(attempts, { waitsMs }))).toEqual([true, true, false]);
});
