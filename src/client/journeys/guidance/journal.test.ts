import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createCompletedDay, createEntry } from '../../../server/testing/guidance/entries.ts';
import { formatMonth } from '../../lib/time/dates.ts';

const journeys = startJourneys();
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts();
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search your journal' });

test('a member’s reflections are listed in the journal, searched, downloaded and printed', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  for (let day = 10; day < 22; day += 1)
    await createCompletedDay(site, id, `2025-02-${day}`, {
      title: `Day ${day}`,
      userReflection: `Naomi and I, ${day}.`,
    });
  await createEntry(site, id, {
    title: 'Slow to speak',
    contentType: 'reflection',
    scripture: 'James 1:19 (KJV) Let every man be swift to hear.',
    reflectionQuestions: ['Who heard you?'],
  });
  await page.goto('/journal');
  await expect.poll(() => titles(page)).toHaveLength(10);

  // The new reflection appears without a reload.
  await page.getByRole('link', { name: 'Back to Guidance History' }).click();
  const card = page.getByRole('article', { name: 'Slow to speak' });
  await card.getByRole('button', { name: 'Complete', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox').fill('Orpah listened to me.\nI want to listen, too.');
  await drawer.getByRole('button', { name: 'Complete Reflection' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Your Journal' }).click();
  await page.getByRole('heading', { name: 'Your Journal', level: 1 }).waitFor();
  await page
    .getByRole('navigation', { name: 'Main' })
    .locator('a[aria-current=page]', { hasText: 'Guidance' })
    .waitFor();
  const written = page.getByRole('article', { name: 'Slow to speak' });
  await written.getByText('Reflection · James 1:19').waitFor();
  await written.getByText('Who heard you?').waitFor();
  await expect
    .poll(() => written.getByText('Orpah listened').innerText())
    .toBe('Orpah listened to me.\nI want to listen, too.');

  await page.getByRole('button', { name: 'Load More Reflections' }).click();
  await expect.poll(() => titles(page)).toHaveLength(13);
  const february = page.getByRole('region', { name: formatMonth('2025-02-01') });
  await expect.poll(() => february.getByRole('article').count()).toBe(12);

  await searchBox(page).fill('orpah listen');
  await page.getByText('1 reflection found').waitFor();
  expect(await titles(page)).toEqual(['Slow to speak']);
  // Matches are highlighted.
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));
  await expect.poll(marked).toEqual(['Orpah', 'listen', 'listen']);
  // Matches in text that the journal does not show are quoted below the entry. The results stay while the next search runs.
  const held = Promise.withResolvers<void>();
  await page.route('**/trpc/*guidance.history*', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await searchBox(page).fill('orpah swift');
  await page.getByText('Searching your journal...').waitFor();
  expect(await titles(page)).toEqual(['Slow to speak']);
  held.resolve();
  await written.locator('mark', { hasText: 'swift' }).waitFor();
  await written.getByText('Let every man be swift to hear.').waitFor();
  await searchBox(page).fill('orpah listen');
  await written.locator('mark').first().waitFor({ state: 'detached' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Results' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^hesed-journal-\d{4}-\d\d-\d\d\.md$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('> Orpah listened to me.  \n> I want to listen, too.');
  expect(text).not.toContain('Naomi');

  await searchBox(page).fill('nothing holds these words');
  await page.getByRole('heading', { name: 'No reflections found' }).waitFor();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect.poll(() => titles(page)).toHaveLength(13);
  await expect.poll(() => searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);

  await page.emulateMedia({ media: 'print' });
  await written.getByText('Orpah listened').waitFor();
  for (const hidden of [searchBox(page), page.getByRole('button', { name: 'Download' })])
    await hidden.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('an empty journal says how it fills, and one that fails to load can be retried', {
  timeout: 60_000,
}, async () => {
  const { page } = await journeys.member();
  await page.goto('/settings#data');
  const failure = await failRequests(page, /guidance\.history/);
  await page.getByRole('link', { name: 'Open Your Journal' }).click();
  await page.getByText('We couldn’t load your journal.').waitFor();
  await failure.endBy(() => page.getByRole('button', { name: 'Try Again' }).click());
  await page.getByRole('heading', { name: 'Your journal is still blank' }).waitFor();
  await page.getByText('what you write is kept here for you').waitFor();
  expect(await searchBox(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Go to Today’s Guidance' }).click();
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();
});
