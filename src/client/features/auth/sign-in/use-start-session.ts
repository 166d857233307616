import { useLocation, useSearch } from 'wouter';
import type { Account } from '../../../../shared/auth.ts';
import { entryOfQuery } from '../../../../shared/guidance/entry-link.ts';
import { hasSessionEnded, storeUserId } from '../../../lib/session/session.ts';
import { trpc } from '../../../trpc.ts';

/** Lets a member in, where they are; a new one has not set anything up, which needs no question to the server. */
export function useStoreSession() {
  const utils = trpc.useUtils();
  return (user: Account, { isNew = false } = {}) => {
    storeUserId(user.id);
    // The answer already says who they are, so nothing needs to be asked again.
    utils.auth.me.setData(undefined, { user });
    if (isNew) utils.onboarding.status.setData({ userId: user.id }, { completed: false });
  };
}

/**
 * Lets a member in after sign-in or registration and takes them to their next screen (product.md §4). A member whose
 * session ended stays on their screen, and the link of a message keeps its entry.
 */
export function useStartSession() {
  const admit = useStoreSession();
  const [, navigate] = useLocation();
  const search = useSearch();
  return (user: Account, destination: '/' | '/onboarding') => {
    const linked = destination === '/' && entryOfQuery(search) !== null;
    if (destination !== '/' || !hasSessionEnded()) navigate(linked ? `/?${search}` : destination);
    admit(user, { isNew: destination === '/onboarding' });
  };
}
