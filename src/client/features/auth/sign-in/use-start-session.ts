import { useLocation, useSearch } from 'wouter';
import type { Account } from '../../../../shared/auth.ts';
import { entryOfQuery } from '../../../../shared/guidance/entry-link.ts';
import { hasSessionEnded, storeUserId } from '../../../lib/session/session.ts';
import { trpc } from '../../../trpc.ts';

/** Returns a function that stores a new session without navigating. A new account is stored as not onboarded. */
export function useStoreSession() {
  const utils = trpc.useUtils();
  return (user: Account, { isNew = false } = {}) => {
    storeUserId(user.id);
    // The answer contains the account, so no query has to fetch it.
    utils.auth.me.setData(undefined, { user });
    if (isNew) utils.onboarding.status.setData({ userId: user.id }, { completed: false });
  };
}

/**
 * Returns a function that stores a new session and navigates to the next screen (product.md §4). A member whose session
 * ended stays on their screen. The link of a message keeps its entry.
 */
export function useStartSession() {
  const storeSession = useStoreSession();
  const [, navigate] = useLocation();
  const search = useSearch();
  return (user: Account, destination: '/' | '/onboarding') => {
    const linked = destination === '/' && entryOfQuery(search) !== null;
    if (destination !== '/' || !hasSessionEnded()) navigate(linked ? `/?${search}` : destination);
    storeSession(user, { isNew: destination === '/onboarding' });
  };
}
