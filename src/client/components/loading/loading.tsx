import { Loader, Stack } from '@mantine/core';
import { appWords } from '#strings/app.ts';

/** The placeholder of a loading screen. */
export function Loading() {
  return (
    <Stack
      role="status"
      align="center"
      justify="center"
      gap="sm"
      mih="60dvh"
      c="dimmed"
      style={{ animation: 'var(--fade-in-late)' }}
    >
      <Loader size={28} />
      <span>{appWords.loading}</span>
    </Stack>
  );
}
