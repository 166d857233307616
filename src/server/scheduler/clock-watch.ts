import type { Clock } from '../lib/clock.ts';

/** Detects jumps of the clock, and times during which the process stood still. */
export interface ClockWatch {
  /** Compares the clock with the last check. Returns the milliseconds of a jump, negative for one back, else null. */
  check(): number | null;
  /** Takes the present time as checked. */
  reset(): void;
}

/** @param toleranceMs the longest time between two checks that is no jump, in milliseconds. */
export function createClockWatch(clock: Clock, toleranceMs: number): ClockWatch {
  let checkedAt: number | null = null;
  return {
    check() {
      const now = clock.now();
      const gap = now - (checkedAt ?? now);
      checkedAt = now;
      return Math.abs(gap) > toleranceMs ? gap : null;
    },
    reset() {
      checkedAt = clock.now();
    },
  };
}
