/** Who a route is for. A public one is shown to anybody and never redirects (decisions.md D37). */
export type Access = 'public' | 'member' | 'reviewer' | 'admin';

export type GuardVerdict = 'show' | 'sign-in' | 'loading' | 'not-allowed' | { redirect: '/' | '/onboarding' };

/**
 * What the router shows for a path (product.md §2): members without onboarding are led to it from everywhere but
 * `/`, those with it are led away from it, and visitors see the sign-in screen in place of what is for members.
 */
export function guardRoute(visit: {
  path: string;
  access: Access;
  signedIn: boolean;
  /** Who is signed in and whether their onboarding is complete; null while that is not known yet. */
  member: { isAdmin: boolean; isReviewer?: boolean; onboarded: boolean } | null;
}): GuardVerdict {
  if (visit.access === 'public') return 'show';
  if (!visit.signedIn) return 'sign-in';
  if (visit.member === null) return 'loading';
  // An administrator may look after a site before answering questions about themselves (decisions.md D2, D37).
  if (visit.access === 'admin') return visit.member.isAdmin ? 'show' : 'not-allowed';
  if (visit.access === 'reviewer') return visit.member.isAdmin || visit.member.isReviewer ? 'show' : 'not-allowed';
  const { onboarded } = visit.member;
  if (!onboarded && visit.path !== '/' && visit.path !== '/onboarding') return { redirect: '/onboarding' };
  if (onboarded && visit.path === '/onboarding') return { redirect: '/' };
  return 'show';
}
