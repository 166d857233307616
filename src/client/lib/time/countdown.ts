import { useEffect, useEffectEvent, useState } from 'react';

const SPOKEN_EVERY_SECONDS = 15;
const TICK_MS = 200;

/** Returns the whole seconds left until an end time, never below 0. Both instants are in milliseconds. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Formats seconds as `mm:ss`. */
export function formatCountdown(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** Returns the seconds that a screen reader announces; the number changes every 15 seconds. */
export function spokenSeconds(seconds: number): number {
  return Math.ceil(seconds / SPOKEN_EVERY_SECONDS) * SPOKEN_EVERY_SECONDS;
}

/**
 * Counts down to an end time while `running`, so that a browser that throttles or suspends timers still ends on time.
 * Returns the seconds left.
 */
export function useCountdown(seconds: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return;
    const endsAt = Date.now() + seconds * 1000;
    const tick = () => {
      const remaining = secondsLeft(endsAt, Date.now());
      setLeft(remaining);
      if (remaining > 0) return;
      stop();
      end();
    };
    // An earlier countdown has left 0.
    setLeft(seconds);
    const timer = setInterval(tick, TICK_MS);
    // Browsers throttle the timers of hidden tabs, so tick as soon as the tab is visible again.
    document.addEventListener('visibilitychange', tick);
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
    return stop;
  }, [seconds, running]);
  return left;
}
