import { ownsLocalData } from '../session/local-data-owner.ts';

/** Keeps unsent input across a reload. Does nothing if the browser refuses storage. */
export interface DraftStore<Draft> {
  read(userId: number): Draft | null;
  /** Stores a draft; null removes it. */
  keep(userId: number, draft: Draft | null): void;
}

/** Validates a stored draft. */
export interface DraftRule<Draft> {
  safeParse(stored: unknown): { success: true; data: Draft } | { success: false };
}

/** Makes a rule from a predicate. */
export function draftRule<Draft>(isDraft: (stored: unknown) => boolean): DraftRule<Draft> {
  return {
    safeParse: (stored) => (isDraft(stored) ? { success: true, data: stored as Draft } : { success: false }),
  };
}

/** Returns whether a value is an object whose fields pass their checks. */
export function hasShape(stored: unknown, checks: Record<string, (value: unknown) => boolean>): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(checks).every(([name, check]) => check((stored as Record<string, unknown>)[name]));
}

/**
 * Stores the drafts of one screen in this tab. Signing out in any tab clears them, and another member never sees them.
 * An expired session keeps them for the member's return. A tab may hold a draft from before an update, so a new shape
 * needs a new name or a rule that refuses the old shape.
 */
export function createDraftStore<Draft>(name: string, rule?: DraftRule<Draft>): DraftStore<Draft> {
  const keyOf = (userId: number) => `${name}-draft:${userId}`;
  return {
    read(userId) {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
        if (!rule || stored === null) return stored as Draft | null;
        const draft = rule.safeParse(stored);
        return draft.success ? draft.data : null;
      } catch {
        return null;
      }
    },
    keep(userId, draft) {
      try {
        // A screen may store its draft while it unmounts, after the member signed out in another tab.
        if (draft && ownsLocalData(userId)) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
        else sessionStorage.removeItem(keyOf(userId));
      } catch {}
    },
  };
}
