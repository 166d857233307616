import { useEffect, useEffectEvent } from 'react';
import type { SiteFacts } from '../../../shared/admin/site.ts';
import { useLiveEvents } from '../../lib/calls/live-events.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { trpc } from '../../trpc.ts';

// The queue changes often, and the facts about the site seldom.
const FRESH_MS = 60_000;

/**
 * Returns the query of the facts about the site. It is refetched on the server's events and when the time is over for
 * which a channel was on hold. The product does not poll (product.md §7).
 */
export function useSiteFacts() {
  const query = trpc.admin.siteFacts.useQuery();
  const { data, dataUpdatedAt, refetch } = query;
  const now = useNow();
  useLiveEvents(({ kind }) => {
    const mayBeOld = (kind === 'queue' || kind === 'ready') && Date.now() - dataUpdatedAt > FRESH_MS;
    if (data && (mayBeOld || kind === 'attention')) void refetch();
  });
  const check = useEffectEvent((at: Date) => {
    if (data && hasHoldEnded(data, dataUpdatedAt, at.getTime())) void refetch();
  });
  useEffect(() => check(now), [now]);
  return query;
}

/** Returns whether a channel's hold has ended since the facts were fetched. Instants are in milliseconds. */
export function hasHoldEnded({ methods }: Pick<SiteFacts, 'methods'>, fetchedAt: number, now: number): boolean {
  return methods.some(({ rest }) => rest !== null && rest.until.getTime() > fetchedAt && rest.until.getTime() <= now);
}
