/** The only source of time on the server; tests put a hand-turned one in its place. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls back at an instant (milliseconds since the epoch), at once when it has passed; returns how to call it off. */
  at(instant: number, wake: () => void): () => void;
}

// Timers hold 31 bits; a longer sleep is taken in stretches.
const LONGEST_TIMER = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  at(instant, wake) {
    let timer: NodeJS.Timeout;
    const sleep = () => {
      const left = instant - Date.now();
      timer = left <= 0 ? setTimeout(wake) : setTimeout(sleepOn, Math.min(left, LONGEST_TIMER));
    };
    // A timer can fire a fraction of a millisecond early by the wall clock: look again rather than wake too soon.
    const sleepOn = () => (Date.now() >= instant ? wake() : sleep());
    sleep();
    return () => clearTimeout(timer);
  },
};
