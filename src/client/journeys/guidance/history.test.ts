import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { expectFocusKept } from '../../../server/testing/browser/keyboard.ts';
import { pollWithClock, stopClock } from '../../../server/testing/browser/page-clock.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { CONTENT_TYPES } from '../../../shared/guidance/content-types.ts';
import { formatLongDay } from '../../lib/time/dates.ts';

const DAY_MS = 86_400_000;

const journeys = startJourneys();
const dateOf = (daysAgo: number) => new Date(journeys.served.site.clock.now() - daysAgo * DAY_MS);
const localDateOf = (daysAgo: number) => dateOf(daysAgo).toISOString().slice(0, 10);

/** Two entries a day, newest first: Word 1, Word 2 … */
async function giveEntries(userId: number, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const daysAgo = Math.floor((number - 1) / 2);
    await createEntry(journeys.served.site, userId, {
      title: `Word ${number}`,
      content:
        number % 10 === 3 ? 'Bear with Naomi, and be borne with.' : 'Love that stays when it would be easier to leave.',
      contentType: CONTENT_TYPES[number % 3] ?? 'prayer',
      availableAt: new Date(dateOf(daysAgo).getTime() - number * 1000),
      localDate: localDateOf(daysAgo),
    });
  }
}

const HISTORY = /trpc\/[^?]*guidance\.history/;
const searchBox = (page: Page) => page.getByPlaceholder('Search guidance by title or content...');
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More Guidance' });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts();
const words = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `Word ${from + index}`);
const shown = (page: Page) => expect.poll(() => titles(page));

test('the history is grouped by day and loads page by page without repeats, also after failures', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await giveEntries(id, 23);
  await page.clock.install();
  const failure = await failRequests(page, HISTORY);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'View All History' }).click();
  await page.getByText('We couldn’t load your guidance.').waitFor();
  await failure.endBy(() => page.getByRole('button', { name: 'Try Again' }).click());
  await shown(page).toEqual(words(1, 10));
  await expectFocusKept(page);
  await page.getByTitle('10 entries loaded').waitFor();
  const day = page.getByRole('region', { name: formatLongDay(localDateOf(1)) });
  await day.getByText('2 entries').waitFor();
  await expect.poll(() => day.getByRole('article').count()).toBe(2);
  // Read alone, as a screen reader may, a card names its day too. Hidden text has no inner text.
  expect(await day.getByRole('article').first().locator('time').innerText()).toContain(formatLongDay(localDateOf(1)));

  // New entries do not move the pages.
  await createEntry(journeys.served.site, id, { title: 'Arrived' });
  await loadMore(page).click();
  await page.getByRole('status').filter({ hasText: '20 entries loaded' }).waitFor({ state: 'attached' });
  await shown(page).toEqual(words(1, 20));
  // The focus moves to the first new entry.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Word 11');
  const again = await failRequests(page, HISTORY);
  await loadMore(page).press('Enter');
  await page.getByText('We couldn’t load more just now.').waitFor();
  expect(await titles(page)).toEqual(words(1, 20));
  await expectFocusKept(page);
  // A filtered list loads no more pages.
  await searchBox(page).fill('word 3');
  await shown(page).toEqual(['Word 3', 'Word 13']);
  expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
  await searchBox(page).fill('');
  await shown(page).toEqual(words(1, 20));
  const failures = again.count();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => again.count()).toBeGreaterThan(failures);
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await again.endBy(() => page.getByRole('button', { name: 'Try Again' }).click());
  await shown(page).toEqual(words(1, 23));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Word 21');
  await loadMore(page).waitFor({ state: 'detached' });
  await page
    .getByRole('region', { name: formatLongDay(localDateOf(11)) })
    .getByText('1 entry')
    .waitFor();

  // Another visit shows new entries and keeps the loaded pages.
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();
  await page.clock.fastForward(5_000);
  await page.getByRole('link', { name: 'View All History' }).click();
  await shown(page).toEqual(['Arrived', ...words(1, 23)]);
  expect(pageErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('loaded entries are searched at once, and all entries on request', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await giveEntries(id, 33);
  await page.goto('/guidance');
  await shown(page).toEqual(words(1, 10));

  await searchBox(page).fill('word 3');
  // Matches in the visible text are highlighted.
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));
  await expect.poll(marked).toEqual(['Word', '3']);
  await searchBox(page).fill('NAOMI');
  await page.getByText('Showing 1 result').waitFor();
  await expect.poll(marked).not.toContain('Word');
  await page.getByText('Searched the 10 entries loaded here.').waitFor();
  await shown(page).toEqual(['Word 3']);
  await page.getByRole('article').locator('mark', { hasText: 'Naomi' }).waitFor();
  expect(await loadMore(page).count()).toBe(0);

  await page.getByRole('button', { name: 'Search Everything' }).click();
  await page.getByText('Showing 4 results').waitFor();
  await page.getByText('Searched all of your guidance.').waitFor();
  await shown(page).toEqual(['Word 3', 'Word 13', 'Word 23', 'Word 33']);
  await page.getByRole('radio', { name: 'Prayer' }).check();
  await shown(page).toEqual(['Word 3', 'Word 33']);

  // Results load page by page too.
  await page.getByRole('radio', { name: 'All Types' }).check();
  await searchBox(page).fill('word');
  await page.getByText('Showing 10 results so far').waitFor();
  await page.getByRole('button', { name: 'Load More Results' }).click();
  await page.getByText('Showing 20 results so far').waitFor();
  await page.getByRole('button', { name: 'Search Loaded Entries Only' }).click();
  await page.getByText('Showing 10 results', { exact: true }).waitFor();

  // Words of a verse and of a reflection, in any order, with an excerpt.
  await createEntry(journeys.served.site, id, {
    title: 'Found by its verse',
    availableAt: new Date(journeys.served.site.clock.now() - 400 * 86_400_000),
    localDate: '2026-01-01',
    scripture: 'Ruth 1:16 (KJV) Whither thou goest, I will go.',
    scriptureLanguage: 'en-GB',
    isCompleted: true,
    completedAt: new Date(),
    userReflection: 'It helped me to remember Orpah, too.',
  });
  // The search that was sent last found 20 entries. The summary never says so of the next one.
  const summary = page.getByRole('status').filter({ hasText: 'Showing 10 results' });
  await summary.evaluate((status) => {
    const said: unknown[] = [];
    new MutationObserver(() => said.push(status.textContent)).observe(status, {
      ...{ characterData: true, childList: true, subtree: true },
    });
    Object.assign(window, { said });
  });
  await searchBox(page).fill('orpah goest ruth 1:16');
  // This button is in the message that nothing was found, which the press removes.
  await expect.poll(() => page.getByRole('article').count()).toBe(0);
  await page.getByRole('main').getByRole('button', { name: 'Search Everything' }).last().press('Enter');
  await shown(page).toEqual(['Found by its verse']);
  await expectFocusKept(page);
  expect(await page.evaluate('window.said.join()')).toMatch(/^(?!.*20 results).*Showing 1 result/);
  const found = page.getByRole('article').getByText('Scripture', { exact: true }).locator('..');
  await expect.poll(() => found.locator('mark').allInnerTexts()).toEqual(['Ruth', '1:16', 'goest']);
  expect(await found.locator('span[lang]').getAttribute('lang')).toBe('en-GB');

  await searchBox(page).fill('nothing holds this');
  await page.getByText('No matching guidance found').waitFor();
  await page.getByText('Try adjusting your search or filter criteria').waitFor();
  await page.getByRole('button', { name: 'Clear Filters', exact: true }).click();
  await shown(page).toEqual(words(1, 10));
  await expect.poll(() => searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);

  await page.getByRole('radio', { name: 'Action' }).check();
  await page.getByText('Showing 4 results').waitFor();
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await shown(page).toEqual(words(1, 10));
  expect(pageErrors).toEqual([]);
});

test('Production and Development are two histories from their first page; what fails to load says so, and the switch stays', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await createEntry(journeys.served.site, id, { title: 'Sent to her' });
  await createEntry(journeys.served.site, id, { title: 'Made by a test', isDev: true });
  const data = (name: string) => page.getByRole('radio', { name });
  const isChosen = (name: string) => data(name).evaluate((it) => it === document.activeElement);
  await page.goto('/dashboard');
  for (const screen of ['Home', 'Guidance']) {
    await page.getByRole('link', { name: screen, exact: true }).click();
    await page.getByRole('heading', { name: screen === 'Home' ? "Today's Guidance" : 'Guidance History' }).waitFor();
    await shown(page).toEqual(['Sent to her']);
    const failure = await failRequests(page, /trpc\/[^?]*guidance\.(dashboard|history)/, 500);
    await data('Development').check();
    await page.getByRole('alert').getByText('We couldn’t load').waitFor();
    expect(await isChosen('Development'), screen).toBe(true);
    await failure.endBy(() => page.getByRole('button', { name: 'Try Again' }).click());
    await shown(page).toEqual(['Made by a test']);
    await data('Production').check();
    await shown(page).toEqual(['Sent to her']);
    expect(await isChosen('Production'), screen).toBe(true);
  }

  const { guidanceEntries } = journeys.served.site.db.tables;
  await journeys.served.site.db.delete(guidanceEntries).where(eq(guidanceEntries.title, 'Sent to her'));
  await giveEntries(id, 12);
  await page.reload();
  await loadMore(page).click();
  await shown(page).toEqual(words(1, 12));
  await data('Development').check();
  await shown(page).toEqual(['Made by a test']);
  await data('Production').check();
  await shown(page).toEqual(words(1, 10));
  // The browser logs the requests that failed.
  expect(pageErrors.filter((line) => !line.includes('500'))).toEqual([]);
});

test('an empty history says what will come, a past entry is completed in it, and signed out it sends no queries', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await page.goto('/guidance');
  await page.getByText('No guidance history yet').waitFor();
  await page.getByText('Your spiritual guidance will appear here as you receive them').waitFor();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'View Past Guidance' }).waitFor();

  const { site } = journeys.served;
  await createEntry(site, id, {
    title: 'Take one thing off her list',
    contentType: 'do',
    practicalStep: 'Offer one exact thing.',
    availableAt: dateOf(3),
    localDate: localDateOf(3),
  });
  await page.goto('/guidance');
  const card = page.getByRole('article', { name: 'Take one thing off her list' });
  await card.getByRole('button', { name: 'Read more' }).click();
  await card.getByText('Offer one exact thing.').waitFor();
  await card.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Yes, I completed it' }).click();
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await card.getByRole('button', { name: 'Completed' }).waitFor();
  await page.getByText('Guidance completed!').waitFor();
  const { guidanceEntries } = site.db.tables;
  const stored = () => site.db.select().from(guidanceEntries).where(eq(guidanceEntries.userId, id));
  await expect.poll(async () => (await stored())[0]?.isCompleted).toBe(true);
  expect(pageErrors).toEqual([]);

  const visitor = await journeys.visitor();
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  await visitor.page.goto('/guidance');
  await visitor.page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(asked.filter((url) => url.includes('guidance.history'))).toEqual([]);
});

test('a search of everything shows only matches, also before it is sent', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await giveEntries(id, 12);
  await page.goto('/guidance');
  await shown(page).toEqual(words(1, 10));
  await stopClock(page);
  await searchBox(page).fill('nothing holds this');
  await page.getByRole('main').getByRole('button', { name: 'Search Everything' }).last().click();
  // Two frames later the press is rendered.
  await page.clock.runFor(50);
  expect(await titles(page)).toEqual([]);
  await pollWithClock(page, () => page.getByText('Searched all of your guidance.').count()).toBe(1);
  expect(await titles(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});
