import { Group, Stack, Text } from '@mantine/core';
import { journalWords } from '#strings/guidance/journal.ts';
import { journalPath } from '../../../../shared/guidance/journal-link.ts';
import type { Memory } from '../../../../shared/guidance/memories.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { formatLongDay } from '../../../lib/time/dates.ts';

const words = journalWords.memory;

/** Shows what the member wrote about a year ago, if they want to see it. */
export default function MemoryCard({ memory: { localDate, title, language, text } }: { memory: Memory }) {
  return (
    <section aria-labelledby="memory">
      <Stack gap="sm" pt="xl" style={{ borderTop: '1px solid var(--line)' }}>
        <Text component="h2" id="memory" c="dimmed" ff="text" fz="sm" fw={600} lh="sm">
          {words.title}
        </Text>
        <Text
          component="blockquote"
          dir="auto"
          ff="heading"
          fz="lg"
          lh="md"
          ps="md"
          style={{ borderInlineStart: '2px solid var(--line)' }}
        >
          {text}
        </Text>
        <Text c="dimmed" fz="sm" lh="lg">
          <time dateTime={localDate}>{formatLongDay(localDate)}</time>
          {' · '}
          <span lang={language}>{title}</span>
        </Text>
        <Group gap="0.25rem 1.25rem" align="stretch" fz="sm">
          <LineLink href={journalPath(title)}>{words.journal}</LineLink>
          <LineLink href="/settings#privacy">{words.settings}</LineLink>
        </Group>
      </Stack>
    </section>
  );
}
