import { useEffect, useEffectEvent, useRef } from 'react';
import type { Dashboard } from '../../../../shared/guidance.ts';
import type { LiveEvent } from '../../../../shared/live.ts';
import { useLive, useLiveUp } from '../../alerts/live/live.tsx';
import { planRefetch, type Watch } from './refetch-plan.ts';

// A stream that begins anew tells of the last half minute; what was fetched before that may lack something.
const TOLD_BACK_MS = 25_000;

/**
 * Shows new guidance without a reload: asks the server again when it says that something came or changed, and when the
 * day is over. While the stream is down, the clock tells when the next slot has passed.
 */
export function useDashboardRefetch(today: Dashboard | undefined, fetchedAt: number, ask: () => void): void {
  const watch = useRef<Watch | null>(null);
  const live = useLiveUp();
  const askNow = useEffectEvent(ask);
  const asking = useRef(false);

  useLive((event) => {
    if (!today || asking.current || !isNews(event, today, fetchedAt)) return;
    // Several events at once cause one refetch.
    asking.current = true;
    setTimeout(() => {
      asking.current = false;
      askNow();
    });
  });

  useEffect(() => {
    if (!today) return;
    const known = {
      localDate: today.localDate,
      timezone: today.timezone,
      nextSlot: live ? null : (today.next?.scheduledTime.getTime() ?? null),
      arrivals: today.todaysGuidance.map((entry) => entry.availableAt.getTime()),
      fetchedAt,
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      clearTimeout(timer);
      // A screen nobody looks at asks nothing; it catches up when it is seen again.
      if (document.hidden) return;
      const plan = planRefetch(watch.current, known, Date.now());
      watch.current = plan.watch;
      timer = setTimeout(wake, plan.waitMs);
      if (plan.look) askNow();
    };
    wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [today, fetchedAt, live]);
}

/** Returns whether an event is about something that the dashboard does not show yet. */
function isNews(event: LiveEvent, { todaysGuidance }: Dashboard, fetchedAt: number): boolean {
  switch (event.kind) {
    case 'guidance':
      return !todaysGuidance.some(({ id }) => id === event.entryId);
    case 'completed':
      return todaysGuidance.some(({ id, isCompleted }) => id === event.entryId && !isCompleted);
    case 'attention':
      return true;
    case 'ready':
      return !event.resumed && Date.now() - fetchedAt > TOLD_BACK_MS;
    default:
      return false;
  }
}
