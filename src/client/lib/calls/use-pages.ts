import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getQueryKey } from './calls.ts';

/** The pages of a list that are loaded so far. */
export interface Pages<Page> {
  loaded: Page[];
  /** The error of a page, and how to load what is missing or out of date. */
  error: unknown;
  refetch: () => Promise<unknown>;
  hasMore: boolean;
  /** True while a further page is loading. */
  isLoadingMore: boolean;
  loadMore: () => void;
}

/**
 * Loads a list page by page. Each visit refetches the pages.
 * @param call the call as `trpc` names it, for the cache.
 * @param load makes the call.
 */
export function usePages<Input extends object, Page extends { hasMore: boolean }>(
  call: unknown,
  load: (input: Input & { page: number }) => Promise<Page>,
  input: Input,
): Pages<Page> {
  const [count, setCount] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: count }, (_, index) => {
      const pageInput = { ...input, page: index + 1 };
      return { queryKey: getQueryKey(call, pageInput, 'query'), queryFn: () => load(pageInput), staleTime: 0 };
    }),
  });
  const last = results.at(-1);
  return {
    loaded: results.flatMap(({ data }) => data ?? []),
    error: results.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    hasMore: last?.data?.hasMore ?? false,
    isLoadingMore: count > 1 && last?.isPending === true,
    loadMore: () => setCount(count + 1),
  };
}

/** Rows of several pages without repeats: a row that is added meanwhile moves the others to later pages. */
export function uniqueById<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
