import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { type MemberOptions, startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

/** Opens a page whose chunks fail until they are released, without a service worker that would cache them. */
async function openWithout(chunks: RegExp, options: MemberOptions = {}) {
  const visit = await journeys.member({ ...options, browser: { serviceWorkers: 'block' } });
  return { ...visit, failure: await failRequests(visit.page, chunks) };
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const unreachable = (page: Page) => page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server' });

interface Opening {
  name: string;
  chunk: RegExp;
  path: string;
  /** Opens the part. */
  open(page: Page): Promise<void>;
  /** An element that is visible once the part has loaded. */
  waitForPart(page: Page): Promise<void>;
}

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

const OVERLAYS: Opening[] = [
  {
    name: 'the bell’s inbox',
    chunk: /\/assets\/inbox-[^/]*\.js$/,
    path: '/dashboard',
    open: (page) => page.getByRole('button', { name: 'Notifications' }).click(),
    waitForPart: dialog,
  },
  {
    name: 'the drawer of Progress',
    chunk: /\/assets\/progress-drawer-[^/]*\.js$/,
    path: '/dashboard',
    open: (page) => page.getByRole('button', { name: 'Progress' }).click(),
    waitForPart: dialog,
  },
  {
    name: 'the drawer that completes an entry',
    chunk: /\/assets\/completion-flow-[^/]*\.js$/,
    path: '/dashboard',
    open: (page) => page.getByRole('button', { name: 'Complete', exact: true }).click(),
    waitForPart: dialog,
  },
  {
    name: 'signing out',
    chunk: /\/assets\/signing-out-[^/]*\.js$/,
    path: '/settings',
    open: (page) => page.getByRole('button', { name: 'Sign Out', exact: true }).first().click(),
    waitForPart: (page) => page.getByRole('button', { name: 'Sign In', exact: true }).waitFor(),
  },
  {
    name: 'the dialog before an account is deleted',
    chunk: /\/assets\/delete-account-[^/]*\.js$/,
    path: '/settings#data',
    open: (page) =>
      page
        .locator('[data-part="data"]')
        .getByRole('button', { name: /^Delete/ })
        .click(),
    waitForPart: dialog,
  },
];

test.each(OVERLAYS)(
  'if $name fails to load, the screen stays, says so, and Try Again opens it',
  {
    timeout: 60_000,
  },
  async ({ chunk, path, open, waitForPart }) => {
    const { page, id, failure } = await openWithout(chunk);
    await createEntry(journeys.served.site, id, { title: 'Write to her', contentType: 'do' });
    await page.goto(path);
    await open(page);
    await unreachable(page).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();

    // The rest of the screen still works, and the note closes.
    await unreachable(page).getByRole('button', { name: 'Close' }).click();
    await unreachable(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Guidance', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Guidance History' }).waitFor();

    await page.goto(path);
    await open(page);
    await unreachable(page).waitFor();
    // A browser that caches failed imports reloads the page; then open the part again.
    const afterReload = page.waitForEvent('load').then(() => open(page));
    await failure.endBy(() => unreachable(page).getByRole('button', { name: 'Try Again' }).click());
    await Promise.race([waitForPart(page), afterReload.then(() => waitForPart(page))]);
  },
);

test('if a section of Settings fails to load, its card says so and the others work', {
  timeout: 60_000,
}, async () => {
  const { page, failure } = await openWithout(/\/assets\/pause-part-[^/]*\.js$/);
  await page.goto('/settings#pause');
  const card = page.locator('[data-part="pause"]');
  await tryAgain(page).waitFor();
  await expect.poll(() => card.getByRole('heading', { level: 2 }).count()).toBe(1);
  await openRow(page, 'Weekly Schedule');
  await page.getByRole('group', { name: 'Saturday', exact: true }).getByRole('switch').click();
  await page.getByText('Not saved yet').waitFor();

  const loaded = page.waitForEvent('load');
  await failure.endBy(() => tryAgain(page).click());
  await loaded;
  await card.getByText('Until a day I choose').waitFor();
  await page.getByText('Your earlier changes are still here, but not saved yet').waitFor();
});

test('if a screen fails to load, the navigation stays and Try Again loads it', {
  timeout: 60_000,
}, async () => {
  const { page, failure } = await openWithout(/\/assets\/history\.page-[^/]*\.js$/);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Guidance', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();
  await page.getByRole('link', { name: 'Guidance', exact: true }).click();
  await tryAgain(page).waitFor();
  await failure.endBy(() => tryAgain(page).click());
  await page.getByRole('heading', { level: 1, name: 'Guidance History' }).waitFor();
});

test('a part that fails to load while the server is down leaves the page as it is', { timeout: 60_000 }, async () => {
  const { page } = await openWithout(/\/assets\/inbox-[^/]*\.js$/);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await unreachable(page).waitFor();
  const away = await failRequests(page, '**/healthz');
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'the same page';
  });
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
  await unreachable(page).getByRole('button', { name: 'Try Again' }).click();
  await refused;
  expect(away.count()).toBe(1);
  await unreachable(page).waitFor();
  expect(await page.locator('html[data-mark]').count()).toBe(1);
});

test('an optional part that fails to load shows nothing', { timeout: 60_000 }, async () => {
  const { page, pageErrors } = await openWithout(/\/assets\/background-[^/]*\.js$/);
  const missed = page.waitForEvent('requestfailed');
  await page.goto('/dashboard');
  await missed;
  await page.getByRole('button', { name: 'Progress' }).click();
  await dialog(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(pageErrors.filter((line) => !/ERR_FAILED|Failed to fetch/.test(line))).toEqual([]);
});
