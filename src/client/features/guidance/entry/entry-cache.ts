import type { QueryClient } from '@tanstack/react-query';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';

// The calls whose answers contain entries, and the fields with the lists.
const CALLS = ['dashboard', 'history'];
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

/**
 * Writes what the server answered about an entry into every cached copy of it. The refetch after the call (refreshes.ts)
 * does not include a copy that only a later page of the history has.
 */
export function writeEntry(cache: QueryClient, id: number, change: Partial<GuidanceEntry>): void {
  for (const call of CALLS)
    cache.setQueriesData({ queryKey: [['guidance', call]] }, (answer) =>
      changeEntries(answer, (entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    );
}
