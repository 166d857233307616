import { Group, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import type { Dashboard, GuidanceEntry } from '../../../../shared/guidance.ts';
import { LaterBranches } from '../../../components/page/later-branches.tsx';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { GuidanceCard } from '../entry/guidance-card.tsx';
import { useEntryAnchor } from '../entry/use-entry-anchor.ts';
import { DEVELOPMENT_HISTORY } from './development-view.ts';
import { whatComes, whenItComes } from './next-words.ts';
import classes from './todays-guidance.module.css';

const words = guidanceWords;

interface TodaysGuidanceProps {
  today: Dashboard;
  now: Date;
  isDev: boolean;
  onboarded: boolean;
  onComplete: (entry: GuidanceEntry) => void;
}

/** The day's entries, and what comes after them; on a day without any, what comes and when. */
export function TodaysGuidance({ today, now, isDev, onboarded, onComplete }: TodaysGuidanceProps) {
  const { todaysGuidance, next, pausedUntil, timezone } = today;
  const arrived = useArrived(todaysGuidance);
  const linked = useEntryAnchor();
  const firstOpen = todaysGuidance.find((entry) => !entry.isCompleted);
  const coming =
    next && !isDev ? ([whatComes(next.contentType), whenItComes(next.scheduledTime, now, timezone)] as const) : null;
  const resting = pausedUntil && !isDev && (
    <Text c="dimmed">
      {words.rests(formatDay(localDateOf(pausedUntil, timezone)))}{' '}
      <Link href="/settings#pause">{words.changeRest}</Link>
    </Text>
  );
  return (
    <section aria-labelledby="today" className={classes.today}>
      <Group gap="0 1rem" justify="space-between" align="baseline" my="-0.625rem">
        <h2 id="today" className={classes.heading}>
          {words.today}
        </h2>
        <Link href={isDev ? DEVELOPMENT_HISTORY : '/guidance'} className={classes.all}>
          {words.viewAll}
        </Link>
      </Group>
      {isDev && todaysGuidance.length > 0 && <Text c="dimmed">{words.empty.development}</Text>}
      {todaysGuidance.map((entry) => (
        <GuidanceCard
          key={entry.id}
          entry={entry}
          timeZone={timezone}
          primary={entry === firstOpen}
          linked={entry.id === linked}
          onComplete={() => onComplete(entry)}
        />
      ))}
      <VisuallyHidden role="status">{arrived && words.arrived(arrived)}</VisuallyHidden>
      {todaysGuidance.length > 0 && resting}
      {todaysGuidance.length > 0 && coming && <Text c="dimmed">{words.nextToday(...coming)}</Text>}
      {todaysGuidance.length === 0 && (
        <div className={classes.empty}>
          <LaterBranches className={classes.art} />
          <h3>{words.empty.title}</h3>
          {resting}
          {isDev ? (
            <p>{words.empty.development}</p>
          ) : !onboarded ? (
            <p>{words.empty.beforeSetup}</p>
          ) : coming ? (
            <p>{words.empty.next(...coming)}</p>
          ) : (
            <p>
              {words.empty.unplanned} <Link href="/settings">{words.empty.choose}</Link>
            </p>
          )}
          <Link href="/guidance" className={classes.past}>
            {words.empty.past}
          </Link>
        </div>
      )}
    </section>
  );
}

/** The title of an entry that came while the screen was open, for those who do not see it appear. */
function useArrived(entries: GuidanceEntry[]): string | null {
  const [known, setKnown] = useState(entries);
  const [arrived, setArrived] = useState<string | null>(null);
  if (known !== entries) {
    const fresh = entries.find(({ id }) => !known.some((entry) => entry.id === id));
    setKnown(entries);
    if (fresh) setArrived(fresh.title);
  }
  return arrived;
}
