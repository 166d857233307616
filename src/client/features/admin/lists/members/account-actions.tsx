import { Group } from '@mantine/core';
import { useLocation } from 'wouter';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminMemberWords as words } from '#strings/admin/admin-member.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import type { AdminMember } from '../../../../../shared/admin-lists.ts';
import { DownloadButton } from '../../../../components/buttons/download-button.tsx';
import { MutationButton } from '../../../../components/buttons/mutation-button.tsx';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../member/member-context.tsx';
import { useConfirmIdentityMutation } from '../../../member/use-confirm-identity-mutation.ts';
import { adminHref } from '../../admin-url.ts';
import { mutationToasts, showMutationError } from '../../mutation-toasts.ts';
import tools from '../../tools/tools.module.css';

/** An administrator's actions for another member's account: pause, password, sessions, export and deletion. */
export function AccountActions({ member }: { member: AdminMember & { pausedUntil: Date | null } }) {
  const { id, username, email, pausedUntil } = member;
  const { account } = useMember();
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const pause = trpc.schedule.pauses.begin.useMutation(mutationToasts(words.paused(username), words.pauseFailed));
  const resume = trpc.schedule.pauses.end.useMutation(mutationToasts(words.resumed(username), words.resumeFailed));
  const sendLink = trpc.admin.members.sendPasswordLink.useMutation({
    onSuccess: ({ outcome }) => {
      if (outcome === 'limit_reached')
        showError({ title: words.linkFailed, message: words.linkLimitReached(username) });
      else if (outcome === 'sent') showSuccess({ title: words.linkSent(email) });
      else
        showSuccess({
          title: words.linkCaptured,
          link: { label: adminListWords.outbox.title, href: adminHref('outbox') },
        });
    },
    onError: showMutationError(words.linkFailed),
  });
  const signOut = useConfirmIdentityMutation(
    utils.client.admin.members.signOut.mutate,
    mutationToasts(words.signedOut(username), words.signOutFailed),
  );
  const remove = useConfirmIdentityMutation(utils.client.auth.account.delete.mutate, {
    onSuccess: () => {
      showSuccess({ title: words.deleted(username) });
      navigate(adminHref('members'));
    },
    onError: showMutationError(words.deleteFailed),
  });
  // Administrators do this for their own account in Settings.
  if (id === account.id) return null;
  const shared = { busyLabel: words.working, input: { userId: id } };
  return (
    <Group component="fieldset" gap="sm" className={tools.below} aria-label={words.title}>
      <MutationButton
        {...shared}
        mutation={pausedUntil ? resume : pause}
        label={pausedUntil ? words.resume : words.pause}
      />
      <MutationButton {...shared} mutation={sendLink} label={words.sendLink} />
      <MutationButton
        {...shared}
        mutation={signOut}
        label={words.signOut}
        ask={{ title: words.askSignOut(username), about: words.aboutSignOut, confirm: words.signOut }}
      />
      <DownloadButton
        address={`/api/account/${id}/export`}
        mediaType="application/zip"
        fileName="hesed-export.zip"
        label={words.export}
        busyLabel={words.exporting}
        failed={{ title: words.exportFailed, message: adminSharedWords.unreached }}
      />
      <MutationButton
        {...shared}
        c="var(--danger)"
        mutation={remove}
        label={words.delete}
        ask={{
          title: words.askDelete(username),
          about: words.aboutDelete,
          confirm: words.delete,
          danger: true,
          typed: username,
        }}
      />
    </Group>
  );
}
