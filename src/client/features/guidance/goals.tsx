import { useId } from 'react';
import { guidanceWords } from '#strings/guidance.ts';
import type { Goal } from '../../../shared/guidance.ts';
import classes from './goals.module.css';

const words = guidanceWords.goals;

/** What the member grows toward, and how far they have come. */
export function Goals({ goals }: { goals: Goal[] }) {
  return (
    <section aria-labelledby="goals">
      <h2 id="goals" className={classes.heading}>
        {words.title}
      </h2>
      {goals.length === 0 && <p className={classes.empty}>{words.empty}</p>}
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
        <h3 id={titleId} className={classes.title}>
          {goal.title}
        </h3>
        <span className={classes.percent}>{words.percent(goal.progress)}</span>
      </div>
      {goal.description && <p className={classes.about}>{goal.description}</p>}
      <div
        className={classes.track}
        role="progressbar"
        aria-labelledby={titleId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={goal.progress}
        data-reached={goal.isCompleted || undefined}
      >
        <span style={{ width: `${goal.progress}%` }} />
      </div>
      {goal.isCompleted && <p className={classes.reached}>{words.reached}</p>}
    </li>
  );
}
