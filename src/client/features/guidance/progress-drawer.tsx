import { useLayoutEffect, useRef } from 'react';
import { goalsWords } from '#strings/goals.ts';
import { progressWords } from '#strings/progress.ts';
import { BottomDrawer } from '../../components/bottom-drawer.tsx';
import type { Member } from '../auth/member.tsx';
import { GoalEditor } from './goal-editor.tsx';
import classes from './progress-drawer.module.css';
import { ProgressOverview } from './progress-overview.tsx';
import { useGoalDeletion } from './use-goal-deletion.ts';
import { useGoalDraft } from './use-goal-draft.ts';

interface ProgressDrawerProps {
  member: Member;
  opened: boolean;
  onClose: () => void;
  /** What the member came for, which then stands first. */
  at?: 'goals';
}

/** The streak and its rule, the lessons, the year and the goals (decisions.md D15). */
export default function ProgressDrawer({ member, opened, onClose, at }: ProgressDrawerProps) {
  const deletion = useGoalDeletion();
  const draft = useGoalDraft();
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (opened) cameFrom.current = document.activeElement;
  }, [opened]);

  const close = () => {
    // With the drawer the way back goes too.
    deletion.finish();
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  const overview = <ProgressOverview userId={member.account.id} />;
  return (
    <BottomDrawer
      title={at === 'goals' ? goalsWords.title : progressWords.title}
      subtitle={progressWords.about}
      opened={opened}
      onClose={close}
      guarded={draft.changed}
      closable
    >
      <div className={classes.parts}>
        {at !== 'goals' && overview}
        <GoalEditor deletion={deletion} draft={draft} titled={at === 'goals'} />
        {at === 'goals' && overview}
      </div>
    </BottomDrawer>
  );
}
