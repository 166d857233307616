import type { Clock } from '../../../lib/clock.ts';

/** A sleep that others can end, early or for good. */
interface WakeSignal {
  /** Ends the sleep there is, or the next one before it begins. */
  wake(): void;
  /** Ends this sleep and every later one. */
  end(): void;
  ended(): boolean;
  /**
   * Comes back at an instant (milliseconds), or as soon as it is woken. A clock that is set back does not make the sleep
   * longer.
   */
  waitUntil(instant: number): Promise<void>;
}

export function createWakeSignal(clock: Clock): WakeSignal {
  let ended = false;
  let isWoken = false;
  let resolveSleep = () => {};
  const wake = () => {
    isWoken = true;
    resolveSleep();
  };
  return {
    wake,
    end() {
      ended = true;
      wake();
    },
    ended: () => ended,
    async waitUntil(instant) {
      let cancelTimers = () => {};
      const ms = instant - clock.now();
      if (!isWoken && !ended)
        await new Promise<void>((resolve) => {
          resolveSleep = resolve;
          const cancels = [clock.at(instant, resolve), clock.after(ms, resolve)];
          cancelTimers = () => cancels.forEach((cancel) => void cancel());
        });
      cancelTimers();
      resolveSleep = () => {};
      isWoken = false;
    },
  };
}
