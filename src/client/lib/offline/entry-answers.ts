import type { QueryKey } from '@tanstack/react-query';
import type { GuidanceEntry } from '../../../shared/guidance.ts';
import type { WaitingCompletion } from './offline-store.ts';

const CALLS = new Set(['guidance.dashboard', 'guidance.history']);
const LISTS = ['todaysGuidance', 'entries'] as const;

type Lists = Partial<Record<(typeof LISTS)[number], GuidanceEntry[]>>;

/** Whether a query's answer holds entries. */
export function holdsEntries([path]: QueryKey): boolean {
  return Array.isArray(path) && CALLS.has(path.join('.'));
}

/** The entries in an answer, whichever call gave it. */
export function entriesIn(answer: unknown): GuidanceEntry[] {
  return LISTS.flatMap((list) => (answer as Lists | undefined)?.[list] ?? []);
}

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

/** An answer with what was completed since, and is still to be sent. */
export function withCompletions<Answer>(answer: Answer, waiting: readonly WaitingCompletion[]): Answer {
  return changeEntries(answer, (entry) => {
    // What the server knows to be completed is so as it says.
    const own = entry.isCompleted ? undefined : waiting.find(({ entryId }) => entryId === entry.id);
    return own && own.userId === entry.userId
      ? { ...entry, isCompleted: true, userReflection: own.userReflection }
      : entry;
  });
}
