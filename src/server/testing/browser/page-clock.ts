import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';

/** Stops the page's clock, so that only the test advances it, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE_MS);
}

/** Polls a page whose clock is stopped, and advances the clock by a frame or two before each read. */
export const pollWithClock = <T>(page: Page, read: () => Promise<T>) =>
  expect.poll(async () => {
    await page.clock.runFor(50);
    return read();
  });
