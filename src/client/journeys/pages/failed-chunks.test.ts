import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Failure, failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { sampleOf } from '../../../server/testing/full-run.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const unreachable = (page: Page) => page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server' });
const dialog = (page: Page) => page.getByRole('dialog');
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** A part of a screen that loads when it is opened. */
interface Opening {
  name: string;
  chunk: RegExp;
  /** Opens the part. */
  open(page: Page): Promise<void>;
  /** An element that is visible once the part has loaded. */
  part(page: Page): Locator;
}

const ON_HOME: Opening[] = [
  {
    name: 'the bell’s inbox',
    chunk: /\/assets\/inbox-[^/]*\.js$/,
    open: (page) => page.getByRole('button', { name: 'Notifications' }).click(),
    part: dialog,
  },
  {
    name: 'the drawer of Progress',
    chunk: /\/assets\/progress-drawer-[^/]*\.js$/,
    open: (page) => page.getByRole('button', { name: 'Progress' }).click(),
    part: dialog,
  },
  {
    name: 'the drawer that completes an entry',
    chunk: /\/assets\/completion-flow-[^/]*\.js$/,
    open: (page) => page.getByRole('button', { name: 'Complete', exact: true }).click(),
    part: dialog,
  },
];

const DELETING: Opening = {
  name: 'the dialog before an account is deleted',
  chunk: /\/assets\/confirm-dialog-[^/]*\.js$/,
  async open(page) {
    await openRow(page, 'Your Data');
    await page
      .locator('[data-part="data"]')
      .getByRole('button', { name: /^Delete/ })
      .click();
  },
  part: dialog,
};

const SIGNING_OUT: Opening = {
  name: 'signing out',
  chunk: /\/assets\/signing-out-[^/]*\.js$/,
  open: (page) => page.getByRole('button', { name: 'Sign Out', exact: true }).first().click(),
  part: (page) => page.getByRole('button', { name: 'Sign In', exact: true }),
};

/** Makes the chunk of a part fail, and returns the failure. */
const fail = async (page: Page, opening: Opening) => ({
  ...opening,
  failure: await failRequests(page, opening.chunk),
});

/** Opens a part that fails to load: the screen stays and says so, and the note closes. */
async function openInVain(page: Page, { name, open }: Opening): Promise<void> {
  await open(page);
  await unreachable(page).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await unreachable(page).getByRole('button', { name: 'Close' }).click();
  await unreachable(page).waitFor({ state: 'detached' });
  expect(await dialog(page).count(), `${name} is not open`).toBe(0);
}

/** Opens a part that fails to load, and loads it with Try Again. */
async function openBySecondTry(page: Page, { open, part, failure }: Opening & { failure: Failure }): Promise<void> {
  await open(page);
  await unreachable(page).waitFor();
  // A browser that caches failed imports reloads the page; then open the part again.
  const reload = Promise.withResolvers<unknown>();
  page.once('load', reload.resolve);
  await failure.endBy(() => unreachable(page).getByRole('button', { name: 'Try Again' }).click());
  const afterReload = reload.promise.then(() => open(page)).then(() => part(page).waitFor());
  await Promise.race([part(page).waitFor(), afterReload]);
  page.off('load', reload.resolve);
}

test('if a screen or a part of it fails to load, the rest stays and says so, and Try Again opens it', {
  timeout: 90_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await createEntry(journeys.served.site, id, { title: 'Write to her', contentType: 'do' });
  // One component loads them all; the first is the inbox.
  const overlays = await Promise.all(sampleOf(ON_HOME, 1).map((opening) => fail(page, opening)));
  const history = await failRequests(page, /\/assets\/history\.page-[^/]*\.js$/);
  await failRequests(page, /\/assets\/background-[^/]*\.js$/);
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/background-'));
  await page.goto('/dashboard');
  await missed;

  for (const overlay of overlays) await openInVain(page, overlay);
  expect(await page.getByRole('alert').count(), 'an optional part that fails to load shows nothing').toBe(0);

  // A screen: the navigation stays.
  await link(page, 'Guidance').click();
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  await link(page, 'Home').click();
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();
  await link(page, 'Guidance').click();
  await tryAgain(page).waitFor();
  await history.endBy(() => tryAgain(page).click());
  await page.getByRole('heading', { level: 1, name: 'Guidance History' }).waitFor();
  await link(page, 'Home').click();
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();

  // While the server is down, Try Again leaves the page as it is.
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
  expect(await page.locator('html[data-mark]').count(), 'the same page').toBe(1);
  away.end();
  await unreachable(page).getByRole('button', { name: 'Close' }).click();
  await unreachable(page).waitFor({ state: 'detached' });

  for (const overlay of overlays) {
    await openBySecondTry(page, overlay);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  }
  expect(pageErrors.filter((line) => !/ERR_FAILED|Failed to fetch/.test(line))).toEqual([]);
});

test('a screen that failed to render is rendered anew at its other address', async () => {
  const { page } = await journeys.member();
  await page.goto('/guidance');
  await page.evaluate(() => {
    const { get } = URLSearchParams.prototype;
    // The screen of this address, and no part around it, reads the query.
    URLSearchParams.prototype.get = () => {
      throw new Error('This screen does not render.');
    };
    history.pushState(null, '', '/dashboard');
    window.addEventListener('pointerdown', () => Object.assign(URLSearchParams.prototype, { get }), { once: true });
  });
  await link(page, 'Go to Home').click();
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  // A screen that rendered stays as it is.
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.evaluate(() => history.pushState(null, '', '/dashboard'));
  await page.locator('nav a[aria-current="page"]').first().waitFor();
  expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('if a section of Settings, a dialog or signing out fails to load, the others work, and Try Again loads it', {
  timeout: 90_000,
}, async () => {
  const { page } = await journeys.member();
  const [deleting, signingOut] = [await fail(page, DELETING), await fail(page, SIGNING_OUT)];
  const pause = await failRequests(page, /\/assets\/pause-part-[^/]*\.js$/);
  await page.goto('/settings#pause');
  const card = page.locator('[data-part="pause"]');
  await tryAgain(page).waitFor();
  await expect.poll(() => card.getByRole('heading', { level: 2 }).count()).toBe(1);

  await openInVain(page, deleting);
  await openInVain(page, signingOut);
  // Before the next step, in which the bar of unsaved changes needs the chunk of this dialog.
  await openBySecondTry(page, deleting);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await openRow(page, 'Weekly Schedule');
  await page.getByRole('group', { name: 'Saturday', exact: true }).getByRole('switch').click();
  await page.getByText('Not saved yet').waitFor();

  const loaded = page.waitForEvent('load');
  await pause.endBy(() => tryAgain(page).click());
  await loaded;
  await card.getByText('Until a day I choose').waitFor();
  await page.getByText('Your earlier changes are still here, but not saved yet').waitFor();
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Discard' }).click();
  await bar.waitFor({ state: 'detached' });

  await openBySecondTry(page, signingOut);
});
