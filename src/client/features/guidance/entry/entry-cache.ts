import type { Query, QueryClient } from '@tanstack/react-query';
import type { Dashboard, GuidanceEntry } from '../../../../shared/guidance.ts';

/** The server's answer to a completion. */
export interface Completed {
  entry: GuidanceEntry;
  stats: Dashboard['stats'];
  care: Dashboard['care'];
}

// The calls whose answers hold entries, and the names of the lists in them.
const DASHBOARD = 'guidance.dashboard';
const HISTORY = 'guidance.history';
const LISTS = ['todaysGuidance', 'entries'] as const;

type Lists = Partial<Record<(typeof LISTS)[number], GuidanceEntry[]>>;

/** The input of the dashboard's query: the member's own entries, or those made as a test (decisions.md D18). */
export const dashboardQuery = (userId: number, isDev: boolean) => ({
  userId,
  is_dev: isDev ? ('true' as const) : ('false' as const),
});

/** An answer with its entries changed; the very same one where none is. */
export function changeEntries<Answer>(answer: Answer, change: (entry: GuidanceEntry) => GuidanceEntry): Answer {
  let changed = false;
  const next: Lists = {};
  for (const list of LISTS) {
    const entries = (answer as Lists | undefined)?.[list];
    if (!Array.isArray(entries)) continue;
    next[list] = entries.map((entry) => {
      const other = change(entry);
      changed ||= other !== entry;
      return other;
    });
  }
  return changed ? { ...answer, ...next } : answer;
}

function answersTo(cache: QueryClient, ...calls: string[]): Query[] {
  return cache
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [path] }) => Array.isArray(path) && calls.includes(path.join('.')) });
}

/** Puts an answer into the place of another, as old and as much in need of a refresh as that one was. */
function replace(cache: QueryClient, { queryKey, state }: Query, answer: unknown): void {
  if (answer === state.data) return;
  const { isInvalidated, dataUpdatedAt: updatedAt } = state;
  cache.setQueryData(queryKey, answer, { updatedAt });
  if (isInvalidated) void cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Writes what the server has answered into an entry wherever it is kept, on the dashboard and in the history. */
export function writeEntry(cache: QueryClient, id: number, change: Partial<GuidanceEntry>): void {
  for (const query of answersTo(cache, DASHBOARD, HISTORY))
    replace(
      cache,
      query,
      changeEntries(query.state.data, (entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    );
}

/** Takes the server's answer to a completion: the entry as it is stored, and the streak and lessons that it moved. */
export function takeCompletion(cache: QueryClient, { entry, stats, care }: Completed): void {
  writeEntry(cache, entry.id, entry);
  for (const query of answersTo(cache, DASHBOARD)) {
    const today = query.state.data as Dashboard | undefined;
    if (today) replace(cache, query, { ...today, stats, care });
  }
}

/** Returns whether any cached answer says that an entry is completed. */
export function isCompletedAnywhere(cache: QueryClient, entryId: number): boolean {
  return answersTo(cache, DASHBOARD, HISTORY).some(({ state }) =>
    LISTS.flatMap((list) => (state.data as Lists | undefined)?.[list] ?? []).some(
      ({ id, isCompleted }) => id === entryId && isCompleted,
    ),
  );
}
