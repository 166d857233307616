import type { Clock } from '../../lib/clock.ts';

/** A clock that moves only when a test advances it. */
export interface FakeClock extends Clock {
  /** Advances the clock to an instant, and fires the timers that fall due on the way, in order. */
  turnTo(instant: number | string): Promise<void>;
  /** Advances the clock by milliseconds. */
  advance(ms: number): Promise<void>;
  /** Sets another time without firing timers, as when somebody sets the machine's clock. */
  jumpTo(instant: number | string): void;
  /** Advances the clock without running anything, like a suspended process. Timers fire late. */
  stall(ms: number): void;
}

/** @param start an instant such as `2027-03-01T08:00Z`. */
export function createFakeClock(start: number | string): FakeClock {
  let now = toInstant(start);
  const alarms = new Set<{ at: number; wake: () => void; isDuration?: boolean }>();

  async function turnTo(target: number | string): Promise<void> {
    const end = toInstant(target);
    for (;;) {
      await waitUntilIdle();
      const next = [...alarms].reduce((soonest, alarm) => Math.min(soonest, alarm.at), Number.POSITIVE_INFINITY);
      if (next > end) break;
      now = Math.max(now, next);
      for (const alarm of [...alarms]) {
        // One timer may cancel another of the same instant.
        if (alarm.at > now || !alarms.delete(alarm)) continue;
        alarm.wake();
      }
    }
    now = end;
    await waitUntilIdle();
  }

  return {
    now: () => now,
    at(instant, wake) {
      const alarm = { at: instant, wake };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    after(ms, wake) {
      const alarm = { at: now + ms, wake, isDuration: true };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    turnTo,
    advance: (ms) => turnTo(now + ms),
    jumpTo(instant) {
      const jump = toInstant(instant) - now;
      now += jump;
      for (const alarm of alarms) if (alarm.isDuration) alarm.at += jump;
    },
    stall(ms) {
      now += ms;
    },
  };
}

// The number of clocks that wait in `waitUntilIdle`. Each has a pending immediate.
let waitingClocks = 0;

/**
 * Waits until the process has no other pending immediate, because work that a timer started may take several turns of the
 * event loop and set more timers. It does not wait for answers over a connection, such as those of a provider's double.
 */
async function waitUntilIdle(): Promise<void> {
  waitingClocks += 1;
  do await new Promise<void>((resolve) => setImmediate(resolve));
  while (countPendingImmediates() >= waitingClocks);
  waitingClocks -= 1;
}

function countPendingImmediates(): number {
  return process.getActiveResourcesInfo().filter((type) => type === 'Immediate').length;
}

function toInstant(time: number | string): number {
  return typeof time === 'number' ? time : Temporal.Instant.from(time).epochMilliseconds;
}
