import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '../../server/testing/journey.ts';

const journeys = startJourneys();

/** Notes, for each move that a script makes with the line of parts, whether the browser would glide there. */
async function watchLine(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const { scrollBy } = Element.prototype;
    Element.prototype.scrollBy = function watched(this: Element, ...args: unknown[]) {
      if (this.matches('nav *')) moves.push(getComputedStyle(this).scrollBehavior);
      return (scrollBy as (this: Element, ...args: unknown[]) => void).apply(this, args);
    };
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

const lineOf = (page: Page) => page.getByRole('navigation', { name: 'Parts of this page' });

test('the line of the parts of Settings moves along, at once for those who want nothing to glide', {
  timeout: 60_000,
}, async () => {
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    const { page, complaints } = await journeys.member({ browser: { reducedMotion } });
    const moves = await watchLine(page);
    await page.goto('/settings');
    const last = lineOf(page).getByRole('link').last();
    await last.click();
    await lineOf(page).locator('[aria-current="location"]', { hasText: 'Your Data' }).waitFor();
    await expect.poll(async () => new Set(await moves()), { timeout: 10_000 }).toEqual(new Set([behavior]));
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});

test('the line of the parts stays where the reader moved it before the script was there', {
  timeout: 60_000,
}, async () => {
  const { page, complaints } = await journeys.member({ browser: { reducedMotion: 'reduce' } });
  await page.addInitScript(() => {
    document.addEventListener('taken-over', () => {
      document.documentElement.dataset.takenOver = '';
    });
  });
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/settings', { waitUntil: 'commit' });
  const list = lineOf(page).getByRole('list');
  const moved = await list.evaluate((line) => {
    line.scrollLeft = line.scrollWidth;
    return line.scrollLeft;
  });
  expect(moved).toBeGreaterThan(0);
  release.resolve();
  await page.locator('html[data-taken-over]').waitFor({ state: 'attached' });
  expect(await list.evaluate((line) => line.scrollLeft)).toBe(moved);
  expect(complaints).toEqual([]);
  await page.context().close();
});
