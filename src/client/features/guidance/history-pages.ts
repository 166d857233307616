import type { GuidanceEntry } from '../../../shared/guidance.ts';

/** What the server answers for a page, and what is made of several: the newest entries without a gap. */
export interface HistoryList {
  entries: GuidanceEntry[];
  hasMore: boolean;
}

/**
 * Page 1 replaces the list (product.md §4). Where it reaches into what is loaded already, it only brings what is new:
 * whoever comes back to the screen finds what they had loaded.
 */
export function takeFirstPage(known: HistoryList | undefined, first: HistoryList): HistoryList {
  const fresh = new Set(first.entries.map(({ id }) => id));
  if (!known || !first.hasMore || !known.entries.some(({ id }) => fresh.has(id))) return first;
  const older = known.entries.filter(({ id }) => !fresh.has(id));
  return { entries: [...first.entries, ...older], hasMore: older.length > 0 ? known.hasMore : first.hasMore };
}

/** A later page is appended; what new guidance has pushed onto it, and is here already, is not repeated. */
export function appendPage(known: HistoryList, page: HistoryList): HistoryList {
  const ids = new Set(known.entries.map(({ id }) => id));
  return {
    entries: [...known.entries, ...page.entries.filter(({ id }) => !ids.has(id))],
    hasMore: page.hasMore,
  };
}

/** The page of so many entries that follows the loaded ones; it may begin with some of them. */
export function nextPage(loaded: number, limit: number): number {
  return Math.floor(loaded / limit) + 1;
}
