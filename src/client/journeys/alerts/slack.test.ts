import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { startSlackServer } from '../../../server/testing/providers/slack-server.ts';

const double = await startSlackServer();
const friends = double.addChannel('friends', true);
for (const name of ['choir', 'elders', 'youth']) double.addChannel(name, true);
const journeys = startJourneys({ env: double.env });
afterAll(() => double.close());

const row = (page: Page) => page.locator('li:has(#alert-slack)');
const toggle = (page: Page) => page.getByRole('switch', { name: 'Slack', exact: true });
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notification' }).getByText(title, { exact: true });
const press = (page: Page, name: string) => row(page).getByRole('button', { name, exact: true }).click();
const textsIn = (channel: string) => double.posted.filter((post) => post.channel === channel).map(({ text }) => text);

async function openMethod(page: Page): Promise<void> {
  await page.goto('/settings');
  await openRow(page, 'Alert Preferences');
  await toggle(page).press('Space');
}

test('C32: Slack is connected on its own page unless cancelled, to a chosen channel, and again after Slack revoked the token', {
  timeout: 120_000,
}, async () => {
  const { page, pageErrors } = await journeys.member();
  await openMethod(page);
  await row(page).getByText('I agree to receive my guidance in Slack').waitFor();
  await press(page, 'Connect Slack');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await toast(page, 'You didn’t let us post in Slack, so nothing was connected.').waitFor();
  await press(page, 'Connect Slack');
  await page.getByRole('heading', { name: 'Hesed is requesting permission to access Grace Church' }).waitFor();
  await expect
    .poll(() => page.getByRole('listitem').allTextContents())
    .toEqual(['chat:write', 'im:write', 'channels:read']);
  await page.getByRole('link', { name: 'Allow' }).click();
  await toast(page, 'Slack is connected. Your guidance comes to you in a direct message.').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await row(page).getByText('Connected to Grace Church. Messages come directly to you.').waitFor();
  await row(page).getByText('Connected', { exact: true }).waitFor();

  await press(page, 'Choose another place');
  const place = row(page).getByLabel('Where your guidance goes');
  await expect.poll(() => place.evaluate((field) => field === document.activeElement)).toBe(true);
  await press(page, 'Cancel');
  const choose = row(page).getByRole('button', { name: 'Choose another place', exact: true });
  await expect.poll(() => choose.evaluate((button) => button === document.activeElement)).toBe(true);
  await choose.click();
  await expect
    .poll(() => place.locator('option').allTextContents())
    .toEqual(['A direct message to you', '#choir', '#elders', '#friends', '#youth']);
  await place.selectOption('#friends');
  await row(page).getByText('Everyone in a channel can read what we post there.').waitFor();
  await press(page, 'Use this place');
  await toast(page, 'Your guidance goes there from now on.').waitFor();
  await row(page)
    .getByText(/^Connected to Grace Church\. Messages go to #friends/)
    .waitFor();

  await page.getByRole('button', { name: 'Test Alerts' }).click();
  await expect.poll(() => textsIn(friends).at(-1)).toContain('This is a test from Hesed.');
  await toast(page, 'Test Successful').waitFor();

  // Slack revokes the token, which Settings shows. The mail server accepts the test.
  double.endToken('token_revoked');
  await page.getByRole('button', { name: 'Test Alerts' }).click();
  await toast(page, 'Partial Success').waitFor();
  await row(page).getByText('Slack no longer lets us post for you. Connect it again in Settings.').waitFor();
  await press(page, 'Connect again');
  await page.getByRole('link', { name: 'Allow' }).click();
  await row(page)
    .getByText(/^Connected to Grace Church\. Messages /)
    .waitFor();

  await press(page, 'Disconnect');
  await toast(page, 'Slack is disconnected.').waitFor();
  await expect.poll(() => toggle(page).isChecked()).toBe(false);
  expect(double.token).toBeNull();
  expect(pageErrors).toEqual([]);
});
