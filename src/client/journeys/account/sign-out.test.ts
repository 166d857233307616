import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { handleFirstRequest } from '../../../server/testing/browser/first-request.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { PASSWORD } from '../../../server/testing/members/accounts.ts';

const journeys = startJourneys();

/** Holds back the first request whose URL contains a text. Returns how to release it, and when it arrived. */
async function hold(page: Page, address: RegExp) {
  const arrival = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await handleFirstRequest(page, address, async (route) => {
    // Forwards it with its original cookie.
    const headers = await route.request().allHeaders();
    arrival.resolve();
    await release.promise;
    // The page may have cancelled it or closed.
    await route
      .fetch({ headers })
      .then((response) => route.fulfill({ response }))
      .catch(() => undefined);
  });
  return { arrival: arrival.promise, release: () => release.resolve() };
}

/** Makes the page refetch everything that a mutation in another tab changes. */
const changeElsewhere = (page: Page) =>
  page.evaluate(async () => {
    const heard = Promise.withResolvers<void>();
    const listener = new BroadcastChannel('hesed-changes');
    listener.onmessage = () => heard.resolve();
    new BroadcastChannel('hesed-changes').postMessage('alerts.savePreferences');
    await heard.promise;
    // The page's queries are sent before this one is answered.
    await fetch('/healthz');
  });

test('signing out cancels the queries in flight, and sends none until it is answered', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member();
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
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
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
  expect(pageErrors).toEqual([]);
});

test('a press during a sign-out sends nothing, and the sign-in screen shows no error of it', async () => {
  const { page, pageErrors } = await journeys.member();
  await page.goto('/settings');
  await openRow(page, 'Alert Preferences');
  const signOut = await hold(page, /auth\.logout/);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await signOut.arrival;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/alerts\.tests|toast/.test(request.url())) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Test Alerts' }).click();
  signOut.release();
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  // A toast is shown in a task after the answer.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.getByRole('region', { name: 'Notification' }).innerText()).toBe('');
  expect(sent).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('a query cancelled by a sign-out is sent again if the sign-out fails', async () => {
  const { page } = await journeys.member();
  const devices = await hold(page, /auth\.devices/);
  await page.goto('/settings#safety');
  await devices.arrival;
  await failRequests(page, '**/trpc/auth.logout**', 503);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await page.getByText('You are still signed in.').waitFor();
  await page.getByText('Only this one').waitFor();
  devices.release();
});

test('signing in again in place cancels the old session’s queries and sends them in the new session', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  const { sessions } = site.db.tables;
  const twoHoursAgo = new Date(site.clock.now() - 7_200_000);
  await site.db.update(sessions).set({ createdAt: twoHoursAgo }).where(eq(sessions.userId, id));
  const devices = await hold(page, /auth\.devices/);
  await page.goto('/settings#safety');
  await devices.arrival;
  // The server has ended the old session, and the page does not have the new cookie yet.
  await page.route('**/trpc/auth.login**', async (route) => {
    const response = await route.fetch();
    devices.release();
    // A released query is answered before this one.
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Set up two-step verification' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  await page.getByText('Only this one').waitFor();
  // The second step fails once, until the member has signed in again.
  expect(pageErrors.filter((line) => !line.includes('403'))).toEqual([]);
});
