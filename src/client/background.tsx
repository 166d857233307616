import { Button, VisuallyHidden } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { updateWords } from '#strings/alerts/live.ts';
import { offlineWords } from '#strings/guidance/offline.ts';
import { StatusBar } from './components/page/status-bar.tsx';
import { registerAgain } from './features/alerts/channels/push/push-registration.ts';
import { useInboxEvents } from './features/alerts/inbox/use-inbox-events.ts';
import { useLive } from './features/alerts/live/live.tsx';
import { openLiveLink } from './features/alerts/live/live-link.ts';
import type { Member } from './features/auth/member.tsx';
import { useKeepLanguage } from './features/auth/use-keep-language.ts';
import { useWaitingCompletions } from './features/guidance/completion/completion-queue.ts';
import { useFlushQueue } from './features/guidance/completion/send-completions.ts';
import { ENTRY_ANCHOR } from './features/guidance/entry/entry-ids.ts';
import { useRecentHistory } from './features/guidance/history/use-history.ts';
import { registerServiceWorker, reloadIntoUpdate, useUpdateReady } from './lib/browser/service-worker.ts';
import { useOnline } from './lib/browser/use-online.ts';
import { followOtherTabs, refreshAfter } from './lib/calls/refreshes.ts';
import { askAgain, forgetAnswers, keepAnswers } from './lib/offline/offline-answers.ts';
import { useAnchor } from './lib/page/use-anchor.ts';
import { whenIdle } from './lib/page/when-idle.ts';
import { useUserId } from './lib/session/session.ts';
import { trpc } from './trpc.ts';

/**
 * Runs everything behind the screens once the first one is drawn: the stream, the offline cache and queue, the service
 * worker, and the notices about them.
 */
export default function Background({ member }: { member: Member | null }) {
  const id = member?.account.id;
  useKeptAnswers();
  useEffect(() => (import.meta.env.PROD ? whenIdle(() => void registerServiceWorker()) : undefined), []);
  return (
    <>
      {member && <ForMember key={id} member={member} />}
      <OfflineLine signedIn={id !== undefined} />
      <UpdateLine />
    </>
  );
}

function ForMember({ member }: { member: Member }) {
  const userId = member.account.id;
  useKeepLanguage(member);
  useFlushQueue(userId);
  useRecentHistory(userId);
  // An inbox event makes the bell's count out of date.
  const { alerts, auth, client } = trpc.useUtils();
  useInboxEvents(() => void alerts.inbox.read.invalidate({ userId }));
  const cache = useQueryClient();
  useLive((event) => {
    // An address was confirmed or refused, or takes messages again, perhaps on another device: as if it was confirmed here.
    if (event.kind === 'attention') void refreshAfter(cache, 'alerts.verification.confirm');
    // A member's first development entry makes the switch that shows it appear (decisions.md D48).
    const known = auth.me.getData()?.user.hasDevelopmentData ?? true;
    if (event.kind === 'guidance' && event.isDev && !known) void auth.me.invalidate();
  });
  useAnchor(ENTRY_ANCHOR);
  useEffect(
    () => openLiveLink((deliveryId) => void client.alerts.desktop.shown.mutate({ deliveryId }).catch(() => undefined)),
    [client],
  );
  // When this call fails, the next start of the app makes it again.
  useEffect(() => void registerAgain(client, userId).catch(() => undefined), [client, userId]);
  return null;
}

/** Keeps answers while somebody is signed in, and asks again for what was missed without a network. */
function useKeptAnswers(): void {
  const client = useQueryClient();
  const userId = useUserId();
  const online = useOnline();
  useEffect(() => {
    if (userId !== null) return keepAnswers(client);
    // The next user of this browser must not find anything of the last one.
    void forgetAnswers();
  }, [client, userId]);
  useEffect(() => {
    if (online) askAgain(client);
  }, [client, online]);
  useEffect(() => followOtherTabs(client), [client]);
}

function OfflineLine({ signedIn }: { signedIn: boolean }) {
  const online = useOnline();
  const [path] = useLocation();
  const waiting = useWaitingCompletions().length;
  // The page that is all about it needs no line about it.
  if (path === '/offline') return null;
  const rest = [...(signedIn ? [offlineWords.readable] : []), ...(waiting > 0 ? [offlineWords.waiting(waiting)] : [])];
  return (
    <>
      <VisuallyHidden role="status">{!online && [offlineWords.title, ...rest].join('. ')}</VisuallyHidden>
      {!online && (
        <StatusBar icon={<IconCloudOff aria-hidden size={20} stroke={1.7} />} title={offlineWords.title}>
          {rest.join(' ')}
        </StatusBar>
      )}
    </>
  );
}

/** A new version is told of, not forced on anybody. */
function UpdateLine() {
  const ready = useUpdateReady();
  const [dismissed, setDismissed] = useState(false);
  const shown = ready && !dismissed;
  return (
    <>
      <VisuallyHidden role="status">{shown && updateWords.ready}</VisuallyHidden>
      {shown && (
        <StatusBar
          icon={<IconRefresh aria-hidden size={20} stroke={1.7} />}
          title={updateWords.ready}
          actions={
            <>
              <Button variant="subtle" size="sm" px="sm" onClick={reloadIntoUpdate}>
                {updateWords.reload}
              </Button>
              <Button variant="subtle" size="sm" px="sm" onClick={() => setDismissed(true)}>
                {updateWords.later}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
