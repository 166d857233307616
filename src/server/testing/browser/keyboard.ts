import type { ElementHandle, Locator, Page } from 'playwright-core';

const MOST_STEPS = 150;

/**
 * Moves the focus to a control with Tab or Shift+Tab, whichever is nearer, as a person without a mouse does.
 * @throws when it does not reach the control.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const key = await control.evaluate(findNearerWay);
  const find = () => control.elementHandle();
  let element = await find();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    let state = await stateOf(element);
    // To look the control up takes longer than a press, so that is done again only after a rerender.
    if (state === 'gone') {
      element = await find();
      state = await stateOf(element);
    }
    if (state === 'focused') return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${control}`);
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

/** Returns the key that needs fewer presses, from where the focus is. */
function findNearerWay(control: Element): 'Tab' | 'Shift+Tab' {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility({ visibilityProperty: true }),
  );
  const focused = document.activeElement ?? document.body;
  const isAfterFocus = (stop: Element) => focused.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING;
  const next = stops.findIndex(isAfterFocus);
  const forward = (stops.indexOf(control as HTMLElement) - next + stops.length) % stops.length;
  return forward <= stops.length / 2 ? 'Tab' : 'Shift+Tab';
}
