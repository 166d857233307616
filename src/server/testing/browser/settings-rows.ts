import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Opens a part of Settings on a phone, where it is a row. A draft may open its row by itself just before the press, which then
 * closes it, so the row is pressed until it is open.
 */
export async function openRow(page: Page, title: string): Promise<void> {
  const row = page.locator('[data-part]').getByRole('button', { name: title, exact: true });
  const isOpen = async () => (await row.getAttribute('aria-expanded')) === 'true';
  const press = async () => {
    if (!(await isOpen())) await row.click();
    return isOpen();
  };
  await expect.poll(press, { message: `${title} is open` }).toBe(true);
}

/** Opens every closed row of Settings; on a wide screen there are none. */
export async function openEveryRow(page: Page): Promise<void> {
  const closed = page.locator('[data-part]').getByRole('button', { expanded: false });
  // Together: one by one, each press looks for the next row in the whole page.
  const press = (rows: Element[]) => {
    for (const row of rows) (row as HTMLElement).click();
  };
  while ((await closed.count()) > 0) await closed.evaluateAll(press);
}
