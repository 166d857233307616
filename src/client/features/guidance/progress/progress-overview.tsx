import { Box, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconMoon, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { progressWords as words } from '#strings/guidance/progress.ts';
import type { Progress } from '../../../../shared/guidance.ts';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { formatDay } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { Figures } from './progress-card.tsx';
import { YearMap } from './year-map.tsx';

/** Shows the figures, the rule that counts them, and the year map. Each opening refetches them. */
export function ProgressOverview({ userId }: { userId: number }) {
  const query = trpc.guidance.progress.useQuery({ userId }, { refetchOnMount: 'always' });
  const { data } = query;
  if (!data) return <QueryPlaceholder query={query} loading={[5.625, 1.75, 17, 11.5]} message={words.failed} />;
  return (
    <>
      <Figures stats={data} />
      <YearMap days={data.days} />
      <section aria-labelledby="streak-rule">
        <Box component="h3" id="streak-rule" ff="text" fz="md" lh="sm">
          {words.rule.title}
        </Box>
        <ul>
          <Rule Icon={IconCircleCheck}>{words.rule.kept}</Rule>
          <Rule Icon={IconMoon}>{words.rule.neutral}</Rule>
          <Rule Icon={IconSparkles}>
            {words.rule.grace}{' '}
            <Text span c="bright" fw={600}>
              {graceSentence(data)}
            </Text>
          </Rule>
        </ul>
      </section>
    </>
  );
}

function Rule({ Icon, children }: { Icon: typeof IconMoon; children: ReactNode }) {
  return (
    <li>
      <Group gap="0.625rem" align="flex-start" wrap="nowrap" mt="xs" c="dimmed" lh="sm">
        <Icon aria-hidden size={20} stroke={1.7} color="var(--primary)" style={{ flex: 'none' }} />
        <p>{children}</p>
      </Group>
    </li>
  );
}

function graceSentence({ streakDays, graceDates }: Progress): string {
  const last = graceDates.at(-1);
  if (streakDays === 0) return words.grace.noStreak;
  if (!last) return words.grace.none;
  const date = formatDay(last);
  return graceDates.length === 1 ? words.grace.one(date) : words.grace.many(graceDates.length, date);
}
