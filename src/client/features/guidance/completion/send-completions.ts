import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { offlineWords } from '#strings/guidance/offline.ts';
import type { CareCard } from '../../../../shared/guidance/care/care-card.ts';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { refreshAfter } from '../../../lib/calls/refreshes.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError, showSuccess } from '../../../lib/notices.ts';
import type { StoredCompletion } from '../../../lib/offline/offline-store.ts';
import { trpc } from '../../../trpc.ts';
import { type Completed, takeCompletion } from '../entry/entry-cache.ts';
import {
  enterQueue,
  leaveQueue,
  loadPending,
  type PendingCompletion,
  useWaitingCompletions,
  waitInQueue,
} from './completion-queue.ts';
import { dropDrafts, keepRefused } from './drafts.ts';

const LOCK = 'hesed-completions';
// How long a tab waits for another one that is sending.
const TURN_MS = 5_000;
// The wait before another try when sending failed although there is a network.
const TRY_AGAIN_MS = 60_000;

/** What completions are sent with. */
export interface Sender {
  cache: QueryClient;
  call(input: { id: number; userReflection: string | null }): Promise<Completed & { offersCare: boolean }>;
}

/** The outcome of sending a completion. Only `later` leaves it in the queue. */
export type Outcome =
  | { kind: 'completed'; care: CareCard | null }
  /**
   * The entry was completed before, with other words: those stay (decisions.md D13), and these are kept on the card.
   * `waiting` is the completion with those words, where it is another tab's and the server does not have it yet.
   */
  | { kind: 'elsewhere'; waiting?: StoredCompletion }
  /** `waiting` is the completion that will be sent, this one or another tab's of the same entry. */
  | { kind: 'later'; waiting: StoredCompletion }
  /** The server would not have it. What the member wrote is kept for the entry's drawer. */
  | { kind: 'refused' };

/** Sends a completion of the queue; all but an outcome of `later` settles it, so that its caller takes it out. */
async function send(
  completion: PendingCompletion,
  { cache, call }: Sender,
  stored: Promise<StoredCompletion | null>,
): Promise<Outcome> {
  const { userId, entryId, userReflection } = completion;
  let answer: Awaited<ReturnType<Sender['call']>>;
  try {
    answer = await call({ id: entryId, userReflection });
  } catch (error) {
    const waiting = isTriedAgain(completion, readServerError(error).status) ? await stored : null;
    if (waiting && (userReflection === null || waiting.userReflection === userReflection))
      return { kind: 'later', waiting };
    if (userReflection) keepRefused(userId, entryId, userReflection);
    return waiting ? { kind: 'elsewhere', waiting } : { kind: 'refused' };
  }
  const elsewhere = userReflection !== null && answer.entry.userReflection !== userReflection.trim();
  if (elsewhere) keepRefused(userId, entryId, userReflection);
  takeCompletion(cache, answer);
  return elsewhere ? { kind: 'elsewhere' } : { kind: 'completed', care: answer.offersCare ? answer.care : null };
}

/**
 * Returns whether a completion stays in the queue after an error. A new one stays only without a network; with one, its
 * member sees the card open again. One that waits already goes on until a refusal is final, which an ended session is not.
 */
function isTriedAgain({ state }: PendingCompletion, status: number | null): boolean {
  if (state === 'sending') return status === null && !navigator.onLine;
  return status === null || status >= 500 || status === 401 || status === 429;
}

/**
 * Completes an entry: it enters the queue, which shows its card as completed from now on, and is sent at once. The
 * drafts of its drawer are kept until the server, or the browser's storage, has the completion.
 */
export function sendNew(completion: StoredCompletion, sender: Sender): Promise<Outcome> {
  const outcome = settleNew(completion, sender);
  // It is stored by now, and no other tab shall take it for one that waits.
  const locks = 'locks' in navigator ? navigator.locks : null;
  void locks?.request(LOCK, { mode: 'shared', ifAvailable: true }, () => outcome).catch(() => undefined);
  return outcome;
}

async function settleNew(completion: StoredCompletion, sender: Sender): Promise<Outcome> {
  const stored = enterQueue(completion);
  const outcome = await send({ ...completion, state: 'sending' }, sender, stored);
  if ('waiting' in outcome && outcome.waiting) waitInQueue(outcome.waiting);
  else void leaveQueue(completion);
  if (outcome.kind === 'completed' || outcome.kind === 'later') dropDrafts(completion.userId, completion.entryId);
  return outcome;
}

/** The outcome of sending what waits. */
export interface Delivery {
  completed: StoredCompletion[];
  elsewhere: StoredCompletion[];
  refused: StoredCompletion[];
  /** They wait on. */
  left: readonly PendingCompletion[];
}

/**
 * Sends what waits, one after the other, in one tab at a time; what the server is sent twice it has once (decisions.md
 * D13). A tab whose turn comes after another one's finds what is left by then.
 */
export async function sendWaiting(userId: number, sender: Sender): Promise<Delivery> {
  const delivery: Omit<Delivery, 'left'> = { completed: [], elsewhere: [], refused: [] };
  await inOneTab(async () => {
    for (const completion of await loadPending(userId)) {
      if (completion.state === 'sending') continue;
      const { kind } = await send(completion, sender, Promise.resolve(completion));
      if (kind === 'later') break;
      await leaveQueue(completion);
      delivery[kind].push(completion);
    }
  });
  // The server may have refused because of something that this page does not know yet.
  if (delivery.refused.length > 0) void refreshAfter(sender.cache, 'guidance.complete');
  return { ...delivery, left: await loadPending(userId) };
}

async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  const signal = AbortSignal.timeout(TURN_MS);
  await navigator.locks.request(LOCK, { signal }, work).catch((error: unknown) => {
    // The tab whose turn it is waits for the server itself; what it does not send is tried again later.
    if (!signal.aborted) throw error;
  });
}

/** What completions are sent with, for the parts of a screen. */
export function useSender(): Sender {
  const cache = useQueryClient();
  const { mutateAsync } = trpc.guidance.complete.useMutation();
  return useMemo(() => ({ cache, call: mutateAsync }), [cache, mutateAsync]);
}

/** Finds what a member completed without a network, and sends it as soon as it can be. */
export function useSendWaiting(userId: number): void {
  const online = useOnline();
  const waits = useWaitingCompletions().length > 0;
  const sender = useSender();
  const sendAll = useEffectEvent(async () => tellDelivery(await sendWaiting(userId, sender)));

  useEffect(() => {
    // Shown first: the server may take long to say that it cannot be reached.
    let left = false;
    void loadPending(userId).then(() => {
      if (online && !left) void sendAll();
    });
    return () => {
      left = true;
    };
  }, [online, userId]);

  useEffect(() => {
    if (!online || !waits) return;
    const timer = setInterval(() => void sendAll(), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [online, waits]);
}

function tellDelivery({ completed, elsewhere, refused }: Delivery): void {
  for (const { title, userReflection } of refused) {
    const { title: what, message, withWords } = offlineWords.refused;
    showError({ title: what, message: userReflection ? withWords(title) : message(title) });
  }
  for (const { title } of elsewhere)
    showError({ title: offlineWords.elsewhere.title, message: offlineWords.elsewhere.message(title) });
  if (completed.length > 0 && refused.length + elsewhere.length === 0) showSuccess(offlineWords.sent);
}
