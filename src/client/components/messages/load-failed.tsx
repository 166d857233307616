import { Stack } from '@mantine/core';
import { loadErrorWords } from '#strings/app.ts';
import { readServerError } from '../../lib/calls/server-error.ts';
import { ActionButton } from '../buttons/action-button.tsx';

interface LoadFailedProps {
  error: unknown;
  /** The message if the server sent none. */
  message?: string | undefined;
  onRetry: () => void;
}

/** Replaces a part of a screen that could not be loaded, with a retry button. */
export function LoadFailed({ error, message = loadErrorWords.partMessage, onRetry }: LoadFailedProps) {
  return (
    <Stack gap="md" align="flex-start" c="dimmed" py="xs" role="alert">
      <p>{readServerError(error).message ?? message}</p>
      <ActionButton variant="default" onClick={onRetry}>
        {loadErrorWords.retry}
      </ActionButton>
    </Stack>
  );
}
