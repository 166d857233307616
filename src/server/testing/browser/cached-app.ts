import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the page's service worker has cached every file of the app. */
export async function waitForCachedApp(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(async () => (await caches.match('/complete')) !== undefined)).toBe(true);
}

/** Returns the paths that the page's service worker has cached. */
export function listCachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
