import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScrollAnchoredRows } from '../../../components/tables/scroll-anchored-rows.tsx';
import { addDays, formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';

interface TimelineDaysProps<Item> {
  /** The prefix of the headings' ids. */
  name: string;
  /** The items, sorted by day. */
  items: readonly Item[];
  timeZone: string;
  words: { today: string; yesterday: string; tomorrow?: string };
  row: (item: Item, isToday: boolean) => ReactNode;
}

/** Groups the items of a list by day in the member's zone. Items keep their position on the screen while others arrive. */
export function TimelineDays<Item extends { at: Date }>({
  name,
  items,
  timeZone,
  words,
  row,
}: TimelineDaysProps<Item>) {
  const today = localDateOf(useNow(), timeZone);
  const names: Record<string, string | undefined> = {
    [addDays(today, -1)]: words.yesterday,
    [today]: words.today,
    [addDays(today, 1)]: words.tomorrow,
  };
  const days = Map.groupBy(items, ({ at }) => localDateOf(at, timeZone));
  return (
    <ScrollAnchoredRows rows={items}>
      {[...days].map(([date, ofDay]) => (
        <Box component="section" key={date} w="100%" aria-labelledby={`${name}-${date}`}>
          <Text component="h3" id={`${name}-${date}`} ff="text" c="dimmed" fz="sm" fw={600} mb="0.25rem">
            {names[date] ?? formatDay(date)}
          </Text>
          <ul>{ofDay.map((item) => row(item, date === today))}</ul>
        </Box>
      ))}
    </ScrollAnchoredRows>
  );
}
