import type { Page } from 'playwright-core';

/**
 * Starts to measure layout shifts: from the page's start, or from when the whole document is rendered with its fonts,
 * before its scripts hydrate it. Text that is split between two network packets shifts while the document loads.
 */
export async function watchLayout(
  page: Page,
  { from }: { from: 'start' | 'rendered' } = { from: 'start' },
): Promise<void> {
  await page.addInitScript((since) => {
    const seen = { value: 0 };
    Object.assign(window, { layoutShift: seen });
    let begin = since === 'start' ? 0 : Number.POSITIVE_INFINITY;
    const nextFrame = () => new Promise<number>(requestAnimationFrame);
    document.addEventListener('DOMContentLoaded', async () => {
      await nextFrame();
      await nextFrame();
      // The first frame requests the fonts, and the frame after they have loaded shows them.
      await document.fonts.ready;
      await nextFrame();
      begin = Math.min(begin, await nextFrame());
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= begin) seen.value += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, from);
}

/** Returns the sum of all layout shifts of the open page; 0 when nothing moved. */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value);
}

/** Loads the fonts into the browser's cache, because one that replaces its fallback may move a line. */
export async function cacheFonts(page: Page): Promise<void> {
  await page.goto('/care');
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))));
}
