import { useLocation } from 'wouter';
import type { Account } from '../../../shared/auth.ts';
import { storeUserId } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

/** Lets a member in after sign-in or registration and takes them to their next screen (product.md §4). */
export function useArrival() {
  const utils = trpc.useUtils();
  const [, navigate] = useLocation();
  return (user: Account, destination: '/' | '/onboarding') => {
    // The answer already says who they are, so nothing needs to be asked again.
    utils.auth.me.setData(undefined, { user });
    navigate(destination);
    storeUserId(user.id);
  };
}
