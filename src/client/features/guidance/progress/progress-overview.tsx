import { Stack } from '@mantine/core';
import { IconCircleCheck, IconMoon, IconSparkles } from '@tabler/icons-react';
import { progressWords } from '#strings/guidance/progress.ts';
import type { Progress } from '../../../../shared/guidance.ts';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { formatDay } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { Figures } from './progress-card.tsx';
import classes from './progress-overview.module.css';
import { YearMap } from './year-map.tsx';

const words = progressWords;

/** The figures, how they are counted, and the year behind them; asked for anew each time it is opened. */
export function ProgressOverview({ userId }: { userId: number }) {
  const { data, error, refetch } = trpc.guidance.progress.useQuery({ userId }, { refetchOnMount: 'always' });
  if (!data && error) return <LoadFailed error={error} message={words.failed} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons heights={[5.625, 11.5, 1.75, 17]} />;
  return (
    <>
      <Stack gap="lg">
        <Figures stats={data} />
        <StreakRule progress={data} />
      </Stack>
      <YearMap days={data.days} />
    </>
  );
}

function StreakRule({ progress }: { progress: Progress }) {
  return (
    <section aria-labelledby="streak-rule">
      <h3 id="streak-rule" className={classes.heading}>
        {words.rule.title}
      </h3>
      <ul className={classes.rules}>
        <li>
          <IconCircleCheck aria-hidden size={20} stroke={1.7} />
          {words.rule.kept}
        </li>
        <li>
          <IconMoon aria-hidden size={20} stroke={1.7} />
          {words.rule.neutral}
        </li>
        <li>
          <IconSparkles aria-hidden size={20} stroke={1.7} />
          <span>
            {words.rule.grace} <strong>{graceShown(progress)}</strong>
          </span>
        </li>
      </ul>
    </section>
  );
}

function graceShown({ streakDays, graceDates }: Progress): string {
  const last = graceDates.at(-1);
  if (streakDays === 0) return words.grace.noStreak;
  if (!last) return words.grace.none;
  const date = formatDay(last);
  return graceDates.length === 1 ? words.grace.one(date) : words.grace.many(graceDates.length, date);
}
