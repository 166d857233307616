import type { JSHandle, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { holdScript } from '../../../server/testing/browser/hold-script.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { layoutShifts, watchLayout } from '../../../server/testing/browser/layout-shifts.ts';
import { FULL_RUN, sampleOf } from '../../../server/testing/full-run.ts';
import { createAccount, PASSWORD } from '../../../server/testing/members/accounts.ts';
import { type Congregation, fillCongregation } from '../../../server/testing/members/congregation.ts';

const SCREENS = ['/', '/dashboard', '/guidance', '/journal', '/settings'];
// A member’s / is the dashboard, so only a full run checks it everywhere.
const DIFFERENT_SCREENS = FULL_RUN ? SCREENS : SCREENS.slice(1);
// By default, two tests check one half of the screens each.
const [HYDRATED, DISABLED] = [sampleOf(DIFFERENT_SCREENS, 2), sampleOf(DIFFERENT_SCREENS, 2, 1)];

const journeys = startJourneys();
let people: Congregation;
beforeAll(async () => {
  people = await fillCongregation(journeys.served.site, { days: 12 });
}, 60_000);

test('a member’s day, history and week can be read before any script runs', async () => {
  const { page } = await journeys.signedIn(people.member, { javaScriptEnabled: false });
  await page.goto('/settings');
  const week = page.getByRole('region', { name: 'Weekly Schedule' });
  await expect.poll(() => week.getByRole('switch').count()).toBe(7);
  for (const path of SCREENS.slice(0, 3)) {
    await page.goto(path);
    const article = page.getByRole('article').first();
    expect(await article.getByRole('heading', { level: 3 }).innerText()).not.toBe('');
    await expect.poll(() => page.getByRole('button', { name: 'Complete', exact: true }).count()).toBeGreaterThan(0);
  }
});

// The first differs from the server in time zone, language, width and colour scheme.
const BROWSERS = [
  {
    ...{ timezoneId: 'Pacific/Auckland', locale: 'es-ES' },
    ...{ viewport: { width: 320, height: 700 }, colorScheme: 'dark' as const },
  },
  { timezoneId: 'Pacific/Auckland', serviceWorkers: 'allow' as const, viewport: { width: 1280, height: 900 } },
];

test.each(sampleOf(BROWSERS, 1))('hydration changes and moves nothing: %o', async (browser) => {
  const { page, pageErrors } = await journeys.signedIn(people.member, browser);
  await watchLayout(page, { from: 'rendered' });
  // The first visit loads the fonts and the service worker, so that the second shows only the hydration.
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  for (const path of HYDRATED) {
    await page.goto(path);
    expect(await page.locator('#root').getAttribute('data-rendered')).toBe(path);
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page), path).toBe(0);
  }
  expect(pageErrors).toEqual([]);
});

test('the browser renders a newcomer’s screens and screens with other queries', async () => {
  const newcomer = await journeys.signedIn(people.newcomer);
  await newcomer.page.goto('/');
  expect(await newcomer.page.locator('#root').getAttribute('data-rendered')).toBeNull();
  await newcomer.page.getByText('No guidance generated today yet').waitFor();

  const { page, pageErrors } = await journeys.signedIn(people.member);
  await page.goto('/guidance?from=mail');
  expect(await page.locator('#root').getAttribute('data-rendered')).toBeNull();
  await page.getByRole('article').first().waitFor();
  expect(pageErrors).toEqual([]);
});

const isReady = (page: Page) => page.locator('#root[data-ready]').waitFor();

/** Returns the styles of controls and of their marks; null for removed ones. */
const stylesOf = (controls: JSHandle<HTMLElement[]>) =>
  controls.evaluate((all) =>
    all.map((control) => {
      if (!control.isConnected) return null;
      const elements = [control, control.parentElement, ...(control.parentElement?.children ?? [])];
      return elements.map((element) => {
        const { color, backgroundColor, borderColor, boxShadow, opacity } = getComputedStyle(element as Element);
        const { width, height } = (element as Element).getBoundingClientRect();
        // Some inputs are transparent, above their marks.
        const colours = opacity === '0' ? [] : [color, backgroundColor, borderColor, boxShadow];
        return [...colours, opacity, width, height].join(' ');
      });
    }),
  );

const WINDOWS = [
  { viewport: { width: 390, height: 844 } },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' as const },
];

test.each(sampleOf(WINDOWS, 1))(
  'controls are disabled until they are hydrated, and look the same before and after: %o',
  {
    timeout: 60_000,
  },
  async (browser) => {
    const { page, pageErrors } = await journeys.signedIn(people.member, browser);
    for (const path of DISABLED) {
      const release = await holdScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      // The bottom bar is the last element of a page.
      await page.getByRole('button', { name: 'Progress' }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const controls = await page.evaluateHandle(() => [
        ...document.querySelectorAll<HTMLElement>('#root :is(button, input, select, textarea)'),
      ]);
      expect(await controls.evaluate((all) => all.filter((control) => !control.matches(':disabled')).length)).toBe(0);
      const before = await stylesOf(controls);
      expect(before.length).toBeGreaterThan(5);
      release();
      await isReady(page);
      const disabledOf = (all: HTMLElement[]) => all.filter((control) => control.matches(':disabled:not([disabled])'));
      expect(await controls.evaluate(disabledOf)).toEqual([]);
      const after = await stylesOf(controls);
      expect(after).toEqual(before.map((look, index) => after[index] && look));
      await page.unrouteAll();
    }
    expect(pageErrors).toEqual([]);
  },
);

test('a press before hydration does nothing, and the first press after it works', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.signedIn(people.member, { viewport: { width: 1280, height: 900 } });
  const release = await holdScript(page);
  await page.goto('/settings', { waitUntil: 'commit' });
  const saturday = page.getByRole('group', { name: 'Saturday', exact: true }).getByRole('switch');
  await saturday.waitFor();
  const wasOn = await saturday.isChecked();
  await saturday.click({ force: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  release();
  await isReady(page);
  await expect.poll(() => saturday.isChecked()).toBe(wasOn);
  await expect.poll(() => page.getByText('Not saved yet').count()).toBe(0);
  await saturday.click();
  await page.getByText('Not saved yet').waitFor();
  await expect.poll(() => saturday.isChecked()).toBe(!wasOn);
  expect(pageErrors).toEqual([]);
});

test('focus moved before a screen is ready stays, even if the address names a section', async () => {
  const { page, pageErrors } = await journeys.signedIn(people.member);
  await page.addInitScript(() => {
    const isReady = () => document.querySelector('#root[data-ready]') !== null;
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('main button[aria-expanded]')?.focus();
    });
    observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
  await page.goto('/settings#privacy');
  const row = page.locator('main button[aria-expanded]').first();
  // All parts have come, so nothing above the part can move it any more.
  await page.locator('[data-part="data"] button', { hasText: 'Delete Account' }).waitFor({ state: 'attached' });
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('the sign-in form accepts text before hydration, sends nothing then, and sends it afterwards', {
  timeout: 60_000,
}, async () => {
  const { site } = journeys.served;
  const { email } = await createAccount(site);
  const { page, pageErrors } = await journeys.visitor();
  // Somebody has signed in from this browser, so the sign-in form is open.
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('sessionEnded', 'yes'));
  site.env.REGISTRATION = 'invite';
  onTestFinished(() => {
    site.env.REGISTRATION = 'open';
  });
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  const release = await holdScript(page);
  await page.goto('/?from=mail', { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await password.fill(PASSWORD);
  await password.press('Enter');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click({ force: true });
  release();
  await isReady(page);
  expect(posts).toEqual([]);
  await expect.poll(() => password.inputValue()).toBe(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('link', { name: 'Start Setup' }).waitFor();
  expect(pageErrors).toEqual([]);
});
