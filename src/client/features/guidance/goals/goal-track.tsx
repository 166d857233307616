import type { Goal } from '../../../../shared/guidance.ts';
import classes from './goal-track.module.css';

/** A goal's progress as a bar (product.md §2). */
export function GoalTrack({ goal, titleId }: { goal: Pick<Goal, 'progress' | 'isCompleted'>; titleId: string }) {
  return (
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
  );
}
