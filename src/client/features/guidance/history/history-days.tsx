import { Button } from '@mantine/core';
import { useState } from 'react';
import { historyWords } from '#strings/guidance/history.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { LaterBranches } from '../../../components/page/later-branches.tsx';
import { SteadyRows } from '../../../components/tables/steady-rows.tsx';
import { DaySkeleton } from '../dashboard/dashboard-skeleton.tsx';
import { HistoryDay } from './history-day.tsx';
import classes from './history-days.module.css';
import { type Day, type HistoryFilter, isFiltered } from './history-groups.ts';
import { HistoryMore } from './history-more.tsx';
import type { HistoryQuery, useHistory } from './use-history.ts';
import { useLinkedEntry } from './use-linked-entry.ts';

const words = historyWords;

// Up to here every card simply stands in the page; beyond it, those far from what is seen are left out.
const WHOLE_UP_TO = 100;
const FIRST_DAYS = 6;

interface HistoryDaysProps {
  history: ReturnType<typeof useHistory>;
  query: HistoryQuery;
  days: Day[];
  filter: HistoryFilter;
  /** True when the days are search results of the server, not the loaded pages. */
  everything: boolean;
  timeZone: string;
  onComplete: (entry: GuidanceEntry) => void;
  onEverything: () => void;
  onClear: () => void;
}

/** The entries day by day, and what stands in their place while there are none. */
export function HistoryDays({ history, query, days, filter, everything, timeZone, ...acts }: HistoryDaysProps) {
  const { list, error, retry } = history;
  const linked = useLinkedEntry(query, list);
  const [came, setCame] = useState<number | null>(null);
  if (!list && error)
    return <LoadFailed error={error} message={everything ? words.searchFailed : words.failed} onRetry={retry} />;
  if (!list) return <DaySkeleton />;

  const filtered = isFiltered(filter);
  const further = everything || !list.hasMore ? null : acts.onEverything;
  if (days.length === 0)
    return filtered ? <NothingFound onEverything={further} onClear={acts.onClear} /> : <NothingYet />;
  const whole = days.reduce((sum, day) => sum + day.entries.length, 0) <= WHOLE_UP_TO;
  return (
    <>
      <SteadyRows rows={list.entries}>
        <div className={classes.days}>
          {days.map(({ localDate, entries }, index) => (
            <HistoryDay
              key={localDate}
              localDate={localDate}
              entries={entries}
              timeZone={timeZone}
              search={filter.search}
              whole={whole || entries.some(({ id }) => id === linked || id === came)}
              linked={entries.some(({ id }) => id === linked) ? linked : null}
              first={index < FIRST_DAYS}
              onComplete={acts.onComplete}
            />
          ))}
        </div>
      </SteadyRows>
      {(everything || !filtered) && (
        <HistoryMore
          key={JSON.stringify(query)}
          query={query}
          hasMore={list.hasMore}
          onCame={setCame}
          label={everything ? words.moreResults : words.more}
        />
      )}
    </>
  );
}

function NothingYet() {
  return (
    <div className={classes.empty}>
      <LaterBranches className={classes.art} />
      <h2>{words.empty.title}</h2>
      <p>{words.empty.message}</p>
      <LinkButton href="/dashboard" variant="default">
        {words.empty.home}
      </LinkButton>
    </div>
  );
}

/** Says that no entry matches. Where more days exist than are loaded, it offers to search all of them first. */
function NothingFound({ onEverything, onClear }: { onEverything: (() => void) | null; onClear: () => void }) {
  return (
    <div className={classes.empty}>
      <h2>{words.nothing.title}</h2>
      <p>{words.nothing.message}</p>
      <div className={classes.ways}>
        {onEverything && <Button onClick={onEverything}>{words.everything}</Button>}
        <Button variant="default" onClick={onClear}>
          {words.nothing.clear}
        </Button>
      </div>
    </div>
  );
}
