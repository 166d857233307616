import type { Page } from 'playwright-core';

/** Counts from now on by how much a page's parts move while it loads. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { value: 0 };
    Object.assign(window, { layoutShift: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.value += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all layout shifts of the page that is open; 0 where nothing moved. */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value);
}
