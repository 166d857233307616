import type { ReactNode } from 'react';
import { QueryPlaceholder } from './query-placeholder.tsx';

export interface LoadedProps<Data> {
  /** The query, as react-query reports it. */
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** The heights of the skeletons, in rem. */
  heights: readonly number[];
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query, and a placeholder until it has loaded. */
export function Loaded<Data>({ query, heights, children }: LoadedProps<Data>) {
  return query.data === undefined ? <QueryPlaceholder query={query} loading={heights} /> : children(query.data);
}
