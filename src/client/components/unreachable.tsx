import { Button } from '@mantine/core';
import { readServerError } from '../lib/server-error.ts';
import { strings } from '../lib/strings.ts';
import { MessagePage } from './message-page.tsx';

/** Stands in for a screen whose data could not be loaded. */
export function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message } = readServerError(error);
  const { title, offline, offlineMessage, retry } = strings.trouble;
  return (
    <MessagePage title={status === null ? offline : title} actions={<Button onClick={onRetry}>{retry}</Button>}>
      <p>{message ?? offlineMessage}</p>
    </MessagePage>
  );
}
