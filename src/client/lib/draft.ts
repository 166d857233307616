import type { z } from 'zod';

/** What a member has begun and not sent, kept for a reload; a browser that refuses storage only loses that comfort. */
export interface DraftStore<Draft> {
  read(userId: number): Draft | null;
  /** Keeps a draft, or forgets it where there is nothing to come back to. */
  keep(userId: number, draft: Draft | null): void;
}

/** Drafts of one screen, in this tab: signing out clears them, and another member never sees them. */
export function createDraftStore<Draft>(name: string, schema: z.ZodType<Draft>): DraftStore<Draft> {
  const keyOf = (userId: number) => `${name}-draft:${userId}`;
  return {
    read(userId) {
      try {
        return parseDraft(schema, sessionStorage.getItem(keyOf(userId)));
      } catch {
        return null;
      }
    },
    keep(userId, draft) {
      try {
        if (draft) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
        else sessionStorage.removeItem(keyOf(userId));
      } catch {}
    },
  };
}

/** A draft out of what was stored; null where there is none or it was not written by this screen. */
export function parseDraft<Draft>(schema: z.ZodType<Draft>, stored: string | null): Draft | null {
  if (!stored) return null;
  try {
    const draft = schema.safeParse(JSON.parse(stored));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}
