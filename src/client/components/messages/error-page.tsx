import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { troubleWords as words } from '#strings/app.ts';
import { readServerError } from '../../lib/calls/server-error.ts';
import { LinkButton } from '../buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';

interface TroublePageProps {
  title?: string;
  message?: string;
  /** The button's label; "Try again" by default. */
  retry?: string;
  onRetry: () => void;
}

/** Replaces a screen that could not be shown, with a retry button and a link home. */
export function ErrorPage({ title = words.title, message = words.message, ...act }: TroublePageProps) {
  const { retry = words.retry, onRetry } = act;
  return (
    <MessagePage
      title={title}
      actions={
        <>
          <Button onClick={onRetry}>{retry}</Button>
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
export function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message } = readServerError(error);
  return (
    <ErrorPage
      title={status === null ? words.offline : words.title}
      message={message ?? words.offlineMessage}
      onRetry={onRetry}
    />
  );
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new key resets the boundary. */
  resetKey?: string;
}

/** Replaces a screen that failed to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorPage retry={words.reload} onRetry={() => window.location.reload()} />;
  }
}
