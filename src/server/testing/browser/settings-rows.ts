import type { Page } from 'playwright-core';

/** Opens a part of Settings on a phone, where it is a row; a draft may have opened it already. */
export async function openRow(page: Page, title: string): Promise<void> {
  const row = page.locator('[data-part]').getByRole('button', { name: title, exact: true });
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
}

/** Opens every row that is closed; on a desk there is none. */
export async function openEveryRow(page: Page): Promise<void> {
  const closed = page.locator('[data-part]').getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
}
