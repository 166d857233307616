import { Button } from '@mantine/core';
import { useState } from 'react';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminReportWords } from '#strings/admin/admin-reports.ts';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import type { AdminMember } from '../../../../../shared/admin-lists.ts';
import type { Role } from '../../../../../shared/auth.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { ConfirmDialog } from '../../../../components/dialogs/lazy-confirm-dialog.tsx';
import { showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../auth/member.tsx';
import { useFreshCall } from '../../../auth/use-fresh-call.ts';
import { tellFailure } from '../../call-notice.ts';
import { useQueueChanged } from '../../queue-changes.ts';
import { AlertResults, useAlertTest } from '../../tools/alert-results.tsx';
import classes from './member-detail.module.css';

const words = adminListWords.member;

/** An administrator's actions for one member: role, plan, and a test message. */
export function MemberActs({ member: { id, username, role } }: { member: AdminMember }) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const queueChanged = useQueueChanged();
  const [asking, setAsking] = useState<'not yet' | 'open' | 'closed'>('not yet');
  // The role that is asked about.
  const [next, setNext] = useState<Role>('admin');
  const ask = (given: Role) => {
    setNext(given);
    setAsking('open');
  };
  const takes = next === 'member';
  const dialog = next === 'reviewer' || (takes && role === 'reviewer') ? words.reviewer : words;
  const change = useFreshCall(utils.client.admin.members.setRole.mutate, {
    onSuccess: (_, { role: given }) => {
      setAsking('closed');
      showSuccess({ title: adminReportWords.roleChanged(username, given) });
    },
    onError: (error) => {
      setAsking('closed');
      tellFailure(words.roleFailed)(error);
    },
  });
  const resync = trpc.admin.resyncUserSchedule.useMutation({
    onSuccess: ({ jobsScheduled }) =>
      showSuccess({ title: adminReportWords.oneInStep(id === account.id ? null : id, jobsScheduled) }),
    onError: tellFailure(adminToolWords.resync.failed),
    onSettled: queueChanged,
  });
  const test = useAlertTest();
  return (
    <>
      <fieldset className={classes.acts} aria-label={words.manage}>
        <ActionButton variant="default" off={resync.isPending} onClick={() => resync.mutate({ userId: id })}>
          {resync.isPending ? words.working : words.resync}
        </ActionButton>
        <ActionButton variant="default" off={test.isPending} onClick={() => test.mutate({ userId: id })}>
          {test.isPending ? words.working : words.sendTest}
        </ActionButton>
        {role !== 'admin' && (
          <Button variant="default" onClick={() => ask('admin')}>
            {words.grant}
          </Button>
        )}
        {role === 'member' && (
          <Button variant="default" onClick={() => ask('reviewer')}>
            {words.reviewer.grant}
          </Button>
        )}
        {role !== 'member' && (
          <Button variant="subtle" color="danger" onClick={() => ask('member')}>
            {role === 'admin' ? words.revoke : words.reviewer.revoke}
          </Button>
        )}
      </fieldset>
      <div aria-live="polite" className={classes.results}>
        {test.data && <AlertResults results={test.data.results} />}
      </div>
      {asking !== 'not yet' && (
        <ConfirmDialog
          opened={asking === 'open'}
          title={takes ? dialog.askRevoke(username) : dialog.askGrant(username)}
          confirm={takes ? dialog.revoke : dialog.grant}
          confirming={words.working}
          pending={change.isPending}
          danger={takes}
          onConfirm={() => change.mutate({ userId: id, role: next })}
          onClose={() => setAsking('closed')}
        >
          <p>{takes ? dialog.aboutRevoke(username) : dialog.aboutGrant(username)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
