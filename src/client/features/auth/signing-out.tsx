import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { signOutWords } from '#strings/sign-out.ts';
import { signingOutWords } from '#strings/signing-out.ts';
import { showError } from '../../lib/notices.ts';
import { forgetMember } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { deliverWaiting } from '../guidance/deliver-waiting.ts';
import { useMember } from './member.tsx';

const ConfirmDialog = lazy(() =>
  import('../../components/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
);
const words = signingOutWords;

interface SigningOutProps {
  /** It did not come to it, or not without a question. */
  onHeld: () => void;
  /** The question was answered, and the member is still signed in. */
  onStay: () => void;
}

/**
 * Signing out, once, from the press on: what was completed without a network is sent first; where it cannot be, it is
 * asked whether it may be lost.
 */
export default function SigningOut({ onHeld, onStay }: SigningOutProps) {
  const { account } = useMember();
  const [, navigate] = useLocation();
  const cache = useQueryClient();
  const { client } = trpc.useUtils();
  const [unsent, setUnsent] = useState(0);
  const [asking, setAsking] = useState(false);
  const { mutate: leave, isPending } = trpc.auth.logout.useMutation({
    onSuccess: () => {
      forgetMember();
      navigate('/');
    },
    onError: () => showError(signOutWords.signOutFailed),
  });

  const begin = useCallback(async () => {
    try {
      const { refused, elsewhere, left } = await deliverWaiting(account.id, { client, cache, queue: true });
      const count = refused.length + elsewhere.length + left.length;
      if (count === 0) return leave(undefined, { onError: onHeld });
      setUnsent(count);
      setAsking(true);
    } catch {
      showError(signOutWords.signOutFailed);
    }
    onHeld();
  }, [account.id, client, cache, leave, onHeld]);
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
      <Suspense>
        <ConfirmDialog
          opened={asking}
          title={words.title}
          confirm={words.confirm}
          confirming={signOutWords.signingOut}
          pending={isPending}
          loss
          onConfirm={() => leave(undefined, { onError: stay })}
          onClose={stay}
        >
          <p>{words.message(unsent)}</p>
        </ConfirmDialog>
      </Suspense>
    )
  );
}
