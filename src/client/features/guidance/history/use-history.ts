import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import { HISTORY_PAGE_SIZE } from '../../../../shared/guidance/guidance-limits.ts';
import type { LiveEvent } from '../../../../shared/live.ts';
import { getQueryKey } from '../../../lib/calls/calls.ts';
import { trpc } from '../../../trpc.ts';
import { useLive } from '../../alerts/live/live.tsx';
import { useOptimisticAnswer } from '../completion/completion-queue.ts';
import { appendPage, type HistoryList, takeFirstPage } from './history-pages.ts';

/**
 * The query of a history: the member, the environment, and the words that the server searches for (decisions.md D19).
 */
export interface HistoryQuery {
  userId: number;
  env: 'production' | 'development';
  type?: ContentType | undefined;
  q?: string | undefined;
  /** For the entries alone on which the member has written. */
  written?: 'true' | undefined;
}

const JUST_NOW_MS = 3_000;

/** The key of a history in the cache: it holds pages, which no other query of the call does. */
const keyOf = (query: HistoryQuery) => getQueryKey(trpc.guidance.history, query, 'infinite');

function useAsk(query: HistoryQuery) {
  const { client } = trpc.useUtils();
  return (cursor: string | null, limit: number, signal?: AbortSignal) =>
    client.guidance.history.query({ ...query, ...(cursor === null ? { page: 1 } : { cursor }), limit }, { signal });
}

/**
 * The history as far as it is loaded. Coming to the screen asks for page 1 alone, and so does whoever invalidates the
 * history; asking every loaded page again would take minutes for a member of many years.
 */
export function useHistory(query: HistoryQuery, enabled = true) {
  const cache = useQueryClient();
  const ask = useAsk(query);
  const queryKey = keyOf(query);
  const {
    data: answer,
    error,
    refetch,
  } = useQuery<HistoryList>({
    queryKey,
    enabled,
    // Data that came with the page is not fetched again.
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt > JUST_NOW_MS ? 'always' : true),
    queryFn: async ({ signal }) => {
      const page = await ask(null, HISTORY_PAGE_SIZE, signal);
      return takeFirstPage(cache.getQueryData<HistoryList>(queryKey), page);
    },
  });
  const data = useOptimisticAnswer(answer);
  useLive((event) => {
    if (enabled && data && isNews(event, data, query)) void refetch();
  });
  return { list: data, error, retry: () => void refetch() };
}

/** Returns whether an event is about something that page 1 would show and the list does not. */
function isNews(event: LiveEvent, { entries }: HistoryList, { env, written }: HistoryQuery): boolean {
  if (written) return event.kind === 'completed' && !entries.some(({ id }) => id === event.entryId);
  if (event.kind === 'guidance')
    return event.isDev === (env === 'development') && !entries.some(({ id }) => id === event.entryId);
  return event.kind === 'completed' && entries.some(({ id, isCompleted }) => id === event.entryId && !isCompleted);
}

/** Appends the next page to the loaded ones; gives the first entry that came and how many did. */
export function useLoadMore(query: HistoryQuery, limit = HISTORY_PAGE_SIZE) {
  const cache = useQueryClient();
  const ask = useAsk(query);
  const queryKey = keyOf(query);
  return useMutation({
    mutationFn: async () => {
      const read = () => cache.getQueryData<HistoryList>(queryKey);
      const cursorOf = (list: HistoryList | undefined) => list?.nextCursor ?? null;
      for (;;) {
        const before = read();
        const cursor = cursorOf(before);
        const page = await ask(cursor, limit);
        // Page 1 has replaced the list meanwhile: this page does not follow it.
        if (cursorOf(read()) !== cursor) continue;
        const known = new Set(read()?.entries.map(({ id }) => id));
        cache.setQueryData<HistoryList>(queryKey, (list) => list && appendPage(list, page));
        // A list that was shortened has no cursor and begins with page 1, which may hold nothing new.
        const came = page.entries.filter(({ id }) => !known.has(id));
        if (came.length > 0 || !page.hasMore) return { first: came[0] ?? null, count: came.length };
      }
    },
  });
}

/** Forgets what is loaded of a history, so that it begins with page 1 (product.md §4). */
export function useForgetHistory(): (query: HistoryQuery) => void {
  const cache = useQueryClient();
  return (query) => cache.removeQueries({ queryKey: keyOf(query) });
}

/** Fetches the newest of the history ahead, so that it can be read without a network. */
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
