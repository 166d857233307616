import type { Page } from 'playwright-core';

/** Counts from now on by how much a page's parts move while it loads. */
export async function watchLayout(
  page: Page,
  { from }: { from: 'start' | 'parsed' } = { from: 'start' },
): Promise<void> {
  await page.addInitScript((since) => {
    const seen = { value: 0 };
    Object.assign(window, { layoutShift: seen });
    const beginning = () => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return since === 'start' ? 0 : page?.domInteractive || Number.POSITIVE_INFINITY;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= beginning()) seen.value += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, from);
}

/** The sum of all layout shifts of the page that is open; 0 where nothing moved. */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value);
}
