import type { Page } from 'playwright-core';

/**
 * Counts from now on by how much a page's parts move: from its start, or from when the whole document was drawn, which is
 * before its scripts take it over. While a document arrives, a word that the network cut in two grows.
 */
export async function watchLayout(
  page: Page,
  { from }: { from: 'start' | 'drawn' } = { from: 'start' },
): Promise<void> {
  await page.addInitScript((since) => {
    const seen = { value: 0 };
    Object.assign(window, { layoutShift: seen });
    let begin = since === 'start' ? 0 : Number.POSITIVE_INFINITY;
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame((now) => (begin = Math.min(begin, now))));
    document.addEventListener('DOMContentLoaded', drawn);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= begin) seen.value += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, from);
}

/** The sum of all layout shifts of the page that is open; 0 where nothing moved. */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value);
}
