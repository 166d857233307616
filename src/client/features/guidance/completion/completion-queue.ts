import { useMemo, useSyncExternalStore } from 'react';
import type { StoredCompletion } from '../../../lib/offline/offline-store.ts';
import { onMemberChange, readUserId } from '../../../lib/session/session.ts';
import { changeEntries } from '../entry/entry-cache.ts';

/** A completion that the server has not answered yet. */
export interface PendingCompletion extends StoredCompletion {
  /** Sent right now by the press that made it, or kept until there is a network or a server that takes it. */
  state: 'sending' | 'waiting';
}

const NONE: readonly PendingCompletion[] = [];
const watchers = new Set<() => void>();
let pending = NONE;

function setPending(next: readonly PendingCompletion[]): void {
  pending = next;
  for (const watch of [...watchers]) watch();
}

// What waits for a member's return stays stored.
onMemberChange(() => setPending(NONE));

// The background brings it along soon after the first screen; until then nobody asks for it.
const openStore = () => import('../../../lib/offline/offline-store.ts');

/** The completions that the server has not answered yet, as far as they are found by now. */
export function usePendingCompletions(): readonly PendingCompletion[] {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    () => pending,
    () => NONE,
  );
}

/** The completions that are kept until they can be sent. */
export function useWaitingCompletions(): readonly PendingCompletion[] {
  const all = usePendingCompletions();
  return useMemo(() => all.filter(({ state }) => state === 'waiting'), [all]);
}

/** An answer as it is shown: an entry is completed as soon as its completion is in the queue. */
export function useShown<Answer>(answer: Answer): Answer {
  const all = usePendingCompletions();
  return useMemo(
    () =>
      changeEntries(answer, (entry) => {
        // Where the server has a completion, its own is shown.
        const own = entry.isCompleted ? undefined : all.find(({ entryId }) => entryId === entry.id);
        return own && own.userId === entry.userId
          ? { ...entry, isCompleted: true, userReflection: own.userReflection }
          : entry;
      }),
    [answer, all],
  );
}

/** Finds what is stored too, from an earlier visit or another tab. Gives all that is pending. */
export async function loadPending(userId: number): Promise<readonly PendingCompletion[]> {
  const { readKept } = await openStore();
  const stored = await readKept('completions', userId);
  const sending = pending.filter(({ state }) => state === 'sending');
  const waiting = stored
    .filter(({ entryId }) => !sending.some((own) => own.entryId === entryId))
    .map((completion) => ({ ...completion, state: 'waiting' as const }));
  const found = [...sending, ...waiting];
  // The member may have signed out meanwhile; the queue belongs to no other.
  if (readUserId() === userId) setPending(found);
  return found;
}

/**
 * Enters a completion that is sent now, and stores it so that it outlives the page. Returns what is stored for its entry:
 * the completion itself, or the one that another tab stored before; null where the browser refuses storage.
 */
export async function enterQueue(completion: StoredCompletion): Promise<StoredCompletion | null> {
  setState(completion, 'sending');
  try {
    const { keepFirst } = await openStore();
    return await keepFirst(completion);
  } catch {
    return null;
  }
}

/** The completion goes on waiting. */
export const waitInQueue = (completion: StoredCompletion): void => setState(completion, 'waiting');

/** The completion is settled: it is shown no longer, and stored no longer once the promise resolves. */
export async function leaveQueue(completion: StoredCompletion): Promise<void> {
  setPending(pending.filter(({ entryId }) => entryId !== completion.entryId));
  // Where the chunk does not come, nothing was stored.
  await openStore().then(
    ({ dropCompletion }) => dropCompletion(completion),
    () => undefined,
  );
}

function setState({ userId, entryId, title, userReflection }: StoredCompletion, state: PendingCompletion['state']) {
  const others = pending.filter((other) => other.entryId !== entryId);
  setPending([...others, { userId, entryId, title, userReflection, state }]);
}
