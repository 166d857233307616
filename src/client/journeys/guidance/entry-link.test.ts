import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSignIn, signInAgain } from '../../../server/testing/browser/browser-session.ts';
import { holdScript } from '../../../server/testing/browser/hold-script.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openInPage } from '../../../server/testing/browser/open-in-page.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { entryPath } from '../../../shared/guidance/entry-link.ts';

const DAY_MS = 86_400_000;

const journeys = startJourneys();

/** Adds an entry of today or some days ago, with a section that its card collapses. */
function give(userId: number, title: string, daysAgo = 0, isDev = false): Promise<number> {
  const at = new Date(journeys.served.site.clock.now() - daysAgo * DAY_MS);
  return createEntry(journeys.served.site, userId, {
    ...{ title, isDev, availableAt: at, localDate: at.toISOString().slice(0, 10) },
    ...{ prayerPrompt: 'Pray for her.', encouragement: `The end of ${title}.` },
  });
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Waits until the linked card is visible, highlighted, expanded and focused. */
async function leadsTo(page: Page, title: string): Promise<void> {
  await expect.poll(() => focused(page)).toBe(title);
  await expect
    .poll(() => page.locator('[data-linked]').getByRole('heading', { level: 3 }).allInnerTexts())
    .toEqual([title]);
  await card(page, title).getByText(`The end of ${title}.`).waitFor();
  const heading = card(page, title).getByRole('heading', { level: 3 });
  const isInUpperHalf = () =>
    heading.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top > 0 && top < innerHeight / 2;
    });
  await expect.poll(isInUpperHalf).toBe(true);
}

test('a message’s link opens its card of today, or of another day in the history', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const old = await give(id, 'Long ago', 40);
  for (let day = 1; day < 30; day += 1) await give(id, `Day ${day}`, day);
  const first = await give(id, 'Morning');
  for (const title of ['Noon', 'Evening']) await give(id, title);
  await page.goto(entryPath({ id: first, isDev: false }));
  await leadsTo(page, 'Morning');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  // The member can still collapse it.
  await card(page, 'Morning').getByRole('button', { name: 'Show less' }).click();
  await card(page, 'Morning').getByRole('button', { name: 'Read more' }).waitFor();

  await page.goto(entryPath({ id: old, isDev: false }));
  await leadsTo(page, 'Long ago');
  expect(new URL(page.url()).pathname).toBe('/guidance');

  // A pressed notification opens an entry of which this page, which was frozen, has heard nothing.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await card(page, 'Evening').waitFor();
  const path = entryPath({ id: await give(id, 'Night'), isDev: false });
  await page.evaluate((url) => history.pushState(null, '', url), path);
  await leadsTo(page, 'Night');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  // Also an entry of another day. The page refetches once, although the clock is set back meanwhile.
  let refetches = 0;
  page.on('request', (request) => {
    if (request.url().includes('guidance.dashboard')) refetches += 1;
  });
  await page.evaluate(
    (url) => {
      history.pushState(null, '', url);
      const { now } = Date;
      setTimeout(() => {
        Date.now = () => now() - 3_600_000;
      }, 0);
    },
    entryPath({ id: old, isDev: false }),
  );
  await leadsTo(page, 'Long ago');
  expect(refetches).toBe(1);
  expect(pageErrors).toEqual([]);
});

test('a link moves nothing if the member scrolled before the page was hydrated', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member({ browser: { serviceWorkers: 'block' } });
  const linked = await give(id, 'Linked');
  for (const title of ['Noon', 'Evening']) await give(id, title);
  const release = await holdScript(page);
  await page.goto(entryPath({ id: linked, isDev: false }), { waitUntil: 'commit' });
  await card(page, 'Evening').waitFor();
  await page.evaluate(() => scrollTo(0, 90));
  release();
  await page.locator('[data-linked]').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  // The live stream is opened after everything else of the background tasks has begun.
  await page.waitForRequest('**/trpc/alerts.live**');
  expect(await page.evaluate(() => scrollY)).toBe(90);
  expect(await focused(page)).not.toBe('Linked');
  expect(pageErrors).toEqual([]);
});

test('a link moves nothing if the member used the page while the entry loaded', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member({ browser: { serviceWorkers: 'block' } });
  for (const title of ['Noon', 'Evening']) await give(id, title);
  await page.goto('/dashboard');
  await card(page, 'Evening').waitFor();
  const release = Promise.withResolvers<void>();
  await page.route('**/trpc/*guidance.dashboard*', async (route) => {
    await release.promise;
    await route.continue();
  });
  const path = entryPath({ id: await give(id, 'Night'), isDev: false });
  await page.evaluate((url) => history.pushState(null, '', url), path);
  await card(page, 'Evening')
    .getByRole('button', { name: /Complete/ })
    .click();
  const drawer = page.getByRole('dialog');
  const isFocusInside = () => drawer.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isFocusInside).toBe(true);
  const scrolled = await page.evaluate(() => scrollY);
  release.resolve();
  await page.locator('[data-linked]').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(await isFocusInside()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(pageErrors).toEqual([]);
});

test('a link to a test’s entry opens it in the development data', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member({ role: 'admin' });
  await give(id, 'Real');
  await page.goto(entryPath({ id: await give(id, 'Made by a test', 0, true), isDev: true }));
  await leadsTo(page, 'Made by a test');
  await openInPage(page, entryPath({ id: await give(id, 'An older test', 3, true), isDev: true }));
  await leadsTo(page, 'An older test');
  expect(pageErrors).toEqual([]);
});

test('a signed-out member signs in and then sees the linked entry', { timeout: 60_000 }, async () => {
  const { id, email } = await journeys.absentMember();
  const { page, pageErrors } = await journeys.visitor();
  await page.goto(entryPath({ id: await give(id, 'Waiting'), isDev: false }));
  // The sign-in form is open, although nobody has signed in from this browser.
  await expect.poll(() => page.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true');
  await openSignIn(page);
  await signInAgain(page, email);
  await leadsTo(page, 'Waiting');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(pageErrors).toEqual([]);
});
