import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { AppRouter } from '../../../../server/router.ts';
import type { LiveEvent } from '../../../../shared/live.ts';
import { checkForUpdate } from '../../../lib/browser/service-worker.ts';
import { notifyListeners, streamIsUp } from '../../../lib/calls/live-events.ts';
import { transformer } from '../../../lib/calls/transformer.ts';
import { endSession, readUserId } from '../../../lib/session/session.ts';
import { sendQuery, whenSessionSettled } from '../../../lib/session/session-change.ts';
import { mayShowNotifications, showDesktopNotification } from '../channels/desktop/notifications.ts';
import { waitForHiddenStream } from './hidden-stream.ts';
import { type ConnectionOptions, createLiveConnection } from './live-connection.ts';

/**
 * Opens the member's stream of server-sent events and keeps it open. Returns a function that closes it.
 * @param onShown called for each notification that this tab has shown.
 */
export function openLiveStream(onShown: (deliveryId: number) => void): () => void {
  const api = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc', transformer })] });
  const open: ConnectionOptions['open'] = (lastEventId, on) => {
    const subscribe = () =>
      api.alerts.live.subscribe(
        { lastEventId, desktop: mayShowNotifications() },
        {
          onData: ({ id, data }) => on.event(id, data),
          onError: on.lost,
          onComplete: on.lost,
          onConnectionStateChange: ({ state, error }) => {
            // Report a loss, because the browser's own reconnect has no backoff.
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
  let wasReady = false;
  let hiddenStream: ReturnType<typeof waitForHiddenStream> | null = null;
  const connection = createLiveConnection({
    open,
    isOnline: () => navigator.onLine,
    isHidden: () => document.hidden,
    staysOpenHidden: () => hiddenStream?.isOurs() ?? false,
    onEvent(event: LiveEvent) {
      // The stream may have been lost because a new version of the site was deployed.
      if (event.kind === 'ready' && wasReady) checkForUpdate();
      wasReady = true;
      if (event.kind === 'notification')
        void showDesktopNotification(event).then((shown) => shown && onShown(event.deliveryId));
      notifyListeners(event);
    },
    onUp: streamIsUp.set,
    // `EventSource` gives no reason for an error, so check whether the session has ended.
    onLost(losses) {
      if (losses === 2) void endSessionIfEnded();
    },
  });
  const update = () => {
    if (document.hidden && mayShowNotifications()) {
      hiddenStream ??= waitForHiddenStream(() => connection.update());
    } else {
      hiddenStream?.release();
      hiddenStream = null;
    }
    connection.update();
  };
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  document.addEventListener('visibilitychange', update);
  const stopWatching = watchPermission(() => {
    update();
    connection.reopen();
  });
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
    document.removeEventListener('visibilitychange', update);
    stopWatching();
    hiddenStream?.release();
    connection.stop();
  };
}

// A password change ends the old session's stream shortly before the new session's cookie arrives.
const NEW_SESSION_MS = 2_000;

async function endSessionIfEnded(): Promise<void> {
  const userId = readUserId();
  if (!(await hasSessionEnded(userId))) return;
  await new Promise((done) => setTimeout(done, NEW_SESSION_MS));
  if (await hasSessionEnded(userId)) endSession();
}

/** Returns whether the session of a member has ended; false after a sign-out or once another member has signed in. */
async function hasSessionEnded(userId: number | null): Promise<boolean> {
  if (readUserId() !== userId) return false;
  const ask = (signal: AbortSignal) => fetch('/api/auth/me', { credentials: 'same-origin', signal });
  const answer = await sendQuery(ask).catch(() => null);
  return answer?.status === 401 && readUserId() === userId;
}

/** Calls back when the member allows or blocks notifications. Returns a function that stops it. */
function watchPermission(onChange: () => void): () => void {
  let status: PermissionStatus | null = null;
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      status = found;
      found.addEventListener('change', onChange);
    },
    // Without this API, the next connection reads the permission.
    () => {},
  );
  return () => status?.removeEventListener('change', onChange);
}
