import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Fragment, useState } from 'react';
import { Link } from 'wouter';
import { guidanceWords as words } from '#strings/guidance/guidance.ts';
import { DEVELOPMENT_QUERY, entryOfFragment } from '../../../../shared/guidance/entry-link.ts';
import type { Dashboard, GuidanceEntry } from '../../../../shared/guidance.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { EmptyState } from '../../../components/messages/empty-state.tsx';
import { currentLanguage } from '../../../lib/language.ts';
import { useFragment } from '../../../lib/page/use-fragment.ts';
import { formatDay, formatLanguage, localDateOf } from '../../../lib/time/dates.ts';
import { GuidanceCard } from '../entry/guidance-card.tsx';
import classes from './dashboard.module.css';
import { DayEnding } from './day-ending.tsx';
import { formatWhen, typeWithArticle } from './next-entry-words.ts';

interface TodaysGuidanceProps {
  today: Dashboard;
  /** True when the member's day has ended since the data was fetched. */
  earlier: boolean;
  now: Date;
  isDev: boolean;
  onboarded: boolean;
  onOpenDrawer: (entry: GuidanceEntry) => void;
}

/** Shows the day's entries and the next one, under the date if the day is over. A day without entries shows when the next one comes. */
export function TodaysGuidance({ today, earlier, now, isDev, onboarded, onOpenDrawer }: TodaysGuidanceProps) {
  const { todaysGuidance: entries, pausedUntil, timezone, stats } = today;
  const next = today.next && earlier && today.next.scheduledTime <= now ? null : today.next;
  const arrivedTitle = useArrivedTitle(entries);
  const linked = entryOfFragment(useFragment());
  const firstOpen = entries.find((entry) => !entry.isCompleted);
  const nextDate = next && localDateOf(next.scheduledTime, timezone);
  const ended = firstOpen === undefined && !earlier && !isDev && nextDate !== today.localDate;
  const firstForeign = entries.find((entry) => !entry.isCompleted && entry.language !== currentLanguage);
  const coming =
    next && !isDev
      ? ([typeWithArticle(next.contentType), formatWhen(next.scheduledTime, now, timezone)] as const)
      : null;
  const pauseNote = pausedUntil && pausedUntil > now && !isDev && (
    <Text c="dimmed">
      {words.pausedUntil(formatDay(localDateOf(pausedUntil, timezone)))}{' '}
      <Link href="/settings#pause">{words.changePause}</Link>
    </Text>
  );
  return (
    <section aria-labelledby="today">
      <Stack gap="md">
        <Group gap="0 1rem" justify="space-between" align="baseline" my="-0.625rem">
          <h2 id="today" tabIndex={-1} className={classes.heading}>
            {earlier ? words.ofDay(formatDay(today.localDate)) : words.today}
          </h2>
          <LineLink href={isDev ? `/guidance?${DEVELOPMENT_QUERY}` : '/guidance'} quiet>
            {words.viewAll}
          </LineLink>
        </Group>
        {isDev && entries.length > 0 && <Text c="dimmed">{words.empty.development}</Text>}
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            <GuidanceCard
              entry={entry}
              timeZone={timezone}
              primary={entry === firstOpen}
              linked={entry.id === linked}
              onOpenDrawer={onOpenDrawer}
            />
            {entry === firstForeign && (
              <Text c="dimmed" fz="sm">
                {words.inLanguage(formatLanguage(entry.language))}
              </Text>
            )}
          </Fragment>
        ))}
        <VisuallyHidden role="status">{arrivedTitle && words.arrived(arrivedTitle)}</VisuallyHidden>
        {entries.length > 0 ? (
          <>
            {pauseNote}
            <div>
              <div role="status">{ended && <DayEnding />}</div>
              {coming && <Text c="dimmed">{words.nextToday(...coming)}</Text>}
            </div>
          </>
        ) : (
          <EmptyState title={words.empty.title} level={3} illustrated>
            {pauseNote}
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
            {/* Quiet for somebody who has completed nothing, because the history is then empty or short. */}
            <LineLink href="/guidance" {...(stats.completedLessons === 0 && { c: 'dimmed', fw: 400 })}>
              {words.empty.past}
            </LineLink>
          </EmptyState>
        )}
      </Stack>
    </section>
  );
}

/** Returns the title of the last entry that arrived while the screen was open, for screen readers. */
function useArrivedTitle(entries: GuidanceEntry[]): string | null {
  const [previous, setPrevious] = useState(entries);
  const [title, setTitle] = useState<string | null>(null);
  if (previous !== entries) {
    const arrived = entries.find(({ id }) => !previous.some((entry) => entry.id === id));
    setPrevious(entries);
    if (arrived) setTitle(arrived.title);
  }
  return title;
}
