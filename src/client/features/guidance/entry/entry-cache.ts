import type { Query, QueryClient } from '@tanstack/react-query';
import type { Dashboard, GuidanceEntry } from '../../../../shared/guidance.ts';

/** The server's answer to a completion. */
export interface Completed {
  entry: GuidanceEntry;
  stats: Dashboard['stats'];
  care: Dashboard['care'];
}

// The calls whose answers contain entries, and the fields with the lists.
const DASHBOARD = 'guidance.dashboard';
const HISTORY = 'guidance.history';
const LISTS = ['todaysGuidance', 'entries'] as const;

type Lists = Partial<Record<(typeof LISTS)[number], GuidanceEntry[]>>;

/** Applies a change to the entries of an answer. Returns the same object when no entry changes. */
export function changeEntries<Answer>(answer: Answer, change: (entry: GuidanceEntry) => GuidanceEntry): Answer {
  const next: Lists = {};
  for (const name of LISTS) {
    const before = (answer as Lists | undefined)?.[name];
    const after = before?.map(change);
    if (after?.some((entry, index) => entry !== before?.[index])) next[name] = after;
  }
  return Object.keys(next).length > 0 ? { ...answer, ...next } : answer;
}

function findQueries(cache: QueryClient, ...calls: string[]): Query[] {
  return cache
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [path] }) => Array.isArray(path) && calls.includes(path.join('.')) });
}

/** Changes the cached answers of some calls, and keeps each one's age and invalidation. */
function changeAnswers<Answer>(cache: QueryClient, calls: string[], change: (answer: Answer) => Answer): void {
  for (const { queryKey, state } of findQueries(cache, ...calls)) {
    if (state.data === undefined) continue;
    cache.setQueryData(queryKey, change(state.data as Answer), { updatedAt: state.dataUpdatedAt });
    if (state.isInvalidated) void cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}

/** Writes fields from the server into every cached copy of an entry, on the dashboard and in the history. */
export function writeEntry(cache: QueryClient, id: number, change: Partial<GuidanceEntry>): void {
  changeAnswers(cache, [DASHBOARD, HISTORY], (answer) =>
    changeEntries(answer, (entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  );
}

/** Writes the server's answer to a completion into the cache: the entry, the progress figures and the care card. */
export function applyCompletion(cache: QueryClient, { entry, stats, care }: Completed): void {
  writeEntry(cache, entry.id, entry);
  changeAnswers<Dashboard>(cache, [DASHBOARD], (today) => ({ ...today, stats, care }));
}

/** Returns whether any cached answer says that an entry is completed. */
export function isCompletedAnywhere(cache: QueryClient, entryId: number): boolean {
  return findQueries(cache, DASHBOARD, HISTORY).some(({ state }) =>
    LISTS.flatMap((list) => (state.data as Lists | undefined)?.[list] ?? []).some(
      ({ id, isCompleted }) => id === entryId && isCompleted,
    ),
  );
}
