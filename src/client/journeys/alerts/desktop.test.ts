import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savePreferences } from '../../../server/domains/alerts/service.ts';
import { testAlerts } from '../../../server/domains/alerts/test-messages/service.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { memberActor } from '../../../server/testing/members/members.ts';

const journeys = startJourneys({ serviceWorker: true, savesData: true });

/** Records desktop notifications, which headless browsers do not have. */
async function allowNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      const shown = JSON.parse(sessionStorage.getItem('shown') ?? '[]') as unknown[];
      sessionStorage.setItem('shown', JSON.stringify([...shown, { title, ...options }]));
    };
  });
}

test('a tab shows a desktop notification once, with generic words', { timeout: 60_000 }, async () => {
  const { site } = journeys.served;
  const { page, id, pageErrors } = await journeys.member();
  await allowNotifications(page);
  await savePreferences(site, await memberActor(site, id), id, { alertMethods: ['email', 'desktop'] });
  await page.goto('/dashboard');
  await expect.poll(() => site.live.hasScreen(id)).toBe(true);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const { success } = await testAlerts(site, await memberActor(site, id), id, ['desktop']);
  expect(success).toEqual(['desktop']);
  const shown = async () =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem('shown'))) ?? '[]') as unknown[];
  await expect.poll(shown).toEqual([
    {
      title: 'Notifications work here',
      body: 'Open it when you have a quiet moment.',
      icon: '/icon-192.png',
      tag: expect.stringMatching(/^delivery-\d+$/),
      requireInteraction: true,
      data: { url: '/dashboard' },
    },
  ]);
  // A reopened page gets the event again but does not show it again.
  await page.reload();
  await expect.poll(() => site.live.hasScreen(id)).toBe(true);
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  expect(await shown()).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});
