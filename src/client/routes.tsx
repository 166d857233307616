import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import type { Audience } from '../shared/pages/built-pages.ts';
import { findPagePath, type PagePath } from '../shared/pages/page-paths.ts';
import { type LazyPart, lazyPart } from './components/loading/lazy-part.tsx';
import { Loading } from './components/loading/loading.tsx';
import { screenFallback } from './components/messages/lazy-part-fallbacks.tsx';
import { OpenFrame, ScreenFrame } from './components/page/screen-frame.tsx';
import type { Access } from './route-guard.ts';

export type { PagePath };

type Page = LazyPart<object>;

const usePath = (): string => useLocation()[0];

/** Makes a screen in its own chunk, which a link can preload. Two paths may share a screen. */
const page = (load: () => Promise<{ default: ComponentType }>, frame = ScreenFrame): Page =>
  lazyPart(load, { loading: () => <Loading />, fallback: screenFallback, frame, useResetKey: usePath });

interface Screen {
  access: Access;
  page: Page;
  /** Hides the bottom bar, on screens with a single task. */
  hideNav?: boolean;
  /** The build renders the screen, because everybody sees the same until the script runs. */
  prerender?: boolean;
  /** The server renders the screen with a member's first data, so that it can be read before the script runs. */
  ssr?: boolean;
  /** The service worker does not cache the screen's own files, because the site is managed online and by few. */
  onlineOnly?: boolean;
}

export interface AppRoute extends Screen {
  path: PagePath | '*';
}

const dashboard = page(() => import('./features/guidance/dashboard/dashboard.page.tsx'));
const onboarding = page(() => import('./features/onboarding/onboarding.page.tsx'));
const history = page(() => import('./features/guidance/history/history.page.tsx'));
const journal = page(() => import('./features/guidance/journal/journal.page.tsx'));
const admin = page(() => import('./features/admin/admin.page.tsx'));
const review = page(() => import('./features/admin/review/review.page.tsx'));
const care = page(() => import('./features/guidance/care/care.page.tsx'));
const consent = page(() => import('./features/consent/pages/consent.page.tsx'));
const smsWhatsappConsent = page(() => import('./features/consent/pages/sms-whatsapp.page.tsx'));
const emailConsent = page(() => import('./features/consent/pages/email.page.tsx'));
const pushConsent = page(() => import('./features/consent/pages/push.page.tsx'));
const thirdPartyConsent = page(() => import('./features/consent/pages/third-party.page.tsx'));
const settings = page(() => import('./features/settings/settings.page.tsx'));
const verifyEmail = page(() => import('./features/auth/sign-in/verify-email.page.tsx'));
const resetPassword = page(() => import('./features/auth/sign-in/reset-password.page.tsx'));
const setup = page(() => import('./features/auth/sign-in/setup.page.tsx'));
const unsubscribe = page(() => import('./features/alerts/mail/unsubscribe.page.tsx'));
const answer = page(() => import('./features/alerts/answers/message-answer.page.tsx'));
const offline = page(() => import('./features/guidance/offline/offline.page.tsx'));

// A page of the server without a screen here, or a screen without a page, does not compile.
const screens: Record<PagePath, Screen> = {
  '/': { access: 'member', page: dashboard, ssr: true },
  '/dashboard': { access: 'member', page: dashboard, ssr: true },
  '/onboarding': { access: 'member', page: onboarding, hideNav: true },
  '/guidance': { access: 'member', page: history, ssr: true },
  '/journal': { access: 'member', page: journal, ssr: true },
  '/admin': { access: 'admin', page: admin, onlineOnly: true },
  '/review': { access: 'reviewer', page: review, onlineOnly: true },
  '/care': { access: 'public', page: care, prerender: true },
  '/consent': { access: 'public', page: consent, prerender: true },
  '/consent/sms-whatsapp': { access: 'public', page: smsWhatsappConsent, prerender: true },
  '/consent/email': { access: 'public', page: emailConsent, prerender: true },
  '/consent/push': { access: 'public', page: pushConsent, prerender: true },
  '/consent/third-party': { access: 'public', page: thirdPartyConsent, prerender: true },
  '/settings': { access: 'member', page: settings, ssr: true },
  '/verify-email': { access: 'public', page: verifyEmail },
  '/reset-password': { access: 'public', page: resetPassword },
  '/setup': { access: 'public', page: setup, hideNav: true, onlineOnly: true },
  '/unsubscribe/:token': { access: 'public', page: unsubscribe },
  '/answer/:capability': { access: 'public', page: answer },
  '/offline': { access: 'public', page: offline, hideNav: true, prerender: true },
};

/** The sign-in screen, shown to visitors on members' routes. */
export const welcomePage = page(() => import('./features/auth/sign-in/welcome.page.tsx'), OpenFrame);

const notFound: Screen = {
  access: 'public',
  page: page(() => import('./components/messages/not-found.page.tsx')),
  prerender: true,
};

/** Returns the route for an address; an unknown one gives the 404 page (product.md §2). */
export function findRoute(url: string): AppRoute {
  const path = findPagePath(url);
  return path ? { path, ...screens[path] } : { path: '*', ...notFound };
}

/** Preloads a screen's chunk. */
export function preloadScreen(path: PagePath): void {
  void screens[path].page.preload();
}

/** Returns the first screen of a route for an audience, and its name if the server may have rendered it. */
export function firstScreen(route: AppRoute, audience: Audience): { page: Page; renderedAs: string | null } {
  const signedIn = audience === 'member';
  if (route.access !== 'public' && !signedIn) return { page: welcomePage, renderedAs: WELCOME[audience] };
  return { page: route.page, renderedAs: (signedIn ? route.ssr : route.prerender) ? route.path : null };
}

const WELCOME = { visitor: 'welcome', newcomer: 'welcome-newcomer' };
