import { useEffect, useEffectEvent } from 'react';
import type { Dashboard } from '../../../../shared/guidance.ts';
import type { LiveEvent } from '../../../../shared/live.ts';
import { useLiveRefetch, useLiveStreamUp } from '../../../lib/calls/live-events.ts';
import { localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';

// A new stream replays the events of the last 30 s. Data older than this may have missed an event.
const REPLAYED_MS = 25_000;
// An entry may appear shortly after its slot, and this device's clock may be ahead of the server's.
const GRACE_MS = 60_000;

/**
 * Refetches the dashboard on the server's events and when the day ends. While the stream is down it also refetches after
 * each slot. The product does not poll (product.md §7).
 */
export function useDashboardRefetch(today: Dashboard | undefined, fetchedAt: number, refetch: () => void): void {
  const live = useLiveStreamUp();
  const now = useNow();
  useLiveRefetch((event) => today !== undefined && needsRefetch(event, today, fetchedAt), refetch);
  const check = useEffectEvent((at: Date) => {
    if (today && isOutOfDate(today, fetchedAt, at.getTime(), live)) refetch();
  });
  useEffect(() => check(now), [now]);
}

/** Returns whether an event is about something that the dashboard does not show yet. */
function needsRefetch(event: LiveEvent, { todaysGuidance }: Dashboard, fetchedAt: number): boolean {
  switch (event.kind) {
    case 'guidance':
      return !todaysGuidance.some(({ id }) => id === event.entryId);
    case 'completed':
      return todaysGuidance.some(({ id, isCompleted }) => id === event.entryId && !isCompleted);
    case 'attention':
      return true;
    case 'ready':
      return !event.resumed && Date.now() - fetchedAt > REPLAYED_MS;
    default:
      return false;
  }
}

/**
 * Returns whether the dashboard's data is out of date: the member's day has ended since the fetch, or a slot has passed
 * while the stream is down. Instants are in milliseconds.
 */
export function isOutOfDate(
  { localDate, timezone, next }: Pick<Dashboard, 'localDate' | 'timezone' | 'next'>,
  fetchedAt: number,
  now: number,
  live: boolean,
): boolean {
  const slotPassed = !live && next !== null && now >= next.scheduledTime.getTime() + GRACE_MS;
  return slotPassed || isOfEarlierDay({ localDate, timezone }, fetchedAt, now);
}

/** Returns whether the member's day has ended since the dashboard was fetched. Instants are in milliseconds. */
export function isOfEarlierDay(
  { localDate, timezone }: Pick<Dashboard, 'localDate' | 'timezone'>,
  fetchedAt: number,
  now: number,
): boolean {
  const dateAt = (instant: number) => localDateOf(new Date(instant), timezone);
  return dateAt(now) !== localDate && dateAt(fetchedAt - GRACE_MS) !== dateAt(now);
}
