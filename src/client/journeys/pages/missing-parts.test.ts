import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { type MemberOptions, startJourneys } from '../../../server/testing/browser/journey.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

/** Keeps chunks from a page until they are let through; a service worker would have them ahead. */
async function without(chunks: RegExp, options: MemberOptions = {}) {
  const visit = await journeys.member({ ...options, browser: { serviceWorkers: 'block' } });
  return { ...visit, failure: await failRequests(visit.page, chunks) };
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const unreachable = (page: Page) => page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server' });

interface Opening {
  name: string;
  chunk: RegExp;
  path: string;
  /** Asks for the part. */
  ask(page: Page): Promise<void>;
  /** What stands there once the part has come. */
  comes(page: Page): Promise<void>;
}

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

const OVER: Opening[] = [
  {
    name: 'the bell’s inbox',
    chunk: /\/assets\/inbox-[^/]*\.js$/,
    path: '/dashboard',
    ask: (page) => page.getByRole('button', { name: 'Notifications' }).click(),
    comes: dialog,
  },
  {
    name: 'the drawer of Progress',
    chunk: /\/assets\/progress-drawer-[^/]*\.js$/,
    path: '/dashboard',
    ask: (page) => page.getByRole('button', { name: 'Progress' }).click(),
    comes: dialog,
  },
  {
    name: 'the drawer that completes an entry',
    chunk: /\/assets\/completion-flow-[^/]*\.js$/,
    path: '/dashboard',
    ask: (page) => page.getByRole('button', { name: 'Complete', exact: true }).click(),
    comes: dialog,
  },
  {
    name: 'signing out',
    chunk: /\/assets\/signing-out-[^/]*\.js$/,
    path: '/settings',
    ask: (page) => page.getByRole('button', { name: 'Sign Out', exact: true }).first().click(),
    comes: (page) => page.getByRole('button', { name: 'Sign In', exact: true }).waitFor(),
  },
  {
    name: 'the dialog before an account is deleted',
    chunk: /\/assets\/delete-account-[^/]*\.js$/,
    path: '/settings#data',
    ask: (page) =>
      page
        .locator('[data-part="data"]')
        .getByRole('button', { name: /^Delete/ })
        .click(),
    comes: dialog,
  },
];

test.each(OVER)(
  '$name does not come: the screen stays, says so, and it opens with Try Again',
  {
    timeout: 60_000,
  },
  async ({ chunk, path, ask, comes }) => {
    const { page, id, failure } = await without(chunk);
    await createEntry(journeys.served.site, id, { title: 'Write to her', contentType: 'do' });
    await page.goto(path);
    await ask(page);
    await unreachable(page).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();

    // The rest is still there to be used, and the note goes away.
    await unreachable(page).getByRole('button', { name: 'Close' }).click();
    await unreachable(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Guidance', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Guidance History' }).waitFor();

    await page.goto(path);
    await ask(page);
    await unreachable(page).waitFor();
    // A browser that remembers a chunk that did not come loads the page anew; the part is then asked for again.
    const anew = page.waitForEvent('load').then(() => ask(page));
    await failure.endBy(() => unreachable(page).getByRole('button', { name: 'Try Again' }).click());
    await Promise.race([comes(page), anew.then(() => comes(page))]);
  },
);

test('a part of Settings does not come: its card says so, and the others can be used', {
  timeout: 60_000,
}, async () => {
  const { page, failure } = await without(/\/assets\/pause-part-[^/]*\.js$/);
  await page.goto('/settings#pause');
  const card = page.locator('[data-part="pause"]');
  await tryAgain(page).waitFor();
  await expect.poll(() => card.getByRole('heading', { level: 2 }).count()).toBe(1);
  await page.getByRole('group', { name: 'Saturday', exact: true }).getByRole('switch').click();
  await page.getByText('Not saved yet').waitFor();

  const loaded = page.waitForEvent('load');
  await failure.endBy(() => tryAgain(page).click());
  await loaded;
  await card.getByText('Until a day I choose').waitFor();
  await page.getByText('Your earlier changes are still here, but not saved yet').waitFor();
});

test('a screen does not come: the way to the others stays, and it comes with Try Again', {
  timeout: 60_000,
}, async () => {
  const { page, failure } = await without(/\/assets\/history\.page-[^/]*\.js$/);
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

test('a part that does not come while the server is away leaves the page as it is', { timeout: 60_000 }, async () => {
  const { page } = await without(/\/assets\/inbox-[^/]*\.js$/);
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

test('what a page does without does not come, and nothing is said of it', { timeout: 60_000 }, async () => {
  const { page, complaints } = await without(/\/assets\/background-[^/]*\.js$/);
  const missed = page.waitForEvent('requestfailed');
  await page.goto('/dashboard');
  await missed;
  await page.getByRole('button', { name: 'Progress' }).click();
  await dialog(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(complaints.filter((line) => !/ERR_FAILED|Failed to fetch/.test(line))).toEqual([]);
});
