import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '../../server/testing/journey.ts';

const journeys = startJourneys();

/** Holds the first request whose address has a part back until it is let through; gives how, and when it has come. */
async function hold(page: Page, address: RegExp) {
  const arrival = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      arrival.resolve();
      await release.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return { arrival: arrival.promise, release: () => release.resolve() };
}

/** Has another part of the page refetch everything that a mutation in another tab changed. */
const changeElsewhere = (page: Page) =>
  page.evaluate(async () => {
    const heard = Promise.withResolvers<void>();
    const listener = new BroadcastChannel('hesed-changes');
    listener.onmessage = () => heard.resolve();
    new BroadcastChannel('hesed-changes').postMessage('alerts.savePreferences');
    await heard.promise;
    // A query that the page sends has left before the answer to this one is there.
    await fetch('/healthz');
  });

test('signing out cancels the queries under way, and sends none until it is answered', {
  timeout: 30_000,
}, async () => {
  const { page, complaints } = await journeys.member();
  const devices = await hold(page, /auth\.devices/);
  await page.goto('/settings#safety');
  await devices.arrival;
  const answered = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await page.route('**/trpc/auth.logout**', async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await release.promise;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await answered.promise;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/trpc/')) sent.push(request.url());
  });
  devices.release();
  await changeElsewhere(page);
  release.resolve();
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  expect(sent).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a query that a sign-out cancelled is sent again where the sign-out failed', { timeout: 30_000 }, async () => {
  const { page } = await journeys.member();
  const devices = await hold(page, /auth\.devices/);
  await page.goto('/settings#safety');
  await devices.arrival;
  await page.route('**/trpc/auth.logout**', (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByText('You are still signed in.').waitFor();
  await page.getByText('Only this one').waitFor();
  devices.release();
});
