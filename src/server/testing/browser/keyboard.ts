import type { Locator, Page } from 'playwright-core';

const MOST_STEPS = 150;

/**
 * Goes to a control as somebody without a mouse does: by Tab, from wherever the keyboard is.
 * @throws when Tab does not come to it.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${control}`);
}

/** Goes to a control by Tab and presses a key there. */
export async function pressAt(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
