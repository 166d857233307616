import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { offlineWords } from '#strings/guidance/offline.ts';
import type { CareCard } from '../../../../shared/guidance/care/care-card.ts';
import type { Dashboard, GuidanceEntry } from '../../../../shared/guidance.ts';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { refreshAfter } from '../../../refreshes.ts';
import { trpc } from '../../../trpc.ts';
import { writeEntry } from '../entry/entry-cache.ts';
import { deleteDrafts, storeRefusedWords } from './completion-drafts.ts';
import {
  dequeue,
  enqueue,
  loadPending,
  type PendingCompletion,
  requeue,
  type StoredCompletion,
  useWaitingCompletions,
} from './completion-queue.ts';

const LOCK = 'hesed-completions';
// How long a tab waits for another tab that is sending.
const LOCK_TIMEOUT_MS = 5_000;
// How often a non-empty queue is flushed while online.
const RETRY_MS = 60_000;

/** The server's answer to a completion. */
interface Completed extends Pick<Dashboard, 'stats' | 'care'> {
  entry: GuidanceEntry;
  offersCare: boolean;
}

/** The cache and the call with which completions are sent. */
export interface Sender {
  cache: QueryClient;
  call(input: { id: number; userReflection: string | null; secondsAgo?: number | undefined }): Promise<Completed>;
}

/** The outcome of sending a completion. Only `later` keeps it in the queue. */
export type Outcome =
  | { kind: 'completed'; care: CareCard | null }
  /**
   * The entry is already completed with other words. Those stay (decisions.md D13), and the card shows these as unsaved.
   * `waiting` is the other tab's completion when the server does not have it yet.
   */
  | { kind: 'elsewhere'; waiting?: StoredCompletion }
  /** `waiting` is the completion that will be sent, this one or another tab's of the same entry. */
  | { kind: 'later'; waiting: StoredCompletion }
  /** The server refused it. The entry's drawer restores what the member wrote. */
  | { kind: 'refused' };

/** Sends one completion. The caller removes it from the queue unless the outcome is `later`. */
async function send(
  completion: PendingCompletion,
  { cache, call }: Sender,
  stored: Promise<StoredCompletion | null>,
): Promise<Outcome> {
  const { userId, entryId, userReflection, state } = completion;
  // A new completion sends no age: the request has the same time.
  const secondsAgo = state === 'waiting' && completion.madeAt ? secondsSince(completion.madeAt) : undefined;
  let answer: Completed;
  try {
    answer = await call({ id: entryId, userReflection, secondsAgo });
  } catch (error) {
    const waiting = canRetry(completion, readServerError(error).status) ? await stored : null;
    if (waiting && (userReflection === null || waiting.userReflection === userReflection))
      return { kind: 'later', waiting };
    if (userReflection) storeRefusedWords(userId, entryId, userReflection);
    return waiting ? { kind: 'elsewhere', waiting } : { kind: 'refused' };
  }
  const { entry, stats, care, offersCare } = answer;
  const elsewhere = userReflection !== null && entry.userReflection !== userReflection.trim();
  if (elsewhere) storeRefusedWords(userId, entryId, userReflection);
  writeEntry(cache, entryId, entry);
  cache.setQueriesData<Dashboard>({ queryKey: [['guidance', 'dashboard']] }, (day) => day && { ...day, stats, care });
  return elsewhere ? { kind: 'elsewhere' } : { kind: 'completed', care: offersCare ? care : null };
}

/** Returns the age of an instant by the device's clock. A clock that is wrong by days gives the same age. */
function secondsSince(instant: string): number {
  return Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / 1_000));
}

/**
 * Returns whether a completion stays in the queue after an error. A new completion stays only without an answer, because
 * the server may have stored it. After an error answer it leaves the queue, and the card is incomplete again. A queued
 * completion stays unless the error is final. An ended session is not final.
 */
function canRetry({ state }: PendingCompletion, status: number | null): boolean {
  if (state === 'sending') return status === null;
  return status === null || status >= 500 || status === 401 || status === 429;
}

/**
 * Completes an entry: queues the completion, which shows the card as completed (`useWithPendingCompletions`), and sends it
 * at once. Its answer refetches the guidance, as after every mutation (`refreshes.ts`). The drafts of the drawer stay until
 * the server or the browser's storage has the completion.
 */
export function sendNew(completion: StoredCompletion, sender: Sender): Promise<Outcome> {
  const outcome = settleNew(completion, sender);
  // The completion is stored already, so this lock keeps other tabs from flushing it.
  const locks = 'locks' in navigator ? navigator.locks : null;
  void locks?.request(LOCK, { mode: 'shared', ifAvailable: true }, () => outcome).catch(() => undefined);
  return outcome;
}

async function settleNew(completion: StoredCompletion, sender: Sender): Promise<Outcome> {
  const stored = enqueue(completion);
  const outcome = await send({ ...completion, state: 'sending' }, sender, stored);
  if ('waiting' in outcome && outcome.waiting) requeue(outcome.waiting);
  else void dequeue(completion);
  if (outcome.kind === 'completed' || outcome.kind === 'later') deleteDrafts(completion.userId, completion.entryId);
  return outcome;
}

/** The result of a flush of the queue. */
export interface FlushResult {
  completed: StoredCompletion[];
  elsewhere: StoredCompletion[];
  refused: StoredCompletion[];
  /** The completions that stay in the queue. */
  remaining: readonly PendingCompletion[];
}

/**
 * Sends the queued completions one after the other, in one tab at a time. The next tab reads the queue again. The server
 * stores a completion that it gets twice only once (decisions.md D13).
 */
export async function flushQueue(userId: number, sender: Sender): Promise<FlushResult> {
  const result: Omit<FlushResult, 'remaining'> = { completed: [], elsewhere: [], refused: [] };
  await inOneTab(async () => {
    for (const completion of await loadPending(userId)) {
      if (completion.state === 'sending') continue;
      const { kind } = await send(completion, sender, Promise.resolve(completion));
      if (kind === 'later') break;
      await dequeue(completion);
      result[kind].push(completion);
    }
  });
  // The server may have refused because this page shows old data.
  if (result.refused.length > 0) void refreshAfter(sender.cache, 'guidance.complete');
  return { ...result, remaining: await loadPending(userId) };
}

async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
  await navigator.locks.request(LOCK, { signal }, work).catch((error: unknown) => {
    // On a timeout the tab with the lock is still sending; the next flush sends what it leaves.
    if (!signal.aborted) throw error;
  });
}

/** Returns the sender for components. */
export function useSender(): Sender {
  const cache = useQueryClient();
  const { mutateAsync } = trpc.guidance.complete.useMutation();
  return { cache, call: mutateAsync };
}

/** Loads the completions that a member made offline, and sends them as soon as there is a network. */
export function useFlushQueue(userId: number): void {
  const online = useOnline();
  const hasWaiting = useWaitingCompletions().length > 0;
  const sender = useSender();
  const flush = useEffectEvent(async () => showFlushResult(await flushQueue(userId, sender)));

  useEffect(() => {
    let unmounted = false;
    // Load first, so that the cards show as completed while a request to an unreachable server times out.
    void loadPending(userId).then(() => {
      if (online && !unmounted) void flush();
    });
    return () => {
      unmounted = true;
    };
  }, [online, userId]);

  useEffect(() => {
    if (!online || !hasWaiting) return;
    const timer = setInterval(() => void flush(), RETRY_MS);
    return () => clearInterval(timer);
  }, [online, hasWaiting]);
}

function showFlushResult({ completed, elsewhere, refused }: FlushResult): void {
  for (const { title, userReflection } of refused) {
    const { title: what, message, withWords } = offlineWords.refused;
    showError({ title: what, message: userReflection ? withWords(title) : message(title) });
  }
  for (const { title } of elsewhere)
    showError({ title: offlineWords.elsewhere.title, message: offlineWords.elsewhere.message(title) });
  if (completed.length > 0 && refused.length + elsewhere.length === 0) showSuccess(offlineWords.sent);
}
