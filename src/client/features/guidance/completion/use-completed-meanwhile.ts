import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isCompletedAnywhere } from '../entry/entry-cache.ts';

/** Whether any answer says by now that an entry is completed, which it stays (product.md §4); no while none is asked for. */
export function useCompletedMeanwhile(entryId: number | undefined): boolean {
  const cache = useQueryClient();
  return useSyncExternalStore(
    (watch) => cache.getQueryCache().subscribe(watch),
    () => entryId !== undefined && isCompletedAnywhere(cache, entryId),
    () => false,
  );
}
