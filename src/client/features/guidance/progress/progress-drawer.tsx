import { Stack } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { goalsWords } from '#strings/guidance/goals.ts';
import { progressWords } from '#strings/guidance/progress.ts';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import type { Member } from '../../auth/member.tsx';
import { GoalEditor } from '../goals/goal-editor.tsx';
import { useGoalDeletion } from '../goals/use-goal-deletion.ts';
import { useGoalDraft } from '../goals/use-goal-draft.ts';
import { ProgressOverview } from './progress-overview.tsx';
import type { ProgressPart } from './use-progress-drawer.tsx';

interface ProgressDrawerProps {
  member: Member;
  opened: boolean;
  onClose: () => void;
  /** The part that the member opened the drawer for; it comes first. */
  at: ProgressPart | undefined;
}

/** The streak and its rule, the lessons, the year and the goals (decisions.md D15). */
export default function ProgressDrawer({ member, opened, onClose, at }: ProgressDrawerProps) {
  const deletion = useGoalDeletion();
  const draft = useGoalDraft(member.account.id);
  // With the drawer the way back goes too.
  const finish = useEffectEvent(deletion.finish);
  useEffect(() => {
    if (!opened) finish();
  }, [opened]);

  const overview = <ProgressOverview userId={member.account.id} />;
  return (
    <BottomDrawer
      title={at === 'goals' ? goalsWords.title : progressWords.title}
      subtitle={progressWords.about}
      opened={opened}
      onClose={onClose}
      guarded={draft.changed}
      closable
    >
      <Stack gap="2rem" ta="start" pt="1.5rem">
        {at !== 'goals' && overview}
        <GoalEditor deletion={deletion} draft={draft} titled={at === 'goals'} />
        {at === 'goals' && overview}
      </Stack>
    </BottomDrawer>
  );
}
