import { useSyncExternalStore } from 'react';
import { readServerError } from '../../../lib/calls/server-error.ts';
import type { WaitingCompletion } from '../../../lib/offline/offline-store.ts';
import { readUserId } from '../../../lib/session/session.ts';

const LOCK = 'hesed-completions';
// How long a tab waits for another one that is sending.
const TURN_MS = 5_000;

// The background brings it along soon after the first screen; until then nobody asks for it.
const openStore = () => import('../../../lib/offline/offline-store.ts');

const watchers = new Set<() => void>();
let waiting: readonly WaitingCompletion[] = [];

function setWaiting(next: readonly WaitingCompletion[]): void {
  waiting = next;
  for (const watch of [...watchers]) watch();
}

/** The completions that wait to be sent, as far as they are found by now. */
export const getWaiting = (): readonly WaitingCompletion[] => waiting;

/** Calls back when others wait than before; gives how to stop. */
export function watchWaiting(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

/** The completions that wait to be sent. */
export function useWaitingCompletions(): readonly WaitingCompletion[] {
  return useSyncExternalStore(watchWaiting, getWaiting, getWaiting);
}

/** Finds what waits to be sent, from an earlier visit too. */
export async function loadWaiting(userId: number): Promise<readonly WaitingCompletion[]> {
  const { readKept } = await openStore();
  const found = await readKept('completions', userId);
  // The member may have signed out meanwhile; the count belongs to no other.
  if (readUserId() === userId) setWaiting(found);
  return found;
}

/** The member has left this screen; what waits for their return stays where it is kept. */
export function leaveWaiting(): void {
  setWaiting([]);
}

/**
 * Keeps a completion until it can be sent.
 * @throws when the browser refuses storage.
 */
export async function keepForLater(completion: WaitingCompletion): Promise<void> {
  const { keep } = await openStore();
  await keep('completions', completion);
  setWaiting([...waiting.filter(({ entryId }) => entryId !== completion.entryId), completion]);
}

/** The outcome of sending one completion. */
export interface Sending {
  send(completion: WaitingCompletion): Promise<unknown>;
  onSent(completion: WaitingCompletion): void;
  /** The server would not have it; it will not be tried again. */
  onRefused(completion: WaitingCompletion): void;
}

/**
 * Sends what waits, one after the other, in one tab at a time; what the server took twice it has once (decisions.md
 * D13). A tab whose turn comes after another one's finds what is left by then. Gives what cannot be sent yet and goes on
 * waiting.
 */
export async function sendWaiting(userId: number, sending: Sending): Promise<readonly WaitingCompletion[]> {
  const { drop, readKept } = await openStore();
  await inOneTab(async () => {
    for (const completion of await readKept('completions', userId)) {
      const outcome = await sending.send(completion).then(
        () => 'sent' as const,
        (error: unknown) => (isForGood(readServerError(error).status) ? ('refused' as const) : ('later' as const)),
      );
      if (outcome === 'later') break;
      await drop('completions', userId, completion.entryId);
      if (outcome === 'sent') sending.onSent(completion);
      else sending.onRefused(completion);
    }
  });
  return loadWaiting(userId);
}

/** Returns whether a refusal is final. An ended session or a busy server is not. */
function isForGood(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 401 && status !== 429;
}

async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const signal = AbortSignal.timeout(TURN_MS);
  await navigator.locks.request(LOCK, { signal }, work).catch((error: unknown) => {
    // The tab whose turn it is waits for the server itself; what it does not send is tried again later.
    if (!signal.aborted) throw error;
  });
}
