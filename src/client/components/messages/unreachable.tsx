import { Button } from '@mantine/core';
import { troubleWords } from '#strings/app.ts';
import { readServerError } from '../../lib/calls/server-error.ts';
import { MessagePage } from './message-page.tsx';

/** Stands in for a screen whose data could not be loaded. */
export function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message } = readServerError(error);
  const { title, offline, offlineMessage, retry } = troubleWords;
  return (
    <MessagePage title={status === null ? offline : title} actions={<Button onClick={onRetry}>{retry}</Button>}>
      <p>{message ?? offlineMessage}</p>
    </MessagePage>
  );
}
