import { Button, Stack } from '@mantine/core';
import { troubleWords } from '#strings/app.ts';
import { readServerError } from '../../lib/calls/server-error.ts';

interface LoadFailedProps {
  error: unknown;
  /** The sentence when the server sent none: what happened, and that nothing is lost. */
  message?: string | undefined;
  onRetry: () => void;
}

/** Stands in for a part of a screen that could not be loaded, with the way to try again. */
export function LoadFailed({ error, message = troubleWords.partMessage, onRetry }: LoadFailedProps) {
  return (
    <Stack gap="md" align="flex-start" c="dimmed" py="xs" role="alert">
      <p>{readServerError(error).message ?? message}</p>
      <Button variant="default" onClick={onRetry}>
        {troubleWords.retry}
      </Button>
    </Stack>
  );
}
