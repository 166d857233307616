import { Box, Button, Group, Text } from '@mantine/core';
import { goalsWords as words } from '#strings/guidance/goals.ts';
import type { Goal } from '../../../../shared/guidance.ts';
import { GoalSummary } from '../goals/goal-summary.tsx';
import { useProgress } from '../progress/use-progress-drawer.tsx';
import page from './dashboard.module.css';

const openFirst = (one: Goal, other: Goal) => Number(one.isCompleted) - Number(other.isCompleted);

/** Lists the member's goals with their progress, open goals first, and opens the editor. */
export function Goals({ goals, onboarded }: { goals: Goal[]; onboarded: boolean }) {
  const progress = useProgress();
  return (
    <section aria-labelledby="goals">
      <Group gap="md" justify="space-between" align="baseline" my="-0.625rem">
        <Box component="h2" id="goals" className={page.heading} flex="1 1 8rem">
          {words.title}
        </Box>
        <Button
          variant="subtle"
          size="compact-md"
          me={-8}
          aria-label={goals.length > 0 ? words.editAll : words.add}
          aria-haspopup="dialog"
          onPointerEnter={progress.preload}
          onFocus={progress.preload}
          onClick={(event) => progress.open({ from: event.currentTarget, part: 'goals' })}
        >
          {goals.length > 0 ? words.edit : words.addShort}
        </Button>
      </Group>
      {goals.length === 0 && (
        <Text c="dimmed" mt="0.25rem">
          {onboarded ? words.empty : words.emptyBeforeSetup}
        </Text>
      )}
      <ul>
        {goals.toSorted(openFirst).map((goal, index) => (
          <Box
            component="li"
            key={goal.id}
            mt={index === 0 ? 'sm' : 'lg'}
            pt="md"
            style={{ borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}
          >
            <GoalSummary goal={goal} titleId={`goal-title-${goal.id}`} level={3} />
            {goal.isCompleted && (
              <Text c="var(--done)" fz="sm" fw={600} mt="0.375rem">
                {words.reached}
              </Text>
            )}
          </Box>
        ))}
      </ul>
    </section>
  );
}
