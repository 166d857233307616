import { use } from 'react';
import { createExternalStore, useExternalStore } from '../external-store.ts';
import { clearUnsavedChanges } from '../forms/unsaved-changes.ts';
import { PrerenderedStateContext } from '../page/prerendered-state.ts';
import { claimLocalData, clearOldDrafts, releaseLocalData, replaceItem, tryStorage } from './local-data-owner.ts';

/**
 * The key of the signed-in member's id in local storage, as specified. The id only decides what to show first: the
 * session cookie is the identity (decisions.md D1).
 */
export const USER_ID_KEY = 'userId';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Parses a stored member id. Returns null if it is none. */
export function parseUserId(stored: string | null): number | null {
  if (stored === null || !/^[1-9]\d{0,15}$/.test(stored)) return null;
  const id = Number(stored);
  return Number.isSafeInteger(id) ? id : null;
}

/** Creates the store of the id. If the browser refuses storage or it is full, it holds the id while the page is open. */
export function createUserIdStore(storage: Storage | null) {
  const read = () => parseUserId(storage?.getItem(USER_ID_KEY) ?? null);
  const store = createExternalStore(tryStorage(read, null));
  // False after a failed write, so that rereading does not lose the id.
  let isStored = true;
  return {
    ...store,
    set(id: number | null) {
      if (id === store.get()) return;
      isStored = storage !== null && replaceItem(storage, USER_ID_KEY, id === null ? null : String(id));
      store.set(id);
    },
    /** Reads the id from storage again, because another tab may have changed it. */
    reread() {
      if (storage && isStored) tryStorage(() => store.set(read()), undefined);
      return store.get();
    },
    /** Adopts the value that another tab stored. */
    adopt(stored: string | null) {
      isStored = true;
      store.set(parseUserId(stored));
    },
  };
}

const inBrowser = typeof window !== 'undefined';
const store = createUserIdStore(inBrowser ? tryStorage(() => window.localStorage, null) : null);

if (inBrowser) {
  const id = store.get();
  if (id !== null) claimLocalData(id);
  clearOldDrafts();
  window.addEventListener('storage', (event) => {
    clearOldDrafts();
    if (event.key === USER_ID_KEY || event.key === null) store.adopt(event.key === null ? null : event.newValue);
  });
  // A page restored from the back/forward cache missed storage events.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    clearOldDrafts();
    store.reread();
  });
}

// True once a member has signed in on this page.
let signedIn = store.get() !== null;
let clearing: Promise<void> = Promise.resolve();

/** Resolves once the data of the last member is cleared from this browser. */
export const whenCleared = (): Promise<void> => clearing;

/** Stores the id of the signed-in member. */
export function storeUserId(id: number): void {
  signedIn = true;
  if (id !== store.get()) setSessionEnded(false);
  // The push subscription belongs to the previous member.
  if (claimLocalData(id).replaced)
    clearing = import('../browser/push-subscription.ts')
      .then((push) => push.unsubscribeBrowser())
      .catch(() => undefined);
  store.set(id);
}

/** Calls the listener when the signed-in member changes, here or in another tab, before any screen renders it. */
export const onMemberChange = (listener: () => void) => (inBrowser ? store.subscribe(listener) : () => undefined);

/** Returns the stored member id, or null for a visitor. Follows sign-in and sign-out in other tabs. */
export function useUserId(): number | null {
  const { userId } = use(PrerenderedStateContext);
  return useExternalStore(store, userId);
}

/** Reads the member id from storage now. */
export const readUserId = (): number | null => store.reread();

/**
 * Shows the sign-in screen because the session has ended. The screen says so unless `known` is set. Drafts are kept for
 * the member's return.
 */
export function endSession({ known = false } = {}): void {
  if (known) setSessionEnded(false);
  else if (store.get() !== null) setSessionEnded(true);
  store.set(null);
}

const ENDED_KEY = 'sessionEnded';
// Used if the browser refuses storage or it is full.
let ended = false;

function setSessionEnded(value: boolean): void {
  const isStored = tryStorage(() => replaceItem(window.localStorage, ENDED_KEY, value ? 'yes' : null), false);
  ended = value && !isStored;
}

/** Returns whether the last session ended without a sign-out, in any tab. */
export const hasSessionEnded = (): boolean =>
  ended || tryStorage(() => window.localStorage.getItem(ENDED_KEY) !== null, false);

/** Returns whether somebody has signed in with this browser, on this page or earlier. */
export const hasSignedInHere = (): boolean => signedIn || hasSessionEnded();

/**
 * Removes a member's data from this browser on sign-out, in every tab: the id, drafts, stored answers, the
 * member's queued completions and the push subscription. Queued completions of another member stay.
 */
export function forgetMember(userId: number): void {
  setSessionEnded(false);
  releaseLocalData();
  clearUnsavedChanges();
  clearing = import('../offline/clear-local-data.ts')
    .then((local) => local.clearLocalData(userId))
    .catch(() => undefined);
  store.set(null);
}
