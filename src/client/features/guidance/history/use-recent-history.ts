import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HISTORY_PAGE_SIZE } from '../../../../shared/guidance/guidance-limits.ts';
import { trpc } from '../../../trpc.ts';

/** Has the newest of the history at hand, where use-history.ts looks for it, so that it can be read without a network. */
export function useRecentHistory(userId: number): void {
  const cache = useQueryClient();
  const { client } = trpc.useUtils();
  useEffect(() => {
    const query = { userId, env: 'production' as const };
    void cache.prefetchQuery({
      // As use-history.ts names it; the journey without a network sees that it is found.
      queryKey: [['guidance', 'history'], { input: query, type: 'infinite' }],
      queryFn: () => client.guidance.history.query({ ...query, page: 1, limit: HISTORY_PAGE_SIZE }),
    });
  }, [cache, client, userId]);
}
