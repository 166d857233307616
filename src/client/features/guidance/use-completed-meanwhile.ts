import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { entriesIn, holdsEntries } from '../../lib/entry-answers.ts';

/** Whether any answer says by now that an entry is completed, which it stays (product.md §4); no while none is asked for. */
export function useCompletedMeanwhile(entryId: number | undefined): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (watch) => cache.subscribe(watch),
    () =>
      entryId !== undefined &&
      cache
        .findAll({ predicate: ({ queryKey }) => holdsEntries(queryKey) })
        .some(({ state }) => entriesIn(state.data).some(({ id, isCompleted }) => id === entryId && isCompleted)),
    () => false,
  );
}
