import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { expectFocusKept } from '../../../server/testing/browser/keyboard.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

const OLD = 'We couldn’t update this. It’s what we had before.';
const retry = (place: Page | Locator) => place.getByRole('button', { name: 'Try Again' });
const nav = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
// The history and the sessions are refetched whenever they are shown again after this time.
const FRESH_MS = 3_000;

test('shown data that could not be refetched says so once, moves nothing, and one press refetches it', {
  timeout: 60_000,
}, async () => {
  const { page, id } = await journeys.member();
  await createEntry(journeys.served.site, id, { title: 'Stay with her' });
  await page.clock.install();
  await page.goto('/guidance');
  const card = page.getByRole('article', { name: 'Stay with her' });
  await card.waitFor();
  await nav(page, 'Settings').click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(FRESH_MS);

  const failure = await failRequests(page, /\/trpc\//);
  await nav(page, 'Guidance').click();
  await card.waitFor();
  const before = await card.boundingBox();
  await retry(page).waitFor();
  await page.getByRole('status').filter({ hasText: OLD }).waitFor({ state: 'attached' });
  expect(await card.boundingBox()).toEqual(before);
  expect(await page.getByRole('region', { name: 'Notification' }).getByRole('alert').count()).toBe(0);

  // Offline, the bar on top says so.
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: 'You’re offline' }).waitFor({ state: 'attached' });
  await retry(page).waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await retry(page).waitFor();

  await failure.endBy(() => retry(page).press('Enter'));
  await retry(page).waitFor({ state: 'detached' });
  await expectFocusKept(page);
  expect(await card.boundingBox()).toEqual(before);
});

test('the drawer of Progress says so in the drawer', async () => {
  const { page } = await journeys.member();
  await page.goto('/settings');
  const progress = page.getByRole('button', { name: 'Progress' });
  const drawer = page.getByRole('dialog');
  await progress.click();
  await drawer.getByRole('heading', { name: 'How your streak is counted' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  const failure = await failRequests(page, /\/trpc\/.*guidance\.progress/);
  await progress.click();
  await drawer.getByRole('status').filter({ hasText: OLD }).waitFor({ state: 'attached' });
  await failure.endBy(() => retry(drawer).click());
  await retry(drawer).waitFor({ state: 'detached' });
});
