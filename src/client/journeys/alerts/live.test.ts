import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { completeGuidance } from '../../../server/domains/guidance/service.ts';
import { waitForCachedApp } from '../../../server/testing/browser/cached-app.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { memberActor } from '../../../server/testing/members/members.ts';
import { DAY_MS } from '../../../shared/schedule/durations.ts';

const journeys = startJourneys();

// With the service worker allowed.
const INSTALLED = { browser: { serviceWorkers: 'allow' as const } };

const MARK_SEEN = /\/trpc\/[^?]*alerts\.inbox\.markSeen/;

/** Waits until the server has the tab's stream. */
async function waitForStream(): Promise<void> {
  await expect.poll(() => journeys.served.site.live.count()).toBeGreaterThan(0);
}

/** Adds guidance now, as the scheduler does. */
async function arrive(userId: number, title: string): Promise<number> {
  const { site } = journeys.served;
  const entryId = await createEntry(site, userId, { title, practicalStep: 'Write to her.', contentType: 'do' });
  const now = new Date(site.clock.now());
  await site.db.insert(site.db.tables.deliveries).values({
    ...{ userId, entryId, kind: 'guidance', channel: 'app', status: 'sent' },
    ...{ dueAt: now, createdAt: now, startedAt: now, finishedAt: now },
  });
  site.live.announce(userId);
  return entryId;
}

async function entryOf(id: number) {
  const { site } = journeys.served;
  const rows = await site.db.select().from(site.db.tables.guidanceEntries);
  return rows.find((row) => row.id === id);
}

/** Makes the page believe that its tab is hidden or visible. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

async function completeAction(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Yes, I completed it' }).click();
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
}

test('an empty inbox says so; new guidance appears by itself, the bell counts it, and the inbox shows its deliveries', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await bell.click();
  await inbox.getByText('Nothing here yet').waitFor();
  expect(await inbox.getByText('messages shown').count()).toBe(0);
  await page.keyboard.press('Escape');
  await inbox.waitFor({ state: 'detached' });
  await waitForStream();
  await arrive(id, 'Stay when it would be easier to leave');
  await page.getByRole('heading', { name: 'Stay when it would be easier to leave' }).waitFor();
  await page.getByRole('button', { name: 'Notifications, 1 new' }).waitFor();

  const marked = page.waitForRequest(MARK_SEEN);
  await bell.click();
  await inbox.getByRole('heading', { name: 'Today' }).waitFor();
  await inbox.getByText('Here in the app').waitFor();
  await inbox.getByText('New', { exact: true }).waitFor();
  await marked;

  // A message that arrives in a hidden tab is marked as seen once the tab is visible.
  let marks = 0;
  page.on('request', (request) => {
    if (MARK_SEEN.test(request.url())) marks += 1;
  });
  await setVisibility(page, 'hidden');
  await arrive(id, 'Go on alone');
  await inbox.getByText('Go on alone').waitFor();
  expect(marks).toBe(0);
  await setVisibility(page, 'visible');
  await expect.poll(() => marks).toBe(1);
  await page
    .getByRole('button', { name: 'Notifications', exact: true, includeHidden: true })
    .waitFor({ state: 'attached' });
  // A tab that becomes visible with nothing new marks nothing.
  const before = marks;
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  expect(marks).toBe(before);
  await expect.poll(() => bell.evaluate((button) => button === document.activeElement)).toBe(true);

  // A completion on another device appears here too.
  const [entry] = await journeys.served.site.db.select().from(journeys.served.site.db.tables.guidanceEntries);
  await completeGuidance(journeys.served.site, await memberActor(journeys.served.site, id), entry?.id ?? 0, {});
  journeys.served.site.live.announce(id);
  await page.getByRole('article').getByText('Completed').waitFor();
  expect(pageErrors).toEqual([]);
});

/** Returns the queries whose answers this browser stores. */
function storedQueries(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Opening a missing database would create an empty one before the page does.
    if ((await indexedDB.databases()).length === 0) return '';
    return new Promise<string>((resolve) => {
      const request = indexedDB.open('hesed');
      request.onsuccess = () => {
        const all = request.result.transaction('answers').objectStore('answers').getAll();
        all.onsuccess = () => {
          request.result.close();
          resolve((all.result as { key: string }[]).map(({ key }) => key).join());
        };
      };
    });
  });
}

/** Waits until this browser has cached the app's files and the member's last answers. */
async function waitForOfflineData(page: Page): Promise<void> {
  await waitForCachedApp(page);
  await expect.poll(() => storedQueries(page)).toMatch(/dashboard.*history|history.*dashboard/);
}

test('offline, today’s card can be read and completed, and the completion is sent once online', {
  timeout: 90_000,
}, async () => {
  const { page, id } = await journeys.member(INSTALLED);
  const entryId = await createEntry(journeys.served.site, id, {
    ...{ title: 'Ask before you answer', contentType: 'do', practicalStep: 'Ask her first.' },
  });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Ask before you answer' }).waitFor();
  await waitForOfflineData(page);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Ask before you answer' }).waitFor();
  await page.getByText('You’re offline', { exact: true }).first().waitFor();
  await completeAction(page);
  const card = page.getByRole('article').first();
  await card.getByText('It will be sent when you’re back online.').waitFor();
  await card.getByText('Completed').waitFor();
  expect((await entryOf(entryId))?.isCompleted).toBe(false);

  // Closed and opened again, still offline.
  await page.reload();
  await card.getByText('It will be sent when you’re back online.').waitFor();
  await page.getByRole('link', { name: 'Guidance', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Guidance History' }).waitFor();
  await page.getByRole('article').getByText('Ask before you answer').waitFor();
  // The next day, the screen still shows the previous day's cards, and says so.
  await page.goto('/dashboard');
  await page.getByText(/^Next up/).waitFor();
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /^Guidance for \w+, \w+ \d+$/ }).waitFor();
  await card.getByText('It will be sent when you’re back online.').waitFor();
  expect(await page.getByText(/^Next up/).count()).toBe(0);
  await page.clock.setFixedTime(Date.now());
  // No page links to this one.
  await page.goto('/offline');
  await page.getByRole('link', { name: 'Today’s guidance' }).click();

  await page.context().setOffline(false);
  await page.getByText('What you completed has been sent.').waitFor();
  await card.getByText('It will be sent when you’re back online.').waitFor({ state: 'hidden' });
  await expect.poll(async () => (await entryOf(entryId))?.isCompleted).toBe(true);
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect.poll(() => progress.getByRole('definition').allTextContents()).toEqual(['1', '1']);

  // The next member finds nothing of this one's.
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  await expect.poll(() => storedQueries(page)).toBe('');
});

test('a new entry above the visible one does not move it', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member({ browser: { viewport: { width: 390, height: 844 } } });
  const { site } = journeys.served;
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await createEntry(site, id, { title });
  await page.goto('/guidance');
  await waitForStream();
  // At the top of the page browsers do not anchor the scroll position.
  const button = page.getByRole('article').first().getByRole('button', { name: 'Complete', exact: true });
  const title = await page.getByRole('article').first().getByRole('heading').innerText();
  const held = page.getByRole('article', { name: title }).getByRole('button', { name: 'Complete', exact: true });
  const before = await button.boundingBox();
  await arrive(id, 'Just now');
  await page.getByRole('article', { name: 'Just now' }).waitFor({ state: 'attached' });
  expect(Math.abs(((await held.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  expect(pageErrors).toEqual([]);
});
