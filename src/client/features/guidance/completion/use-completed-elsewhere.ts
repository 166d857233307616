import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isCompletedAnywhere } from '../entry/entry-cache.ts';

/** Returns whether any cached answer says that an entry is completed (product.md §4); false without an entry. */
export function useCompletedElsewhere(entryId: number | undefined): boolean {
  const cache = useQueryClient();
  return useSyncExternalStore(
    (watch) => cache.getQueryCache().subscribe(watch),
    () => entryId !== undefined && isCompletedAnywhere(cache, entryId),
    () => false,
  );
}
