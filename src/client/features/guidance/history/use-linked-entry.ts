import { useEffect, useRef } from 'react';
import { entryTitleId, useLinkedId } from '../entry/entry-ids.ts';
import type { HistoryList } from './history-pages.ts';
import { type HistoryQuery, useLoadMore } from './use-history.ts';

// A link is followed this many entries back: three a day for half a year.
const FURTHEST = 550;
const PAGE_SIZE = 50;

/**
 * Returns the id of the entry that the address leads to; null without one. While it is not loaded, the hook loads older
 * pages, and then moves the focus to its title.
 */
export function useLinkedEntry(query: HistoryQuery, list: HistoryList | undefined): number | null {
  const linked = useLinkedId();
  const { mutate, isIdle, isSuccess } = useLoadMore(query, PAGE_SIZE);
  const ready = isIdle || isSuccess;
  const whole = query.env === 'production' && !query.q && !query.type;
  const here = list?.entries.some(({ id }) => id === linked);
  const missing = whole && linked !== null && list?.hasMore && !here && list.entries.length < FURTHEST;
  const seeking = useRef(false);
  useEffect(() => {
    if (missing && ready) {
      seeking.current = true;
      mutate();
    }
    if (!here || !seeking.current || linked === null) return;
    seeking.current = false;
    const title = document.getElementById(entryTitleId(linked));
    title?.scrollIntoView({ behavior: 'instant' });
    title?.focus({ preventScroll: true });
  }, [missing, ready, mutate, here, linked]);
  return linked;
}
