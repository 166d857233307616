import { useMemo, useSyncExternalStore } from 'react';
import { onMemberChange, readUserId } from '../../../lib/session/session.ts';
import { changeEntries } from '../entry/entry-cache.ts';
import type { StoredCompletion } from '../offline/stored-completions.ts';

/** A completion that the server has not answered yet. */
export interface PendingCompletion extends StoredCompletion {
  /** `sending` while its first request runs; `waiting` until the queue is flushed. */
  state: 'sending' | 'waiting';
}

const NONE: readonly PendingCompletion[] = [];
const listeners = new Set<() => void>();
let pending = NONE;

function setPending(next: readonly PendingCompletion[]): void {
  pending = next;
  for (const listener of [...listeners]) listener();
}

// The browser's storage keeps the queue of a member who signs out.
onMemberChange(() => setPending(NONE));

// background-tasks.tsx preloads this chunk soon after the first screen.
const openStore = () => import('../offline/stored-completions.ts');

/** Returns the completions that the server has not answered yet. Stored ones appear after `loadPending`. */
export function usePendingCompletions(): readonly PendingCompletion[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => pending,
    () => NONE,
  );
}

/** Returns the queued completions, without those that are being sent. */
export function useWaitingCompletions(): readonly PendingCompletion[] {
  const all = usePendingCompletions();
  return useMemo(() => all.filter(({ state }) => state === 'waiting'), [all]);
}

/** Returns an answer of the server with the pending completions applied to its entries. */
export function useOptimisticAnswer<Answer>(answer: Answer): Answer {
  const all = usePendingCompletions();
  return useMemo(
    () =>
      changeEntries(answer, (entry) => {
        // The server's own completion wins over a pending one.
        const own = entry.isCompleted ? undefined : all.find(({ entryId }) => entryId === entry.id);
        return own && own.userId === entry.userId
          ? { ...entry, isCompleted: true, userReflection: own.userReflection }
          : entry;
      }),
    [answer, all],
  );
}

/** Adds the stored completions of earlier visits and other tabs to the queue. Returns all pending completions. */
export async function loadPending(userId: number): Promise<readonly PendingCompletion[]> {
  const { readCompletions } = await openStore();
  const stored = await readCompletions(userId);
  const sending = pending.filter(({ state }) => state === 'sending');
  const waiting = stored
    .filter(({ entryId }) => !sending.some((own) => own.entryId === entryId))
    .map((completion) => ({ ...completion, state: 'waiting' as const }));
  const found = [...sending, ...waiting];
  // The member may have signed out during the read.
  if (readUserId() === userId) setPending(found);
  return found;
}

/**
 * Queues and stores a completion that is sent now. Returns the stored completion of its entry: this one, or the one that
 * another tab stored before; null where the browser refuses storage.
 */
export async function enqueue(completion: StoredCompletion): Promise<StoredCompletion | null> {
  setState(completion, 'sending');
  try {
    const { storeCompletion } = await openStore();
    return await storeCompletion(completion);
  } catch {
    return null;
  }
}

/** Keeps a completion in the queue for the next flush. */
export const requeue = (completion: StoredCompletion): void => setState(completion, 'waiting');

/** Removes a settled completion from the queue at once, and from storage before the promise resolves. */
export async function dequeue(completion: StoredCompletion): Promise<void> {
  setPending(pending.filter(({ entryId }) => entryId !== completion.entryId));
  // If the chunk does not load, nothing was stored.
  await openStore().then(
    ({ deleteCompletion }) => deleteCompletion(completion),
    () => undefined,
  );
}

function setState({ userId, entryId, title, userReflection }: StoredCompletion, state: PendingCompletion['state']) {
  const others = pending.filter((other) => other.entryId !== entryId);
  setPending([...others, { userId, entryId, title, userReflection, state }]);
}
