import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { pressAt, tabTo } from '../../../server/testing/browser/keyboard.ts';
import { sampleOf } from '../../../server/testing/full-run.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { addDelivery } from '../../../server/testing/queue/queue-rows.ts';

const journeys = startJourneys();
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const inbox = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Adds guidance from some days ago and its deliveries. */
async function send(userId: number, title: string, daysAgo = 0): Promise<void> {
  const { site } = journeys.served;
  const at = new Date(site.clock.now() - daysAgo * 86_400_000);
  const localDate = at.toISOString().slice(0, 10);
  // Today's cards are longer than the window.
  const content = 'Stay. '.repeat(daysAgo === 0 ? 300 : 3);
  const entryId = await createEntry(site, userId, { title, content, availableAt: at, localDate });
  await site.db.insert(site.db.tables.deliveries).values({
    ...{ userId, entryId, kind: 'guidance', channel: 'app', status: 'sent' },
    ...{ dueAt: at, createdAt: at, startedAt: at, finishedAt: at },
  });
}

test('the bell is on the first screen, and a press before its inbox has loaded opens it later', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member({ browser: { serviceWorkers: 'block' } });
  await send(id, 'Stay when it would be easier to leave');
  // In the HTML, before any script runs.
  await page.route(/\/assets\/[^/]*\.js$/, () => {});
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await bell(page).waitFor();
  const fonts = () => page.evaluate(async () => void (await document.fonts.ready));
  await fonts();
  const before = await bell(page).boundingBox();
  await page.unroute(/\/assets\/[^/]*\.js$/);

  // Then with everything except the late chunks.
  let release = () => {};
  const late = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/(inbox|background|toast-region)-[^/]*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await fonts();
  expect(await bell(page).boundingBox()).toEqual(before);
  expect(await inbox(page).count()).toBe(0);
  release();
  await inbox(page).getByText('Here in the app').waitFor();
  expect(pageErrors).toEqual([]);
});

test('a link in the inbox closes it and opens its subject, also on the same screen', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  await send(id, 'The first of today');
  await send(id, 'The second of today');
  await send(id, 'Of the day before', 1);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'The second of today' }).waitFor();
  const scrolled = () => page.evaluate(() => window.scrollY);

  // Twice, as after going back.
  for (let turn = 0; turn < 2; turn += 1) {
    await bell(page).click();
    await inbox(page).getByRole('link', { name: 'The first of today' }).click();
    await inbox(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('The first of today');
    const title = page.getByRole('heading', { name: 'The first of today' });
    await expect.poll(async () => ((await title.boundingBox())?.y ?? -1) >= 0).toBe(true);
    await page.mouse.wheel(0, -10_000);
    await expect.poll(scrolled).toBe(0);
  }

  // With the keyboard, on another screen.
  await bell(page).press('Enter');
  await inbox(page).getByRole('link', { name: 'Of the day before' }).press('Enter');
  await page.waitForURL('**/guidance#*');
  await expect.poll(() => focused(page)).toBe('Of the day before');
  await inbox(page).waitFor({ state: 'detached' });

  // Also an old one. The rows were written to the database, so reload the page.
  for (let daysAgo = 2; daysAgo < 27; daysAgo += 1) await send(id, `Of ${daysAgo} days ago`, daysAgo);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'The first of today' }).waitFor();
  await page.reload();
  await bell(page).click();
  await inbox(page).getByRole('link', { name: 'Of 25 days ago' }).click();
  await expect.poll(() => focused(page)).toBe('Of 25 days ago');

  // Before it is known what was seen, nothing is marked as new. The server renders this screen without data.
  const held = Promise.withResolvers<void>();
  await page.route('**/trpc/*alerts.inbox.read*', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.route('**/admin', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="application\/json" id="first-data">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/admin');
  await bell(page).click();
  await inbox(page).getByRole('link', { name: 'The first of today' }).waitFor();
  expect(await inbox(page).getByText('New', { exact: true }).count()).toBe(0);
  held.resolve();
  await page.keyboard.press('Escape');
  await inbox(page).waitFor({ state: 'detached' });

  // Messages that need an action link to it, also on the same screen.
  await site.db.update(site.db.tables.alertAddresses).set({ disabledAt: new Date() });
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await bell(page).click();
  await inbox(page).getByRole('link', { name: 'Change Your Address' }).click();
  await inbox(page).waitFor({ state: 'detached' });
  await page.getByLabel('New email').waitFor();
  await expect.poll(scrolled).toBeGreaterThan(0);

  // A deleted subject keeps the focus at the bell. The row was deleted in the database, so reload the page.
  await site.db.delete(site.db.tables.guidanceEntries);
  await page.getByRole('link', { name: 'Guidance', exact: true }).click();
  await page.waitForURL('**/guidance');
  await page.reload();
  await page.getByText('No guidance history yet').waitFor();
  await bell(page).click();
  await inbox(page).getByRole('listitem').getByRole('link').last().click();
  await inbox(page).waitFor({ state: 'detached' });
  await expect.poll(() => bell(page).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(pageErrors).toEqual([]);
});

/** Adds one message in each state, each on its own channel, and more than a page of older ones. */
async function sendInEveryState(userId: number): Promise<void> {
  const { site } = journeys.served;
  const at = new Date(site.clock.now() - 60_000);
  const entryId = await createEntry(site, userId, { title: 'In every state', availableAt: at });
  const ended = { entryId, dueAt: at, finishedAt: at };
  await addDelivery(site, userId, { ...ended, channel: 'app' });
  await addDelivery(site, userId, { ...ended, channel: 'email', deliveredAt: at });
  await addDelivery(site, userId, { ...ended, channel: 'whatsapp', deliveredAt: at, readAt: at });
  await addDelivery(site, userId, { ...ended, channel: 'sms', status: 'failed', errorCode: 'twilio_21614' });
  await addDelivery(site, userId, { ...ended, channel: 'push', status: 'suppressed', errorCode: 'paused_channel' });
  await addDelivery(site, userId, { ...ended, channel: 'slack', status: 'unknown', errorCode: 'outcome_unknown' });
  await addDelivery(site, userId, {
    ...{ entryId, dueAt: at, channel: 'telegram', status: 'pending', errorCode: 'telegram_429' },
    runAt: new Date(site.clock.now() + 3_600_000),
  });
  for (let day = 1; day <= 40; day += 1) {
    const dueAt = new Date(site.clock.now() - day * 86_400_000);
    await addDelivery(site, userId, { kind: 'test', dueAt, finishedAt: dueAt });
  }
}

test.each(sampleOf([390, 1280], 1))(
  'the bell with messages in every state, by the keyboard alone, at %i px',
  {
    timeout: 90_000,
  },
  async (width) => {
    const { page, id, pageErrors } = await journeys.member({ browser: { viewport: { width, height: 844 } } });
    const { site } = journeys.served;
    await site.db.update(site.db.tables.userProfiles).set({ alertMethods: [] });
    await sendInEveryState(id);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notifications, \d+ new/ }).waitFor();
    await pressAt(page, bell(page));
    await expect.poll(() => focused(page)).toBe('Notifications');
    const row = inbox(page).getByRole('listitem').filter({ hasText: 'In every state' });
    for (const said of [
      'Here in the app',
      'Delivered by email',
      'Sent on WhatsApp and read',
      'Couldn’t be sent by SMS',
      'SMS: Your number can’t receive text messages.',
      'Held back: not sent as a push notification',
      'May have been sent on Slack',
      'Being sent on Telegram',
      'We’ll try again.',
    ])
      await row.getByText(said).first().waitFor();
    // Tab follows the reading order and stays in the drawer.
    await tabTo(page, inbox(page).getByRole('button', { name: 'Close' }));
    await tabTo(page, inbox(page).getByRole('button', { name: 'Turn Email On' }));
    await tabTo(page, row.getByRole('link', { name: 'In every state' }));
    await tabTo(page, inbox(page).getByRole('link', { name: 'Everything that was sent' }));
    await page.keyboard.press('Tab');
    await expect.poll(() => inbox(page).evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true);

    // When a button disappears, the focus stays in the drawer.
    await pressAt(page, inbox(page).getByRole('button', { name: 'Turn Email On' }));
    await inbox(page).getByRole('button', { name: 'Turn Email On' }).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Notifications');
    const rows = inbox(page).locator('[data-row]');
    const before = await rows.count();
    await pressAt(page, inbox(page).getByRole('button', { name: 'Load More' }));
    await inbox(page).getByRole('button', { name: 'Load More' }).waitFor({ state: 'detached' });
    await expect.poll(() => rows.nth(before).evaluate((each) => each === document.activeElement)).toBe(true);

    await page.keyboard.press('Escape');
    await inbox(page).waitFor({ state: 'detached' });
    await expect.poll(() => bell(page).evaluate((it) => it === document.activeElement)).toBe(true);
    expect(pageErrors).toEqual([]);
  },
);

test('before the wizard the inbox shows times in the browser’s zone', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member({
    onboarded: false,
    browser: { timezoneId: 'America/Mexico_City' },
  });
  const { site } = journeys.served;
  const at = new Date('2026-03-02T02:00:00Z');
  await addDelivery(site, id, { kind: 'test', channel: 'app', dueAt: at, finishedAt: at });
  await page.goto('/');
  await bell(page).click();
  await inbox(page).getByText('March 1', { exact: false }).first().waitFor();
  await inbox(page)
    .getByText(/8:00\sPM/)
    .first()
    .waitFor();
  expect(pageErrors).toEqual([]);
});
