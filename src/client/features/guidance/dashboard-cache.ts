import type { GuidanceEntry } from '../../../shared/guidance.ts';
import { trpc } from '../../trpc.ts';

/** What the dashboard asks for: the member's own entries, or those that tests made (decisions.md D18). */
export const dashboardQuery = (userId: number, isDev: boolean) => ({
  userId,
  is_dev: isDev ? ('true' as const) : ('false' as const),
});

/** Changes an entry where the dashboard keeps it, before or after the server says so. */
export function usePatchEntry(): (entry: GuidanceEntry, change: Partial<GuidanceEntry>) => void {
  const { dashboard } = trpc.useUtils().guidance;
  return ({ id, userId, isDev }, change) => {
    const query = dashboardQuery(userId, isDev);
    // An answer that is on its way was given before this change, and would take it back.
    void dashboard.cancel(query);
    dashboard.setData(
      query,
      (today) =>
        today && {
          ...today,
          todaysGuidance: today.todaysGuidance.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
        },
    );
  };
}
