import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { adminWords } from '#strings/admin/admin.ts';
import { adminMemberWords as words } from '#strings/admin/admin-member.ts';
import type { AdminMember } from '../../../../../shared/admin-lists.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { ConfirmDialog } from '../../../../components/dialogs/lazy-confirm-dialog.tsx';
import { downloadFile } from '../../../../lib/calls/download-file.ts';
import { showError, showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../auth/member.tsx';
import { useFreshCall } from '../../../auth/use-fresh-call.ts';
import { tellFailure } from '../../call-notice.ts';
import { placeHref } from '../../place.ts';
import classes from './member-detail.module.css';

type Question = 'sign out' | 'delete';

/** An administrator's actions for the account of another member: pause, password, sessions, export and deletion. */
export function AccountActs({ member }: { member: AdminMember & { pausedUntil: Date | null } }) {
  const { id, username, email, pausedUntil } = member;
  const { account } = useMember();
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const [question, setQuestion] = useState<Question>('sign out');
  const [asking, setAsking] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const [exporting, setExporting] = useState(false);
  const ask = (next: Question) => {
    setQuestion(next);
    setAsking('open');
  };
  const done = (title: string) => () => {
    setAsking('closed');
    showSuccess({ title });
  };
  const failed = (title: string) => (error: unknown) => {
    setAsking('closed');
    tellFailure(title)(error);
  };
  const pause = trpc.schedule.pauses.begin.useMutation({
    onSuccess: done(words.paused(username)),
    onError: tellFailure(words.pauseFailed),
  });
  const resume = trpc.schedule.pauses.end.useMutation({
    onSuccess: done(words.resumed(username)),
    onError: tellFailure(words.resumeFailed),
  });
  const sendLink = trpc.auth.forgotPassword.useMutation({
    onSuccess: done(words.linkSent(email)),
    onError: tellFailure(words.linkFailed),
  });
  const signOut = useFreshCall(utils.client.admin.members.signOut.mutate, {
    onSuccess: done(words.signedOut(username)),
    onError: failed(words.signOutFailed),
  });
  const remove = useFreshCall(utils.client.auth.account.delete.mutate, {
    onSuccess: () => {
      done(words.deleted(username))();
      navigate(placeHref('members'));
    },
    onError: failed(words.deleteFailed),
  });
  const download = async () => {
    setExporting(true);
    const failure = await downloadFile(`/api/account/${id}/export`, 'application/zip', 'hesed-export.zip');
    setExporting(false);
    if (failure !== null) showError({ title: words.exportFailed, message: failure || adminWords.unreached });
  };
  // Administrators find all of this for themselves in Settings.
  if (id === account.id) return null;
  const deletes = question === 'delete';
  const rest = pausedUntil ? resume : pause;
  return (
    <>
      <fieldset className={classes.acts} aria-label={words.title}>
        <ActionButton variant="default" off={rest.isPending} onClick={() => rest.mutate({ userId: id })}>
          {pausedUntil ? words.resume : words.pause}
        </ActionButton>
        <ActionButton variant="default" off={sendLink.isPending} onClick={() => sendLink.mutate({ email })}>
          {words.sendLink}
        </ActionButton>
        <Button variant="default" onClick={() => ask('sign out')}>
          {words.signOut}
        </Button>
        <ActionButton variant="default" off={exporting} onClick={() => void download()}>
          {exporting ? words.exporting : words.export}
        </ActionButton>
        <Button variant="subtle" color="danger" onClick={() => ask('delete')}>
          {words.delete}
        </Button>
      </fieldset>
      {asking !== 'not yet' && (
        <ConfirmDialog
          opened={asking === 'open'}
          title={deletes ? words.askDelete(username) : words.askSignOut(username)}
          confirm={deletes ? words.delete : words.signOut}
          confirming={words.working}
          pending={deletes ? remove.isPending : signOut.isPending}
          danger={deletes}
          {...(deletes && { typed: username })}
          onConfirm={() => (deletes ? remove : signOut).mutate({ userId: id })}
          onClose={() => setAsking('closed')}
        >
          <p>{deletes ? words.aboutDelete : words.aboutSignOut}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
