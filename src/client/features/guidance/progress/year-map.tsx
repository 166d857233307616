import { Box, Group, Text, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { progressWords as words } from '#strings/guidance/progress.ts';
import { streakWords } from '#strings/guidance/streak.ts';
import type { ProgressDay } from '../../../../shared/guidance.ts';
import {
  formatDay,
  formatLongDate,
  formatShortMonth,
  formatWeekday,
  formatWeekdayLetter,
} from '../../../lib/time/dates.ts';
import classes from './year-map.module.css';
import { intensityOf, layOutYear, moveBy, type YearWeek } from './year-weeks.ts';

/**
 * Shows a year with a square for each day, as two tables for screen readers. The map has one tab stop; the arrow keys
 * move between days (decisions.md D15).
 */
export function YearMap({ days: year }: { days: ProgressDay[] }) {
  const titleId = useId();
  const [chosen, setChosen] = useState<ProgressDay | null>(null);
  const rows = layOutYear(year);
  const days = rows.flat().flatMap((week) => week.days);
  const map = useRef<HTMLDivElement>(null);
  const tabStop = chosen ?? days.at(-1);
  const kept = days.filter(({ state }) => state === 'kept').length;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = moveBy(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    const from = days.findIndex(({ localDate }) => localDate === tabStop?.localDate);
    const to = by === null ? undefined : days[Math.min(days.length - 1, Math.max(0, from + by))];
    if (!to) return;
    event.preventDefault();
    setChosen(to);
    map.current?.querySelector<HTMLElement>(`[data-date="${to.localDate}"]`)?.focus();
  };
  // The squares are small, so a finger may slide over them to choose one. The browser sends all events of a finger to the
  // square that it touched first, until that square releases it.
  const choose = ({ type, target, buttons, pointerType, pointerId }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse' && buttons === 0) return;
    if (type === 'pointerdown' && target instanceof Element) target.releasePointerCapture(pointerId);
    const date = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;
    const day = days.find(({ localDate }) => localDate === date);
    if (day) setChosen(day);
  };
  return (
    <section aria-labelledby={titleId}>
      <Group gap="0 1rem" justify="space-between" align="baseline">
        <Box component="h3" id={titleId} ff="text" fz="md" lh="sm">
          {words.year.title}
        </Box>
        <Text span c="dimmed">
          {words.year.kept(kept)}
        </Text>
      </Group>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the squares in it are what is pressed and focused */}
      <div ref={map} className={classes.map} onKeyDown={move} onPointerDown={choose} onPointerOver={choose}>
        {rows.map((weeks) => (
          <Weeks key={weeks[0]?.monday} weeks={weeks} tabStop={tabStop?.localDate} chosen={chosen?.localDate} />
        ))}
      </div>
      <Text fz="sm" mt="xs" {...(chosen ? { fw: 600 } : { c: 'dimmed' })}>
        {chosen ? describeDay(chosen) : words.year.hint}
      </Text>
      <Legend />
    </section>
  );
}

interface WeeksProps {
  weeks: YearWeek[];
  /** The day that the Tab key focuses. */
  tabStop: string | undefined;
  chosen: string | undefined;
}

function Weeks({ weeks, tabStop, chosen }: WeeksProps) {
  const first = weeks[0];
  const last = weeks.at(-1)?.days.at(-1);
  if (!first || !last) return null;
  const weekdays = weeks.find(({ days }) => days.length === 7)?.days ?? first.days;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the arrow keys go through
    <table role="grid" aria-readonly className={classes.weeks}>
      <caption>
        <VisuallyHidden>
          {words.year.caption(formatLongDate(first.monday), formatLongDate(last.localDate))}
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {weeks.map(({ monday, days, startsMonth }) => (
            <th key={monday} scope="col">
              <VisuallyHidden>{words.year.weekOf(formatLongDate(monday))}</VisuallyHidden>
              {startsMonth && <span aria-hidden>{formatShortMonth(days.at(-1)?.localDate ?? monday)}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map(({ localDate: weekday }, index) => (
          <tr key={weekday}>
            <th scope="row">
              <VisuallyHidden>{formatWeekday(weekday)}</VisuallyHidden>
              <span aria-hidden>{index % 2 === 0 && formatWeekdayLetter(weekday)}</span>
            </th>
            {weeks.map(({ monday, days }) => (
              <Square key={monday} day={days[index]} tabStop={tabStop} chosen={chosen} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Square({ day, tabStop, chosen }: { day: ProgressDay | undefined } & Omit<WeeksProps, 'weeks'>) {
  if (!day) return <td />;
  return (
    <td aria-label={describeDay(day)} tabIndex={day.localDate === tabStop ? 0 : -1} data-date={day.localDate}>
      <span
        className={classes.square}
        data-state={day.state}
        data-intensity={intensityOf(day.entries)}
        data-chosen={day.localDate === chosen || undefined}
      />
    </td>
  );
}

function describeDay({ localDate, state, entries }: ProgressDay): string {
  const date = formatDay(localDate);
  return state === 'kept' ? words.year.keptDay(date, entries) : words.year.day(date, streakWords.states[state]);
}

function Legend() {
  return (
    <ul className={classes.legend} aria-hidden>
      <li>
        {([1, 2, 3] as const).map((intensity) => (
          <span key={intensity} className={classes.square} data-state="kept" data-intensity={intensity} />
        ))}
        {words.year.legend.kept}
      </li>
      {(['grace', 'later', 'missed', 'neutral'] as const).map((state) => (
        <li key={state}>
          <span className={classes.square} data-state={state} />
          {words.year.legend[state]}
        </li>
      ))}
    </ul>
  );
}
