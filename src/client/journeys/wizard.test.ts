import { expect, test } from 'vitest';
import { startJourneys } from '../../server/testing/journey.ts';

const journeys = startJourneys();

test('the first question says who reads the answer, and two beginnings make it long enough', {
  timeout: 60_000,
}, async () => {
  const { page, complaints } = await journeys.member({ onboarded: false });
  await page.goto('/onboarding');
  await page.getByText('In the app only you see them').waitFor();
  const text = page.getByRole('textbox');
  await page.getByRole('button', { name: 'A friend is someone who…' }).click();
  expect(await text.evaluate((area) => area === document.activeElement)).toBe(true);
  // The writing goes on behind it.
  await page.keyboard.type('stays.');
  expect(await text.inputValue()).toBe('A friend is someone who stays.');
  await page.getByRole('button', { name: 'I thank God for a friend who…' }).click();
  await page.keyboard.type('asks twice.');
  expect(await text.inputValue()).toBe('A friend is someone who stays. I thank God for a friend who asks twice.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Areas for Growth' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a beginning goes where the caret is, also in Spanish', { timeout: 60_000 }, async () => {
  const { page } = await journeys.member({ onboarded: false, browser: { locale: 'es-MX' } });
  await page.goto('/onboarding');
  const text = page.getByRole('textbox');
  await text.fill('Se queda. Siempre.');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(9, 9));
  await page.getByRole('button', { name: 'Un amigo es alguien que…' }).click();
  await page.keyboard.type('escucha. ');
  expect(await text.inputValue()).toBe('Se queda. Un amigo es alguien que escucha. Siempre.');
  await page.context().close();
});
