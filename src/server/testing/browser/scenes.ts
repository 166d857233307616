import type { Page } from 'playwright-core';
import { openSignIn } from './browser-session.ts';

/** Who looks at a scene: somebody of the congregation, or nobody known. */
export type Viewer = 'visitor' | 'newcomer' | 'member' | 'admin';

/** One screen as somebody sees it; what is opened first is part of it. */
export interface Scene {
  name: string;
  viewer: Viewer;
  path: string;
  /** What is on the screen once it is whole. */
  shows: RegExp;
  /** Opens what is looked at, on a screen that stands, and waits until it is the thing that the scene is called by. */
  open?: (page: Page) => Promise<void>;
}

const openDialog = (button: RegExp, title: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog', { name: title }).waitFor();
};

/** Opens the completion drawer of the first card of a type that is not completed. */
const completing = (type: string, title: string) => async (page: Page) => {
  // By its badge: the text of another type may hold the same word.
  const card = page.getByRole('article').filter({ has: page.getByText(type, { exact: true }) });
  await card.getByRole('button', { name: 'Complete', exact: true }).first().click();
  await page.getByRole('dialog', { name: title }).waitFor();
};

/** Opens the drawer of a prayer as it stands some seconds after it was begun. */
const praying = (seconds: number, left: string) => async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const opened = completing('Prayer', 'Prayer Time')(page);
  await page.getByRole('timer').waitFor({ state: 'attached' });
  await page.clock.runFor(seconds * 1000);
  await opened;
  await page.getByRole('timer').filter({ hasText: left }).waitFor();
  // The time of day stands still, so the countdown does; timers run on, which what looks at the scene may need.
  await page.clock.setFixedTime(await page.evaluate(() => Date.now()));
  await page.clock.resume();
};

/** Every screen, and every drawer or dialog over one: what accessibility is checked on and pictures are taken of. */
export const SCENES: readonly Scene[] = [
  {
    name: 'welcome',
    viewer: 'visitor',
    path: '/',
    shows: /Sign In/,
    open: openSignIn,
  },
  {
    name: 'sign-in-failed',
    viewer: 'visitor',
    path: '/',
    shows: /Sign In/,
    open: async (page) => {
      await openSignIn(page);
      await page.getByLabel('Email', { exact: true }).fill('nobody@parish.example');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByText('New here?').waitFor();
    },
  },
  {
    name: 'join-questions',
    viewer: 'visitor',
    path: '/',
    shows: /Join Us/,
    open: async (page) => {
      await page.getByRole('tab', { name: 'Join Us' }).click();
      await page.getByLabel('Username').fill('Ruth');
      await page.getByLabel('Email').fill('ruth@gmial.com');
      await page.getByLabel('Password', { exact: true }).fill('a good long secret');
      await page.getByRole('tabpanel').getByRole('button', { name: 'Join Us' }).click();
      await page.getByText('Did you mean').waitFor();
    },
  },
  {
    name: 'join',
    viewer: 'visitor',
    path: '/',
    shows: /Join Us/,
    open: async (page) => {
      await page.getByRole('tab', { name: 'Join Us' }).click();
      await page.getByLabel('Username').waitFor();
    },
  },
  { name: 'reset-password', viewer: 'visitor', path: '/reset-password', shows: /Reset Your Password/ },
  { name: 'verify-email', viewer: 'visitor', path: '/verify-email?token=none', shows: /no longer works/ },
  { name: 'setup', viewer: 'visitor', path: '/setup?token=none', shows: /Set Up Your Site/ },
  { name: 'unsubscribe', viewer: 'visitor', path: '/unsubscribe/none', shows: /Email Choices/ },
  { name: 'consent', viewer: 'visitor', path: '/consent', shows: /Consent/ },
  { name: 'consent-sms', viewer: 'visitor', path: '/consent/sms-whatsapp', shows: /Official Consent Record/ },
  { name: 'consent-email', viewer: 'visitor', path: '/consent/email', shows: /Official Consent Record/ },
  { name: 'consent-push', viewer: 'visitor', path: '/consent/push', shows: /Official Consent Record/ },
  { name: 'consent-third-party', viewer: 'visitor', path: '/consent/third-party', shows: /Official Consent Record/ },
  {
    name: 'offline',
    viewer: 'visitor',
    path: '/offline',
    shows: /You’re back online/,
    open: async (page) => {
      await page.context().setOffline(true);
      await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    },
  },
  { name: 'not-found', viewer: 'visitor', path: '/no-such-page', shows: /Page Not Found/ },
  { name: 'home-new', viewer: 'newcomer', path: '/', shows: /No guidance generated today yet/ },
  { name: 'onboarding', viewer: 'newcomer', path: '/onboarding', shows: /Share Your Heart on Friendship/ },
  { name: 'dashboard', viewer: 'member', path: '/dashboard', shows: /Today's Guidance/ },
  {
    name: 'action',
    viewer: 'member',
    path: '/dashboard',
    shows: /Today's Guidance/,
    open: completing('Action', 'Action Completion'),
  },
  {
    name: 'reflection',
    viewer: 'member',
    path: '/dashboard',
    shows: /Today's Guidance/,
    open: completing('Reflection', 'Reflection Time'),
  },
  {
    name: 'progress',
    viewer: 'member',
    path: '/dashboard',
    shows: /Today's Guidance/,
    open: openDialog(/^Progress/, 'Progress'),
  },
  {
    name: 'inbox',
    viewer: 'member',
    path: '/dashboard',
    shows: /Today's Guidance/,
    open: openDialog(/^Notifications/, 'Notifications'),
  },
  { name: 'history', viewer: 'member', path: '/guidance', shows: /entr(y|ies)/ },
  {
    name: 'history-nothing',
    viewer: 'member',
    path: '/guidance',
    shows: /entr(y|ies)/,
    open: async (page) => {
      await page.getByPlaceholder('Search guidance by title or content...').fill('nothing holds these words');
      await page.getByText('No matching guidance found').waitFor();
    },
  },
  {
    name: 'prayer',
    viewer: 'member',
    path: '/guidance',
    shows: /entr(y|ies)/,
    open: praying(25, '00:35'),
  },
  {
    name: 'prayer-done',
    viewer: 'member',
    path: '/guidance',
    shows: /entr(y|ies)/,
    open: praying(59, '00:01'),
  },
  { name: 'settings', viewer: 'member', path: '/settings', shows: /Weekly Schedule/ },
  { name: 'consent-own', viewer: 'member', path: '/consent', shows: /Consent/ },
  { name: 'not-allowed', viewer: 'member', path: '/admin', shows: /for administrators/ },
  { name: 'dashboard-admin', viewer: 'admin', path: '/', shows: /Today's Guidance/ },
  { name: 'admin', viewer: 'admin', path: '/admin', shows: /Total Jobs/ },
];

/** Waits until a scene stands: its words are there, its letters are ours, and nothing is loading any more. */
export async function enterScene(page: Page, scene: Scene): Promise<void> {
  await page.goto(scene.path);
  await stand(page, scene);
  // Once in some hundred pages this browser stops drawing one while it is scrolled, and no click ever ends; other pages
  // and the same one opened again are drawn.
  if (!(await isDrawing(page))) {
    await page.reload();
    await stand(page, scene);
  }
  await scene.open?.(page);
  await settled(page);
}

async function stand(page: Page, scene: Scene): Promise<void> {
  await page.getByText(scene.shows).locator('visible=true').first().waitFor();
  await scrollThrough(page);
  await settled(page);
}

/** Whether the browser still draws the page's frames. */
function isDrawing(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => done(true));
        setTimeout(() => done(false), 5_000);
      }),
  );
}

/** Goes down the screen and back, for the parts that come only as they come into sight. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    const loading = () => document.body.innerText.includes('Loading...');
    for (let y = 0; y < root.scrollHeight || loading(); y += innerHeight / 2) {
      scrollTo(0, y % root.scrollHeight);
      await new Promise((done) => setTimeout(done, 30));
      if (y > 100 * innerHeight) break;
    }
    scrollTo(0, 0);
  });
}

/** Waits until nothing is loading and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.body.innerText.includes('Loading...'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is still on its way in is no picture of the screen; what never ends is not waited for.
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}
