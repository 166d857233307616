import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { troubleWords } from '#strings/app.ts';
import { LinkButton } from './link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** Stands in for a screen that failed while it was drawn; a new `resetKey` gives the next screen its chance. */
export class ErrorBoundary extends Component<{ children: ReactNode; resetKey: string }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: { resetKey: string }) {
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
