import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';

const PHONE = '+12345678901';
const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };

// WhatsApp and Slack have no provider, which their rows say.
const journeys = startJourneys({
  channels: [createRecordingChannel('sms'), createRecordingChannel('push'), createRecordingChannel('telegram')],
  savesData: true,
});

const row = (page: Page, method: string) => page.locator(`li:has(#alert-${method})`);
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
// A pointer does not reach the input below its mark, so use the keyboard.
const flip = (page: Page, name: string) => toggle(page, name).press('Space');
const save = (page: Page) => page.getByRole('button', { name: 'Save Preferences' });
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notification' }).getByText(title, { exact: true });
const tables = () => journeys.served.site.db.tables;

async function openAlerts(page: Page): Promise<void> {
  await page.goto('/settings');
  await openRow(page, 'Alert Preferences');
  await toggle(page, 'Email').waitFor();
}

async function stored(userId: number) {
  const { userProfiles } = tables();
  const [profile] = await journeys.served.site.db.select().from(userProfiles).where(eq(userProfiles.userId, userId));
  if (!profile) throw new Error('there is no such member');
  return profile;
}

async function addresses(userId: number, channel: AlertMethod) {
  const { alertAddresses: t } = tables();
  const mine = and(eq(t.userId, userId), eq(t.channel, channel));
  return journeys.served.site.db.select().from(t).where(mine);
}

test('preferences load after a retry, are saved together after validation, and drafts survive navigation', {
  timeout: 90_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member();
  const loading = await failRequests(page, '**/trpc/*alerts.getPreferences*');
  // A first visit has them in the page; navigation from another screen fetches them.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await openRow(page, 'Alert Preferences');
  await toast(page, 'Failed to load alert preferences').waitFor();
  const card = page.getByRole('region', { name: 'Alert Preferences' });
  await card.getByText('Nothing has changed.').waitFor();
  await loading.endBy(() => card.getByRole('button', { name: 'Try Again' }).click());
  await toggle(page, 'Email').waitFor();

  await expect.poll(() => save(page).isEnabled(), { message: 'nothing stands against saving' }).toBe(true);
  const folded = page.getByText('Not set up here: WhatsApp and Slack');
  await folded.waitFor();
  await row(page, 'slack').waitFor({ state: 'hidden' });
  await folded.click();
  for (const name of ['WhatsApp', 'Slack']) {
    await expect.poll(() => toggle(page, name).isDisabled()).toBe(true);
    await row(page, name.toLowerCase()).getByText(`${name} is not set up on this site.`).waitFor();
  }

  await flip(page, 'SMS');
  const box = page.getByRole('checkbox', { name: /^I agree to receive guidance by text message/ });
  expect(await box.isChecked(), 'the box is never ticked for anybody').toBe(false);
  await expect.poll(() => save(page).isDisabled()).toBe(true);
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByText('SMS needs a phone number before you can save.').waitFor();
  await expect.poll(() => bar.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await page.getByLabel('Phone number').fill('123');
  await page.getByLabel('Phone number').blur();
  await page.getByText('Please enter a valid phone number with country code (e.g., +1234567890)').waitFor();
  await page.getByLabel('Phone number').fill('+1 (234) 567-8901');
  await bar.getByText('SMS needs your consent before you can save.').waitFor();
  expect(await save(page).isDisabled(), 'without consent').toBe(true);
  await box.check();
  await expect.poll(() => save(page).isEnabled()).toBe(true);
  await row(page, 'sms').getByText('Save first.').waitFor();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Leave Without Saving' }).click();
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();
  await openAlerts(page);
  await page.getByText('Your earlier changes are still here').waitFor();
  await expect.poll(() => page.getByLabel('Phone number').inputValue()).toBe('+1 (234) 567-8901');
  expect((await stored(id)).alertMethods).toEqual(['email']);

  await page.getByLabel('Phone number').press('Enter');
  await toast(page, 'Preferences Updated').waitFor();
  expect(await stored(id)).toMatchObject({ alertMethods: ['email', 'sms'], smsConsent: true });
  expect(await addresses(id, 'sms')).toMatchObject([{ address: PHONE }]);
  const { consentEvents } = tables();
  const ledger = await journeys.served.site.db.select().from(consentEvents).where(eq(consentEvents.userId, id));
  expect(ledger.at(-1)).toMatchObject({ channel: 'sms', action: 'opt_in', wordingVersion: 'sms-1' });

  await flip(page, 'SMS');
  await failRequests(page, '**/trpc/alerts.changePreferences?**');
  await save(page).click();
  await toast(page, 'Failed to save alert preferences').waitFor();
  expect(await toggle(page, 'SMS').isChecked(), 'what was not saved still stands there').toBe(false);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => toggle(page, 'SMS').isChecked()).toBe(true);
  expect(pageErrors.filter((line) => !/ERR_FAILED/.test(line))).toEqual([]);
});

/** How a test browser answers when a page asks for push. */
type Browser = 'iPhone' | 'no notifications' | 'blocked' | 'no subscription' | 'no service' | 'works';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

/** Opens the preferences as each kind of browser does, in one page. Headless browsers have no notifications. */
async function pushPage() {
  const visit = await journeys.member({ browser: { serviceWorkers: 'allow' } });
  await visit.page.addInitScript(
    ({ keys, userAgent }) => {
      const browser = sessionStorage.getItem('browser');
      if (browser === 'iPhone') Object.defineProperty(navigator, 'userAgent', { value: userAgent });
      if (browser === 'iPhone' || browser === 'no notifications')
        return void Reflect.deleteProperty(window, 'Notification');
      if (browser === 'no service') Reflect.deleteProperty(window, 'PushManager');
      let permission: NotificationPermission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        document.documentElement.dataset.asked = navigator.userActivation.isActive ? 'by a press' : 'unasked';
        permission = browser === 'blocked' ? 'denied' : 'granted';
        return permission;
      };
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        document.documentElement.dataset.shown = JSON.stringify({ title, ...options });
      };
      if (browser === 'no service') return;
      let own: PushSubscription | null = null;
      PushManager.prototype.getSubscription = async () => own;
      PushManager.prototype.subscribe = async (options) => {
        document.documentElement.dataset.key = String(options?.applicationServerKey);
        const toJSON = () => ({ endpoint: `https://push.parish.example/${keys.auth}`, expirationTime: null, keys });
        const unsubscribe = async () => {
          own = null;
          return true;
        };
        own = browser === 'works' ? ({ toJSON, unsubscribe } as unknown as PushSubscription) : null;
        return own as PushSubscription;
      };
    },
    { keys: KEYS, userAgent: IPHONE },
  );
  await visit.page.goto('/healthz');
  const openAs = async (browser: Browser) => {
    await visit.page.evaluate((next) => sessionStorage.setItem('browser', next), browser);
    await openAlerts(visit.page);
  };
  return { ...visit, openAs };
}

test('C26: an iPhone is shown how to install the site; push asks only after a press, and says what a browser lacks', {
  timeout: 90_000,
}, async () => {
  const { page, pageErrors, id, openAs } = await pushPage();
  // A tab on an iPhone shows how to install the site, and asks for no permission.
  await openAs('iPhone');
  await page.getByText('First add this site to your Home Screen').waitFor();
  await expect.poll(() => toggle(page, 'Push').isDisabled()).toBe(true);

  for (const [title, browser] of [
    ['Browser Not Supported', 'no notifications'],
    ['Permission Denied', 'blocked'],
    ['Setup Failed', 'no subscription'],
  ] as const) {
    await openAs(browser);
    await flip(page, 'Push');
    await toast(page, title).waitFor();
    await expect.poll(() => toggle(page, 'Push').isChecked(), { message: title }).toBe(false);
    expect((await stored(id)).alertMethods, title).toEqual(['email']);
  }

  await openAs('works');
  await flip(page, 'SMS');
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
  await flip(page, 'Push');
  await toast(page, 'Notifications Enabled').waitFor();
  await row(page, 'push').getByText('Ready on this device').waitFor();
  expect((await stored(id)).alertMethods, 'and nothing else that waits on the screen').toEqual(['email', 'push']);
  expect(await toggle(page, 'SMS').isChecked()).toBe(true);
  expect(await addresses(id, 'push')).toMatchObject([{ secrets: KEYS }]);
  const { shown, key, asked } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(JSON.parse(shown ?? '{}')).toMatchObject({ icon: '/icon-192.png', requireInteraction: true });
  expect(asked).toBe('by a press');
  expect(key, 'with the site’s own key').toBe(journeys.served.site.keys.pushPublicKey);

  await flip(page, 'Push');
  await toast(page, 'Notifications Disabled').waitFor();
  await row(page, 'push').getByText('Ready on this device').waitFor({ state: 'detached' });
  await expect.poll(() => toggle(page, 'Push').isChecked()).toBe(false);
  expect((await stored(id)).alertMethods).toEqual(['email']);
  expect(await addresses(id, 'push')).toEqual([]);

  // A browser without a push service shows what that means, and calls nothing on the server.
  await openAs('no service');
  await flip(page, 'Push');
  await toast(page, 'Notifications Enabled').waitFor();
  await row(page, 'push').getByText('This browser has no push service').waitFor();
  expect(await addresses(id, 'push')).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('tests show the result of each method', { timeout: 90_000 }, async () => {
  const { page, pageErrors, id } = await journeys.member();
  await openAlerts(page);
  const ask = page.getByRole('button', { name: 'Test Alerts' });
  const results = page.getByRole('region', { name: 'Test results' });
  await ask.click();
  await toast(page, 'Test Successful').waitFor();
  await page.getByText('Sent by email. You’ll also find it under Notifications.').waitFor();
  await results.getByText('The test is on its way.').waitFor();

  const { userProfiles } = tables();
  const chosen = { alertMethods: ['email' as const, 'telegram' as const] };
  await journeys.served.site.db.update(userProfiles).set(chosen).where(eq(userProfiles.userId, id));
  await openAlerts(page);
  await ask.click();
  await toast(page, 'Partial Success').waitFor();
  await results.getByText('Link your Telegram account first.').waitFor();

  await flip(page, 'Email');
  await ask.click();
  await toast(page, 'Test Failed').waitFor();
  await flip(page, 'Telegram');
  await expect.poll(() => ask.isDisabled(), { message: 'with no method selected' }).toBe(true);
  await flip(page, 'Email');

  const sending = await failRequests(page, '**/trpc/alerts.tests.send?**');
  await ask.click();
  await toast(page, 'Could not send test alerts').waitFor();
  sending.end();
  for (let count = 0; count < 5; count += 1)
    await journeys.served.site.rateLimits.consume('test_alerts', String(id)).catch(() => undefined);
  await ask.click();
  await page
    .getByText(/^Too many attempts\. Please wait \d+ minutes\.$/)
    .first()
    .waitFor();
  expect(pageErrors.filter((line) => !/429|ERR_FAILED/.test(line))).toEqual([]);
});

test('kinds of email are listed below email, saved with everything else, and include guidance', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member();
  // The consent pages link here.
  await page.goto('/settings#mail');
  const email = row(page, 'email');
  await email.getByRole('heading', { name: 'Kinds of email' }).waitFor();
  await flip(page, 'Prayer reminders');
  await flip(page, 'Weekly letter');
  expect(await stored(id), 'nothing is stored before it is saved').toMatchObject({
    mutedMailCategories: [],
    chosenMailCategories: [],
  });
  await save(page).click();
  await toast(page, 'Preferences Updated').waitFor();
  // Prayer reminders are off by default, so this turned them on.
  expect(await stored(id)).toMatchObject({
    mutedMailCategories: ['weekly_letter'],
    chosenMailCategories: ['prayer_reminders'],
  });

  await flip(page, 'Email');
  await expect.poll(() => toggle(page, 'Reflection prompts').isDisabled()).toBe(true);
  await email.getByText('Part of the guidance emails, which are off.').first().waitFor();
  await email.getByText('Always on').waitFor();
  expect(await toggle(page, 'Security alerts').count(), 'is shown, and cannot be switched').toBe(0);
  await save(page).click();
  await expect.poll(async () => (await stored(id)).alertMethods).toEqual([]);

  await failRequests(page, '**/trpc/alerts.changePreferences?**');
  await flip(page, 'Service updates');
  await save(page).click();
  await toast(page, 'Failed to save alert preferences').waitFor();
  expect(await toggle(page, 'Service updates').isChecked(), 'the choice still stands there').toBe(false);
  expect(pageErrors.filter((line) => !/ERR_FAILED/.test(line))).toEqual([]);
});
