import { Button, VisuallyHidden } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { notificationWords, updateWords } from '#strings/alerts/live.ts';
import { offlineWords } from '#strings/guidance/offline.ts';
import { StaleLine } from './components/messages/stale-line.tsx';
import { StatusBar } from './components/page/status-bar.tsx';
import { showGuidanceLocally } from './features/alerts/channels/push/local-push.ts';
import { registerAgain } from './features/alerts/channels/push/push-registration.ts';
import { useInboxEvents } from './features/alerts/inbox/use-inbox-events.ts';
import { openLiveStream } from './features/alerts/live/open-live-stream.ts';
import { useKeepLanguage } from './features/auth/use-keep-language.ts';
import { useWaitingCompletions } from './features/guidance/completion/completion-queue.ts';
import { useFlushQueue } from './features/guidance/completion/send-completions.ts';
import { useRecentHistory } from './features/guidance/history/use-history.ts';
import { READABLE_QUERIES } from './features/guidance/offline/readable-queries.ts';
import type { Member } from './features/member/member-context.tsx';
import { registerServiceWorker, reloadIntoUpdate, useUpdateReady } from './lib/browser/service-worker.ts';
import { useOnline } from './lib/browser/use-online.ts';
import { useLiveEvents, useLiveStreamUp } from './lib/calls/live-events.ts';
import { allowReload } from './lib/forms/leave-guard.ts';
import { askToLeave } from './lib/forms/unsaved-changes.ts';
import { deletePersistedQueries, persistQueries, refetchUnreached } from './lib/offline/persisted-queries.ts';
import { focusAfter } from './lib/page/focus-after.ts';
import { whenIdle } from './lib/page/when-idle.ts';
import { useUserId } from './lib/session/session.ts';
import { followOtherTabs, refreshAfter, refreshUnanswered } from './refreshes.ts';
import { trpc } from './trpc.ts';

/**
 * Runs the live stream, the offline cache, the completion queue and the service worker, and shows notices about them. It
 * starts after the first screen.
 */
export default function BackgroundTasks({ member }: { member: Member | null }) {
  const id = member?.account.id;
  usePersistedQueries();
  useEffect(
    () => (import.meta.env.PROD ? whenIdle(() => void registerServiceWorker(notificationWords)) : undefined),
    [],
  );
  return (
    <>
      {member && <MemberBackground key={id} member={member} />}
      <OfflineNotice signedIn={id !== undefined} />
      <UpdateNotice />
      <StaleLine place="screen" />
    </>
  );
}

function MemberBackground({ member }: { member: Member }) {
  const userId = member.account.id;
  useKeepLanguage(member);
  useFlushQueue(userId);
  useRecentHistory(userId);
  // An inbox event makes the bell's count stale.
  const { alerts, auth, client } = trpc.useUtils();
  useInboxEvents(() => void alerts.inbox.read.invalidate({ userId }));
  const cache = useQueryClient();
  useLiveEvents((event) => {
    // The state of an address changed, perhaps on another device: refetch the same queries as after confirming it here.
    if (event.kind === 'attention') void refreshAfter(cache, 'alerts.verification.confirm');
    if (event.kind === 'guidance') void showGuidanceLocally(client, userId, event).catch(() => undefined);
    // A member's first development entry shows the Development switch (decisions.md D48).
    const known = auth.me.getData()?.user.hasDevelopmentData ?? true;
    if (event.kind === 'guidance' && event.isDev && !known) void auth.me.invalidate();
  });
  useEffect(
    () =>
      openLiveStream((deliveryId) => void client.alerts.desktop.shown.mutate({ deliveryId }).catch(() => undefined)),
    [client],
  );
  // If this call fails, the next start of the app retries it.
  useEffect(() => void registerAgain(client, userId).catch(() => undefined), [client, userId]);
  return null;
}

/** Persists queries for offline reading while a member is signed in, and refetches failed queries once online. */
function usePersistedQueries(): void {
  const client = useQueryClient();
  const userId = useUserId();
  const online = useOnline();
  useEffect(() => {
    if (userId !== null) return persistQueries(client, userId, READABLE_QUERIES);
    // The next user of this browser must not find a member's data.
    void deletePersistedQueries();
  }, [client, userId]);
  useEffect(() => {
    if (online) refetchAfterOutage(client);
  }, [client, online]);
  // After an outage of the server, the browser was online all the time.
  const live = useLiveStreamUp();
  useEffect(() => {
    if (live) refetchAfterOutage(client);
  }, [client, live]);
  useEffect(() => followOtherTabs(client), [client]);
}

function refetchAfterOutage(client: QueryClient): void {
  refetchUnreached(client);
  refreshUnanswered(client);
}

function OfflineNotice({ signedIn }: { signedIn: boolean }) {
  const online = useOnline();
  const [path] = useLocation();
  const waiting = useWaitingCompletions().length;
  // The offline page says this itself.
  if (path === '/offline') return null;
  const rest = [...(signedIn ? [offlineWords.readable] : []), ...(waiting > 0 ? [offlineWords.waiting(waiting)] : [])];
  return (
    <>
      <VisuallyHidden role="status">{!online && [`${offlineWords.title}.`, ...rest].join(' ')}</VisuallyHidden>
      {!online && (
        <StatusBar icon={<IconCloudOff aria-hidden size={20} stroke={1.7} />} title={offlineWords.title}>
          {rest.join(' ')}
        </StatusBar>
      )}
    </>
  );
}

/** Offers to reload into a new version. The page never reloads by itself. */
function UpdateNotice() {
  const ready = useUpdateReady();
  const [dismissed, setDismissed] = useState(false);
  const shown = ready && !dismissed;
  const reload = async () => {
    if (!(await askToLeave({ clearsDrafts: false }))) return;
    allowReload();
    reloadIntoUpdate();
  };
  return (
    <>
      <VisuallyHidden role="status">{shown && updateWords.ready}</VisuallyHidden>
      {shown && (
        <StatusBar
          icon={<IconRefresh aria-hidden size={20} stroke={1.7} />}
          title={updateWords.ready}
          actions={
            <>
              <Button variant="subtle" size="sm" px="sm" onClick={() => void reload()}>
                {updateWords.reload}
              </Button>
              <Button
                variant="subtle"
                size="sm"
                px="sm"
                onClick={() => focusAfter(() => setDismissed(true), 'main', { preventScroll: true })}
              >
                {updateWords.later}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
