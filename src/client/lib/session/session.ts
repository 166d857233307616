import { use } from 'react';
import { forgetUnsaved } from '../forms/unsaved.ts';
import { FirstLookContext } from '../page/first-look.ts';
import { createStore, useStore } from '../store.ts';
import { attempt, beginStay, clearOldDrafts, endStay } from './stay.ts';

/**
 * The signed-in member's id, kept in the browser under the specified key. It is only a hint of what to show at
 * first: the session cookie is the identity (decisions.md D1).
 */
export const USER_ID_KEY = 'userId';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A member id as stored, or null where what is stored cannot be one. */
export function parseUserId(stored: string | null): number | null {
  if (stored === null || !/^[1-9]\d{0,15}$/.test(stored)) return null;
  const id = Number(stored);
  return Number.isSafeInteger(id) ? id : null;
}

/** Holds the id over any storage; where the browser refuses storage, for as long as the page is open. */
export function createUserIdStore(storage: Storage | null) {
  const read = () => parseUserId(storage?.getItem(USER_ID_KEY) ?? null);
  const store = createStore(attempt(read, null));
  return {
    ...store,
    set(id: number | null) {
      if (id === store.get()) return;
      attempt(() => {
        if (id === null) storage?.removeItem(USER_ID_KEY);
        else storage?.setItem(USER_ID_KEY, String(id));
      }, undefined);
      store.set(id);
    },
    /** The id as the storage has it now, in case somebody else changed it there. */
    reread() {
      if (storage) attempt(() => store.set(read()), undefined);
      return store.get();
    },
    /** Takes over what another tab stored. */
    adopt: (stored: string | null) => store.set(parseUserId(stored)),
  };
}

const inBrowser = typeof window !== 'undefined';
const store = createUserIdStore(inBrowser ? attempt(() => window.localStorage, null) : null);

if (inBrowser) {
  const id = store.get();
  if (id !== null) beginStay(id);
  clearOldDrafts();
  window.addEventListener('storage', (event) => {
    clearOldDrafts();
    if (event.key === USER_ID_KEY || event.key === null) store.adopt(event.key === null ? null : event.newValue);
  });
  // A page that the browser brings back from its cache heard nothing while it was away.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    clearOldDrafts();
    store.reread();
  });
}

// Known from the start where an id, or the mark of an ended session, is stored.
let signedIn = store.get() !== null;
let clearing: Promise<void> = Promise.resolve();

/** Resolves once this browser has let go of what it held for a member who left it. */
export const whenCleared = (): Promise<void> => clearing;

/** Somebody is signed in. */
export function storeUserId(id: number): void {
  signedIn = true;
  if (id !== store.get()) noteEnded(false);
  // The push subscription belongs to the member who was here before.
  if (beginStay(id).replaced)
    clearing = import('../browser/push-subscription.ts')
      .then((push) => push.unsubscribeBrowser())
      .catch(() => undefined);
  store.set(id);
}

/** Calls back when somebody else is signed in than before, or nobody, here or in another tab; before any screen knows. */
export const onMemberChange = (listener: () => void) => (inBrowser ? store.subscribe(listener) : () => undefined);

/** The stored member id, or null for a signed-out visitor; follows sign-in and sign-out in other tabs. */
export function useUserId(): number | null {
  const { userId } = use(FirstLookContext);
  return useStore(store, userId);
}

/** The stored member id at this very moment, read anew. */
export const readUserId = (): number | null => store.reread();

/**
 * The session is over: what is shown falls back to the sign-in screen, which says so unless the member knows. Drafts
 * stay for the member's return.
 */
export function endSession({ known = false } = {}): void {
  if (known) noteEnded(false);
  else if (store.get() !== null) noteEnded(true);
  store.set(null);
}

const ENDED_KEY = 'sessionEnded';
// Where the browser refuses storage.
let ended = false;

function noteEnded(now: boolean): void {
  ended = now;
  attempt(() => {
    if (now) window.localStorage.setItem(ENDED_KEY, 'yes');
    else window.localStorage.removeItem(ENDED_KEY);
  }, undefined);
}

/** Whether the last session here ended without its member having left, in whichever tab that was found out. */
export const hasSessionEnded = (): boolean => attempt(() => window.localStorage.getItem(ENDED_KEY) !== null, ended);

/** Whether this browser remembers that somebody signed in here, on this page or before. */
export const hasSignedInHere = (): boolean => signedIn || hasSessionEnded();

/**
 * Removes everything of the member who leaves from this browser, in every tab: the id, drafts, what was kept for use
 * without a network, and the push subscription.
 */
export function forgetMember(): void {
  noteEnded(false);
  endStay();
  forgetUnsaved();
  clearing = import('../offline/clear-local-data.ts').then((local) => local.clearLocalData()).catch(() => undefined);
  store.set(null);
}
