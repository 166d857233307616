import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';

/** Stops the page's clock, so that time passes there only when the test lets it, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE_MS);
}

/** Reads a page whose clock has been stopped, again and again, and lets a frame or two pass before each time. */
export const inSteps = <T>(page: Page, read: () => Promise<T>) =>
  expect.poll(async () => {
    await page.clock.runFor(50);
    return read();
  });
