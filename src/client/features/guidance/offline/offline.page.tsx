import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { offlinePageWords as words } from '#strings/guidance/offline.ts';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { MessagePage } from '../../../components/messages/message-page.tsx';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { readStored } from '../../../lib/offline/offline-database.ts';
import { useUserId } from '../../../lib/session/session.ts';

/** The page of an offline browser. It contains no member's data, so the service worker can cache it. */
export default function OfflinePage() {
  const online = useOnline();
  const { readable, waiting } = useOfflineData();
  if (online)
    return (
      <MessagePage title={words.online} actions={<LinkButton href="/">{words.home}</LinkButton>}>
        <p>{words.onlineMessage}</p>
      </MessagePage>
    );
  return (
    <MessagePage
      title={words.title}
      actions={
        <>
          {readable && <LinkButton href="/dashboard">{words.today}</LinkButton>}
          {readable && (
            <LinkButton href="/guidance" variant="default">
              {words.history}
            </LinkButton>
          )}
          {!readable && <Button onClick={() => window.location.reload()}>{words.retry}</Button>}
        </>
      }
    >
      <p>{words.message}</p>
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      <p>{readable ? words.readable : words.nothingKept}</p>
    </MessagePage>
  );
}

/** Returns whether answers are stored for reading offline, and the number of queued completions. */
function useOfflineData(): { readable: boolean; waiting: number } {
  const userId = useUserId();
  const [stored, setStored] = useState({ readable: false, waiting: 0 });
  useEffect(() => {
    if (userId === null) return;
    let unmounted = false;
    void Promise.all([readStored('answers', userId), readStored('completions', userId)]).then(
      ([answers, completions]) => {
        if (!unmounted) setStored({ readable: answers.length > 0, waiting: completions.length });
      },
    );
    return () => {
      unmounted = true;
    };
  }, [userId]);
  return stored;
}
