import { useEffect, useRef, useState } from 'react';
import { secondsLeft, untilNextSecond } from './countdown.ts';

/** Counts down while `running`, by an end time, so that a browser that holds its ticks back still ends right. */
export function useCountdown(seconds: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });

  useEffect(() => {
    if (!running) return;
    const endsAt = Date.now() + seconds * 1000;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const now = Date.now();
      const remaining = secondsLeft(endsAt, now);
      setLeft(remaining);
      if (remaining > 0) timer = setTimeout(tick, untilNextSecond(endsAt, now));
      else {
        document.removeEventListener('visibilitychange', tick);
        latestOnEnd.current();
      }
    };
    tick();
    // A hidden tab may tick once a minute; what is seen on coming back is right at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [seconds, running]);
  return left;
}
