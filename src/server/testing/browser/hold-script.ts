import type { Page } from 'playwright-core';

/** Holds back the script that hydrates a page. Returns the function that releases it. */
export async function holdScript(page: Page): Promise<() => void> {
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  return script.resolve;
}
