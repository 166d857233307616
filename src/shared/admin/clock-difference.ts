import { MINUTE_MS } from '../schedule/durations.ts';

// The difference between two clocks that counts as none.
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** Returns whether a difference between two clocks, in milliseconds, counts. */
export function isClockWrong(differenceMs: number): boolean {
  return Math.abs(differenceMs) > CLOCK_TOLERANCE_MS;
}

/** Returns the nearest number of minutes, and at least two, because the sentences have only a plural. */
export function minutesOf(differenceMs: number): number {
  return Math.max(2, Math.round(Math.abs(differenceMs) / MINUTE_MS));
}
