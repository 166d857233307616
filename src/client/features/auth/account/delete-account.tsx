import { useLocation } from 'wouter';
import { dataWords } from '#strings/auth/account.ts';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { showCallError } from '../../../lib/calls/show-call-error.ts';
import { forgetMember } from '../../../lib/session/session.ts';
import { trpc } from '../../../trpc.ts';
import { useMember } from '../../member/member-context.tsx';
import { useConfirmIdentityMutation } from '../../member/use-confirm-identity-mutation.ts';
import { GOODBYE } from '../goodbye.ts';

const words = dataWords;

/** Deletes the account after the member has typed their name. The dialog says what is deleted and what stays. */
export default function DeleteAccount({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { account } = useMember();
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  const remove = useConfirmIdentityMutation(utils.client.auth.account.delete.mutate, {
    onSuccess: () => {
      navigate(`/?${GOODBYE}`);
      forgetMember(account.id);
    },
    onError: showCallError(words.deleteFailed),
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={words.dialog.title}
      confirm={words.dialog.confirm}
      confirming={words.dialog.confirming}
      pending={remove.isPending}
      danger
      typed={account.username}
      onConfirm={() => remove.mutate({ userId: account.id })}
      onClose={onClose}
    >
      <p>{words.dialog.goes}</p>
      <p>{words.dialog.stays}</p>
    </ConfirmDialog>
  );
}
