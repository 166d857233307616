import type { QueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../../lib/calls/refreshes.ts';
import type { WaitingCompletion } from '../../../lib/offline/offline-store.ts';
import type { trpc } from '../../../trpc.ts';
import { keepRefused } from '../completion/kept-reflections.ts';
import { takeCompletion, writeEntry } from '../entry/entry-cache.ts';
import { sendWaiting } from './completion-queue.ts';

type Api = ReturnType<typeof trpc.useUtils>['client'];

/** The outcome of sending the waiting completions. */
export interface Delivery {
  sent: number;
  /** The server would not have them. */
  refused: WaitingCompletion[];
  /** Their entry had been completed before, with other words. */
  elsewhere: WaitingCompletion[];
  /** They wait on. */
  left: readonly WaitingCompletion[];
}

/** Sends what waits, keeps the words the server did not take, and shows the entries as they are by then. */
export async function flushCompletionQueue(
  userId: number,
  { client, cache }: { client: Api; cache: QueryClient },
): Promise<Delivery> {
  const [refused, elsewhere]: [WaitingCompletion[], WaitingCompletion[]] = [[], []];
  let sent = 0;
  const left = await sendWaiting(userId, {
    async send(completion) {
      const { entryId, userReflection } = completion;
      const answer = await client.guidance.complete.mutate({ id: entryId, userReflection });
      const { entry } = answer;
      takeCompletion(cache, answer);
      if (userReflection && entry.userReflection !== userReflection.trim()) elsewhere.push(completion);
    },
    onSent: () => {
      sent += 1;
    },
    onRefused: (completion) => void refused.push(completion),
  });
  for (const { entryId, userReflection } of [...refused, ...elsewhere])
    if (userReflection) keepRefused(userId, entryId, userReflection);
  for (const { entryId } of refused)
    writeEntry(cache, entryId, { isCompleted: false, completedAt: null, userReflection: null });
  // The server may have refused because of something that this page does not know yet.
  if (refused.length > 0) void refreshAfter(cache, 'guidance.complete');
  return { sent, refused, elsewhere, left };
}
