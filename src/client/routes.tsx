import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { PAGE_PATHS } from '../shared/routes.ts';
import type { Access } from './guard.ts';

export type PagePath = (typeof PAGE_PATHS)[number];

type Page = LazyExoticComponent<ComponentType> & { preload: () => Promise<unknown> };

/** A screen in a chunk of its own, which a link may ask for before it is pressed. */
function page(load: () => Promise<{ default: ComponentType }>): Page {
  return Object.assign(lazy(load), { preload: load });
}

interface Screen {
  access: Access;
  page: Page;
  /** Screens that keep to one task hide the bottom bar. */
  bare?: boolean;
}

export interface AppRoute extends Screen {
  path: string;
}

const dashboard = page(() => import('./features/guidance/dashboard.page.tsx'));

// One line for every page the server knows; a page without a screen, or the other way round, does not compile.
const screens: Record<PagePath, Screen> = {
  '/': { access: 'member', page: dashboard },
  '/dashboard': { access: 'member', page: dashboard },
  '/onboarding': {
    access: 'member',
    page: page(() => import('./features/onboarding/onboarding.page.tsx')),
    bare: true,
  },
  '/guidance': { access: 'member', page: page(() => import('./features/guidance/history.page.tsx')) },
  '/admin': { access: 'admin', page: page(() => import('./features/admin/admin.page.tsx')) },
  '/consent': { access: 'public', page: page(() => import('./features/consent/consent.page.tsx')) },
  '/consent/sms-whatsapp': { access: 'public', page: page(() => import('./features/consent/sms-whatsapp.page.tsx')) },
  '/consent/email': { access: 'public', page: page(() => import('./features/consent/email.page.tsx')) },
  '/consent/push': { access: 'public', page: page(() => import('./features/consent/push.page.tsx')) },
  '/consent/third-party': { access: 'public', page: page(() => import('./features/consent/third-party.page.tsx')) },
  '/settings': { access: 'member', page: page(() => import('./features/schedule/settings.page.tsx')) },
  '/verify-email': { access: 'public', page: page(() => import('./features/auth/verify-email.page.tsx')) },
  '/reset-password': { access: 'public', page: page(() => import('./features/auth/reset-password.page.tsx')) },
  '/setup': { access: 'public', page: page(() => import('./features/auth/setup.page.tsx')), bare: true },
  '/unsubscribe/:token': { access: 'public', page: page(() => import('./features/alerts/unsubscribe.page.tsx')) },
  '/offline': { access: 'public', page: page(() => import('./components/offline.page.tsx')), bare: true },
};

/** Shown to visitors in place of what is for members. */
export const welcomePage = page(() => import('./features/auth/welcome.page.tsx'));

const notFound: AppRoute = {
  path: '*',
  access: 'public',
  page: page(() => import('./components/not-found.page.tsx')),
};

/** The screen for an address; any the product does not have is the 404 page (product.md §2). */
export function findRoute(matches: (pattern: string) => boolean): AppRoute {
  const path = PAGE_PATHS.find(matches);
  return path ? { path, ...screens[path] } : notFound;
}

/** Fetches a screen's chunk ahead, so that going there does not wait. */
export function preloadScreen(path: PagePath): void {
  void screens[path].page.preload();
}
