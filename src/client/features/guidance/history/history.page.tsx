import { useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { historyWords } from '#strings/guidance/history.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { useHydrated } from '../../../lib/page/first-look.ts';
import { browserTimeZone } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../auth/member.tsx';
import { useCompletion } from '../completion/completion.tsx';
import { DataSwitch } from '../dashboard/data-switch.tsx';
import { useDevelopmentView } from '../dashboard/development-view.ts';
import classes from './history.module.css';
import { HistoryDays } from './history-days.tsx';
import { filterEntries, groupByDay, indexEntries, isFiltered, NO_FILTER } from './history-groups.ts';
import { HistoryTop } from './history-top.tsx';
import { HistoryFilters } from './search/history-filters.tsx';
import { HistorySummary } from './search/history-summary.tsx';
import { type HistoryQuery, useForgetHistory, useHistory } from './use-history.ts';

const words = historyWords;
const TYPING_MS = 300;

/** Everything the member has received, newest first (product.md §2, decisions.md D19). */
export default function HistoryPage() {
  const { account } = useMember();
  const userId = account.id;
  const [env, setEnv] = useState<HistoryQuery['env']>('production');
  const { mayLook, asked: development } = useDevelopmentView();
  // After hydration, because the server renders the production data.
  useEffect(() => {
    if (development) setEnv('development');
  }, [development]);
  const [filter, setFilter] = useState(NO_FILTER);
  const [everything, setEverything] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  const forget = useForgetHistory();
  const { begin, drawer } = useCompletion();
  const { data: week } = trpc.schedule.get.useQuery({ userId });
  const timeZone = week?.[0]?.timezone ?? browserTimeZone();

  // Typing is never held up by a long list: what is shown may lag a moment behind what is written.
  const shown = useDeferredValue(filter);
  const [asked, setAsked] = useState(filter);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(filter), TYPING_MS);
    return () => clearTimeout(timer);
  }, [filter]);
  const query = { userId, env };
  const loaded = useHistory(query);
  const wholeQuery = {
    ...query,
    q: asked.search.trim() || undefined,
    type: asked.type === 'all' ? undefined : asked.type,
  };
  const searching = everything && isFiltered(shown);
  const whole = useHistory(wholeQuery, searching && isFiltered(asked));

  const entries = loaded.list?.entries;
  const index = useMemo(() => indexEntries(entries ?? []), [entries]);
  const found = whole.list?.entries;
  const days = useMemo(
    () => groupByDay(searching ? (found ?? []) : filterEntries(index, shown)),
    [searching, found, index, shown],
  );

  const clear = () => {
    setFilter(NO_FILTER);
    setEverything(false);
    searchBox.current?.focus();
  };
  // On a phone what few ever change does not stand before what all came to read.
  const wide = useMediaQuery('(min-width: 40em)', undefined, { getInitialValueInEffect: false });
  const roomy = useHydrated() && wide;
  const dataSwitch = mayLook && (
    <DataSwitch
      isDev={env === 'development'}
      onChange={(isDev) => {
        const next = isDev ? 'development' : 'production';
        // Page 1 again, and an empty list until it is here (product.md §4).
        forget({ userId, env: next });
        setEnv(next);
      }}
    />
  );
  return (
    <div className={classes.page}>
      <HistoryTop>
        {entries && (
          <StateBadge tone="good">
            <span className={classes.count} title={words.loaded(entries.length)}>
              {words.entries(entries.length)}
            </span>
          </StateBadge>
        )}
      </HistoryTop>
      <HistoryFilters
        searchBox={searchBox}
        filter={filter}
        onFilter={(next) => {
          setFilter(next);
          if (!isFiltered(next)) setEverything(false);
        }}
      >
        {roomy && dataSwitch}
      </HistoryFilters>
      <HistorySummary
        filter={shown}
        results={searching ? (found?.length ?? null) : days.reduce((sum, day) => sum + day.entries.length, 0)}
        loaded={entries?.length ?? 0}
        loadedAll={loaded.list ? !loaded.list.hasMore : true}
        everything={searching}
        hasMore={searching && (whole.list?.hasMore ?? false)}
        failed={searching && !whole.list && whole.error !== null}
        onEverything={setEverything}
        onClear={clear}
      />
      <HistoryDays
        history={searching ? whole : loaded}
        query={searching ? wholeQuery : query}
        days={days}
        filter={shown}
        everything={searching}
        timeZone={timeZone}
        onComplete={begin}
        onEverything={() => setEverything(true)}
        onClear={clear}
      />
      {!roomy && dataSwitch}
      {drawer}
    </div>
  );
}
