import { ownsLocalData } from '../session/local-data-owner.ts';

/** Keeps unsent input across a reload. Does nothing if the browser refuses storage. */
export interface DraftStore<Draft> {
  read(userId: number): Draft | null;
  /** Stores a draft; null removes it. */
  write(userId: number, draft: Draft | null): void;
}

/**
 * Stores the drafts of one screen in this tab. Signing out in any tab clears them, and another member never sees them.
 * An expired session keeps them for the member's return. A tab may hold a draft from before an update, so a new shape
 * needs a new name.
 */
export function createDraftStore<Draft>(name: string): DraftStore<Draft> {
  const keyOf = (userId: number) => `${name}-draft:${userId}`;
  return {
    read(userId) {
      try {
        return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as Draft | null;
      } catch {
        return null;
      }
    },
    write(userId, draft) {
      try {
        // A screen may store its draft while it unmounts, after the member signed out in another tab.
        if (draft && ownsLocalData(userId)) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
        else sessionStorage.removeItem(keyOf(userId));
      } catch {}
    },
  };
}
