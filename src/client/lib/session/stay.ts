/**
 * Tracks whose data this browser holds. A stay is the time from a member's sign-in to their sign-out, or to the sign-in of
 * another member. Local storage holds the current stay; the session storage of each tab holds the stay that its drafts
 * belong to. A tab clears its drafts when the two differ, also after the browser has restored a closed tab.
 */
const STAY_KEY = 'stay';

/** Begins or continues a member's stay. `replaced` is true if it replaces another member's stay. */
export function beginStay(userId: number): { replaced: boolean } {
  return attempt(
    () => {
      const before = localStorage.getItem(STAY_KEY);
      if (!isOf(before, userId)) localStorage.setItem(STAY_KEY, `${userId}:${Date.now()}-${Math.random()}`);
      clearOldDrafts();
      return { replaced: before !== null && !isOf(before, userId) };
    },
    { replaced: false },
  );
}

/** Ends the stay and clears the browser's storage. Other tabs clear their drafts. */
export function endStay(): void {
  attempt(() => sessionStorage.clear(), undefined);
  attempt(() => localStorage.clear(), undefined);
}

/** Returns whether this is the member's current stay, so that drafts may be stored. */
export function isStaying(userId: number): boolean {
  return attempt(() => isOf(localStorage.getItem(STAY_KEY), userId), false);
}

/** Clears this tab's drafts if their stay has ended. */
export function clearOldDrafts(): void {
  attempt(() => {
    const stay = localStorage.getItem(STAY_KEY);
    const own = sessionStorage.getItem(STAY_KEY);
    if (own === stay) return;
    if (own !== null) sessionStorage.clear();
    if (stay !== null) sessionStorage.setItem(STAY_KEY, stay);
  }, undefined);
}

const isOf = (stay: string | null, userId: number): boolean => stay?.startsWith(`${userId}:`) ?? false;

/** Runs an action on the browser's storage. Returns `otherwise` if the browser refuses storage. */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
