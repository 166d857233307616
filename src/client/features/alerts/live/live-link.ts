import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { AppRouter } from '../../../../server/router.ts';
import type { LiveEvent } from '../../../../shared/live.ts';
import { lookForUpdate } from '../../../lib/browser/service-worker.ts';
import { transformer } from '../../../lib/calls/transformer.ts';
import { endSession, readUserId } from '../../../lib/session/session.ts';
import { sendQuery, whenSessionSettled } from '../../../lib/session/session-change.ts';
import { mayShowNotifications, showDesktopNotification } from '../channels/desktop/notifications.ts';
import { streamIsUp, tellListeners } from './live.tsx';
import { createLiveConnection, type Wires } from './live-connection.ts';

/**
 * Opens the member's stream of server-sent events and keeps it open; returns a function that ends it. `onShown` is told
 * of each notification that this tab has shown.
 */
export function openLiveLink(onShown: (deliveryId: number) => void): () => void {
  const api = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc', transformer })] });
  const open: Wires['open'] = (lastEventId, on) => {
    const subscribe = () =>
      api.alerts.live.subscribe(
        { lastEventId, desktop: mayShowNotifications() },
        {
          onData: ({ id, data }) => on.event(id, data),
          onError: on.lost,
          onComplete: on.lost,
          onConnectionStateChange: ({ state, error }) => {
            // The browser would reconnect by itself, always after the same wait.
            if (state === 'connecting' && error) on.lost();
          },
        },
      );
    let closed = false;
    let subscription: ReturnType<typeof subscribe> | undefined;
    void whenSessionSettled().then(() => {
      if (!closed) subscription = subscribe();
    });
    return () => {
      closed = true;
      subscription?.unsubscribe();
    };
  };
  let stood = false;
  const connection = createLiveConnection({
    open,
    isOnline: () => navigator.onLine,
    isHidden: () => document.hidden,
    worksHidden: mayShowNotifications,
    onEvent(event: LiveEvent) {
      // A stream that was opened again may have ended because of a new version of the site.
      if (event.kind === 'ready' && stood) lookForUpdate();
      stood = true;
      if (event.kind === 'notification')
        void showDesktopNotification(event).then((shown) => shown && onShown(event.deliveryId));
      tellListeners(event);
    },
    onUp: streamIsUp.set,
    // A refused stream tells the browser no reason, so ask whether the session has ended.
    onLost(losses) {
      if (losses === 2) void endIfOver();
    },
  });
  const review = () => connection.review();
  window.addEventListener('online', review);
  window.addEventListener('offline', review);
  document.addEventListener('visibilitychange', review);
  const stopWatching = watchPermission(() => connection.reopen());
  return () => {
    window.removeEventListener('online', review);
    window.removeEventListener('offline', review);
    document.removeEventListener('visibilitychange', review);
    stopWatching();
    connection.stop();
  };
}

// A new password ends the stream of the old session a moment before the cookie of the new one arrives.
const NEW_SESSION_MS = 2_000;

async function endIfOver(): Promise<void> {
  const userId = readUserId();
  if (!(await isOver(userId))) return;
  await new Promise((done) => setTimeout(done, NEW_SESSION_MS));
  if (await isOver(userId)) endSession();
}

/** Returns whether the session of a member has ended; false after a sign-out or once another member has signed in. */
async function isOver(userId: number | null): Promise<boolean> {
  if (readUserId() !== userId) return false;
  const ask = (signal: AbortSignal) => fetch('/api/auth/me', { credentials: 'same-origin', signal });
  const answer = await sendQuery(ask).catch(() => null);
  return answer?.status === 401 && readUserId() === userId;
}

/** Calls back when the member allows notifications, or no longer does. */
function watchPermission(onChange: () => void): () => void {
  let status: PermissionStatus | null = null;
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      status = found;
      found.addEventListener('change', onChange);
    },
    // Without this query, the next connection reads the permission again.
    () => {},
  );
  return () => status?.removeEventListener('change', onChange);
}
