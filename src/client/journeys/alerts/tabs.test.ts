import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

// More than the connections that a browser opens to one host over HTTP/1.1.
const TABS = 8;

/** Adds guidance now, as the scheduler does. */
async function arrive(userId: number, title: string): Promise<void> {
  const { site } = journeys.served;
  const entryId = await createEntry(site, userId, { title });
  const now = new Date(site.clock.now());
  await site.db.insert(site.db.tables.deliveries).values({
    ...{ userId, entryId, kind: 'guidance', channel: 'app', status: 'sent' },
    ...{ dueAt: now, createdAt: now, startedAt: now, finishedAt: now },
  });
  site.live.announce(userId);
}

const expectInAll = (tabs: Page[], title: string) =>
  Promise.all(tabs.map((tab) => tab.getByRole('heading', { name: title }).waitFor()));

test('the tabs of a browser share one stream, which passes on when its tab is closed', {
  timeout: 90_000,
}, async () => {
  const { site } = journeys.served;
  const { page, id, pageErrors } = await journeys.member();
  const streams = () => site.live.count();
  await page.goto('/dashboard');
  await expect.poll(streams).toBe(1);
  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await page.context().newPage();
    await tab.goto('/dashboard');
    tabs.push(tab);
  }
  await arrive(id, 'For all tabs');
  await expectInAll(tabs, 'For all tabs');
  expect(streams()).toBe(1);

  await page.close();
  await arrive(id, 'While nobody listened');
  await expectInAll(tabs.slice(1), 'While nobody listened');
  await expect.poll(streams).toBe(1);
  expect(pageErrors).toEqual([]);
});
