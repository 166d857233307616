import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { signOutWords } from '#strings/auth/sign-out.ts';
import { signingOutWords } from '#strings/auth/signing-out.ts';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { forgetMember } from '../../../lib/session/session.ts';
import { showError } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { allowRegistration, registerAgain, unregisterBrowser } from '../../alerts/channels/push/push-registration.ts';
import { flushQueue, useSender } from '../../guidance/completion/send-completions.ts';
import { useMember } from '../../member/member-context.tsx';

const words = signingOutWords;

export interface SigningOutProps {
  /** The attempt failed or waits for the dialog's answer. */
  onPaused: () => void;
  /** The dialog closed, and the member is still signed in. */
  onStay: () => void;
  /** The chunk of this part did not load, and the member closed the error. */
  onLoadFailed: () => void;
}

/**
 * Signs out on mount. It sends queued completions first; if that fails, it asks the member whether they may be lost. It
 * unregisters this browser's push subscription before the session ends.
 */
export default function SigningOut({ onPaused, onStay }: SigningOutProps) {
  const { account } = useMember();
  const [, navigate] = useLocation();
  const sender = useSender();
  const { client } = trpc.useUtils();
  const [unsent, setUnsent] = useState(0);
  const [dialogOpened, setDialogOpened] = useState(false);
  const { mutate: signOut, isPending } = trpc.auth.logout.useMutation({
    // If this call fails, the server learns with its next message that the subscription is gone (rules.md C24).
    onMutate: () => unregisterBrowser(client, account.id).catch(() => undefined),
    onSuccess: () => {
      forgetMember(account.id);
      navigate('/');
    },
    onSettled: allowRegistration,
    onError: () => {
      showError(signOutWords.signOutFailed);
      allowRegistration();
      void registerAgain(client, account.id).catch(() => undefined);
    },
  });

  const begin = useCallback(async () => {
    try {
      const { refused, elsewhere, remaining } = await flushQueue(account.id, sender);
      const count = refused.length + elsewhere.length + remaining.length;
      if (count === 0) return signOut(undefined, { onError: onPaused });
      setUnsent(count);
      setDialogOpened(true);
    } catch {
      showError(signOutWords.signOutFailed);
    }
    onPaused();
  }, [account.id, sender, signOut, onPaused]);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, [begin]);

  const stay = () => {
    setDialogOpened(false);
    onStay();
  };
  return (
    unsent > 0 && (
      <ConfirmDialog
        opened={dialogOpened}
        title={words.title}
        confirm={words.confirm}
        confirming={signOutWords.signingOut}
        pending={isPending}
        danger
        onConfirm={() => signOut(undefined, { onError: stay })}
        onClose={stay}
      >
        <p>{words.message(unsent)}</p>
      </ConfirmDialog>
    )
  );
}
