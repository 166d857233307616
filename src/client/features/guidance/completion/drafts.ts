import { useSyncExternalStore } from 'react';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { createDraftStore, draftRule, hasShape } from '../../../lib/forms/draft.ts';

/** A reflection that a member wrote in an entry's drawer and the server does not have. */
export interface KeptReflection {
  text: string;
  /** True when the server refused it, false when it is unfinished. */
  refused: boolean;
}

const reflectionRule = draftRule<KeptReflection>((stored) =>
  hasShape(stored, { text: (text) => typeof text === 'string', refused: (refused) => typeof refused === 'boolean' }),
);
const answerRule = draftRule<true>((stored) => stored === true);
const reflectionOf = (entryId: number) => createDraftStore(`reflection-${entryId}`, reflectionRule);
const answerOf = (entryId: number) => createDraftStore(`action-${entryId}`, answerRule);
const watchers = new Set<() => void>();

function tell(): void {
  for (const watch of [...watchers]) watch();
}

/** Keeps words as they are typed, until they are saved or their author deletes them. */
export function keepDraft(userId: number, entryId: number, text: string): void {
  reflectionOf(entryId).keep(userId, text.trim() ? { text, refused: false } : null);
}

/** Keeps words that the server did not take, below others that are kept for the entry, such as another tab's. */
export function keepRefused(userId: number, entryId: number, text: string): void {
  const kept = keptReflection(userId, entryId)?.text.trim() ?? '';
  const together = kept.includes(text.trim()) ? kept : [kept, text].filter(Boolean).join('\n\n');
  reflectionOf(entryId).keep(userId, { text: together, refused: true });
  tell();
}

/** Returns the stored draft of a reflection, or null. */
export function keptReflection(userId: number, entryId: number): KeptReflection | null {
  return reflectionOf(entryId).read(userId);
}

export function dropReflection(userId: number, entryId: number): void {
  reflectionOf(entryId).keep(userId, null);
  tell();
}

/** Keeps a yes to an action that is not marked as complete yet; false takes it back. */
export function keepAnswer(userId: number, entryId: number, yes: boolean): void {
  answerOf(entryId).keep(userId, yes || null);
}

/** Returns whether the member answered yes to an action in this tab and has not marked it as complete. */
export function isAnswered(userId: number, entryId: number): boolean {
  return answerOf(entryId).read(userId) !== null;
}

/** Forgets what the drawer of an entry kept. */
export function dropDrafts(userId: number, entryId: number): void {
  dropReflection(userId, entryId);
  keepAnswer(userId, entryId, false);
}

/** Words that can no longer be saved, because their entry was completed with others; null where there are none. */
export function useUnsavedWords({ id, userId, isCompleted, userReflection }: GuidanceEntry): string | null {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    () => {
      const text = isCompleted ? keptReflection(userId, id)?.text.trim() : null;
      return text && text !== userReflection?.trim() ? text : null;
    },
    () => null,
  );
}
