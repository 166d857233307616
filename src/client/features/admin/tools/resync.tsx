import { Group } from '@mantine/core';
import { adminReportWords } from '#strings/admin/admin-reports.ts';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { showMutationError } from '../mutation-toasts.ts';
import { useQueueChanged } from '../queue-changes.ts';
import { MemberButton, type MemberChoice } from './member-choice.tsx';

const words = adminToolWords.resync;

/** Plans the jobs of one member or of all members again. */
export function Resync({ member }: { member: MemberChoice }) {
  const handlers = { onError: showMutationError(words.failed), onSettled: useQueueChanged() };
  const one = trpc.admin.resyncUserSchedule.useMutation({
    ...handlers,
    onSuccess: ({ jobsScheduled }, { userId }) =>
      showSuccess({ title: adminReportWords.oneInStep(userId === member.me ? null : userId, jobsScheduled) }),
  });
  const all = trpc.admin.resyncAllSchedules.useMutation({
    ...handlers,
    onSuccess: ({ usersSynced, jobsScheduled }) =>
      showSuccess({ title: adminReportWords.allInStep(usersSynced, jobsScheduled) }),
  });
  return (
    <Group gap="sm">
      <MemberButton member={member} busy={one.isPending && words.working} act={(userId) => one.mutate({ userId })}>
        {words.one}
      </MemberButton>
      <ActionButton variant="default" px="md" busy={all.isPending && words.working} onClick={() => all.mutate()}>
        {words.all}
      </ActionButton>
    </Group>
  );
}
