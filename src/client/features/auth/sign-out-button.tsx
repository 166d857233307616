import { Button } from '@mantine/core';
import { useLocation } from 'wouter';
import { signOutWords } from '#strings/sign-out.ts';
import { showError } from '../../lib/notices.ts';
import { forgetMember } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

const words = signOutWords;

/** Leaves the account on this browser, and takes everything it knew of the member along. */
export function SignOutButton({ quiet = false }: { quiet?: boolean }) {
  const [, navigate] = useLocation();
  const logout = trpc.auth.logout.useMutation({
    onSuccess: () => {
      forgetMember();
      navigate('/');
    },
    onError: () => showError(words.signOutFailed),
  });
  return (
    <Button
      variant={quiet ? 'subtle' : 'default'}
      size={quiet ? 'sm' : 'md'}
      px={quiet ? 'xs' : undefined}
      disabled={logout.isPending}
      onClick={() => logout.mutate()}
    >
      {logout.isPending ? words.signingOut : words.signOut}
    </Button>
  );
}
