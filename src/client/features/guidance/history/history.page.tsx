import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { historyWords as words } from '#strings/guidance/history.ts';
import { ENTRY_ANCHOR } from '../../../../shared/guidance/entry-link.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { useAnchor } from '../../../lib/page/use-anchor.ts';
import { useMember } from '../../member/member-context.tsx';
import { useMemberZone } from '../../member/use-member-zone.ts';
import { useCompletionDrawer } from '../completion/use-completion-drawer.tsx';
import { useDevelopmentSwitch } from '../dashboard/development-switch.tsx';
import { HistoryDays } from './history-days.tsx';
import { HistoryFrame } from './history-frame.tsx';
import {
  filterEntries,
  groupByDay,
  type HistoryFilter,
  indexEntries,
  isFiltered,
  NO_FILTER,
} from './history-groups.ts';
import { HistoryFilters } from './search/history-filters.tsx';
import { HistorySummary } from './search/history-summary.tsx';
import { type HistoryQuery, useClearHistory, useHistory } from './use-history.ts';

const TYPING_MS = 300;

const envOf = (isDev: boolean): HistoryQuery['env'] => (isDev ? 'development' : 'production');

/** All guidance that the member has received, newest first (product.md §2, decisions.md D19). */
export default function HistoryPage() {
  const { account } = useMember();
  const userId = account.id;
  const clearHistory = useClearHistory();
  // A switch starts with page 1, and shows the skeleton until it is loaded (product.md §4).
  const { isDev, developmentSwitch } = useDevelopmentSwitch((next) => clearHistory({ userId, env: envOf(next) }));
  const [filter, setFilter] = useState(NO_FILTER);
  // The filter with which the member pressed Search Everything; null while only loaded entries are searched.
  const [everything, setEverything] = useState<HistoryFilter | null>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const timeZone = useMemberZone();
  useAnchor(ENTRY_ANCHOR);

  // A long list renders a moment later, so that typing stays fast.
  const shown = useDeferredValue(filter);
  const [debounced] = useDebouncedValue(filter, TYPING_MS);
  const query = { userId, env: envOf(isDev) };
  // The press sends the filter at once, and later changes are debounced.
  const sent = everything === filter ? filter : debounced;
  const wholeQuery = {
    ...query,
    q: sent.search.trim() || undefined,
    type: sent.type === 'all' ? undefined : sent.type,
  };
  // Until a search is sent, the list shows the matches among the loaded entries.
  const searching = everything !== null && isFiltered(shown) && isFiltered(sent);
  const loaded = useHistory(query);
  const whole = useHistory(wholeQuery, searching);

  const entries = loaded.list?.entries;
  const found = whole.list?.entries;
  const { openDrawer, drawer } = useCompletionDrawer(searching ? found : entries);
  const index = useMemo(() => indexEntries(entries ?? []), [entries]);
  const days = useMemo(
    () => groupByDay(searching ? (found ?? []) : filterEntries(index, shown)),
    [searching, found, index, shown],
  );
  const clear = () => {
    setFilter(NO_FILTER);
    setEverything(null);
    searchBox.current?.focus();
  };
  return (
    <HistoryFrame
      badge={
        entries && (
          <StateBadge tone="good">
            <Text span fz="sm" title={words.pages.shown(entries.length)} style={{ whiteSpace: 'nowrap' }}>
              {words.entries(entries.length)}
            </Text>
          </StateBadge>
        )
      }
    >
      <HistoryFilters
        searchBox={searchBox}
        filter={filter}
        onFilter={(next) => {
          setFilter(next);
          if (!isFiltered(next)) setEverything(null);
        }}
      >
        {developmentSwitch}
      </HistoryFilters>
      <HistorySummary
        filter={shown}
        results={
          searching
            ? whole.isSearching || sent !== shown
              ? null
              : (found?.length ?? null)
            : days.reduce((sum, day) => sum + day.entries.length, 0)
        }
        loaded={loaded.list}
        everything={searching}
        hasMore={searching && (whole.list?.hasMore ?? false)}
        failed={searching && !whole.list && whole.error !== null}
        onEverything={(next) => setEverything(next ? filter : null)}
        onClear={clear}
      />
      <HistoryDays
        history={searching ? whole : loaded}
        query={searching ? wholeQuery : query}
        days={days}
        filter={shown}
        everything={searching}
        timeZone={timeZone}
        onOpenDrawer={openDrawer}
        onEverything={() => setEverything(filter)}
        onClear={clear}
      />
      {drawer}
    </HistoryFrame>
  );
}
