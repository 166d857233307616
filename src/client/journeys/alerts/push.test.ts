import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { listBrowsers, removeBrowser } from '../../../server/domains/alerts/push/service.ts';
import { signInAgain } from '../../../server/testing/browser/browser-session.ts';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createAccount } from '../../../server/testing/members/accounts.ts';
import { distantReminder, memberActor, onboard } from '../../../server/testing/members/members.ts';
import { testSubscription } from '../../../server/testing/providers/push-subscription.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';

const journeys = startJourneys({ serviceWorker: true, savesData: true, channels: [createRecordingChannel('push')] });
const HERE = testSubscription('https://push.parish.example/here');

/** The state of a browser's push service. */
interface PushService {
  subscribed: boolean;
}

/**
 * Replaces the browser's push service with a double, because headless Chromium has none. The page, its service worker, the
 * calls and the server are real.
 */
async function withPushService(page: Page): Promise<PushService> {
  const service: PushService = { subscribed: false };
  await page.exposeFunction('pushService', (act: 'look' | 'unsubscribe') => {
    if (act === 'unsubscribe') service.subscribed = false;
    return service.subscribed;
  });
  await page.addInitScript((json) => {
    const { pushService } = window as unknown as { pushService: (act: string) => Promise<boolean> };
    const subscription = { ...json, toJSON: () => json, unsubscribe: () => pushService('unsubscribe') };
    PushManager.prototype.getSubscription = async () =>
      (await pushService('look')) ? (subscription as unknown as PushSubscription) : null;
  }, HERE);
  return service;
}

async function choosePush(userId: number): Promise<void> {
  const { db } = journeys.served.site;
  const { userProfiles } = db.tables;
  await db
    .update(userProfiles)
    .set({ alertMethods: ['push'] })
    .where(eq(userProfiles.userId, userId));
}

async function memberWithPush() {
  const visit = await journeys.member();
  await choosePush(visit.id);
  const service = await withPushService(visit.page);
  // A subscription belongs to a service worker, so an earlier visit installed one.
  await visit.page.goto('/consent');
  await visit.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // No page of the product is open that would register this browser before the test.
  await visit.page.goto('/healthz');
  service.subscribed = true;
  return { ...visit, service };
}

function remember(userId: number, { endpoint, keys } = HERE) {
  const { db } = journeys.served.site;
  const seen = { verifiedAt: new Date(0), seenAt: new Date(0) };
  return db
    .insert(db.tables.alertAddresses)
    .values({ userId, channel: 'push', address: endpoint, secrets: keys, ...seen });
}

async function remembered(): Promise<{ userId: number; endpoint: string }[]> {
  const { db } = journeys.served.site;
  const { alertAddresses: t } = db.tables;
  const rows = await db.select().from(t).where(eq(t.channel, 'push'));
  return rows.map(({ userId, address }) => ({ userId, endpoint: address }));
}
async function forgetAll(): Promise<void> {
  const { db } = journeys.served.site;
  await db.delete(db.tables.alertAddresses).where(eq(db.tables.alertAddresses.channel, 'push'));
}

afterEach(forgetAll);

async function signOut(page: Page): Promise<void> {
  // By the keyboard, because a toast covers the button for some seconds.
  await page.getByRole('button', { name: 'Your account' }).press('Enter');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).press('Enter');
}

test('C25: a browser registers for push at each start until its member turns push off or removes it elsewhere', {
  timeout: 60_000,
}, async () => {
  const { page, id, service, pageErrors } = await memberWithPush();
  const { site } = journeys.served;
  const here = [{ userId: id, endpoint: HERE.endpoint }];
  await page.goto('/dashboard');
  await expect.poll(remembered).toEqual(here);
  await forgetAll();
  await page.reload();
  await expect.poll(remembered, { message: 'at each start' }).toEqual(here);

  await forgetAll();
  await site.db.update(site.db.tables.userProfiles).set({ alertMethods: ['email'] });
  await page.reload();
  await expect.poll(() => service.subscribed, { message: 'turned off elsewhere' }).toBe(false);
  expect(await remembered()).toEqual([]);

  service.subscribed = true;
  await choosePush(id);
  await page.reload();
  await expect.poll(remembered).toEqual(here);
  const ruth = await memberActor(site, id);
  const [browser] = await listBrowsers(site, ruth, id, null);
  await removeBrowser(site, ruth, id, browser?.id ?? 0);
  // The server remembers the removal of this browser, which all tests share, until the browser has unsubscribed.
  await Promise.all([page.waitForResponse(/push\.unsubscribe/), page.reload()]);
  await expect.poll(() => service.subscribed, { message: 'removed elsewhere' }).toBe(false);
  expect(await remembered()).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('a failed sign-out keeps push on, and signing out ends it only in this browser', {
  timeout: 60_000,
}, async () => {
  const { page, id, service, pageErrors } = await memberWithPush();
  const here = { userId: id, endpoint: HERE.endpoint };
  const elsewhere = testSubscription('https://push.parish.example/elsewhere');
  await page.goto('/dashboard');
  await expect.poll(remembered).toEqual([here]);
  await remember(id, elsewhere);
  const failure = await failRequests(page, '**/trpc/auth.logout**', 503);
  await signOut(page);
  await page.getByText('You are still signed in.').waitFor();
  await expect.poll(remembered).toContainEqual(here);
  expect(service.subscribed).toBe(true);

  failure.end();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await expect.poll(remembered).toEqual([{ userId: id, endpoint: elsewhere.endpoint }]);
  await expect.poll(() => service.subscribed).toBe(false);
  expect(pageErrors.filter((line) => !line.includes('503'))).toEqual([]);
});

test('C27: the next member after an expired session does not get the previous member’s push messages', {
  timeout: 60_000,
}, async () => {
  const { page, id, service } = await memberWithPush();
  const { site } = journeys.served;
  const next = await createAccount(site);
  await onboard(site, next.id, { firstGuidance: false, reminderTime: distantReminder(site) });
  await choosePush(next.id);
  await page.goto('/dashboard');
  await expect.poll(remembered).toEqual([{ userId: id, endpoint: HERE.endpoint }]);
  await page.context().clearCookies();
  await page.reload();
  await signInAgain(page, next.email);
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();
  await expect.poll(() => service.subscribed).toBe(false);
  expect(await remembered()).toEqual([{ userId: id, endpoint: HERE.endpoint }]);
});

test('C25: a subscription replaced by the browser replaces the old one on the server', {
  timeout: 60_000,
}, async () => {
  const { page, id } = await journeys.member();
  await remember(id);
  await page.goto('/dashboard');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  const fresh = testSubscription('https://push.parish.example/fresh');
  /** Dispatches the event in the worker, because a script cannot construct an ExtendableEvent. */
  const tell = (change: { old: object; fresh: object | null }) =>
    worker.evaluate(async ({ old, fresh: json }) => {
      let work: Promise<unknown> | undefined;
      const event = Object.assign(new Event('pushsubscriptionchange'), {
        oldSubscription: old,
        newSubscription: json,
        waitUntil: (promise: Promise<unknown>) => {
          work = promise;
        },
      });
      self.dispatchEvent(event);
      await work;
    }, change);
  await tell({ old: HERE, fresh });
  expect(await remembered()).toEqual([{ userId: id, endpoint: fresh.endpoint }]);
});
