import { useSyncExternalStore } from 'react';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { createDraftStore } from '../../../lib/forms/draft.ts';

/** A reflection that a member wrote in an entry's drawer and the server does not have. */
export interface KeptReflection {
  text: string;
  /** True when the server refused it, false when it is unfinished. */
  refused: boolean;
}

/** The words of a reflection as they are typed, until they are saved or their author deletes them. */
export const reflectionDraft = (entryId: number) => createDraftStore<KeptReflection>(`reflection-${entryId}`);
/** The yes to an action that is not marked as complete yet. */
export const answerDraft = (entryId: number) => createDraftStore<true>(`action-${entryId}`);

const watchers = new Set<() => void>();

function keepReflection(userId: number, entryId: number, reflection: KeptReflection | null): void {
  reflectionDraft(entryId).keep(userId, reflection);
  for (const watch of [...watchers]) watch();
}

/** Keeps words that the server did not take, below others that are kept for the entry, such as another tab's. */
export function keepRefused(userId: number, entryId: number, text: string): void {
  const kept = reflectionDraft(entryId).read(userId)?.text.trim() ?? '';
  const together = kept.includes(text.trim()) ? kept : [kept, text].filter(Boolean).join('\n\n');
  keepReflection(userId, entryId, { text: together, refused: true });
}

/** Forgets what the drawer of an entry kept. */
export function dropDrafts(userId: number, entryId: number): void {
  keepReflection(userId, entryId, null);
  answerDraft(entryId).keep(userId, null);
}

/** Words that can no longer be saved, because their entry was completed with others; null where there are none. */
export function useUnsavedWords({ id, userId, isCompleted, userReflection }: GuidanceEntry): string | null {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    () => {
      const text = isCompleted ? reflectionDraft(id).read(userId)?.text.trim() : null;
      return text && text !== userReflection?.trim() ? text : null;
    },
    () => null,
  );
}
