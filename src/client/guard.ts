/** Who a route is for. A public one is shown to anybody and never redirects (decisions.md D37). */
export type Access = 'public' | 'member';

export type GuardVerdict = 'show' | 'sign-in' | 'loading' | { redirect: '/' | '/onboarding' };

/**
 * What the router shows for a path (product.md §2): members without onboarding are led to it from everywhere but
 * `/`, those with it are led away from it, and visitors see the sign-in screen in place of what is for members.
 */
export function guardRoute(visit: {
  path: string;
  access: Access;
  signedIn: boolean;
  /** Whether onboarding is complete; null while that is not known yet. */
  onboarded: boolean | null;
}): GuardVerdict {
  if (visit.access === 'public') return 'show';
  if (!visit.signedIn) return 'sign-in';
  if (visit.onboarded === null) return 'loading';
  if (!visit.onboarded && visit.path !== '/' && visit.path !== '/onboarding') return { redirect: '/onboarding' };
  if (visit.onboarded && visit.path === '/onboarding') return { redirect: '/' };
  return 'show';
}
