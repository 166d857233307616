import type { ElementHandle, Locator, Page } from 'playwright-core';

const MOST_STEPS = 150;

/**
 * Moves the focus to a control with Tab, as a person without a mouse does.
 * @throws when Tab does not reach it.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  let element: ElementHandle | null = null;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    // To look the control up takes longer than a press, so that is done again only after a rerender.
    if (!(await element?.evaluate((it) => it.isConnected))) element = await control.elementHandle();
    if (await element?.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${control}`);
}

/** Moves the focus to a control with Tab and presses a key. */
export async function pressAt(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
