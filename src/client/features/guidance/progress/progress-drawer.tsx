import { Stack } from '@mantine/core';
import { goalsWords } from '#strings/guidance/goals.ts';
import { progressWords } from '#strings/guidance/progress.ts';
import { BottomDrawer } from '../../../components/dialogs/bottom-drawer.tsx';
import { StaleLine } from '../../../components/messages/stale-line.tsx';
import { type Member, MemberProvider } from '../../member/member-context.tsx';
import { useGoalDraft } from '../goals/goal-draft.ts';
import { GoalEditor } from '../goals/goal-editor.tsx';
import { ProgressOverview } from './progress-overview.tsx';

/** A part that the drawer can open on its own. */
export type ProgressPart = 'goals';

interface ProgressDrawerProps {
  member: Member;
  opened: boolean;
  onClose: () => void;
  /** The only part to show; undefined shows all. */
  part: ProgressPart | undefined;
}

/** Shows the streak and its rule, the lessons, the year and the goals (decisions.md D15). */
export default function ProgressDrawer({ member, opened, onClose, part }: ProgressDrawerProps) {
  const draft = useGoalDraft(member.account.id);
  const forGoals = part === 'goals';
  return (
    <BottomDrawer
      title={forGoals ? goalsWords.title : progressWords.title}
      subtitle={forGoals ? goalsWords.about : progressWords.about}
      opened={opened}
      onClose={onClose}
      guarded={Boolean(draft.open?.values)}
      closable
      sideways
    >
      <MemberProvider value={member}>
        <Stack gap="2rem" ta="start" pt="1.5rem">
          {!forGoals && <ProgressOverview userId={member.account.id} />}
          <GoalEditor draft={draft} titled={forGoals} />
        </Stack>
        <StaleLine place="drawer" />
      </MemberProvider>
    </BottomDrawer>
  );
}
