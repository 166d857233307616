import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the page's service worker has cached every file of the app. */
export async function waitForCachedApp(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(async () => (await caches.match('/complete')) !== undefined)).toBe(true);
}
