/** The only source of time on the server. Tests pass a clock that they advance themselves. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /**
   * Calls `wake` at an instant (milliseconds since the epoch), at once when it has passed. Returns a function that
   * cancels the call.
   */
  at(instant: number, wake: () => void): () => void;
  /**
   * Calls `wake` once so many milliseconds have passed, even when the clock is set back during the wait. Returns a function
   * that cancels the call.
   */
  after(ms: number, wake: () => void): () => void;
}

/** Waits so many milliseconds, even when the clock is set back, or until the signal aborts. */
export function waitBy(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

// `setTimeout` takes 31 bits of milliseconds; a longer wait is split into stretches.
const MAX_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  at(instant, wake) {
    let timer: NodeJS.Timeout;
    const sleep = () => {
      const left = instant - Date.now();
      timer = left <= 0 ? setTimeout(wake) : setTimeout(sleepOn, Math.min(left, MAX_TIMER_MS));
    };
    // A timer can fire a fraction of a millisecond early by the wall clock. Then wait again.
    const sleepOn = () => (Date.now() >= instant ? wake() : sleep());
    sleep();
    return () => clearTimeout(timer);
  },
  after(ms, wake) {
    const end = performance.now() + ms;
    // A timer counts whole milliseconds, so it can fire a fraction early.
    const wakeOrSleep = () => {
      const left = end - performance.now();
      if (left > 0) timer = setTimeout(wakeOrSleep, Math.ceil(left));
      else wake();
    };
    let timer = setTimeout(wakeOrSleep, ms);
    return () => clearTimeout(timer);
  },
};
