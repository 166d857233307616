import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { signOutWords } from '#strings/sign-out.ts';
import { showError } from '../../lib/notices.ts';
import { forgetMember } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { useMember } from './member.tsx';

const ConfirmDialog = lazy(() =>
  import('../../components/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
);
const words = signOutWords;

/**
 * Leaves the account on this browser, and takes everything it knew of the member along. What was completed without a
 * network is sent first; where it cannot be, it is asked whether it may be lost.
 */
export function SignOutButton({ quiet = false }: { quiet?: boolean }) {
  const { account } = useMember();
  const [, navigate] = useLocation();
  const cache = useQueryClient();
  const { client } = trpc.useUtils();
  const [sending, setSending] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const logout = trpc.auth.logout.useMutation({
    onSuccess: () => {
      forgetMember();
      navigate('/');
    },
    onError: () => showError(words.signOutFailed),
  });

  const stay = () => {
    setAsking(false);
    // Disabled while it was tried, the button has lost the keyboard.
    button.current?.focus();
  };
  const begin = async () => {
    setSending(true);
    try {
      const { deliverWaiting } = await import('../guidance/deliver-waiting.ts');
      const { refused, elsewhere, left } = await deliverWaiting(account.id, { client, cache, queue: true });
      const count = refused.length + elsewhere.length + left.length;
      setUnsent(count);
      if (count > 0) setAsking(true);
      else logout.mutate();
    } catch {
      showError(words.signOutFailed);
    } finally {
      setSending(false);
    }
  };
  const leaving = sending || (logout.isPending && !asking);
  return (
    <>
      <Button
        ref={button}
        variant={quiet ? 'subtle' : 'default'}
        size={quiet ? 'sm' : 'md'}
        px={quiet ? 'xs' : undefined}
        disabled={leaving}
        onClick={() => void begin()}
      >
        {leaving ? words.signingOut : words.signOut}
      </Button>
      {unsent > 0 && (
        <Suspense>
          <ConfirmDialog
            opened={asking}
            title={words.unsent.title}
            confirm={words.unsent.confirm}
            confirming={words.signingOut}
            pending={logout.isPending}
            loss
            onConfirm={() => logout.mutate(undefined, { onError: stay })}
            onClose={stay}
          >
            <p>{words.unsent.message(unsent)}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
