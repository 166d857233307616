import { Group, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { streakWords as words } from '#strings/guidance/streak.ts';
import type { Dashboard, StreakDay } from '../../../../shared/guidance.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { formatWeekday, formatWeekdayLetter } from '../../../lib/time/dates.ts';
import classes from './progress-card.module.css';
import { reachedMilestone } from './streak-milestone.ts';

/** Shows the streak, the lessons, and how each day of this week counts for the streak (decisions.md D14). */
export function ProgressCard({ stats }: { stats: Dashboard['stats'] }) {
  const milestone = reachedMilestone(stats);
  return (
    <section aria-labelledby="progress">
      <VisuallyHidden>
        <h2 id="progress">{words.title}</h2>
      </VisuallyHidden>
      <Figures stats={stats} />
      <Week days={stats.week} />
      {milestone && <p className={classes.milestone}>{words.milestones[milestone]}</p>}
    </section>
  );
}

/** The two numbers of a member's progress (product.md §2). */
export function Figures({ stats }: { stats: Pick<Dashboard['stats'], 'streakDays' | 'completedLessons'> }) {
  return (
    <dl className={classes.figures}>
      <Figure label={words.dayStreak(stats.streakDays)} value={stats.streakDays} />
      <Figure label={words.lessons(stats.completedLessons)} value={stats.completedLessons} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  const [first] = useState(value);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {/* The key replays the animation on each change. The first value has no animation. */}
        <span key={value} data-moved={value !== first || undefined}>
          {formatNumber(value)}
        </span>
      </dd>
    </div>
  );
}

function Week({ days }: { days: StreakDay[] }) {
  const grace = days.find(({ state }) => state === 'grace');
  const open = days.some(({ state }) => state === 'open');
  const note = grace ? words.byGrace(formatWeekday(grace.localDate)) : open ? words.stillOpen : null;
  return (
    <Group gap="0.5rem" mt="sm">
      <ol className={classes.days} aria-label={words.week}>
        {days.map(({ localDate, state }) => (
          <li key={localDate} data-state={state}>
            <span aria-hidden>{formatWeekdayLetter(localDate)}</span>
            <VisuallyHidden>{words.day(formatWeekday(localDate), words.states[state])}</VisuallyHidden>
          </li>
        ))}
      </ol>
      {note && (
        <Text c="dimmed" fz="sm">
          {note}
        </Text>
      )}
    </Group>
  );
}
