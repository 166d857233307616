import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { offlineWords } from '#strings/guidance/offline.ts';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { showError, showSuccess } from '../../../lib/notices.ts';
import type { WaitingCompletion } from '../../../lib/offline/offline-store.ts';
import { trpc } from '../../../trpc.ts';
import { followEntries } from '../entry/entry-cache.ts';
import { leaveWaiting, loadWaiting, useWaitingCompletions } from './completion-queue.ts';
import { flushCompletionQueue } from './flush-completion-queue.ts';

// The wait before another try when sending failed although there is a network.
const TRY_AGAIN_MS = 60_000;

/** Sends what a member completed without a network as soon as it can be, and shows it as completed until then. */
export function useCompletionQueue(userId: number): void {
  const online = useOnline();
  const waits = useWaitingCompletions().length > 0;
  const cache = useQueryClient();
  const { client } = trpc.useUtils();

  useEffect(() => followEntries(cache), [cache]);

  const send = useEffectEvent(async () => {
    const { sent, refused, elsewhere } = await flushCompletionQueue(userId, { client, cache });
    for (const completion of refused) tellRefused(completion);
    for (const { title } of elsewhere) {
      const { title: what, message } = offlineWords.elsewhere;
      showError({ title: what, message: message(title) });
    }
    if (sent > 0 && refused.length + elsewhere.length === 0) showSuccess(offlineWords.sent);
  });

  useEffect(() => {
    // Shown first: the server may take long to say that it cannot be reached.
    let left = false;
    void loadWaiting(userId).then(() => {
      if (online && !left) void send();
    });
    return () => {
      left = true;
    };
  }, [online, userId]);
  useEffect(() => () => leaveWaiting(), []);

  useEffect(() => {
    if (!online || !waits) return;
    const timer = setInterval(() => void send(), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [online, waits]);
}

function tellRefused({ title, userReflection }: WaitingCompletion): void {
  const { title: what, message, withWords } = offlineWords.refused;
  showError({ title: what, message: userReflection ? withWords(title) : message(title) });
}
