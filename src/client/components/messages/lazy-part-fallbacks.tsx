import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { dialogWords, loadErrorWords } from '#strings/app.ts';
import { ErrorPage } from './error-page.tsx';
import classes from './lazy-part-fallbacks.module.css';
import { LoadFailed } from './load-failed.tsx';

// The fallbacks of a lazy part whose chunk failed to load.

/** Renders nothing, for a part that the page can do without. */
export const noFallback = (): ReactNode => null;

/** Replaces a part of a screen. */
export const partFallback = (_props: object, onRetry: () => void): ReactNode => (
  <LoadFailed error={null} onRetry={onRetry} />
);

/** Replaces a whole screen. */
export const screenFallback = (_props: object, onRetry: () => void): ReactNode => <ErrorPage onRetry={onRetry} />;

interface DialogState {
  opened: boolean;
  onClose: () => void;
}

/** Replaces a drawer or dialog with a small alert, so that the rest of the screen stays usable. */
export const dialogFallback = ({ opened, onClose }: DialogState, onRetry: () => void): ReactNode =>
  opened &&
  // A portal, because an ancestor may clip it or contain fixed elements.
  createPortal(
    <div className={classes.over} role="alert">
      <Text c="bright" fw={600}>
        {loadErrorWords.offline}
      </Text>
      <p>{loadErrorWords.offlineMessage}</p>
      <Group gap="xs" align="stretch" mt="sm">
        <Button size="sm" onClick={onRetry}>
          {loadErrorWords.retry}
        </Button>
        <Button size="sm" variant="subtle" onClick={onClose}>
          {dialogWords.close}
        </Button>
      </Group>
    </div>,
    document.body,
  );

/** The same for a part whose props have other names. */
export const dialogFallbackBy =
  <Props extends object>(read: (props: Props) => DialogState) =>
  (props: Props, onRetry: () => void): ReactNode =>
    dialogFallback(read(props), onRetry);
