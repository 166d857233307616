/** The audience of a route. A public route is shown to everybody and never redirects (decisions.md D37). */
export type Access = 'public' | 'member' | 'reviewer' | 'admin';

export type GuardVerdict = 'show' | 'sign-in' | 'loading' | 'not-allowed' | { redirect: '/' | '/onboarding' };

/**
 * Decides what the router shows for a path (product.md §2). Members without onboarding are redirected to it from every
 * path except `/`, members with it are redirected away from it, and visitors see the sign-in screen on members' routes.
 */
export function guardRoute(visit: {
  path: string;
  access: Access;
  signedIn: boolean;
  /** The signed-in member, or null while it loads. */
  member: { isAdmin: boolean; isReviewer?: boolean; onboarded: boolean } | null;
}): GuardVerdict {
  if (visit.access === 'public') return 'show';
  if (!visit.signedIn) return 'sign-in';
  if (visit.member === null) return 'loading';
  // An administrator may use the administration before onboarding (decisions.md D2, D37).
  if (visit.access === 'admin') return visit.member.isAdmin ? 'show' : 'not-allowed';
  if (visit.access === 'reviewer') return visit.member.isAdmin || visit.member.isReviewer ? 'show' : 'not-allowed';
  const { onboarded } = visit.member;
  if (!onboarded && visit.path !== '/' && visit.path !== '/onboarding') return { redirect: '/onboarding' };
  if (onboarded && visit.path === '/onboarding') return { redirect: '/' };
  return 'show';
}
