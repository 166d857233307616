import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Opens a part of Settings on a phone, where it is a row. A draft opens its row by itself, perhaps just before the press,
 * which then closes it. So the row is pressed until it is open.
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

/** Opens every row that is closed; on a desk there is none. */
export async function openEveryRow(page: Page): Promise<void> {
  const closed = page.locator('[data-part]').getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
}
