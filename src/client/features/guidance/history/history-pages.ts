import type { GuidanceEntry } from '../../../../shared/guidance.ts';

/** A page of the history, or several joined: the newest entries without a gap. */
export interface HistoryList {
  entries: GuidanceEntry[];
  hasMore: boolean;
  /** The cursor of the next page; null at the end, and when the end of the loaded entries is unknown. */
  nextCursor: string | null;
}

/**
 * Page 1 replaces the list (product.md §4). A page that overlaps the list is merged into it, so that a member who returns
 * to the screen keeps the older entries that they loaded.
 */
export function mergeFirstPage(known: HistoryList | undefined, first: HistoryList): HistoryList {
  const ids = new Set(first.entries.map(({ id }) => id));
  if (!known || !first.hasMore || !known.entries.some(({ id }) => ids.has(id))) return first;
  const older = known.entries.filter(({ id }) => !ids.has(id));
  const { hasMore, nextCursor } = older.length > 0 ? known : first;
  return { entries: [...first.entries, ...older], hasMore, nextCursor };
}

/** Appends a later page without duplicates. */
export function appendPage(known: HistoryList, page: HistoryList): HistoryList {
  const ids = new Set(known.entries.map(({ id }) => id));
  return {
    entries: [...known.entries, ...page.entries.filter(({ id }) => !ids.has(id))],
    hasMore: page.hasMore,
    nextCursor: page.nextCursor,
  };
}
