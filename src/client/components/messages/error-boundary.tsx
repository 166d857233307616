import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { troubleWords } from '#strings/app.ts';
import { LinkButton } from '../buttons/link-button.tsx';
import { MessagePage } from './message-page.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new one gives what comes next its chance. */
  resetKey?: string;
}

/** Stands in for a screen that failed while it was drawn. */
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
    const { title, message, reload, home } = troubleWords;
    return (
      <MessagePage
        title={title}
        actions={
          <>
            <Button onClick={() => window.location.reload()}>{reload}</Button>
            {window.location.pathname !== '/' && (
              <LinkButton href="/" variant="default">
                {home}
              </LinkButton>
            )}
          </>
        }
      >
        <p>{message}</p>
      </MessagePage>
    );
  }
}
