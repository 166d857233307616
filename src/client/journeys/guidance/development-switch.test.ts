import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();
const SCREENS = ['Home', 'Guidance'];

/** Opens a screen by its link in the bar, which works without script too. */
const openScreen = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('Production and Development are hidden from members without development data, even before the script runs, and appear with the first', {
  timeout: 60_000,
}, async () => {
  const { site } = journeys.served;
  const member = await journeys.member();
  await createEntry(site, member.id, { title: 'Sent to her' });
  const noScript = await journeys.signedIn(member.id, { javaScriptEnabled: false });
  for (const { page } of [member, noScript]) {
    await page.goto('/dashboard');
    for (const screen of SCREENS) {
      await openScreen(page, screen);
      await page.getByText('Sent to her').first().waitFor();
      expect(await page.getByRole('radio', { name: 'Development' }).count(), screen).toBe(0);
    }
  }
  await expect.poll(() => site.live.count()).toBeGreaterThan(0);
  await arriveInDevelopment(member.id);
  await seeSwitch(member.page);
  await member.page.reload();
  await seeSwitch(member.page);
  await member.page.getByRole('radio', { name: 'Development' }).check();
  await member.page.getByText('Made by a test').first().waitFor();
  expect(member.pageErrors).toEqual([]);
});

test('administrators see it', async () => {
  const { page } = await journeys.member({ role: 'admin' });
  await page.goto('/dashboard');
  await seeSwitch(page);
});

/** Waits for the switch on the open screen, and on each screen that has one. */
async function seeSwitch(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Development' }).waitFor();
  for (const screen of SCREENS) {
    await openScreen(page, screen);
    await page.getByRole('radio', { name: 'Development' }).waitFor();
  }
}

/** Adds a development entry now, as the scheduler does. */
async function arriveInDevelopment(userId: number): Promise<void> {
  const { site } = journeys.served;
  const entryId = await createEntry(site, userId, { title: 'Made by a test', isDev: true });
  const now = new Date(site.clock.now());
  await site.db.insert(site.db.tables.deliveries).values({
    ...{ userId, entryId, kind: 'guidance', channel: 'app', status: 'sent' },
    ...{ dueAt: now, createdAt: now, startedAt: now, finishedAt: now },
  });
  site.live.announce(userId);
}
