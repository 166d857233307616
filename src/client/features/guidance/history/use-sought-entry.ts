import { useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { entryOfAnchor, entryTitleId } from '../entry/entry-ids.ts';
import type { HistoryList } from './history-pages.ts';
import { type HistoryQuery, useLoadMore } from './use-history.ts';

// As far back as an address is followed: three a day for half a year, in pages as large as the server gives.
const FURTHEST = 550;
const AT_ONCE = 50;

/**
 * The entry that the address leads to, as the links of the inbox do; null without one. Where it is not among what is
 * loaded, older pages are fetched until it is, and its title takes the focus.
 */
export function useSoughtEntry(query: HistoryQuery, list: HistoryList | undefined): number | null {
  const sought = entryOfAnchor(
    useLocationProperty(
      () => window.location.hash,
      () => '',
    ),
  );
  const { mutate, isIdle, isSuccess } = useLoadMore(query, AT_ONCE);
  const ready = isIdle || isSuccess;
  const whole = query.env === 'production' && !query.q && !query.type;
  const here = list?.entries.some(({ id }) => id === sought);
  const missing = whole && sought !== null && list?.hasMore && !here && list.entries.length < FURTHEST;
  const seeking = useRef(false);
  useEffect(() => {
    if (missing && ready) {
      seeking.current = true;
      mutate();
    }
    if (!here || !seeking.current || sought === null) return;
    seeking.current = false;
    const title = document.getElementById(entryTitleId(sought));
    title?.scrollIntoView({ behavior: 'instant' });
    title?.focus({ preventScroll: true });
  }, [missing, ready, mutate, here, sought]);
  return sought;
}
