import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Access } from './guard.ts';

type Page = LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> };

/** A screen in a chunk of its own, which a link may ask for before it is pressed. */
function page(load: () => Promise<{ default: ComponentType }>): Page {
  return Object.assign(lazy(load), { preload: load });
}

export interface AppRoute {
  path: string;
  access: Access;
  page: Page;
  /** Screens that keep to one task hide the bottom bar. */
  bare?: boolean;
}

const dashboard = page(() => import('./features/guidance/dashboard.page.tsx'));

/** Shown to visitors in place of what is for members. */
export const welcomePage = page(() => import('./features/auth/welcome.page.tsx'));

/** Every address of the product and its screen; a new screen is one line here (product.md §2). */
export const routes: AppRoute[] = [
  { path: '/', access: 'member', page: dashboard },
  { path: '/dashboard', access: 'member', page: dashboard },
  {
    path: '/onboarding',
    access: 'member',
    page: page(() => import('./features/onboarding/onboarding.page.tsx')),
    bare: true,
  },
  { path: '/settings', access: 'member', page: page(() => import('./features/schedule/settings.page.tsx')) },
  { path: '/verify-email', access: 'public', page: page(() => import('./features/auth/verify-email.page.tsx')) },
  {
    path: '/unsubscribe/:token',
    access: 'public',
    page: page(() => import('./features/alerts/unsubscribe.page.tsx')),
  },
];

export const notFoundPage = page(() => import('./components/not-found.page.tsx'));

/** Fetches a screen's chunk ahead, so that going there does not wait. */
export function preloadRoute(path: string): void {
  void routes.find((route) => route.path === path)?.page.preload();
}
