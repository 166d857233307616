import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { dialogWords, troubleWords } from '#strings/app.ts';
import { LoadFailed } from './load-failed.tsx';
import classes from './missing-part.module.css';
import { TroublePage } from './trouble-page.tsx';

// The replacements of a lazy part whose chunk failed to load.

/** For what the page does without. */
export const missingNothing = (): ReactNode => null;

/** For a part of a screen: says so in its place. */
export const missingHere = (_props: object, onRetry: () => void): ReactNode => (
  <LoadFailed error={null} onRetry={onRetry} />
);

/** For a whole screen. */
export const missingScreen = (_props: object, onRetry: () => void): ReactNode => <TroublePage onRetry={onRetry} />;

/** For what opens over a screen: a note in its place, which leaves the rest of the screen usable. */
export const missingOver =
  <Props extends object>(read: (props: Props) => { opened: boolean; onClose: () => void }) =>
  (props: Props, onRetry: () => void): ReactNode => {
    const { opened, onClose } = read(props);
    return (
      opened &&
      // In a portal, because the parent may be clipped or may be no place for a fixed box.
      createPortal(
        <div className={classes.over} role="alert">
          <Text c="bright" fw={600}>
            {troubleWords.offline}
          </Text>
          <p>{troubleWords.offlineMessage}</p>
          <Group gap="xs" align="stretch" mt="sm">
            <Button size="sm" onClick={onRetry}>
              {troubleWords.retry}
            </Button>
            <Button size="sm" variant="subtle" onClick={onClose}>
              {dialogWords.close}
            </Button>
          </Group>
        </div>,
        document.body,
      )
    );
  };
