import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { createExternalStore, useExternalStore } from '../../../lib/external-store.ts';
import { createDraftStore } from '../../../lib/forms/draft-store.ts';

/** A reflection that a member wrote in an entry's drawer and that is not saved on the server. */
export interface ReflectionDraft {
  text: string;
  /** True when the server refused it or has other words, false when it is unfinished. */
  refused: boolean;
}

/** The draft of a reflection, kept on every keystroke until it is saved or deleted. */
export const reflectionDraft = (entryId: number) => createDraftStore<ReflectionDraft>(`reflection-${entryId}`);
/** The draft of an action: the member's yes before they mark it as complete. */
export const answerDraft = (entryId: number) => createDraftStore<true>(`action-${entryId}`);

// Changes when refused words are kept or drafts are deleted.
const version = createExternalStore(0);

function storeReflection(userId: number, entryId: number, reflection: ReflectionDraft | null): void {
  reflectionDraft(entryId).write(userId, reflection);
  version.set(version.get() + 1);
}

/** Keeps refused words. They go below other words in the entry's draft, such as those of another tab. */
export function storeRefusedWords(userId: number, entryId: number, text: string): void {
  const kept = reflectionDraft(entryId).read(userId)?.text.trim() ?? '';
  const together = kept.includes(text.trim()) ? kept : [kept, text].filter(Boolean).join('\n\n');
  storeReflection(userId, entryId, { text: together, refused: true });
}

/** Deletes the drafts of an entry's drawer. */
export function deleteDrafts(userId: number, entryId: number): void {
  storeReflection(userId, entryId, null);
  answerDraft(entryId).write(userId, null);
}

/** Returns draft words that cannot be saved, because the entry was completed with other words; null without any. */
export function useUnsavedWords({ id, userId, isCompleted, userReflection }: GuidanceEntry): string | null {
  const text = useExternalStore(
    {
      get: () => (isCompleted ? (reflectionDraft(id).read(userId)?.text.trim() ?? null) : null),
      subscribe: version.subscribe,
    },
    null,
  );
  return text && text !== userReflection?.trim() ? text : null;
}
