import { Group, Text } from '@mantine/core';
import { journalWords } from '#strings/guidance/journal.ts';
import { journalPath, type Memory } from '../../../../shared/guidance/memories.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { formatLongDay } from '../../../lib/time/dates.ts';
import classes from './memory-card.module.css';

const words = journalWords.memory;

/** What the member wrote about a year ago, for those who want to be shown it. */
export function MemoryCard({ memory: { localDate, title, language, text } }: { memory: Memory }) {
  return (
    <section aria-labelledby="memory" className={classes.card}>
      <h2 id="memory">{words.title}</h2>
      <blockquote dir="auto" className={classes.words}>
        {text}
      </blockquote>
      <Text c="dimmed" fz="sm" lh={1.6}>
        <time dateTime={localDate}>{formatLongDay(localDate)}</time>
        {' · '}
        <span lang={language}>{title}</span>
      </Text>
      <Group gap="0.25rem 1.25rem" align="stretch" fz="sm">
        <LineLink href={journalPath(title)}>{words.journal}</LineLink>
        <LineLink href="/settings#privacy">{words.settings}</LineLink>
      </Group>
    </section>
  );
}
