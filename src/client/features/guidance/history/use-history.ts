import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { HISTORY_PAGE_SIZE } from '../../../../shared/guidance/guidance-limits.ts';
import type { LiveEvent } from '../../../../shared/live.ts';
import { useLiveRefetch } from '../../../lib/calls/live-events.ts';
import { trpc } from '../../../trpc.ts';
import { useWithPendingCompletions } from '../completion/completion-queue.ts';
import { appendPage, type HistoryList, mergeFirstPage } from './history-pages.ts';

/** The query of a history: the member, the environment and the filter (decisions.md D19). */
export interface HistoryQuery {
  userId: number;
  env: 'production' | 'development';
  type?: ContentType | undefined;
  q?: string | undefined;
  /** Selects only the entries with words of the member. */
  written?: 'true' | undefined;
}

const FRESH_MS = 3_000;

// A history caches joined pages, unlike other queries of the same call, so its key has another type.
const keyOf = (query: HistoryQuery) => getQueryKey(trpc.guidance.history, query, 'infinite');

function useFetchPage(query: HistoryQuery) {
  const { client } = trpc.useUtils();
  return (cursor: string | null, limit: number, signal?: AbortSignal) =>
    client.guidance.history.query({ ...query, ...(cursor === null ? { page: 1 } : { cursor }), limit }, { signal });
}

/**
 * Returns the list of the previous search in the same history, which stays shown until the next search is answered. An
 * empty list is not kept, because it would say that nothing was found.
 */
function keepSearchResults(query: HistoryQuery) {
  return (list: HistoryList | undefined, previous?: { queryKey: QueryKey }): HistoryList | undefined => {
    const { input } = (previous?.queryKey[1] ?? {}) as { input?: HistoryQuery };
    const isSearch = input?.q !== undefined || input?.type !== undefined || input?.written !== undefined;
    const isSame = input?.userId === query.userId && input.env === query.env && input.written === query.written;
    return isSearch && isSame && list?.entries.length ? list : undefined;
  };
}

/**
 * Returns the loaded pages of the history. Mounting and invalidation refetch only page 1, because refetching every loaded
 * page would take minutes for a member of many years. While `isSearching`, the list still holds the previous search.
 */
export function useHistory(query: HistoryQuery, enabled = true) {
  const cache = useQueryClient();
  const fetchPage = useFetchPage(query);
  const queryKey = keyOf(query);
  const {
    data: answer,
    error,
    refetch,
    isPlaceholderData: isSearching,
  } = useQuery<HistoryList>({
    queryKey,
    enabled,
    placeholderData: keepSearchResults(query),
    // Data that the server rendered into the page is fresh.
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt > FRESH_MS ? 'always' : true),
    queryFn: async ({ signal }) => {
      const page = await fetchPage(null, HISTORY_PAGE_SIZE, signal);
      return mergeFirstPage(cache.getQueryData<HistoryList>(queryKey), page);
    },
  });
  const data = useWithPendingCompletions(answer);
  useLiveRefetch(
    (event) => enabled && data !== undefined && needsRefetch(event, data, query),
    () => void refetch(),
  );
  return { list: data, isSearching, error, refetch };
}

/** Returns whether an event is about an entry that page 1 has in a newer state than the list. */
function needsRefetch(event: LiveEvent, { entries }: HistoryList, { env, written }: HistoryQuery): boolean {
  if (written) return event.kind === 'completed' && !entries.some(({ id }) => id === event.entryId);
  if (event.kind === 'guidance')
    return event.isDev === (env === 'development') && !entries.some(({ id }) => id === event.entryId);
  return event.kind === 'completed' && entries.some(({ id, isCompleted }) => id === event.entryId && !isCompleted);
}

/** Appends the next page to the loaded ones. */
export function useLoadMore(query: HistoryQuery, limit = HISTORY_PAGE_SIZE) {
  const cache = useQueryClient();
  const fetchPage = useFetchPage(query);
  const queryKey = keyOf(query);
  return useMutation({
    // A new key clears the previous query's error.
    mutationKey: queryKey,
    mutationFn: async () => {
      const read = () => cache.getQueryData<HistoryList>(queryKey);
      const cursorOf = (list: HistoryList | undefined) => list?.nextCursor ?? null;
      for (;;) {
        const before = read();
        const cursor = cursorOf(before);
        const page = await fetchPage(cursor, limit);
        // Page 1 replaced the list during the request, so this page does not follow it.
        if (cursorOf(read()) !== cursor) continue;
        const known = new Set(read()?.entries.map(({ id }) => id));
        cache.setQueryData<HistoryList>(queryKey, (list) => list && appendPage(list, page));
        // A shortened list has no cursor and starts with page 1, which may add nothing. Then load the next page.
        const added = page.entries.some(({ id }) => !known.has(id));
        if (added || !page.hasMore) return;
      }
    },
  });
}

/** Returns the further pages of a history for `PagedList`. While its `list` is undefined or of another search, it has none. */
export function useHistoryPages(query: HistoryQuery, { list, isSearching }: ReturnType<typeof useHistory>) {
  const { mutate, isPending, error } = useLoadMore(query);
  return {
    hasMore: !isSearching && list?.hasMore === true,
    isLoadingMore: isPending,
    error: isPending ? null : error,
    loadMore: mutate,
    refetch: async () => mutate(),
  };
}

/** Returns a function that removes a history from the cache, so that it starts with page 1 (product.md §4). */
export function useClearHistory(): (query: HistoryQuery) => void {
  const cache = useQueryClient();
  return (query) => cache.removeQueries({ queryKey: keyOf(query) });
}

/** Prefetches the first page of the history, so that it can be read offline. */
export function useRecentHistory(userId: number): void {
  const cache = useQueryClient();
  const { client } = trpc.useUtils();
  useEffect(() => {
    const query: HistoryQuery = { userId, env: 'production' };
    void cache.prefetchQuery({
      queryKey: keyOf(query),
      queryFn: () => client.guidance.history.query({ ...query, page: 1, limit: HISTORY_PAGE_SIZE }),
    });
  }, [cache, client, userId]);
}
