import { Button, Group, Stack, Text } from '@mantine/core';
import { typeWords } from '#strings/guidance/content.ts';
import { historyWords as words } from '#strings/guidance/history.ts';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { type HistoryFilter, isFiltered } from '../history-groups.ts';
import type { HistoryList } from '../history-pages.ts';

interface HistorySummaryProps {
  filter: HistoryFilter;
  /** The number of matching entries; null while the server searches, and when it failed. */
  results: number | null;
  loaded: HistoryList | undefined;
  /** True when the results come from the server's search through all entries. */
  everything: boolean;
  hasMore: boolean;
  failed: boolean;
  onEverything: (everything: boolean) => void;
  onClear: () => void;
}

/** Shows how many entries match, and buttons to search all entries or clear the filter. */
export function HistorySummary({ filter, results, loaded, everything, ...props }: HistorySummaryProps) {
  const filtered = isFiltered(filter);
  const search = filter.search.trim();
  const loadedAll = !loaded?.hasMore;
  const found =
    results === null ? words.scope.searching : (props.hasMore ? words.showingFirst : words.showing)(results);
  return (
    // The live region stays mounted. While it is empty, a negative margin removes its gap.
    <Stack gap="xs" mt={filtered ? 0 : '-1.25rem'}>
      <Group role="status" gap="0 0.625rem" align="baseline">
        {filtered && !props.failed && <Text fw={600}>{found}</Text>}
        {filtered && results !== null && (
          <Text c="dimmed" fz="sm">
            {everything || loadedAll ? words.scope.whole : words.scope.loaded(loaded.entries.length)}
          </Text>
        )}
      </Group>
      {filtered && (
        <Group gap="xs" style={{ overflowWrap: 'anywhere' }}>
          {search && <StateBadge tone="quiet">{words.words(search)}</StateBadge>}
          {filter.type !== 'all' && <StateBadge tone="quiet">{typeWords[filter.type]}</StateBadge>}
          {/* Aligns the last button's text, not its box, with the edge. */}
          <Group gap="xs" ms="auto" me="-1.25rem">
            {(everything || (!loadedAll && results !== 0)) && (
              <Button variant="light" size="sm" onClick={() => props.onEverything(!everything)}>
                {everything ? words.onlyLoaded : words.everything}
              </Button>
            )}
            <Button variant="subtle" size="sm" onClick={props.onClear}>
              {words.clear}
            </Button>
          </Group>
        </Group>
      )}
    </Stack>
  );
}
