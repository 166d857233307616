import { Group, Stack, Text } from '@mantine/core';
import { memo, useId } from 'react';
import { historyWords } from '#strings/guidance/history.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingNothing } from '../../../components/messages/missing-part.tsx';
import { formatLongDay } from '../../../lib/time/dates.ts';
import { GuidanceCard } from '../entry/guidance-card.tsx';
import classes from './history-day.module.css';
import { useNear } from './use-near.ts';

interface HistoryDayProps {
  localDate: string;
  entries: GuidanceEntry[];
  timeZone: string;
  /** The words that are searched for. */
  search: string;
  /** True when its cards are always drawn. */
  whole: boolean;
  /** True for the first days, which are drawn at once. */
  first: boolean;
  /** The one of its entries that the address leads to; null when it leads elsewhere. */
  linked: number | null;
  onComplete: (entry: GuidanceEntry) => void;
}

/** The texts of an entry that hold the words of a search. */
export const FoundExcerpt = lazyPart(() => import('./search/found-excerpt.tsx'), { missing: missingNothing });

// About what a folded card takes, until its day has been seen.
const CARD_REM = 12;
const HEAD_REM = 2.25;

/** One local day of guidance under its date. Its cards are left out while it is far from what is seen. */
export const HistoryDay = memo(
  function HistoryDay({ localDate, entries, timeZone, search, whole, first, linked, onComplete }: HistoryDayProps) {
    const headingId = useId();
    const rem = entries.length * CARD_REM;
    const { place, near, height } = useNear<HTMLDivElement>(first);
    return (
      <section
        aria-labelledby={headingId}
        className={classes.day}
        style={
          whole ? undefined : { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${HEAD_REM + rem}rem` }
        }
      >
        <Group gap="0 1rem" justify="space-between" align="baseline">
          <h2 id={headingId} className={classes.date}>
            <time dateTime={localDate}>{formatLongDay(localDate)}</time>
          </h2>
          <Text span c="dimmed" fz="sm">
            {historyWords.entries(entries.length)}
          </Text>
        </Group>
        <div ref={place}>
          {whole || near ? (
            <Stack gap="sm">
              {entries.map((entry) => (
                <GuidanceCard
                  key={entry.id}
                  entry={entry}
                  timeZone={timeZone}
                  primary={false}
                  brief
                  linked={entry.id === linked}
                  found={search && <FoundExcerpt entry={entry} search={search} />}
                  onComplete={() => onComplete(entry)}
                />
              ))}
            </Stack>
          ) : (
            <div style={{ height: height ? `${height}px` : `${rem}rem` }} />
          )}
        </div>
      </section>
    );
  },
  ({ entries: before, ...others }, { entries: after, ...next }) =>
    before.length === after.length &&
    before.every((entry, index) => entry === after[index]) &&
    (Object.keys(others) as (keyof typeof others)[]).every((name) => others[name] === next[name]),
);
