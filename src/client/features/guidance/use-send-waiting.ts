import { useEffect, useEffectEvent } from 'react';
import { offlineWords } from '#strings/offline.ts';
import { showError, showSuccess } from '../../lib/notices.ts';
import type { WaitingCompletion } from '../../lib/offline-store.ts';
import { useOnline } from '../../lib/use-online.ts';
import { trpc } from '../../trpc.ts';
import { keepReflection } from './kept-reflections.ts';
import { loadWaiting, sendWaiting, useWaitingCompletions } from './waiting-completions.ts';

// What could not be sent although there is a network is tried again after this long.
const TRY_AGAIN_MS = 60_000;

/** Sends what a member completed without a network, as soon as there is one. */
export function useSendWaiting(userId: number): void {
  const online = useOnline();
  const waits = useWaitingCompletions().length > 0;
  const { client, guidance } = trpc.useUtils();

  const send = useEffectEvent(async () => {
    let [sent, refused] = [0, 0];
    await sendWaiting(userId, {
      send: ({ entryId, userReflection }) => client.guidance.complete.mutate({ id: entryId, userReflection }),
      onSent: () => {
        sent += 1;
      },
      onRefused(completion) {
        refused += 1;
        tellRefused(completion);
      },
    });
    if (sent > 0 && refused === 0) showSuccess(offlineWords.sent);
    if (sent + refused === 0) return;
    void guidance.dashboard.invalidate();
    void guidance.history.invalidate();
  });

  useEffect(() => {
    void (online ? send() : loadWaiting(userId));
  }, [online, userId]);

  useEffect(() => {
    if (!online || !waits) return;
    const timer = setInterval(() => void send(), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [online, waits]);
}

function tellRefused({ userId, entryId, title, userReflection }: WaitingCompletion): void {
  if (userReflection) keepReflection(userId, entryId, userReflection);
  const { title: what, message, withWords } = offlineWords.refused;
  showError({ title: what, message: userReflection ? withWords(title) : message(title) });
}
