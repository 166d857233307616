import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DEVELOPMENT_QUERY, entryOfQuery, entryTitleId } from '../../../../shared/guidance/entry-link.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';

/**
 * Follows a message's link to its entry: to its card on the dashboard, or in the history when it is not today's. The new
 * URL ends with the card's anchor, as the links of the inbox do. `today` is undefined until the dashboard is loaded.
 */
export function useEntryLink(today: Dashboard | undefined, isDev: boolean): void {
  const linked = entryOfQuery(useSearch());
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (linked === null || !today) return;
    const screen = today.todaysGuidance.some(({ id }) => id === linked) ? path : '/guidance';
    const query = isDev ? `?${DEVELOPMENT_QUERY}` : '';
    navigate(`${screen}${query}#${entryTitleId(linked)}`, { replace: true });
  }, [linked, today, isDev, path, navigate]);
}
