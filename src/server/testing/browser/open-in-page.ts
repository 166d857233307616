import type { Page } from 'playwright-core';

/** Opens another screen in the page, as a link does, and waits until the screen before is gone. */
export async function openInPage(page: Page, path: string): Promise<void> {
  const last = await page.evaluateHandle(() => [...document.querySelectorAll('main *')].at(-1));
  await page.evaluate((next) => history.pushState(null, '', next), path);
  await page.waitForFunction((element) => !element?.isConnected, last);
}
