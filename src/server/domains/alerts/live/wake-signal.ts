import type { Clock } from '../../../lib/clock.ts';

/** A sleep that others can end, early or for good. */
export interface WakeSignal {
  /** Ends the sleep there is, or the next one before it begins. */
  wake(): void;
  /** Ends this sleep and every later one. */
  end(): void;
  ended(): boolean;
  /** Comes back at an instant (milliseconds), or as soon as it is woken. */
  waitUntil(instant: number): Promise<void>;
}

export function createWakeSignal(clock: Clock): WakeSignal {
  let ended = false;
  let woken = false;
  let rouse = () => {};
  const wake = () => {
    woken = true;
    rouse();
  };
  return {
    wake,
    end() {
      ended = true;
      wake();
    },
    ended: () => ended,
    async waitUntil(instant) {
      let disarm = () => {};
      if (!woken && !ended)
        await new Promise<void>((resolve) => {
          rouse = resolve;
          disarm = clock.at(instant, resolve);
        });
      disarm();
      rouse = () => {};
      woken = false;
    },
  };
}
