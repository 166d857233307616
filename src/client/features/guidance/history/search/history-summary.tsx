import { Button, Group, Text } from '@mantine/core';
import { typeWords } from '#strings/guidance/content.ts';
import { historyWords } from '#strings/guidance/history.ts';
import { StateBadge } from '../../../../components/text/state-badge.tsx';
import { type HistoryFilter, isFiltered } from '../history-groups.ts';
import classes from './history-summary.module.css';

const words = historyWords;

interface HistorySummaryProps {
  filter: HistoryFilter;
  /** The number of matching entries; null while the server searches, and when it failed. */
  results: number | null;
  loaded: number;
  /** True when all entries are loaded, so there is nothing more to search. */
  loadedAll: boolean;
  /** True when the results come from the server's search through all entries. */
  everything: boolean;
  hasMore: boolean;
  failed: boolean;
  onEverything: (everything: boolean) => void;
  onClear: () => void;
}

/** Says how many entries a search found among which, and offers to search further or to clear it. */
export function HistorySummary({ filter, results, everything, ...props }: HistorySummaryProps) {
  const filtered = isFiltered(filter);
  const search = filter.search.trim();
  const found =
    results === null ? words.scope.searching : (props.hasMore ? words.showingFirst : words.showing)(results);
  const scope = everything || props.loadedAll ? words.scope.whole : words.scope.loaded(props.loaded);
  return (
    <div className={classes.summary} data-filtered={filtered || undefined}>
      <Group role="status" gap="0 0.625rem" align="baseline">
        {filtered && !props.failed && <Text fw={600}>{found}</Text>}
        {filtered && results !== null && (
          <Text c="dimmed" fz="sm">
            {scope}
          </Text>
        )}
      </Group>
      {filtered && (
        <div className={classes.row}>
          {search && <StateBadge tone="quiet">{words.words(search)}</StateBadge>}
          {filter.type !== 'all' && <StateBadge tone="quiet">{typeWords[filter.type]}</StateBadge>}
          <span className={classes.acts}>
            {(everything || (!props.loadedAll && results !== 0)) && (
              <Button variant="light" size="sm" onClick={() => props.onEverything(!everything)}>
                {everything ? words.onlyLoaded : words.everything}
              </Button>
            )}
            <Button variant="subtle" size="sm" onClick={props.onClear}>
              {words.clear}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
