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

/** Says how many entries a search found among which, and offers to search further or to clear it. */
export function HistorySummary({ filter, results, loaded, everything, ...props }: HistorySummaryProps) {
  const filtered = isFiltered(filter);
  const search = filter.search.trim();
  const loadedAll = !loaded?.hasMore;
  const found =
    results === null ? words.scope.searching : (props.hasMore ? words.showingFirst : words.showing)(results);
  return (
    // It stays for what it says, and takes no room while it says nothing.
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
          {/* The words of the second button stand in line with the edge, not its ground. */}
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
