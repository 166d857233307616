import { describe, expect, it } from 'vitest';
import { isOutOfDate } from './use-dashboard-refetch.ts';

const slot = Date.parse('2026-11-20T08:00:00Z');
const midnight = Date.parse('2026-11-21T00:00:00Z');
const morning = {
  localDate: '2026-11-20',
  timezone: 'UTC',
  next: { contentType: 'prayer', scheduledTime: new Date(slot) } as const,
};
const MINUTE_MS = 60_000;
const early = slot - 10 * MINUTE_MS;

describe('the dashboard’s data', () => {
  it('is out of date a minute after a slot, unless the stream is open', () => {
    expect(isOutOfDate(morning, early, slot, false)).toBe(false);
    expect(isOutOfDate(morning, early, slot + MINUTE_MS, false)).toBe(true);
    expect(isOutOfDate(morning, early, slot + MINUTE_MS, true)).toBe(false);
  });

  it('is out of date when the day ends in the member’s zone, not in the browser’s', () => {
    const inNewYork = { ...morning, timezone: 'America/New_York', next: null };
    expect(isOutOfDate(inNewYork, early, midnight, true)).toBe(false);
    expect(isOutOfDate(inNewYork, early, midnight + 5 * 60 * MINUTE_MS, true)).toBe(true);
  });

  it('is not fetched in a loop when the server’s day differs from the device’s', () => {
    const yesterday = { ...morning, next: null };
    expect(isOutOfDate(yesterday, midnight + 1_000, midnight + MINUTE_MS, true)).toBe(true);
    expect(isOutOfDate(yesterday, midnight + MINUTE_MS, midnight + 2 * MINUTE_MS, true)).toBe(false);
  });
});
