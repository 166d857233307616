import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { expectFocusKept } from '../../../server/testing/browser/keyboard.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { addDelivery, addJob } from '../../../server/testing/queue/queue-rows.ts';

const journeys = startJourneys();
const MINUTE = 60_000;
const part = (page: Page) => page.getByRole('region', { name: 'What Was Sent' });
const ago = (minutes: number) => new Date(journeys.served.site.clock.now() - minutes * MINUTE);

/** Adds a slot delivered by WhatsApp and held back by SMS, one that is not due yet, and older ones. */
async function fillRecord(userId: number): Promise<void> {
  const { site } = journeys.served;
  const at = ago(30);
  const jobId = await addJob(site, userId, { status: 'completed', scheduledTime: at });
  const entryId = await createEntry(site, userId, { jobId, title: 'Stay when it is hard', availableAt: at });
  const sent = { jobId, entryId, dueAt: at, attempts: 1, finishedAt: at };
  await addDelivery(site, userId, { ...sent, channel: 'app' });
  await addDelivery(site, userId, { ...sent, channel: 'whatsapp', deliveredAt: ago(29), readAt: ago(20) });
  await addDelivery(site, userId, { ...sent, channel: 'sms', status: 'suppressed', errorCode: 'quiet_hours' });
  await addJob(site, userId, { contentType: 'do', scheduledTime: ago(-60) });
  for (let day = 1; day <= 10; day += 1) {
    const scheduledTime = ago(day * 1440);
    await addJob(site, userId, {
      contentType: 'reflection',
      status: 'skipped',
      errorMessage: 'missed_window',
      scheduledTime,
    });
  }
}

test('the bell links to the whole record, which shows the result of each slot on every channel and what to do', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await journeys.served.site.db.delete(journeys.served.site.db.tables.queuedJobs);
  await fillRecord(id);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const inbox = page.getByRole('dialog', { name: 'Notifications' });
  await inbox.getByText('Sent on WhatsApp and read').waitFor();
  await inbox.getByRole('link', { name: 'Everything that was sent' }).click();
  await page.waitForURL('**/settings#sent');
  const slots = part(page).getByRole('listitem');
  await slots.first().waitFor();
  await expect.poll(() => slots.count()).toBe(6);
  await expect.poll(() => slots.nth(0).textContent()).toMatch(/Planned.*prepared half an hour before/);
  const second = await slots.nth(1).textContent();
  expect(second).toMatch(/Stay when it is hard/);
  expect(second).toMatch(/WhatsApp.*Read.*You read it at/);
  expect(second).toMatch(/SMS.*Held back.*outside the hours.*choose a time between 8 AM and 9 PM/);

  await part(page).getByRole('button', { name: 'Load More' }).click();
  await expect.poll(() => slots.count()).toBe(12);
  // The focus moves to the new rows, because the button disappears after the last page.
  await expect.poll(() => slots.nth(6).evaluate((row) => row === document.activeElement)).toBe(true);
  await part(page).getByLabel('Show').selectOption('Still to come');
  await expect.poll(() => slots.count()).toBe(1);

  // A failed call says so, and a retry loads the list.
  const failure = await failRequests(page, /alerts\.history\.slots/);
  await part(page).getByLabel('Show').selectOption('Not delivered everywhere');
  await part(page).getByText('We couldn’t load what was sent.').waitFor({ timeout: 30_000 });
  await failure.endBy(() => part(page).getByRole('button', { name: 'Try Again' }).click());
  await expect.poll(() => slots.count()).toBe(6);
  await expectFocusKept(page);
  const more = await failRequests(page, /alerts\.history\.slots/);
  await part(page).getByRole('button', { name: 'Load More' }).click();
  await part(page).getByRole('alert').waitFor({ timeout: 30_000 });
  await expectFocusKept(page);
  await more.endBy(() => part(page).getByRole('button', { name: 'Try Again' }).click());
  await expect.poll(() => slots.count()).toBeGreaterThan(6);
  await expect.poll(() => slots.nth(6).evaluate((row) => row === document.activeElement)).toBe(true);

  await part(page).getByRole('link', { name: 'Stay when it is hard' }).click();
  await page.waitForURL(/\/(dashboard|guidance)#/);
  expect(pageErrors.filter((line) => !/ERR_FAILED|Failed to fetch/.test(line))).toEqual([]);
});

test('a page that is open over midnight moves yesterday’s rows under Yesterday, and links them to the history', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await fillRecord(id);
  await page.clock.install();
  await page.goto('/settings#sent');
  const link = part(page).getByRole('link', { name: 'Stay when it is hard' });
  const dayOf = () => link.evaluate((element) => element.closest('section')?.querySelector('h3')?.textContent);
  const day = await dayOf();
  const path = async () => (await link.getAttribute('href'))?.split('#')[0];
  // Half an hour ago was yesterday shortly after midnight.
  expect([day, await path()]).toEqual(
    ago(30).getUTCDate() === ago(0).getUTCDate() ? ['Today', '/dashboard'] : ['Yesterday', '/guidance'],
  );
  await page.clock.fastForward(24 * 60 * MINUTE);
  await expect.poll(dayOf).not.toBe(day);
  expect(await path()).toBe('/guidance');
  expect(pageErrors).toEqual([]);
});
