import type { Account } from '../shared/auth.ts';

/** The audience of a route. A public route is shown to everybody and never redirects (decisions.md D37). */
export type Access = 'public' | 'member' | 'reviewer' | 'admin';

export type GuardVerdict = 'show' | 'sign-in' | 'loading' | 'not-allowed' | { redirect: '/' | '/onboarding' };

/**
 * Decides what the router shows for a path (product.md §2). Members without onboarding are redirected to it from every
 * path except `/`, members with it are redirected away from it, and visitors see the sign-in screen on members' routes.
 */
export function guardRoute(
  { path, access }: { path: string; access: Access },
  session: {
    signedIn: boolean;
    /** The signed-in member, or null while it loads. */
    member: { account: Pick<Account, 'role'>; onboarded: boolean } | null;
  },
): GuardVerdict {
  if (access === 'public') return 'show';
  if (!session.signedIn) return 'sign-in';
  if (session.member === null) return 'loading';
  const { account, onboarded } = session.member;
  // An administrator may use the administration before onboarding (decisions.md D2, D37).
  if (access !== 'member') return account.role === 'admin' || account.role === access ? 'show' : 'not-allowed';
  if (!onboarded && path !== '/' && path !== '/onboarding') return { redirect: '/onboarding' };
  if (onboarded && path === '/onboarding') return { redirect: '/' };
  return 'show';
}
