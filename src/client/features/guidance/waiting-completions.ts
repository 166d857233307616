import { useSyncExternalStore } from 'react';
import type { WaitingCompletion } from '../../lib/offline-store.ts';
import { readServerError } from '../../lib/server-error.ts';

const LOCK = 'hesed-completions';

// The background brings it along soon after the first screen; until then nobody asks for it.
const openStore = () => import('../../lib/offline-store.ts');

const watchers = new Set<() => void>();
let waiting: readonly WaitingCompletion[] = [];

function setWaiting(next: readonly WaitingCompletion[]): void {
  waiting = next;
  for (const watch of [...watchers]) watch();
}

/** The completions that wait for a network. */
export function useWaitingCompletions(): readonly WaitingCompletion[] {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    () => waiting,
    () => waiting,
  );
}

/** Finds what an earlier visit left to be sent. */
export async function loadWaiting(userId: number): Promise<void> {
  const { readKept } = await openStore();
  setWaiting(await readKept('completions', userId));
}

/**
 * Keeps a completion until there is a network.
 * @throws when the browser refuses storage.
 */
export async function keepForLater(completion: WaitingCompletion): Promise<void> {
  const { keep } = await openStore();
  await keep('completions', completion);
  setWaiting([...waiting.filter(({ entryId }) => entryId !== completion.entryId), completion]);
}

/** What became of sending one completion. */
export interface Sending {
  send(completion: WaitingCompletion): Promise<unknown>;
  onSent(completion: WaitingCompletion): void;
  /** The server would not have it; it will not be tried again. */
  onRefused(completion: WaitingCompletion): void;
}

/**
 * Sends what waits, one after the other, in one tab at a time; what the server took twice it has once (decisions.md
 * D13). What cannot be sent yet goes on waiting.
 */
export async function sendWaiting(userId: number, sending: Sending): Promise<void> {
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
  await loadWaiting(userId);
}

/** Whether a refusal stands however often it is asked; a session that is over, or a busy server, may pass. */
function isForGood(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 401 && status !== 429;
}

async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
