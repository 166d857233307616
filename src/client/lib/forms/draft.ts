import { isStaying } from '../session/stay.ts';

/** What a member has begun and not sent, kept for a reload; a browser that refuses storage only loses that comfort. */
export interface DraftStore<Draft> {
  read(userId: number): Draft | null;
  /** Keeps a draft, or forgets it where there is nothing to come back to. */
  keep(userId: number, draft: Draft | null): void;
}

/** Reads what a screen may have stored: a contract, or a plain check where the contracts need not be here yet. */
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
 * that ends by itself leaves them for the member's return.
 */
export function createDraftStore<Draft>(name: string, rule: DraftRule<Draft>): DraftStore<Draft> {
  const keyOf = (userId: number) => `${name}-draft:${userId}`;
  return {
    read(userId) {
      try {
        return parseDraft(rule, sessionStorage.getItem(keyOf(userId)));
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

/** A draft out of what was stored; null where there is none or it was not written by this screen. */
export function parseDraft<Draft>(rule: DraftRule<Draft>, stored: string | null): Draft | null {
  if (!stored) return null;
  try {
    const draft = rule.safeParse(JSON.parse(stored));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}
