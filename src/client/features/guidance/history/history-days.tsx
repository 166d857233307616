import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { historyWords as words } from '#strings/guidance/history.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { PagedList } from '../../../components/loading/paged-list.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { EmptyState } from '../../../components/messages/empty-state.tsx';
import { ScrollAnchoredRows } from '../../../components/tables/scroll-anchored-rows.tsx';
import { formatLongDay } from '../../../lib/time/dates.ts';
import { GuidanceCard } from '../entry/guidance-card.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import classes from './history.module.css';
import { type Day, type HistoryFilter, isFiltered } from './history-groups.ts';
import { FoundExcerpt } from './search/lazy-found-excerpt.ts';
import { type HistoryQuery, type useHistory, useHistoryPages } from './use-history.ts';
import { useLinkedEntry } from './use-linked-entry.ts';

// A list with more entries than this is long.
const LONG_LIST = 100;

interface HistoryDaysProps {
  history: ReturnType<typeof useHistory>;
  query: HistoryQuery;
  days: Day[];
  filter: HistoryFilter;
  /** True when the days are search results of the server, not the loaded pages. */
  everything: boolean;
  timeZone: string;
  onOpenDrawer: (entry: GuidanceEntry) => void;
  onEverything: () => void;
  onClear: () => void;
}

/** Shows the entries by day, or a skeleton, an error or an empty state. */
export function HistoryDays({ history, query, days, filter, everything, timeZone, ...acts }: HistoryDaysProps) {
  const { list } = history;
  const pages = useHistoryPages(query, history);
  const linked = useLinkedEntry(query, list);
  if (!list) {
    const message = everything ? words.searchFailed : words.failed;
    return <QueryPlaceholder query={history} loading={<DaySkeleton />} message={message} />;
  }
  const filtered = isFiltered(filter);
  if (days.length === 0 && filtered)
    return (
      <EmptyState title={words.nothing.title}>
        <p>{words.nothing.message}</p>
        <Group gap="xs" mt="xs">
          {/* The loaded pages contain no match, but older entries may. */}
          {!everything && list.hasMore && (
            <ActionButton px="md" onClick={acts.onEverything}>
              {words.everything}
            </ActionButton>
          )}
          <Button variant="default" px="md" onClick={acts.onClear}>
            {words.nothing.clear}
          </Button>
        </Group>
      </EmptyState>
    );
  if (days.length === 0)
    return (
      <EmptyState title={words.empty.title} illustrated>
        <p>{words.empty.message}</p>
        <LinkButton href="/dashboard" variant="default" mt="xs">
          {words.empty.home}
        </LinkButton>
      </EmptyState>
    );
  return (
    <PagedList
      key={JSON.stringify(query)}
      pages={everything || !filtered ? pages : { ...pages, hasMore: false, isLoadingMore: false, error: null }}
      shown={list.entries.length}
      words={everything ? { ...words.pages, more: words.moreResults } : words.pages}
      align="center"
    >
      <ScrollAnchoredRows rows={list.entries}>
        <Stack gap="2rem" w="100%">
          {days.map((day) => (
            <HistoryDay
              key={day.localDate}
              {...day}
              timeZone={timeZone}
              search={filter.search}
              linked={linked}
              isLong={list.entries.length > LONG_LIST}
              onOpenDrawer={acts.onOpenDrawer}
            />
          ))}
        </Stack>
      </ScrollAnchoredRows>
    </PagedList>
  );
}

interface HistoryDayProps extends Day, Pick<HistoryDaysProps, 'timeZone' | 'onOpenDrawer'> {
  /** The searched words. */
  search: string;
  /** The id of the entry that the URL links to. */
  linked: number | null;
  /** True in a long list, where the browser skips the layout of days outside the viewport. */
  isLong: boolean;
}

// The estimated height of a folded card, until the browser has laid out its day.
const CARD_REM = 12;

/** One local day of guidance under its date. */
function HistoryDay({ localDate, entries, timeZone, search, linked, isLong, onOpenDrawer }: HistoryDayProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={classes.day}
      style={
        isLong
          ? { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${entries.length * CARD_REM}rem` }
          : undefined
      }
    >
      <Group gap="0 1rem" justify="space-between" align="baseline" mb="sm">
        <Box component="h2" id={headingId} ff="text" fz="md" lh="sm">
          <time dateTime={localDate}>{formatLongDay(localDate)}</time>
        </Box>
        <Text span c="dimmed" fz="sm">
          {words.entries(entries.length)}
        </Text>
      </Group>
      <Stack gap="sm">
        {entries.map((entry) => (
          <GuidanceCard
            key={entry.id}
            entry={entry}
            timeZone={timeZone}
            brief
            linked={entry.id === linked}
            found={search && <FoundExcerpt entry={entry} search={search} />}
            onOpenDrawer={onOpenDrawer}
          />
        ))}
      </Stack>
    </section>
  );
}
