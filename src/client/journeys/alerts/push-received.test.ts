import { eq } from 'drizzle-orm';
import type { CDPSession, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openChannel } from '../../../server/channels/channel.ts';
import { push } from '../../../server/channels/push/push.ts';
import { readEnv } from '../../../server/site/env.ts';
import { waitForCachedApp } from '../../../server/testing/browser/cached-app.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { createSentGuidance } from '../../../server/testing/guidance/sent-guidance.ts';
import { createChannelTools } from '../../../server/testing/providers/channel-tools.ts';
import { startPushService, type TestSubscription } from '../../../server/testing/providers/push-server.ts';
import { sampleGuidance } from '../../../server/testing/providers/sample-messages.ts';

const journeys = startJourneys({ serviceWorker: true });

const ALLOWED = { permissions: ['notifications'] };

const toggle = (page: Page) => page.getByRole('switch', { name: 'Push', exact: true });
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notification' }).getByText(title, { exact: true });

/** Connects the site to a push service on loopback, with the site's own keys. */
async function connectPush() {
  const { site } = journeys.served;
  const service = await startPushService();
  const tools = { ...createChannelTools(readEnv(service.env)), keys: site.keys };
  site.channels.set('push', openChannel('push', push, tools));
  onTestFinished(async () => {
    site.channels.delete('push');
    await service.close();
  });
  return service;
}

/** Replaces the notification API, because headless Chromium refuses all notifications. */
async function allowNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    ServiceWorkerRegistration.prototype.showNotification = async (title) => {
      document.documentElement.dataset.shown = title;
    };
  });
}

/** Gives a browser a subscription, because headless Chromium has no push service. */
async function subscribeAs(page: Page, subscription: TestSubscription): Promise<void> {
  await allowNotifications(page);
  await page.addInitScript((json) => {
    let own: PushSubscription | null = null;
    const unsubscribe = async () => {
      own = null;
      return true;
    };
    PushManager.prototype.getSubscription = async () => own;
    PushManager.prototype.subscribe = async () => {
      own = { ...json, toJSON: () => json, unsubscribe } as unknown as PushSubscription;
      return own;
    };
  }, subscription);
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await openRow(page, 'Alert Preferences');
  await toggle(page).waitFor();
}

/** Records the notifications that the service worker shows from now on. */
async function watchWorker(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  await worker.evaluate(() => {
    const kept: object[] = [];
    Object.assign(self, { shown: kept });
    type Options = NotificationOptions & { actions?: object[] };
    ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, data, actions }: Options = {}) => {
      kept.push({ title, tag, data, ...(actions && { actions }) });
    };
  });
  return () => worker.evaluate(() => (self as unknown as { shown: object[] }).shown);
}

/** Delivers messages to the page's service worker as the browser does. */
async function openMailbox(page: Page): Promise<(data: string) => Promise<unknown>> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
    if (first) registered.resolve(first.registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  const { origin } = new URL(journeys.served.url);
  return (data) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** Dispatches the press of a button of the last notification, because headless Chromium shows none. */
async function pressButton(page: Page, action: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async (pressed) => {
    // A worker can focus a window only after a real press.
    type Scope = { shown: { data: object }[]; WindowClient: { prototype: { focus: () => Promise<void> } } };
    const { shown, WindowClient } = self as unknown as Scope;
    WindowClient.prototype.focus = async () => {};
    const work: Promise<unknown>[] = [];
    const notification = { data: shown.at(-1)?.data, close: () => {} };
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { action: pressed, notification, waitUntil }));
    await Promise.all(work);
  }, action);
}

test('C22, C25: push fails without a service, is turned on, lists browsers, shows each message, and its buttons answer', {
  timeout: 90_000,
}, async () => {
  const service = await connectPush();
  const { site } = journeys.served;
  const { alertAddresses, guidanceEntries, userProfiles } = site.db.tables;
  const { page, id, pageErrors } = await journeys.member({ browser: ALLOWED });
  const browsers = async () => {
    const rows = await site.db.select().from(alertAddresses);
    return rows.filter(({ userId, channel }) => userId === id && channel === 'push').map(({ address }) => address);
  };

  // Headless Chromium has no push service, so it creates no subscription.
  await allowNotifications(page);
  await openSettings(page);
  await toggle(page).press('Space');
  await toast(page, 'Setup Failed').waitFor();
  await expect.poll(() => toggle(page).isChecked()).toBe(false);
  const [profile] = await site.db.select().from(userProfiles).where(eq(userProfiles.userId, id));
  expect(profile?.alertMethods).not.toContain('push');
  expect(await browsers()).toEqual([]);

  // With a service it is turned on, and Settings lists the member's browsers.
  const seenAt = new Date(site.clock.now() - 3 * 86_400_000);
  const phone = service.subscribe();
  await site.db.insert(alertAddresses).values({
    ...{ userId: id, channel: 'push', address: phone.endpoint, secrets: phone.keys, verifiedAt: seenAt, seenAt },
    details: { userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0' },
  });
  // Signing in on the screen sets this cookie, by which the site recognizes a browser.
  const device = { name: 'hesed_device', value: 'd'.repeat(43), url: journeys.served.url };
  await page.context().addCookies([device]);
  const subscription = service.subscribe(site.keys.pushPublicKey);
  await subscribeAs(page, subscription);
  await openSettings(page);
  await toggle(page).press('Space');
  await toast(page, 'Notifications Enabled').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shown)).toBe('Notifications work here');
  const list = page.getByRole('region', { name: 'Browsers with push' });
  await list.getByText('Firefox on Android').waitFor();
  await list.getByText('This browser', { exact: true }).waitFor();
  await page.getByText('While Do Not Disturb is on').first().waitFor();
  await list.getByRole('button', { name: 'Remove: Firefox on Android' }).click();
  await toast(page, 'Browser removed').waitFor();
  await list.getByText('Firefox on Android').waitFor({ state: 'detached' });
  expect(await browsers()).toEqual([subscription.endpoint]);

  // A test goes out encrypted, and the service worker shows each message with a tab open.
  await page.getByRole('button', { name: 'Test Alerts' }).click();
  await toast(page, 'Test Successful').waitFor();
  const [taken] = service.taken;
  expect(JSON.parse(taken?.text ?? '')).toEqual({
    ...{ type: 'test', title: 'test', url: '/settings', tag: expect.stringMatching(/^\d+\.[\w-]{16}$/) },
  });
  const shown = await watchWorker(page);
  const deliver = await openMailbox(page);
  await deliver(taken?.text ?? '');
  const { tag } = JSON.parse(taken?.text ?? '');
  const own = { title: 'Notifications work here', tag, data: { url: '/settings' } };
  await expect.poll(shown).toEqual([own]);
  // A repeat has the same tag, so the browser shows both as one. An unreadable message is shown too.
  await deliver(taken?.text ?? '');
  await deliver('neither JSON nor empty');
  const unreadable = { title: 'New guidance', data: { url: '/dashboard' } };
  await expect.poll(shown).toEqual([own, own, unreadable]);

  // A notification's button answers a message, and offline it opens the answer page.
  const { entryId, capability } = await createSentGuidance(site, id, { channel: 'push' });
  const to = { name: 'Ruth', address: subscription.endpoint, secrets: subscription.keys };
  const { answers } = sampleGuidance();
  await site.channels.get('push')?.send(sampleGuidance({ to, answers: { ...answers, capability } }));
  await deliver(service.taken.at(-1)?.text ?? '');
  const buttons = ['Done', 'In an hour', 'Pause two weeks'];
  const guidance = { title: 'New prayer', actions: buttons.map((title) => ({ title })) };
  await expect.poll(shown).toMatchObject([own, own, unreadable, guidance]);
  await waitForCachedApp(page);
  await page.context().setOffline(true);
  await pressButton(page, 'later');
  await page.waitForURL(`**/answer/${capability}?choose=later`);
  await page.context().setOffline(false);
  await pressButton(page, 'done');
  const [entry] = await site.db.select().from(guidanceEntries).where(eq(guidanceEntries.id, entryId));
  expect(entry?.isCompleted).toBe(true);
  // The browser logs why the first attempt failed.
  expect(pageErrors.filter((line) => !line.includes('does not support the Push API'))).toEqual([]);
});
