import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';

const journeys = startJourneys({ channels: [createRecordingChannel('email'), createRecordingChannel('desktop')] });

test('a channel and a kind of mail are paused and resumed on their rows, and the focus stays there', {
  timeout: 60_000,
}, async () => {
  const { page, complaints, id } = await journeys.member();
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

  await button('Pause Email').click();
  const day = page.getByRole('region', { name: 'Pause Email' });
  await day.getByRole('radio', { name: 'Until a day I choose' }).check();
  await day.getByRole('button', { name: 'Pause', exact: true }).click();
  await day.getByText('Choose the day guidance resumes.').waitFor();
  await day.getByRole('button', { name: 'Keep as It Is' }).click();
  await expect.poll(focused).toBe('Pause Email');
  await button('Pause Email').click();
  await day.getByRole('button', { name: 'Pause', exact: true }).click();
  await button('Resume Email').waitFor();
  await page.reload();
  await button('Resume Email').click();
  await button('Pause Email').waitFor();
  await button('Resume Weekly letter').waitFor();
  await expect.poll(ledger).toEqual([
    ['email:weekly_letter', 'paused', 'pause-1'],
    ['email', 'paused', 'pause-1'],
    ['email', 'resumed', 'settings-2'],
  ]);
  expect(complaints).toEqual([]);
});
