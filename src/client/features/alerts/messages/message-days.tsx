import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScrollAnchoredRows } from '../../../components/tables/scroll-anchored-rows.tsx';
import { addDays, formatDay, localDateOf } from '../../../lib/time/dates.ts';

interface MessageDaysProps<Message> {
  /** The prefix of the headings' ids. */
  name: string;
  /** The messages, sorted by day. */
  messages: readonly Message[];
  timeZone: string;
  words: { today: string; yesterday: string; tomorrow?: string };
  row: (message: Message, isToday: boolean) => ReactNode;
}

/** Groups messages by day in the member's zone. They keep their position on the screen while others arrive. */
export function MessageDays<Message extends { at: Date }>({
  name,
  messages,
  timeZone,
  words,
  row,
}: MessageDaysProps<Message>) {
  const today = localDateOf(new Date(), timeZone);
  const names: Record<string, string | undefined> = {
    [addDays(today, -1)]: words.yesterday,
    [today]: words.today,
    [addDays(today, 1)]: words.tomorrow,
  };
  const days = Map.groupBy(messages, ({ at }) => localDateOf(at, timeZone));
  return (
    <ScrollAnchoredRows rows={messages}>
      {[...days].map(([date, ofDay]) => (
        <Box component="section" key={date} w="100%" aria-labelledby={`${name}-${date}`}>
          <Text component="h3" id={`${name}-${date}`} ff="text" c="dimmed" fz="sm" fw={600} mb="0.25rem">
            {names[date] ?? formatDay(date)}
          </Text>
          <ul>{ofDay.map((message) => row(message, date === today))}</ul>
        </Box>
      ))}
    </ScrollAnchoredRows>
  );
}
