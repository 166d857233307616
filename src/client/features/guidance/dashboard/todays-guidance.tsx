import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { guidanceWords as words } from '#strings/guidance/guidance.ts';
import { DEVELOPMENT_QUERY } from '../../../../shared/guidance/entry-link.ts';
import type { Dashboard, GuidanceEntry } from '../../../../shared/guidance.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { EmptyState } from '../../../components/messages/empty-state.tsx';
import { formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { useLinkedId } from '../entry/entry-ids.ts';
import { GuidanceCard } from '../entry/guidance-card.tsx';
import classes from './dashboard.module.css';
import { whatComes, whenItComes } from './next-words.ts';

interface TodaysGuidanceProps {
  today: Dashboard;
  now: Date;
  isDev: boolean;
  onboarded: boolean;
  onComplete: (entry: GuidanceEntry) => void;
}

/** The day's entries, and what comes after them; on a day without any, what comes and when. */
export function TodaysGuidance({ today, now, isDev, onboarded, onComplete }: TodaysGuidanceProps) {
  const { todaysGuidance: entries, next, pausedUntil, timezone } = today;
  const arrived = useArrivedTitle(entries);
  const linked = useLinkedId();
  const firstOpen = entries.find((entry) => !entry.isCompleted);
  const coming =
    next && !isDev ? ([whatComes(next.contentType), whenItComes(next.scheduledTime, now, timezone)] as const) : null;
  const resting = pausedUntil && !isDev && (
    <Text c="dimmed">
      {words.rests(formatDay(localDateOf(pausedUntil, timezone)))}{' '}
      <Link href="/settings#pause">{words.changeRest}</Link>
    </Text>
  );
  return (
    <section aria-labelledby="today">
      <Stack gap="md">
        <Group gap="0 1rem" justify="space-between" align="baseline" my="-0.625rem">
          <h2 id="today" className={classes.heading}>
            {words.today}
          </h2>
          <LineLink href={isDev ? `/guidance?${DEVELOPMENT_QUERY}` : '/guidance'} quiet>
            {words.viewAll}
          </LineLink>
        </Group>
        {isDev && entries.length > 0 && <Text c="dimmed">{words.empty.development}</Text>}
        {entries.map((entry) => (
          <GuidanceCard
            key={entry.id}
            entry={entry}
            timeZone={timezone}
            primary={entry === firstOpen}
            linked={entry.id === linked}
            onComplete={onComplete}
          />
        ))}
        <VisuallyHidden role="status">{arrived && words.arrived(arrived)}</VisuallyHidden>
        {entries.length > 0 ? (
          <>
            {resting}
            {coming && <Text c="dimmed">{words.nextToday(...coming)}</Text>}
          </>
        ) : (
          <EmptyState title={words.empty.title} level={3} illustrated>
            {resting}
            <p>
              {isDev ? (
                words.empty.development
              ) : !onboarded ? (
                words.empty.beforeSetup
              ) : coming ? (
                words.empty.next(...coming)
              ) : (
                <>
                  {words.empty.unplanned} <LineLink href="/settings">{words.empty.choose}</LineLink>
                </>
              )}
            </p>
            <LineLink href="/guidance">{words.empty.past}</LineLink>
          </EmptyState>
        )}
      </Stack>
    </section>
  );
}

/** The title of an entry that came while the screen was open, for those who do not see it appear. */
function useArrivedTitle(entries: GuidanceEntry[]): string | null {
  const [before, setBefore] = useState(entries);
  const [arrived, setArrived] = useState<string | null>(null);
  if (before !== entries) {
    const fresh = entries.find(({ id }) => !before.some((entry) => entry.id === id));
    setBefore(entries);
    if (fresh) setArrived(fresh.title);
  }
  return arrived;
}
