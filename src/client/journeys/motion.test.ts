import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '../../server/testing/journey.ts';

const journeys = startJourneys();

/** Notes, for each place the scripts scroll to, whether the browser would glide there. */
async function watchScrolling(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const name of ['scrollBy', 'scrollTo', 'scrollIntoView'] as const) {
      const scroll = Element.prototype[name] as (this: Element, ...args: unknown[]) => void;
      Element.prototype[name] = function watched(this: Element, ...args: unknown[]) {
        const { behavior = 'auto' } = Object(args[0]) as ScrollOptions;
        seen.push(behavior === 'auto' ? getComputedStyle(this).scrollBehavior : behavior);
        return scroll.apply(this, args);
      };
    }
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('the line of the parts of Settings moves along, at once for those who want nothing to glide', {
  timeout: 60_000,
}, async () => {
  for (const [reducedMotion, glides] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    const { page, complaints } = await journeys.member({ browser: { reducedMotion } });
    const scrolled = await watchScrolling(page);
    await page.goto('/settings');
    const line = page.getByRole('navigation', { name: 'Parts of this page' });
    const last = line.getByRole('link').last();
    await last.click();
    await page.locator('[aria-current="location"]', { hasText: (await last.textContent()) ?? '' }).waitFor();
    await expect.poll(async () => (await scrolled()).length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect((await scrolled()).includes('smooth'), reducedMotion).toBe(glides);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});
