import { type Clock, systemClock } from '../../lib/clock.ts';

/** The machine's clock with an offset: it runs at normal speed from the instant it was set to. */
export interface MovedClock extends Clock {
  /** Continues from this instant, in milliseconds since the epoch. */
  moveTo(instant: number): void;
}

export function createMovedClock(): MovedClock {
  let offset = 0;
  const alarms = new Set<{ instant: number; wake: () => void; cancel: () => void }>();

  function set(alarm: { instant: number; wake: () => void; cancel: () => void }): void {
    alarm.cancel = systemClock.at(alarm.instant - offset, () => {
      alarms.delete(alarm);
      alarm.wake();
    });
  }

  return {
    now: () => systemClock.now() + offset,
    at(instant, wake) {
      const alarm = { instant, wake, cancel: () => {} };
      alarms.add(alarm);
      set(alarm);
      return () => {
        alarms.delete(alarm);
        alarm.cancel();
      };
    },
    after: systemClock.after,
    moveTo(instant) {
      offset = instant - systemClock.now();
      for (const alarm of alarms) {
        alarm.cancel();
        set(alarm);
      }
    },
  };
}
