import { useMemo } from 'react';
import { createExternalStore, useExternalStore } from '../../../lib/external-store.ts';
import { onMemberChange, readUserId } from '../../../lib/session/session.ts';
import { changeEntries } from '../entry/entry-cache.ts';

/** A completion as the browser stores it until the server has answered. */
export interface StoredCompletion {
  userId: number;
  entryId: number;
  title: string;
  userReflection: string | null;
  /** The instant of completion by the device's clock, in ISO 8601; see `secondsSince`. An earlier version stored none. */
  madeAt?: string | undefined;
}

/** A completion that the server has not answered yet. */
export interface PendingCompletion extends StoredCompletion {
  /** `sending` while its first request runs; `waiting` until the queue is flushed. */
  state: 'sending' | 'waiting';
}

const NONE: readonly PendingCompletion[] = [];
const pending = createExternalStore(NONE);

// The browser's storage keeps the queue of a member whose session ends. Only that member's own sign-out deletes it.
onMemberChange(() => pending.set(NONE));

// background-tasks.tsx preloads this chunk soon after the first screen.
const openDatabase = () => import('../../../lib/offline/offline-database.ts');

/** Returns the queued completions, without those that are being sent. Stored ones appear after `loadPending`. */
export function useWaitingCompletions(): readonly PendingCompletion[] {
  return useExternalStore(pending, NONE).filter(({ state }) => state === 'waiting');
}

/** Returns an answer of the server with the pending completions applied to its entries. */
export function useWithPendingCompletions<Answer>(answer: Answer): Answer {
  const all = useExternalStore(pending, NONE);
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
  const { readStored } = await openDatabase();
  const stored = await readStored<StoredCompletion>('completions', userId);
  const sending = pending.get().filter(({ state }) => state === 'sending');
  const waiting = stored
    .filter(({ entryId }) => !sending.some((own) => own.entryId === entryId))
    .map((completion) => ({ ...completion, state: 'waiting' as const }));
  const found = [...sending, ...waiting];
  // The member may have signed out during the read.
  if (readUserId() === userId) pending.set(found);
  return found;
}

/**
 * Queues and stores a completion that is sent now. Returns the stored completion of its entry: this one, or the one that
 * another tab stored before; null where the browser refuses storage.
 */
export async function enqueue(completion: StoredCompletion): Promise<StoredCompletion | null> {
  setState(completion, 'sending');
  try {
    const { putIfAbsent } = await openDatabase();
    return await putIfAbsent('completions', completion.entryId, completion);
  } catch {
    return null;
  }
}

/** Keeps a completion in the queue for the next flush. */
export const requeue = (completion: StoredCompletion): void => setState(completion, 'waiting');

/**
 * Removes a settled completion from the queue at once, and from storage before the promise resolves. A stored one with
 * another reflection belongs to another tab and stays.
 */
export async function dequeue({ userId, entryId, userReflection }: StoredCompletion): Promise<void> {
  pending.set(pending.get().filter((other) => other.entryId !== entryId));
  const isOwn = (stored: StoredCompletion) => stored.userReflection === userReflection;
  // If the chunk does not load, nothing was stored.
  await openDatabase().then(
    ({ deleteIf }) => deleteIf('completions', userId, entryId, isOwn),
    () => undefined,
  );
}

function setState(completion: StoredCompletion, state: PendingCompletion['state']) {
  const others = pending.get().filter(({ entryId }) => entryId !== completion.entryId);
  pending.set([...others, { ...completion, state }]);
}
