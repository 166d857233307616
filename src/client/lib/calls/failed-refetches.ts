import { type Query, useQueryClient } from '@tanstack/react-query';
import { useExternalStore } from '../external-store.ts';
import { readServerError } from './server-error.ts';

/** The `meta` of a query whose own part of the screen says that a refetch failed. */
export const SHOWS_ERRORS = { showsErrors: true };

/** Whether refetches of shown data failed; `fetching` while the failed queries are sent again. */
type FailedRefetches = 'none' | 'failed' | 'fetching';

/** Returns whether a query shows data that could not be refetched. Its own screens handle an ended session and a 403. */
function hasFailedRefetch({ state, meta }: Query): boolean {
  if (state.data === undefined || state.error === null || meta?.showsErrors) return false;
  const { status } = readServerError(state.error);
  return status !== 401 && status !== 403;
}

/** Returns whether shown data could not be refetched, and a function that refetches it. */
export function useFailedRefetches(): { state: FailedRefetches; refetch: () => void } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const filters = { type: 'active', predicate: hasFailedRefetch } as const;
  const read = (): FailedRefetches => {
    const failed = cache.findAll(filters);
    if (failed.length === 0) return 'none';
    return failed.some(({ state }) => state.fetchStatus === 'fetching') ? 'fetching' : 'failed';
  };
  return {
    state: useExternalStore({ get: read, subscribe: cache.subscribe }, 'none'),
    refetch: () => void client.refetchQueries(filters),
  };
}
