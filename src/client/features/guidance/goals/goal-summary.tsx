import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { goalsWords } from '#strings/guidance/goals.ts';
import type { Goal } from '../../../../shared/guidance.ts';
import { ProgressBar } from '../../../components/text/progress-bar.tsx';

interface GoalSummaryProps {
  goal: Goal;
  titleId: string;
  /** The level of the title. */
  level: 3 | 4;
  children?: ReactNode;
}

/** A goal's title, description and progress (product.md §2). */
export function GoalSummary({ goal, titleId, level, children }: GoalSummaryProps) {
  const lang = goal.language ?? undefined;
  return (
    <>
      <Group gap="md" justify="space-between" align="baseline" wrap="nowrap">
        <Box component={`h${level}`} id={titleId} lang={lang} tabIndex={-1} ff="text" fz="md" lh={1.4} miw={0}>
          {goal.title}
        </Box>
        <Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {goalsWords.percent(goal.progress)}
        </Text>
      </Group>
      {goal.description && (
        <Text lang={lang} c="dimmed" fz="sm" lh="sm" mt="0.125rem">
          {goal.description}
        </Text>
      )}
      {children}
      <ProgressBar percent={goal.progress} done={goal.isCompleted} mt="0.625rem" aria-labelledby={titleId} />
    </>
  );
}
