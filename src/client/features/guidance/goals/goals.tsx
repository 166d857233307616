import { Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { goalsWords } from '#strings/guidance/goals.ts';
import type { Goal } from '../../../../shared/guidance.ts';
import { useProgress } from '../progress/use-progress-drawer.tsx';
import { languageOfGoal } from './goal-language.ts';
import { GoalTrack } from './goal-track.tsx';
import classes from './goals.module.css';

const words = goalsWords;

/** Lists the member's goals with their progress, and opens the editor. */
export function Goals({ goals, onboarded }: { goals: Goal[]; onboarded: boolean }) {
  const progress = useProgress();
  return (
    <section aria-labelledby="goals">
      <Group gap="md" justify="space-between" align="baseline" wrap="nowrap" my="-0.625rem">
        <h2 id="goals" className={classes.heading}>
          {words.title}
        </h2>
        <Button
          variant="subtle"
          size="compact-md"
          me={-8}
          aria-label={words.editAll}
          aria-haspopup="dialog"
          onPointerEnter={progress.approach}
          onFocus={progress.approach}
          onClick={(event) => progress.open({ from: event.currentTarget, at: 'goals' })}
        >
          {words.edit}
        </Button>
      </Group>
      {goals.length === 0 && (
        <Text c="dimmed" mt="0.25rem">
          {onboarded ? words.empty : words.emptyBeforeSetup}
        </Text>
      )}
      <ul>
        {goals.map((goal) => (
          <GoalItem key={goal.id} goal={goal} />
        ))}
      </ul>
    </section>
  );
}

function GoalItem({ goal }: { goal: Goal }) {
  const titleId = useId();
  return (
    <li className={classes.goal}>
      <Group gap="md" justify="space-between" align="baseline" wrap="nowrap">
        <h3 id={titleId} lang={languageOfGoal(goal)} className={classes.title}>
          {goal.title}
        </h3>
        <span className={classes.percent}>{words.percent(goal.progress)}</span>
      </Group>
      {goal.description && (
        <Text lang={languageOfGoal(goal)} c="dimmed" fz="sm" lh={1.5} mt="0.125rem">
          {goal.description}
        </Text>
      )}
      <GoalTrack goal={goal} titleId={titleId} />
      {goal.isCompleted && (
        <Text c="success" fz="sm" fw={600} mt="0.375rem">
          {words.reached}
        </Text>
      )}
    </li>
  );
}
