import { Button } from '@mantine/core';
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
      <div className={classes.head}>
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
      </div>
      {goals.length === 0 && <p className={classes.empty}>{onboarded ? words.empty : words.emptyBeforeSetup}</p>}
      <ul className={classes.goals}>
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
      <div className={classes.row}>
        <h3 id={titleId} lang={languageOfGoal(goal)} className={classes.title}>
          {goal.title}
        </h3>
        <span className={classes.percent}>{words.percent(goal.progress)}</span>
      </div>
      {goal.description && (
        <p lang={languageOfGoal(goal)} className={classes.about}>
          {goal.description}
        </p>
      )}
      <GoalTrack goal={goal} titleId={titleId} />
      {goal.isCompleted && <p className={classes.reached}>{words.reached}</p>}
    </li>
  );
}
