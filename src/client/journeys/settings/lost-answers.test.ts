import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests, loseAnswers } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';

const journeys = startJourneys();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openPause(page: Page): Promise<void> {
  await page.goto('/settings#pause');
  await button(page, 'Pause Guidance').waitFor();
}

test('after a change whose answer was lost, the screens of every tab show what the server stored', async () => {
  const { page } = await journeys.member();
  const other = await page.context().newPage();
  for (const tab of [page, other]) await openPause(tab);
  await loseAnswers(page, /\/trpc\/schedule\.pauses\.begin/);
  await button(page, 'Pause Guidance').click();
  for (const tab of [page, other]) await button(tab, 'Resume Now').waitFor();
});

test('while the server cannot be reached, a change without an answer refetches nothing, and then all', async () => {
  const { page } = await journeys.member();
  await openPause(page);
  await loseAnswers(page, /\/trpc\/schedule\.pauses\.begin/);
  const health = await failRequests(page, '**/healthz');
  const reads = await failRequests(page, /\/trpc\/schedule\.pauses\.view/);
  await button(page, 'Pause Guidance').click();
  await expect.poll(health.count).toBe(1);
  expect(reads.count()).toBe(0);
  await page.context().setOffline(true);
  await page.getByText('You’re offline', { exact: true }).first().waitFor();
  for (const failure of [health, reads]) failure.end();
  await page.context().setOffline(false);
  await button(page, 'Resume Now').waitFor();
});

test('parts that failed while the server was down load by themselves once the stream opens', async () => {
  const { page } = await journeys.member();
  const calls = await failRequests(page, '**/trpc/**');
  await page.goto('/settings');
  await openRow(page, 'API Tokens');
  const failed = page.getByText('We couldn’t load your tokens.');
  await failed.waitFor();
  const loaded = page.waitForResponse(/\/trpc\/[^?]*auth\.tokens/);
  calls.end();
  await loaded;
  await failed.waitFor({ state: 'detached' });
});
