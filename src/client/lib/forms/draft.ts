import { isStaying } from '../session/stay.ts';

/** What a member has begun and not sent, kept for a reload; a browser that refuses storage only loses that comfort. */
export interface DraftStore<Draft> {
  read(userId: number): Draft | null;
  /** Keeps a draft, or forgets it where there is nothing to come back to. */
  keep(userId: number, draft: Draft | null): void;
}

/** Checks what a screen may have stored. */
export interface DraftRule<Draft> {
  safeParse(stored: unknown): { success: true; data: Draft } | { success: false };
}

/** A rule out of a plain check of what was stored. */
export function draftRule<Draft>(isDraft: (stored: unknown) => boolean): DraftRule<Draft> {
  return {
    safeParse: (stored) => (isDraft(stored) ? { success: true, data: stored as Draft } : { success: false }),
  };
}

/** Whether something is an object whose values pass the checks of their names. */
export function hasShape(stored: unknown, checks: Record<string, (value: unknown) => boolean>): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(checks).every(([name, check]) => check((stored as Record<string, unknown>)[name]));
}

/**
 * Drafts of one screen, in this tab. Signing out in any tab clears them, and another member never sees them; a session
 * that ends by itself leaves them for the member's return. A draft whose shape changes gets another name, or a rule that
 * refuses the old shape: a tab may still hold one from before an update.
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
        // A screen may close, and keep what it held, only after its member has left in another tab.
        if (draft && isStaying(userId)) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
        else sessionStorage.removeItem(keyOf(userId));
      } catch {}
    },
  };
}
