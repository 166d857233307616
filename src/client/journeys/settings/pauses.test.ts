import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';

const journeys = startJourneys({ channels: [createRecordingChannel('email'), createRecordingChannel('desktop')] });

test('a channel and a kind of mail are paused and resumed in their rows, and the focus stays', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member();
  const { site } = journeys.served;
  const ledger = async () =>
    (await site.db.select().from(site.db.tables.consentEvents))
      .filter(({ userId, action }) => userId === id && (action === 'paused' || action === 'resumed'))
      .map(({ channel, action, wordingVersion }) => [channel, action, wordingVersion]);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/settings#mail');
  await button('Pause Weekly letter').click();
  const form = page.getByRole('region', { name: 'Pause Weekly letter' });
  await form.getByText('Messages about your account still come.').waitFor();
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type)).toBe('radio');
  await form.getByRole('radio', { name: 'One week' }).check();
  await form.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByText(/^Paused until \w+, \w+ \d+$/).waitFor();
  await expect.poll(focused).toBe('Resume Weekly letter');

  await button('Pause email').click();
  const day = page.getByRole('region', { name: 'Pause email' });
  await day.getByRole('radio', { name: 'Until a day I choose' }).check();
  await day.getByRole('button', { name: 'Pause', exact: true }).click();
  await day.getByText('Choose the day the pause ends.').waitFor();
  await day.getByRole('button', { name: 'Keep as It Is' }).click();
  await expect.poll(focused).toBe('Pause email');
  await page.keyboard.press('Enter');
  await day.getByRole('radio', { name: 'Two weeks' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('Pause email');
  await button('Pause email').click();
  await day.getByRole('button', { name: 'Pause', exact: true }).click();
  await button('Resume email').waitFor();
  await page.reload();
  await button('Resume email').click();
  await button('Pause email').waitFor();
  await button('Resume Weekly letter').waitFor();
  await expect.poll(ledger).toEqual([
    ['email:weekly_letter', 'paused', 'pause-2'],
    ['email', 'paused', 'pause-2'],
    ['email', 'resumed', 'settings-5'],
  ]);
  expect(pageErrors).toEqual([]);
});

test('all guidance is paused, moved and resumed, by keyboard alone too, and the focus is never lost', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      if (element === null || element.tagName === 'BODY') return 'nowhere';
      return element.labels?.[0]?.textContent ?? element.textContent;
    });
  /** Presses a key, and waits until the focus is on an element with these words. */
  const press = async (key: string, words: string) => {
    await page.keyboard.press(key);
    await expect.poll(focused, { message: key }).toBe(words);
  };
  await page.goto('/settings#pause');
  await page.getByRole('button', { name: 'Pause Guidance' }).waitFor();
  await expect.poll(focused).toBe('Pause');
  // The button of the part’s row comes first.
  await page.keyboard.press('Tab');
  await press('Tab', 'Two weeks');
  await press('ArrowDown', 'A month');
  await press('Enter', 'Pause');
  await page.getByText(/^Paused until/).waitFor();
  await page.keyboard.press('Tab');
  await press('Tab', 'Resume Now');
  await press('Tab', 'Choose Another Day');
  await press('Enter', 'Two weeks');
  await press('Escape', 'Choose Another Day');
  await press('Enter', 'Two weeks');
  await press('ArrowDown', 'A month');
  await press('ArrowDown', 'Until a day I choose');
  await press('Tab', 'Resumes on');
  await page.keyboard.type('12312099');
  await press('Enter', 'Resumes on');
  await page.getByText(/^Please choose a day from tomorrow to \w+, \w+ \d+\.$/).waitFor();
  await press('Escape', 'Choose Another Day');
  await press('Shift+Tab', 'Resume Now');

  // With a pointer: until a day, in every row that it concerns, and after a reload.
  const resting = page.getByText(/^Paused until /);
  const first = await resting.textContent();
  await button('Choose Another Day').click();
  await page.getByRole('radio', { name: 'Until a day I choose' }).check();
  await button('Pause Until Then').click();
  await page.getByText('Choose the day the pause ends.').waitFor();
  const day = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel('Resumes on').fill(day);
  await button('Pause Until Then').click();
  await expect.poll(() => resting.textContent()).not.toBe(first);
  const until = await resting.textContent();
  await page.reload();
  await expect.poll(() => resting.textContent()).toBe(until);
  // The rows of the methods tell only of their own pauses, so the sentence above them tells of this one.
  await openRow(page, 'Alert Preferences');
  const everything = page.getByText(/^All of your guidance is paused until \w+, \w+ \d+\.$/);
  await everything.waitFor();
  await page.getByRole('link', { name: 'Change or end the pause' }).click();
  await button('Resume Now').press('Enter');
  await expect.poll(focused).toBe('Pause');
  await button('Pause Guidance').waitFor();
  await everything.waitFor({ state: 'detached' });
  expect(pageErrors).toEqual([]);
});

test('the row of the pause on a phone says nothing about it until the answer is there', {
  timeout: 60_000,
}, async () => {
  const { page } = await journeys.member({ browser: { viewport: { width: 390, height: 844 } } });
  const failure = await failRequests(page, '**/trpc/**schedule.pauses.view**');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByText('A pause for all guidance').waitFor();
  expect(await page.getByText('Not paused').count()).toBe(0);
  failure.end();
  await page.reload();
  await page.getByText('Not paused').waitFor();
});
