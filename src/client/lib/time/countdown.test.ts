import { describe, expect, it } from 'vitest';
import { formatCountdown, secondsLeft, spokenSeconds } from './countdown.ts';

describe('the countdown', () => {
  const start = 1_700_000_000_000;
  const end = start + 60_000;

  it('is computed from the end time, so that missed ticks change nothing', () => {
    expect(secondsLeft(end, start)).toBe(60);
    expect(secondsLeft(end, start + 1)).toBe(60);
    expect(secondsLeft(end, start + 1_000)).toBe(59);
    expect(secondsLeft(end, start + 59_001)).toBe(1);
    expect(secondsLeft(end, start + 60_000)).toBe(0);
    expect(secondsLeft(end, start + 3_600_000)).toBe(0);
  });

  it('is shown as mm:ss', () => {
    expect([60, 59, 9, 0].map(formatCountdown)).toEqual(['01:00', '00:59', '00:09', '00:00']);
  });

  it('is spoken every fifteen seconds', () => {
    expect([60, 46, 45, 31, 30, 16, 15, 1, 0].map(spokenSeconds)).toEqual([60, 60, 45, 45, 30, 30, 15, 15, 0]);
  });
});
