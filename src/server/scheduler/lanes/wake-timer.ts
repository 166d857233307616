import type { Clock } from '../../lib/clock.ts';

/** Wakes a lane once, at the instant that was set last. */
interface WakeTimer {
  /** The instant of the wake-up, in milliseconds; infinite before the first. */
  readonly wakeAt: number;
  /** Replaces the wake-up. */
  arm(instant: number): void;
  disarm(): void;
}

/** Creates a timer that calls `wake` at the instant that `arm` set last, in milliseconds. */
export function createWakeTimer(clock: Clock, wake: () => void): WakeTimer {
  let wakeAt = Number.POSITIVE_INFINITY;
  let disarm = () => {};
  return {
    get wakeAt() {
      return wakeAt;
    },
    arm(instant) {
      disarm();
      wakeAt = instant;
      disarm = clock.at(instant, wake);
    },
    disarm: () => disarm(),
  };
}
