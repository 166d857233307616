import { Button } from '@mantine/core';
import { loadErrorWords as words } from '#strings/app.ts';
import { readServerError } from '../../lib/calls/server-error.ts';
import { LinkButton } from '../buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';

interface ErrorPageProps {
  title?: string;
  message?: string;
  onRetry: () => void;
}

/** Replaces a screen that could not be shown, with a retry button and a link home. */
export function ErrorPage({ title = words.title, message = words.message, onRetry }: ErrorPageProps) {
  return (
    <MessagePage
      title={title}
      actions={
        <>
          <Button onClick={onRetry}>{words.retry}</Button>
          {window.location.pathname !== '/' && (
            <LinkButton href="/" variant="default">
              {words.home}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{message}</p>
    </MessagePage>
  );
}

/** Replaces a screen whose data could not be loaded. */
export function LoadErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message } = readServerError(error);
  return (
    <ErrorPage
      title={status === null ? words.offline : words.title}
      message={message ?? words.offlineMessage}
      onRetry={onRetry}
    />
  );
}
