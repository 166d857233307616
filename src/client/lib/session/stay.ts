/**
 * Whose data this browser holds. Local storage names the stay: a member, from signing in until signing out or until
 * another member signs in. The session storage of each tab names the stay that its drafts belong to. A tab clears its
 * drafts when that is no longer the stay of the browser, also when the browser has brought back a closed tab.
 */
const STAY_KEY = 'stay';

/** Begins a member's stay, or goes on with it. Tells whether it takes the place of another member's. */
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

/** Ends the stay: nothing that this browser stored for the member is left, and other tabs clear their drafts. */
export function endStay(): void {
  attempt(() => sessionStorage.clear(), undefined);
  attempt(() => localStorage.clear(), undefined);
}

/** Whether the member has begun a stay here that has not ended, so that drafts may be kept for them. */
export function isStaying(userId: number): boolean {
  return attempt(() => isOf(localStorage.getItem(STAY_KEY), userId), false);
}

/** Clears the drafts in this tab where they belong to a stay that is over. */
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

/** Does something with the browser's storage; gives the other value where the browser refuses it. */
export function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
