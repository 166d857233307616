import { useQueryClient } from '@tanstack/react-query';
import type { GuidanceEntry } from '../../../shared/guidance.ts';
import { getQueryKey } from '../../lib/calls.ts';
import { trpc } from '../../trpc.ts';

/** What the dashboard asks for: the member's own entries, or those that tests made (decisions.md D18). */
export const dashboardQuery = (userId: number, isDev: boolean) => ({
  userId,
  is_dev: isDev ? ('true' as const) : ('false' as const),
});

/** Changes an entry wherever it is kept, on the dashboard and in the history, before or after the server says so. */
export function usePatchEntry(): (entry: GuidanceEntry, change: Partial<GuidanceEntry>) => void {
  const { dashboard } = trpc.useUtils().guidance;
  const cache = useQueryClient();
  return ({ id, userId, isDev }, change) => {
    const patchIn = (entries: GuidanceEntry[]) =>
      entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));
    const query = dashboardQuery(userId, isDev);
    const history = { queryKey: getQueryKey(trpc.guidance.history) };
    // An answer that is on its way was given before this change, and would take it back.
    void dashboard.cancel(query);
    // A list that is not there yet is let through: cancelled, it would never come.
    void cache.cancelQueries({ ...history, predicate: ({ state }) => state.data !== undefined });
    dashboard.setData(query, (today) => today && { ...today, todaysGuidance: patchIn(today.todaysGuidance) });
    cache.setQueriesData<{ entries: GuidanceEntry[] }>(
      history,
      (list) => list && { ...list, entries: patchIn(list.entries) },
    );
  };
}
