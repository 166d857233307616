import { adminQueueWords } from '#strings/admin/admin-queue.ts';
import { MutationButton } from '../../../components/buttons/mutation-button.tsx';
import { trpc } from '../../../trpc.ts';
import { mutationToasts } from '../mutation-toasts.ts';
import { useQueueChanged } from '../queue-changes.ts';

const words = adminQueueWords.queue;

interface QueueActionsProps {
  list: 'jobs' | 'deliveries';
  row: { id: number; username: string; canRetry: boolean; canCancel: boolean };
  /** The due time or channel, which distinguishes the member's rows in the names of the buttons. */
  detail: string;
  /** The sentence of the dialog that asks before it cancels. */
  about: string;
}

/** The buttons that retry and cancel a job or a delivery. */
export function QueueActions({ list, row: { id, username, canRetry, canCancel }, detail, about }: QueueActionsProps) {
  const rowWords = adminQueueWords[list];
  const onSettled = useQueueChanged();
  const calls = trpc.admin[list];
  const retry = calls.retry.useMutation({ ...mutationToasts(rowWords.retried(id), words.retryFailed), onSettled });
  const cancel = calls.cancel.useMutation({
    ...mutationToasts(rowWords.cancelled(id), words.cancelFailed),
    onSettled,
  });
  const shared = { size: 'sm', busyLabel: words.working, input: { id } };
  return (
    <>
      {canRetry && (
        <MutationButton
          {...shared}
          mutation={retry}
          label={words.retry}
          fullLabel={rowWords.retryOf(username, detail)}
        />
      )}
      {canCancel && (
        <MutationButton
          {...shared}
          mutation={cancel}
          label={words.cancel}
          fullLabel={rowWords.cancelOf(username, detail)}
          ask={{ title: rowWords.askCancel(username), about, confirm: rowWords.confirmCancel, danger: true }}
        />
      )}
    </>
  );
}
