import { useEffect, useRef } from 'react';
import type { Dashboard } from '../../../shared/guidance.ts';
import { planLook, type Watch } from './look-again.ts';

/** Shows new guidance without a reload: asks the server again at the next slot, and when the day is over. */
export function useArrivals(today: Dashboard | undefined, fetchedAt: number, ask: () => void): void {
  const watch = useRef<Watch | null>(null);
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });

  useEffect(() => {
    if (!today) return;
    const known = {
      localDate: today.localDate,
      timezone: today.timezone,
      nextSlot: today.next?.scheduledTime.getTime() ?? null,
      arrivals: today.todaysGuidance.map((entry) => entry.availableAt.getTime()),
      fetchedAt,
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      // A screen nobody looks at asks nothing; it catches up when it is seen again.
      if (document.hidden) return;
      const plan = planLook(watch.current, known, Date.now());
      watch.current = plan.watch;
      timer = setTimeout(wake, plan.waitMs);
      if (plan.look) latestAsk.current();
    };
    wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [today, fetchedAt]);
}
