import { type Clock, systemClock } from '../../lib/clock.ts';

/** The machine's clock with an offset: it runs at normal speed from the instant it was set to. */
export interface MovedClock extends Clock {
  /**
   * Continues from this instant, in milliseconds since the epoch. A move forward is time that passes, also for waits of a
   * given length; a move back only sets the clock.
   */
  moveTo(instant: number): void;
}

interface Alarm {
  instant: number;
  wake: () => void;
  isDuration: boolean;
  cancel: () => void;
}

export function createMovedClock(): MovedClock {
  let offset = 0;
  const alarms = new Set<Alarm>();

  function set(alarm: Alarm): void {
    alarm.cancel = systemClock.at(alarm.instant - offset, () => {
      alarms.delete(alarm);
      alarm.wake();
    });
  }

  function add(instant: number, wake: () => void, isDuration: boolean): () => void {
    const alarm: Alarm = { instant, wake, isDuration, cancel: () => {} };
    alarms.add(alarm);
    set(alarm);
    return () => {
      alarms.delete(alarm);
      alarm.cancel();
    };
  }

  const now = () => systemClock.now() + offset;
  return {
    now,
    at: (instant, wake) => add(instant, wake, false),
    after: (ms, wake) => add(now() + ms, wake, true),
    moveTo(instant) {
      const moved = instant - now();
      offset += moved;
      for (const alarm of alarms) {
        if (alarm.isDuration && moved < 0) alarm.instant += moved;
        alarm.cancel();
        set(alarm);
      }
    },
  };
}
