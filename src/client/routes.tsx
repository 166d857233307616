import type { ComponentType } from 'react';
import type { Audience } from '../shared/pages/drawn-pages.ts';
import { findPagePath, type PagePath } from '../shared/pages/routes.ts';
import { type LazyPart, lazyPart } from './components/loading/lazy-part.tsx';
import { Loading } from './components/loading/loading.tsx';
import { missingScreen } from './components/messages/missing-part.tsx';
import { OpenFrame, ScreenFrame } from './components/page/screen-frame.tsx';
import type { Access } from './guard.ts';

export type { PagePath };

type Page = LazyPart<object>;

/** A screen in a chunk of its own, which a link may ask for before it is pressed. */
const page = (load: () => Promise<{ default: ComponentType }>, frame = ScreenFrame): Page =>
  lazyPart(load, { loading: () => <Loading />, missing: missingScreen, frame });

interface Screen {
  access: Access;
  page: Page;
  /** Screens that keep to one task hide the bottom bar. */
  bare?: boolean;
  /** Screens that say the same to everybody, until the script runs; the build draws them. */
  still?: boolean;
  /** Screens that the server draws with a member's own first data, so that it can be read before the script runs. */
  own?: boolean;
}

export interface AppRoute extends Screen {
  path: PagePath | '*';
}

const dashboard = page(() => import('./features/guidance/dashboard/dashboard.page.tsx'));

// One line for every page the server knows; a page without a screen, or the other way round, does not compile.
const screens: Record<PagePath, Screen> = {
  '/': { access: 'member', page: dashboard, own: true },
  '/dashboard': { access: 'member', page: dashboard, own: true },
  '/onboarding': {
    access: 'member',
    page: page(() => import('./features/onboarding/onboarding.page.tsx')),
    bare: true,
  },
  '/guidance': {
    access: 'member',
    page: page(() => import('./features/guidance/history/history.page.tsx')),
    own: true,
  },
  '/journal': {
    access: 'member',
    page: page(() => import('./features/guidance/journal/journal.page.tsx')),
    own: true,
  },
  '/admin': { access: 'admin', page: page(() => import('./features/admin/admin.page.tsx')) },
  '/review': { access: 'reviewer', page: page(() => import('./features/admin/review/review.page.tsx')) },
  '/care': { access: 'public', page: page(() => import('./features/guidance/care/care.page.tsx')), still: true },
  '/consent': { access: 'public', page: page(() => import('./features/consent/pages/consent.page.tsx')), still: true },
  '/consent/sms-whatsapp': {
    access: 'public',
    page: page(() => import('./features/consent/pages/sms-whatsapp.page.tsx')),
    still: true,
  },
  '/consent/email': {
    access: 'public',
    page: page(() => import('./features/consent/pages/email.page.tsx')),
    still: true,
  },
  '/consent/push': {
    access: 'public',
    page: page(() => import('./features/consent/pages/push.page.tsx')),
    still: true,
  },
  '/consent/third-party': {
    access: 'public',
    page: page(() => import('./features/consent/pages/third-party.page.tsx')),
    still: true,
  },
  '/settings': {
    access: 'member',
    page: page(() => import('./features/settings/settings.page.tsx')),
    own: true,
  },
  '/verify-email': { access: 'public', page: page(() => import('./features/auth/sign-in/verify-email.page.tsx')) },
  '/reset-password': { access: 'public', page: page(() => import('./features/auth/sign-in/reset-password.page.tsx')) },
  '/setup': { access: 'public', page: page(() => import('./features/auth/sign-in/setup.page.tsx')), bare: true },
  '/unsubscribe/:token': { access: 'public', page: page(() => import('./features/alerts/mail/unsubscribe.page.tsx')) },
  '/answer/:capability': { access: 'public', page: page(() => import('./features/alerts/mail/answer.page.tsx')) },
  '/offline': {
    access: 'public',
    page: page(() => import('./components/messages/offline.page.tsx')),
    bare: true,
    still: true,
  },
};

/** Shown to visitors in place of what is for members. */
export const welcomePage = page(() => import('./features/auth/sign-in/welcome.page.tsx'), OpenFrame);

const notFound: Screen = {
  access: 'public',
  page: page(() => import('./components/messages/not-found.page.tsx')),
  still: true,
};

/** The screen for an address; any the product does not have is the 404 page (product.md §2). */
export function findRoute(url: string): AppRoute {
  const path = findPagePath(url);
  return path ? { path, ...screens[path] } : { path: '*', ...notFound };
}

/** Fetches a screen's chunk ahead, so that going there does not wait. */
export function preloadScreen(path: PagePath): void {
  void screens[path].page.preload();
}

/** The screen that somebody finds at a route first, and the name it goes by where it may have been drawn beforehand. */
export function firstScreen(route: AppRoute, audience: Audience): { page: Page; drawnAs: string | null } {
  const signedIn = audience === 'member';
  if (route.access !== 'public' && !signedIn) return { page: welcomePage, drawnAs: WELCOME[audience] };
  return { page: route.page, drawnAs: (signedIn ? route.own : route.still) ? route.path : null };
}

const WELCOME = { visitor: 'welcome', newcomer: 'welcome-newcomer' };
