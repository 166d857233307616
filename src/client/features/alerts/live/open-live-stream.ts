import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { AppRouter } from '../../../../server/router.ts';
import type { LiveEvent } from '../../../../shared/live.ts';
import { checkForUpdate } from '../../../lib/browser/service-worker.ts';
import { notifyListeners, streamIsUp } from '../../../lib/calls/live-events.ts';
import { transformer } from '../../../lib/calls/transformer.ts';
import { endSession, readUserId } from '../../../lib/session/session.ts';
import { sendQuery, whenSessionSettled } from '../../../lib/session/session-change.ts';
import { mayShowNotifications } from '../channels/desktop/notifications.ts';
import { type ConnectionOptions, createLiveConnection } from './live-connection.ts';
import { shareStream } from './shared-stream.ts';

/**
 * Opens the member's stream of server-sent events, which all tabs of this browser share, and keeps it open. Returns a
 * function that closes it.
 * @param show called with each event in one tab only, which shows its notification.
 */
export function openLiveStream(userId: number, show: (event: LiveEvent) => void): () => void {
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
  let lastEventId: string | null = null;
  let wasReady = false;
  const share = () =>
    shareStream({
      // Another member in this browser has another channel.
      channel: new BroadcastChannel(`hesed-live-${userId}`),
      from: lastEventId,
      connect: (on) =>
        createLiveConnection({
          ...on,
          open,
          isOnline: () => navigator.onLine,
          // `EventSource` gives no reason for an error, so check whether the session has ended.
          onLost(losses) {
            if (losses === 2) void endSessionIfEnded();
          },
        }),
      isHidden: () => document.hidden,
      staysOpenHidden: mayShowNotifications,
      onEvent({ id, event }, holds) {
        lastEventId = id;
        // The stream may have been lost because a new version of the site was deployed.
        if (holds && event.kind === 'ready' && wasReady) checkForUpdate();
        wasReady = true;
        if (holds) show(event);
        notifyListeners(event);
      },
      onUp: streamIsUp.set,
    });
  let stream = share();
  const update = () => stream.update();
  // A page in the back/forward cache hears no other tab and must not hold the stream.
  const stop = () => stream.stop();
  const restart = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stream.stop();
    stream = share();
  };
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  document.addEventListener('visibilitychange', update);
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', restart);
  const stopWatching = watchPermission(() => stream.reopen());
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
    document.removeEventListener('visibilitychange', update);
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', restart);
    stopWatching();
    stream.stop();
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
