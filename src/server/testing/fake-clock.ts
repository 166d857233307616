import type { Clock } from '../lib/clock.ts';

/** A clock that stands still until it is turned. */
export interface FakeClock extends Clock {
  /** Turns the clock to an instant, calling back what falls due on the way, in order. */
  turnTo(instant: number | string): Promise<void>;
  /** Turns the clock on by milliseconds. */
  advance(ms: number): Promise<void>;
  /** Sets another time without calling anything back, as when somebody sets the machine's clock. */
  jumpTo(instant: number | string): void;
}

/** @param start an instant such as `2027-03-01T08:00Z`. */
export function createFakeClock(start: number | string): FakeClock {
  let now = toInstant(start);
  const alarms = new Set<{ at: number; wake: () => void }>();
  const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

  async function turnTo(target: number | string): Promise<void> {
    const end = toInstant(target);
    for (;;) {
      await breathe();
      const [next] = [...alarms].filter((alarm) => alarm.at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      alarms.delete(next);
      now = Math.max(now, next.at);
      next.wake();
    }
    now = end;
    await breathe();
  }

  return {
    now: () => now,
    at(instant, wake) {
      const alarm = { at: instant, wake };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    turnTo,
    advance: (ms) => turnTo(now + ms),
    jumpTo(instant) {
      now = toInstant(instant);
    },
  };
}

function toInstant(time: number | string): number {
  return typeof time === 'number' ? time : Temporal.Instant.from(time).epochMilliseconds;
}
