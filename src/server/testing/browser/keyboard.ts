import type { ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MAX_STEPS = 150;

/**
 * Moves the focus to a control with Tab, as a person without a mouse does.
 * @throws when it does not reach the control.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const find = () => control.elementHandle();
  let element = await find();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    let state = await stateOf(element);
    // To look the control up takes longer than a press, so that is done again only after a rerender.
    if (state === 'gone') {
      element = await find();
      state = await stateOf(element);
    }
    if (state === 'focused') return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${control}`);
}

/** Moves the focus to a control with Tab and presses a key. */
export async function pressAt(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

const stateOf = async (element: ElementHandle | null) =>
  element === null
    ? 'gone'
    : element.evaluate((it) => (it === document.activeElement ? 'focused' : it.isConnected ? 'elsewhere' : 'gone'));

/** Waits until something on the page has the focus: after a press that lost it, Tab would start at the top. */
export async function expectFocusKept(page: Page, message = 'the focus is kept'): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), { message }).toBe(true);
}
