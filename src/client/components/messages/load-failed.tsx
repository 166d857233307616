import { Button, Stack } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { troubleWords } from '#strings/app.ts';
import { readServerError } from '../../lib/calls/server-error.ts';
import { focusHeadingNear } from '../../lib/page/focus-after.ts';

interface LoadFailedProps {
  error: unknown;
  /** The message if the server sent none. */
  message?: string | undefined;
  onRetry: () => void;
}

/**
 * Replaces a part of a screen that could not be loaded, with a retry button. The button disappears while the retry runs, so
 * the focus moves to the heading above.
 */
export function LoadFailed({ error, message = troubleWords.partMessage, onRetry }: LoadFailedProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current) focusHeadingNear(current);
    };
  }, []);
  return (
    <Stack ref={box} gap="md" align="flex-start" c="dimmed" py="xs" role="alert">
      <p>{readServerError(error).message ?? message}</p>
      <Button variant="default" onClick={onRetry}>
        {troubleWords.retry}
      </Button>
    </Stack>
  );
}
