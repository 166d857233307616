import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { SHOWS_ERRORS } from './failed-refetches.ts';

/** The loaded pages of a list. */
export interface Pages<Page> {
  loaded: Page[];
  /** The first error of a page, else null. */
  error: unknown;
  /** Refetches all pages. */
  refetch: () => Promise<unknown>;
  hasMore: boolean;
  /** True while a further page is loading. */
  isLoadingMore: boolean;
  loadMore: () => void;
}

/** Loads a list page by page. Each visit refetches the pages. `optionsOf` returns the query of a page. */
export function usePages<Page extends { hasMore: boolean }, Failure, Key extends readonly unknown[]>(
  optionsOf: (page: number) => UseQueryOptions<Page, Failure, Page, Key>,
): Pages<Page> {
  const [count, setCount] = useState(1);
  const results = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({
      ...optionsOf(index + 1),
      staleTime: 0,
      meta: SHOWS_ERRORS,
    })),
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

/** Removes repeated rows: a row that is added between two fetches moves others to the next page. */
export function uniqueById<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
