import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { signOutWords } from '#strings/auth/sign-out.ts';
import { signingOutWords } from '#strings/auth/signing-out.ts';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { showError } from '../../../lib/notices.ts';
import { forgetMember } from '../../../lib/session/session.ts';
import { trpc } from '../../../trpc.ts';
import { allowRegistration, registerAgain, unregisterBrowser } from '../../alerts/channels/push/push-registration.ts';
import { flushQueue, useSender } from '../../guidance/completion/send-completions.ts';
import { useMember } from '../member.tsx';

const words = signingOutWords;

export interface SigningOutProps {
  /** It did not come to it, or not without a question. */
  onHeld: () => void;
  /** The question was answered, and the member is still signed in. */
  onStay: () => void;
  /** This part did not come, and the member gives it up. */
  onMissed: () => void;
}

/**
 * Signs out once, from the press on. Completions made without a network are sent first; where that fails, the member is
 * asked whether they may be lost. The server forgets this browser's push subscription before the session ends.
 */
export default function SigningOut({ onHeld, onStay }: SigningOutProps) {
  const { account } = useMember();
  const [, navigate] = useLocation();
  const sender = useSender();
  const { client } = trpc.useUtils();
  const [unsent, setUnsent] = useState(0);
  const [asking, setAsking] = useState(false);
  const { mutate: leave, isPending } = trpc.auth.logout.useMutation({
    // A server that does not hear of it finds the subscription gone with its next message (rules.md C24).
    onMutate: () => unregisterBrowser(client, account.id).catch(() => undefined),
    onSuccess: () => {
      forgetMember();
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
      if (count === 0) return leave(undefined, { onError: onHeld });
      setUnsent(count);
      setAsking(true);
    } catch {
      showError(signOutWords.signOutFailed);
    }
    onHeld();
  }, [account.id, sender, leave, onHeld]);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, [begin]);

  const stay = () => {
    setAsking(false);
    onStay();
  };
  return (
    unsent > 0 && (
      <ConfirmDialog
        opened={asking}
        title={words.title}
        confirm={words.confirm}
        confirming={signOutWords.signingOut}
        pending={isPending}
        danger
        onConfirm={() => leave(undefined, { onError: stay })}
        onClose={stay}
      >
        <p>{words.message(unsent)}</p>
      </ConfirmDialog>
    )
  );
}
