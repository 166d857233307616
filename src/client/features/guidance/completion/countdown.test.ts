import { describe, expect, it } from 'vitest';
import { formatCountdown, secondsLeft, spokenSeconds, untilNextSecond } from './countdown.ts';

describe('the countdown', () => {
  const start = 1_700_000_000_000;
  const end = start + 60_000;

  it('comes from the end time, so that ticks that never came change nothing', () => {
    expect(secondsLeft(end, start)).toBe(60);
    expect(secondsLeft(end, start + 1)).toBe(60);
    expect(secondsLeft(end, start + 1_000)).toBe(59);
    expect(secondsLeft(end, start + 59_001)).toBe(1);
    expect(secondsLeft(end, start + 60_000)).toBe(0);
    expect(secondsLeft(end, start + 3_600_000)).toBe(0);
  });

  it('waits exactly until the figure changes', () => {
    expect(untilNextSecond(end, start)).toBe(1_000);
    expect(untilNextSecond(end, start + 250)).toBe(750);
    expect(untilNextSecond(end, start + 1_000)).toBe(1_000);
    for (const now of [start, start + 1, start + 999, start + 30_500]) {
      const later = now + untilNextSecond(end, now);
      expect(secondsLeft(end, later)).toBe(secondsLeft(end, now) - 1);
      expect(secondsLeft(end, later - 1)).toBe(secondsLeft(end, now));
    }
  });

  it('is shown as mm:ss', () => {
    expect([60, 59, 9, 0].map(formatCountdown)).toEqual(['01:00', '00:59', '00:09', '00:00']);
  });

  it('is spoken every fifteen seconds', () => {
    expect([60, 46, 45, 31, 30, 16, 15, 1, 0].map(spokenSeconds)).toEqual([60, 60, 45, 45, 30, 30, 15, 15, 0]);
  });
});
