import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { entryOfAnchor } from './entry-ids.ts';
import type { HistoryList } from './history-pages.ts';
import { type HistoryQuery, useLoadMore } from './use-history.ts';

// As far back as an address is followed: three a day for half a year.
const FURTHEST = 550;

/**
 * The entry that the address leads to, as the links of the inbox do; null without one. Older pages are loaded until it
 * is here, and `use-anchor.ts` goes to it then.
 */
export function useSoughtEntry(query: HistoryQuery, list: HistoryList | undefined): number | null {
  const sought = entryOfAnchor(
    useLocationProperty(
      () => window.location.hash,
      () => '',
    ),
  );
  const { mutate, isIdle, isSuccess } = useLoadMore(query);
  const ready = isIdle || isSuccess;
  const whole = query.env === 'production' && !query.q && !query.type;
  const missing =
    whole &&
    sought !== null &&
    list?.hasMore &&
    list.entries.length < FURTHEST &&
    !list.entries.some(({ id }) => id === sought);
  useEffect(() => {
    if (missing && ready) mutate();
  }, [missing, ready, mutate]);
  return sought;
}
