import { lazy, Suspense, useId, useState } from 'react';
import { goalsWords } from '#strings/goals.ts';
import type { Goal } from '../../../shared/guidance.ts';
import { showUnreachable } from '../../lib/notices.ts';
import { useMember } from '../auth/member.tsx';
import { GoalTrack } from './goal-track.tsx';
import classes from './goals.module.css';

const words = goalsWords;
const loadDrawer = () => import('./progress-drawer.tsx');
const ProgressDrawer = lazy(loadDrawer);

/** What the member grows toward and how far they have come; editing opens them where they can be changed. */
export function Goals({ goals, onboarded }: { goals: Goal[]; onboarded: boolean }) {
  const member = useMember();
  const [editing, setEditing] = useState({ wanted: false, opened: false });
  return (
    <section aria-labelledby="goals">
      <div className={classes.head}>
        <h2 id="goals" className={classes.heading}>
          {words.title}
        </h2>
        <button
          type="button"
          className={classes.edit}
          aria-label={words.editAll}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadDrawer()}
          onFocus={() => void loadDrawer()}
          onClick={() => void loadDrawer().then(() => setEditing({ wanted: true, opened: true }), showUnreachable)}
        >
          {words.edit}
        </button>
      </div>
      {goals.length === 0 && <p className={classes.empty}>{onboarded ? words.empty : words.emptyBeforeSetup}</p>}
      <ul className={classes.goals}>
        {goals.map((goal) => (
          <GoalItem key={goal.id} goal={goal} />
        ))}
      </ul>
      {editing.wanted && (
        <Suspense>
          <ProgressDrawer
            member={member}
            at="goals"
            opened={editing.opened}
            onClose={() => setEditing({ wanted: true, opened: false })}
          />
        </Suspense>
      )}
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
      <GoalTrack goal={goal} titleId={titleId} />
      {goal.isCompleted && <p className={classes.reached}>{words.reached}</p>}
    </li>
  );
}
