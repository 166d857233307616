import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInAgain } from '../../../server/testing/browser/browser-session.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

/** Makes each later write to local storage fail, as a storage without room does. */
async function fillStorage(page: Page): Promise<void> {
  const refuse = () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...item) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, item);
    };
  };
  await page.addInitScript(refuse);
  await page.evaluate(refuse);
}

test('a browser whose local storage is full signs in, also after a reload', async () => {
  const { email } = await journeys.absentMember({ username: 'Lois' });
  const { page, pageErrors } = await journeys.visitor();
  await page.goto('/');
  await fillStorage(page);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await signInAgain(page, email);
  const name = page.getByRole('heading', { level: 1, name: 'Lois' });
  await name.waitFor();
  await page.reload();
  await name.waitFor();
  expect(pageErrors).toEqual([]);
});

test('in a full storage, drafts of the last member are deleted when another one signs in', async () => {
  const WORDS = 'Naomi stayed with me all that winter.';
  const boaz = await journeys.absentMember({ username: 'Boaz' });
  const { page, id } = await journeys.member({ username: 'Ruth' });
  await createEntry(journeys.served.site, id, { title: 'Think of her', contentType: 'reflection' });
  await page.goto('/dashboard');
  await page.getByRole('article', { name: 'Think of her' }).getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(WORDS);
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(stored).toContain(WORDS);
  await page.context().clearCookies();
  await page.goto('/guidance');
  await fillStorage(page);
  await signInAgain(page, boaz.email);
  await page.getByRole('heading', { level: 1, name: 'Guidance History' }).waitFor();
  expect(await stored()).not.toContain(WORDS);
});
