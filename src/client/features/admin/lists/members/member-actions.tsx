import { Group } from '@mantine/core';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminReportWords } from '#strings/admin/admin-reports.ts';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import type { AdminMember } from '../../../../../shared/admin-lists.ts';
import { MutationButton } from '../../../../components/buttons/mutation-button.tsx';
import { showSuccess } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../trpc.ts';
import { TestOutcome, useTestAlerts } from '../../../alerts/test-alerts.tsx';
import { useMember } from '../../../member/member-context.tsx';
import { useConfirmIdentityMutation } from '../../../member/use-confirm-identity-mutation.ts';
import { showMutationError } from '../../mutation-toasts.ts';
import { useQueueChanged } from '../../queue-changes.ts';
import tools from '../../tools/tools.module.css';

const words = adminListWords.member;

/** An administrator's actions for one member: role, resync and a test message. */
export function MemberActions({ member: { id, username, role } }: { member: AdminMember }) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const change = useConfirmIdentityMutation(utils.client.admin.members.setRole.mutate, {
    onSuccess: (_, { role: given }) => showSuccess({ title: adminReportWords.roleChanged(username, given) }),
    onError: showMutationError(words.roleFailed),
  });
  const resync = trpc.admin.resyncUserSchedule.useMutation({
    onSuccess: ({ jobsScheduled }) =>
      showSuccess({ title: adminReportWords.oneInStep(id === account.id ? null : id, jobsScheduled) }),
    onError: showMutationError(adminToolWords.resync.failed),
    onSettled: useQueueChanged(),
  });
  const test = useTestAlerts(adminToolWords.alertTest.failed);
  const roles = (['admin', 'reviewer', 'member'] as const).filter(
    (to) => to !== role && !(to === 'reviewer' && role === 'admin'),
  );
  return (
    <>
      <Group component="fieldset" gap="sm" className={tools.below} aria-label={words.manage}>
        <MutationButton mutation={resync} input={{ userId: id }} label={words.resync} busyLabel={words.working} />
        <MutationButton mutation={test} input={{ userId: id }} label={words.sendTest} busyLabel={words.working} />
        {roles.map((to) => {
          const revokes = to === 'member';
          const roleWords = to === 'reviewer' || (revokes && role === 'reviewer') ? words.reviewer : words;
          const label = revokes ? roleWords.revoke : roleWords.grant;
          return (
            <MutationButton
              key={to}
              {...(revokes && { c: 'var(--danger)' })}
              mutation={change}
              input={{ userId: id, role: to }}
              label={label}
              busyLabel={words.working}
              ask={{
                title: revokes ? roleWords.askRevoke(username) : roleWords.askGrant(username),
                about: revokes ? roleWords.aboutRevoke(username) : roleWords.aboutGrant(username),
                confirm: label,
                danger: revokes,
              }}
            />
          );
        })}
      </Group>
      <TestOutcome test={test} />
    </>
  );
}
