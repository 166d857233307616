import { useEffect, useRef } from 'react';
import { entryOfFragment, entryTitleId } from '../../../../shared/guidance/entry-link.ts';
import { useFragment } from '../../../lib/page/use-fragment.ts';
import type { HistoryList } from './history-pages.ts';
import { type HistoryQuery, useLoadMore } from './use-history.ts';

// A link is followed at most this many entries back: half a year with three a day.
const MAX_ENTRIES = 550;
const PAGE_SIZE = 50;

/**
 * Returns the id of the entry that the URL links to; null without one. The hook loads older pages until the entry is
 * loaded, and then moves the focus to its title.
 */
export function useLinkedEntry(query: HistoryQuery, list: HistoryList | undefined): number | null {
  const linked = entryOfFragment(useFragment());
  const { mutate, isIdle, isSuccess } = useLoadMore(query, PAGE_SIZE);
  const ready = isIdle || isSuccess;
  const whole = query.env === 'production' && !query.q && !query.type;
  const isLoaded = list?.entries.some(({ id }) => id === linked);
  const missing = whole && linked !== null && list?.hasMore && !isLoaded && list.entries.length < MAX_ENTRIES;
  const seeking = useRef(false);
  useEffect(() => {
    if (missing && ready) {
      seeking.current = true;
      mutate();
    }
    if (!isLoaded || !seeking.current || linked === null) return;
    seeking.current = false;
    const title = document.getElementById(entryTitleId(linked));
    title?.scrollIntoView({ behavior: 'instant' });
    title?.focus({ preventScroll: true });
  }, [missing, ready, mutate, isLoaded, linked]);
  return linked;
}
