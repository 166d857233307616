import { Stack } from '@mantine/core';

/** The paragraphs of an update, in its language. */
export function Paragraphs({ lang, paragraphs }: { lang: string; paragraphs: readonly string[] }) {
  return (
    <Stack lang={lang} gap="sm" fw={400}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have only their index as identity
        <p key={index}>{paragraph}</p>
      ))}
    </Stack>
  );
}
