import type { Page, Route } from 'playwright-core';

/**
 * Handles the first request of a page to an address and passes on later ones. The route stays until the page is
 * closed, because ending it while the page loads can leave requests unanswered.
 */
export async function handleFirstRequest(
  page: Page,
  address: string | RegExp,
  handle: (route: Route) => Promise<unknown>,
): Promise<void> {
  let handled = false;
  await page.route(address, async (route: Route) => {
    // The page may have cancelled a request that passes, or be closed.
    if (handled) return route.fallback().catch(() => undefined);
    handled = true;
    await handle(route);
  });
}
