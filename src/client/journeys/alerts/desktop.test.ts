import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginPause, endPause } from '../../../server/domains/alerts/pauses/service.ts';
import { savePreferences } from '../../../server/domains/alerts/service.ts';
import { testAlerts } from '../../../server/domains/alerts/test-messages/service.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { expectFocusKept } from '../../../server/testing/browser/keyboard.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { memberActor } from '../../../server/testing/members/members.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';

const CHANNELS = [createRecordingChannel('push'), createRecordingChannel('sms')];
const journeys = startJourneys({ serviceWorker: true, savesData: true, channels: CHANNELS });

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
  await expect.poll(() => site.live.hasNotifyingTab(id)).toBe(true);
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
  await expect.poll(() => site.live.hasNotifyingTab(id)).toBe(true);
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  expect(await shown()).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

/** Hides a tab or shows it again, as switching tabs does. */
const setHidden = (tab: Page, hidden: boolean) =>
  tab.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('however many tabs are hidden, the site answers, and one of them shows a notification', {
  timeout: 90_000,
}, async () => {
  const { site } = journeys.served;
  const { page, id, pageErrors } = await journeys.member();
  await savePreferences(site, await memberActor(site, id), id, { alertMethods: ['email', 'desktop'] });
  const context = page.context();
  // One more than the connections that a browser opens to a site over HTTP/1.1.
  const tabs: Page[] = [];
  while (tabs.length < 7) {
    const tab = tabs.length === 0 ? page : await context.newPage();
    await allowNotifications(tab);
    await Promise.all([tab.waitForResponse(/alerts\.live/), tab.goto('/dashboard')]);
    await setHidden(tab, true);
    tabs.push(tab);
  }
  const oneStream = () => expect.poll(() => site.live.count(), { timeout: 15_000 }).toBe(1);
  await oneStream();
  const shown = async () => {
    const lists = await Promise.all(
      tabs.map((tab) => tab.evaluate(() => JSON.parse(sessionStorage.getItem('shown') ?? '[]') as unknown[])),
    );
    return lists.flat().length;
  };
  const sendTest = async () => testAlerts(site, await memberActor(site, id), id, ['desktop']);
  expect((await sendTest()).success).toEqual(['desktop']);
  await expect.poll(shown).toBe(1);

  // The next hidden tab takes over from a closed one.
  const first = tabs.shift() as Page;
  await Promise.all([tabs[0]?.waitForResponse(/alerts\.live/), first.close()]);
  await oneStream();
  const before = await shown();
  expect((await sendTest()).success).toEqual(['desktop']);
  await expect.poll(shown).toBe(before + 1);
  expect(pageErrors).toEqual([]);
});

test('a browser without a push service shows new guidance of push while a page is open, once, and not during a pause', {
  timeout: 60_000,
}, async () => {
  const { site } = journeys.served;
  const { page, id, pageErrors } = await journeys.member();
  await allowNotifications(page);
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager'));
  const save = async (alertMethods: ('email' | 'push')[]) =>
    savePreferences(site, await memberActor(site, id), id, { alertMethods });
  const arrive = async () => {
    const entryId = await createEntry(site, id, { contentType: 'prayer' });
    const now = new Date(site.clock.now());
    await site.db.insert(site.db.tables.deliveries).values({
      ...{ userId: id, entryId, kind: 'guidance', channel: 'app', status: 'sent' },
      ...{ dueAt: now, createdAt: now, startedAt: now, finishedAt: now },
    });
    // The page decides by the choices of this moment.
    const asked = page.waitForResponse(/alerts\.pauses\.list/);
    site.live.announce(id);
    await asked;
    return entryId;
  };
  const shown = async () =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem('shown'))) ?? '[]') as { data: { url: string } }[];
  await save(['email', 'push']);
  await page.goto('/settings#alerts');
  await page.getByText('It shows new guidance while a page of this site is open here').waitFor();
  // A page that does not read the preferences itself.
  await page.goto('/consent');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => site.live.hasNotifyingTab(id)).toBe(true);
  const first = await arrive();
  await expect.poll(shown).toMatchObject([
    {
      title: 'New prayer',
      icon: '/icon-192.png',
      requireInteraction: true,
      data: { url: `/dashboard?entry=${first}` },
    },
  ]);

  await beginPause(site, await memberActor(site, id), id, { what: 'push' });
  await arrive();
  await save(['email']);
  await arrive();
  await save(['email', 'push']);
  await endPause(site, await memberActor(site, id), id, { what: 'push' });
  const last = await arrive();
  await expect.poll(async () => (await shown()).at(-1)?.data.url).toBe(`/dashboard?entry=${last}`);
  expect(await shown()).toHaveLength(2);
  expect(pageErrors).toEqual([]);
});

test('changes made while the browser asks for permission stay', { timeout: 60_000 }, async () => {
  const { page, pageErrors } = await journeys.member({ browser: { serviceWorkers: 'block' } });
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    const asked = Promise.withResolvers<NotificationPermission>();
    Notification.requestPermission = () => asked.promise;
    Object.assign(window, {
      allow() {
        permission = 'granted';
        asked.resolve(permission);
      },
    });
  });
  await page.goto('/settings#alerts');
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
  await toggle('Desktop').press('Space');
  await toggle('SMS').press('Space');
  await page.getByLabel('Phone number').fill('+1 234 567 8901');
  await page.evaluate(() => (window as unknown as { allow(): void }).allow());
  await expect.poll(() => toggle('Desktop').isChecked()).toBe(true);
  expect(await toggle('SMS').isChecked()).toBe(true);
  expect(await page.getByLabel('Phone number').inputValue()).toBe('+1 234 567 8901');
  expect(pageErrors).toEqual([]);
});

test('allowing notifications and turning push on keep the focus', { timeout: 60_000 }, async () => {
  const { site } = journeys.served;
  const { page, id, pageErrors } = await journeys.member();
  await savePreferences(site, await memberActor(site, id), id, { alertMethods: ['email', 'desktop'] });
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return permission;
    };
    ServiceWorkerRegistration.prototype.showNotification = async () => undefined;
    Reflect.deleteProperty(window, 'PushManager');
  });
  await page.goto('/settings#alerts');
  const allow = page.getByRole('button', { name: 'Allow in This Browser' });
  await allow.press('Enter');
  await allow.waitFor({ state: 'detached' });
  await expectFocusKept(page);
  const push = page.getByRole('switch', { name: 'Push', exact: true });
  await push.press('Space');
  await page.getByText('Notifications Enabled').waitFor();
  await expect.poll(() => push.isChecked()).toBe(true);
  expect(await push.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('D30: turning push on in Spanish records the Spanish words', { timeout: 60_000 }, async () => {
  const { site } = journeys.served;
  const { page, id, pageErrors } = await journeys.member({ browser: { locale: 'es-MX' } });
  await allowNotifications(page);
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager'));
  await page.goto('/settings#alerts');
  await page.getByRole('switch', { name: 'Notificaciones push', exact: true }).press('Space');
  await page.getByText('Notificaciones activadas').waitFor();
  const { consentEvents } = site.db.tables;
  const events = await site.db.select().from(consentEvents).where(eq(consentEvents.userId, id));
  expect(events.at(-1)).toMatchObject({ channel: 'push', wordingVersion: expect.stringMatching(/^settings-\d+-es$/) });
  expect(pageErrors).toEqual([]);
});
