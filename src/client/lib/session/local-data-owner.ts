/*
 * Tracks whose data this browser stores. A member owns the data from their sign-in until they sign out or another member
 * signs in. Local storage has the current ownership; the session storage of each tab has the ownership of its drafts. A
 * tab clears its drafts when the two differ, also after the browser has restored a closed tab.
 */

// Browsers have stored the ownership under this key since the first version.
const OWNERSHIP_KEY = 'stay';

/** Makes a member the owner, or leaves it so. `replaced` is true if the data belonged to another member. */
export function claimLocalData(userId: number): { replaced: boolean } {
  return tryStorage(
    () => {
      const before = localStorage.getItem(OWNERSHIP_KEY);
      if (!isOf(before, userId)) replaceItem(localStorage, OWNERSHIP_KEY, `${userId}:${Date.now()}-${Math.random()}`);
      clearOldDrafts();
      return { replaced: before !== null && !isOf(before, userId) };
    },
    { replaced: false },
  );
}

/** Ends the ownership and clears the browser's storage. Other tabs clear their drafts. */
export function releaseLocalData(): void {
  tryStorage(() => sessionStorage.clear(), undefined);
  tryStorage(() => localStorage.clear(), undefined);
}

/** Returns whether the member owns the data of this browser, so that drafts may be stored. */
export function ownsLocalData(userId: number): boolean {
  return tryStorage(() => isOf(localStorage.getItem(OWNERSHIP_KEY), userId), false);
}

/** Clears this tab's drafts if their ownership has ended. */
export function clearOldDrafts(): void {
  tryStorage(() => {
    const ownership = localStorage.getItem(OWNERSHIP_KEY);
    const own = sessionStorage.getItem(OWNERSHIP_KEY);
    if (own === ownership) return;
    if (own !== null) sessionStorage.clear();
    if (ownership !== null) sessionStorage.setItem(OWNERSHIP_KEY, ownership);
  }, undefined);
}

const isOf = (ownership: string | null, userId: number): boolean => ownership?.startsWith(`${userId}:`) ?? false;

/**
 * Stores a value; null removes it. If that fails, as in a full storage, the earlier value is removed, because it may be
 * another member's. Returns whether the value is stored.
 */
export function replaceItem(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  key: string,
  value: string | null,
): boolean {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch {
    tryStorage(() => storage.removeItem(key), undefined);
    return false;
  }
}

/** Runs an action on the browser's storage. Returns `otherwise` if the browser refuses storage. */
export function tryStorage<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
