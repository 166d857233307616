import type { Page } from 'playwright-core';
import { OWN_ENTRY } from '../members/reviewer-data.ts';
import { openSignIn } from './browser-session.ts';
import { answering, completing, openDialog, praying } from './scene-openings.ts';
import { openEveryRow } from './settings-rows.ts';

/** The person who sees a scene. */
export type Viewer = 'visitor' | 'newcomer' | 'beginner' | 'member' | 'admin';

/** One screen as one viewer sees it, perhaps with a drawer or dialog open. */
export interface Scene {
  name: string;
  viewer: Viewer;
  path: string;
  /** Text on the screen when it is complete. */
  shows: RegExp;
  /**
   * Opens the drawer or dialog of the scene on a complete screen, and waits until it is shown. It may begin at an earlier scene
   * of the same screen.
   */
  open?: (page: Page) => Promise<void>;
  /** True if the screenshot shows the whole screen although something is open on it. */
  whole?: true;
}

/** Every screen, drawer and dialog, for the accessibility checks and the screenshots. */
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
    name: 'join',
    viewer: 'visitor',
    path: '/',
    shows: /Join Us/,
    open: async (page) => {
      await page.getByRole('tab', { name: 'Join Us' }).click();
      await page.getByLabel('Username').waitFor();
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
  { name: 'reset-password', viewer: 'visitor', path: '/reset-password', shows: /Reset Your Password/ },
  { name: 'verify-email', viewer: 'visitor', path: '/verify-email?token=none', shows: /no longer works/ },
  { name: 'setup', viewer: 'visitor', path: '/setup?token=none', shows: /Set Up Your Site/ },
  { name: 'unsubscribe', viewer: 'visitor', path: '/unsubscribe/none', shows: /Email Choices/ },
  { name: 'answer', viewer: 'visitor', path: '/answer/none', shows: /no longer works/ },
  { name: 'consent', viewer: 'visitor', path: '/consent', shows: /Consent/ },
  { name: 'consent-sms', viewer: 'visitor', path: '/consent/sms-whatsapp', shows: /Official Consent Record/ },
  { name: 'consent-email', viewer: 'visitor', path: '/consent/email', shows: /Official Consent Record/ },
  { name: 'care', viewer: 'visitor', path: '/care', shows: /Help and people to talk to/ },
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
  {
    name: 'onboarding-growth',
    viewer: 'newcomer',
    path: '/onboarding',
    shows: /Share Your Heart on Friendship/,
    open: answering('Areas for Growth'),
  },
  {
    name: 'onboarding-notifications',
    viewer: 'newcomer',
    path: '/onboarding',
    shows: /Share Your Heart on Friendship/,
    open: answering('Notification Preferences'),
  },
  {
    name: 'onboarding-rhythm',
    viewer: 'newcomer',
    path: '/onboarding',
    shows: /Share Your Heart on Friendship/,
    open: answering('Guidance Frequency'),
  },
  { name: 'first-guidance', viewer: 'beginner', path: '/dashboard', shows: /Today's Guidance/ },
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
    name: 'goals',
    viewer: 'member',
    path: '/dashboard',
    shows: /Today's Guidance/,
    open: openDialog(/^Edit your goals/, 'Your Friendship Goals'),
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
  { name: 'journal', viewer: 'member', path: '/journal', shows: /Your Journal/ },
  { name: 'settings', viewer: 'member', path: '/settings', shows: /Weekly Schedule/ },
  {
    name: 'settings-open',
    viewer: 'member',
    whole: true,
    path: '/settings',
    shows: /Weekly Schedule/,
    open: openEveryRow,
  },
  { name: 'consent-own', viewer: 'member', path: '/consent', shows: /Consent/ },
  { name: 'not-allowed', viewer: 'member', path: '/admin', shows: /for administrators/ },
  // They replace the page's clock, so they come last.
  {
    name: 'prayer',
    viewer: 'member',
    path: '/guidance',
    shows: /entr(y|ies)/,
    open: praying('00:35'),
  },
  {
    name: 'prayer-done',
    viewer: 'member',
    path: '/guidance',
    shows: /entr(y|ies)/,
    open: praying('00:01'),
  },
  { name: 'memory', viewer: 'admin', path: '/dashboard', shows: /A year ago you wrote/ },
  { name: 'dashboard-admin', viewer: 'admin', path: '/', shows: /Today's Guidance/ },
  { name: 'admin', viewer: 'admin', path: '/admin', shows: /Total Jobs/ },
  {
    name: 'admin-member',
    viewer: 'admin',
    path: '/admin?list=members',
    shows: /Barnabas of the very long name/,
    open: async (page) => {
      await page.getByRole('link', { name: 'Open Barnabas of the very long name' }).click();
      await page.getByRole('heading', { name: 'Latest Deliveries' }).waitFor();
    },
  },
  {
    name: 'admin-deliveries',
    viewer: 'admin',
    path: '/admin?list=deliveries',
    shows: /Barnabas of the very long name/,
  },
  { name: 'admin-trends', viewer: 'admin', path: '/admin?list=trends', shows: /The slowest day was/ },
  { name: 'review', viewer: 'admin', path: '/review', shows: /Not decided/ },
  {
    name: 'review-several',
    viewer: 'admin',
    whole: true,
    path: '/review',
    shows: /Not decided/,
    open: async (page) => {
      for (const nth of [0, 1, 3]) await page.getByRole('checkbox').nth(nth).check();
      await page.getByRole('button', { name: 'Approve (3)' }).waitFor();
    },
  },
  { name: 'review-plans', viewer: 'admin', path: '/review?part=plans', shows: /Plan This Week/ },
  {
    name: 'review-entry',
    viewer: 'admin',
    path: '/review?entry=burdens-do-the-bottom-end',
    shows: /The Authors’ Notes/,
  },
  {
    name: 'review-wording',
    viewer: 'admin',
    whole: true,
    path: '/review?entry=burdens-do-the-bottom-end',
    shows: /The Authors’ Notes/,
    open: async (page) => {
      await page.getByRole('button', { name: 'Reword' }).click();
      await page.getByLabel('Title', { exact: true }).focus();
    },
  },
  {
    name: 'review-own',
    viewer: 'admin',
    whole: true,
    path: `/review?entry=${OWN_ENTRY}`,
    shows: /No one gets it until/,
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('form', { name: 'Edit This Entry' }).waitFor();
    },
  },
  { name: 'review-new', viewer: 'admin', path: '/review?part=new', shows: /A New Entry From Your Church/ },
  { name: 'admin-settings', viewer: 'admin', path: '/admin?list=settings', shows: /Who May Join/ },
  { name: 'setup-guide', viewer: 'admin', path: '/setup?step=email', shows: /Save and Continue/ },
  { name: 'admin-model', viewer: 'admin', path: '/admin?list=model', shows: /requests? today/ },
  { name: 'admin-updates', viewer: 'admin', path: '/admin?list=updates', shows: /members? would get it now/ },
];
