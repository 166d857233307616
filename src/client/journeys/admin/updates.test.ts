import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';

const journeys = startJourneys({ channels: [createRecordingChannel('email')] });

test('an update is written beside a preview, survives a reload, is sent once after a question, and is listed', {
  timeout: 60_000,
}, async () => {
  await journeys.absentMember({ username: 'Ruth' });
  const { page, pageErrors } = await journeys.member({ username: 'Naomi', role: 'admin' });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'What’s New' }).click();
  await page.getByText('2 members would get it now.').waitFor();
  const form = page.getByRole('form', { name: 'Write an update' });
  await form.getByRole('button', { name: 'Send the Update' }).click();
  await expect.poll(() => form.getByLabel('Subject').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await form.getByLabel('Subject').fill('You can now rest for a day');
  await form.getByRole('textbox', { name: 'Preview' }).fill('A pause for a single day.');
  await form.getByLabel('Text').fill('Under Settings you can pause for a day.\n\nYour streak waits.');
  await page.reload();
  const sample = page.getByRole('region', { name: 'Preview of the email' });
  await sample.getByText('A pause for a single day.').waitFor();
  await sample.getByText('Your streak waits.').waitFor();

  await form.getByRole('button', { name: 'Send the Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send “You can now rest for a day”?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await form.getByRole('button', { name: 'Send the Update' }).click();
  await dialog.getByRole('button', { name: 'Send to 2 members' }).click();
  const toasts = page.getByRole('region', { name: 'Notification' });
  await toasts.getByText('The update is on its way to 2 members.').waitFor();
  await page.getByText(/^This month’s update has been sent\./).waitFor();
  await expect.poll(() => form.getByLabel('Subject').inputValue()).toBe('');
  const row = page.getByRole('row').filter({ hasText: 'You can now rest for a day' });
  await row.getByText('Read the text').click();
  await row.getByText('Your streak waits.').waitFor();

  await page.getByRole('link', { name: 'Audit Log' }).click();
  const act = page.getByRole('row').filter({ hasText: 'Sent a service update' });
  await act.getByText('Subject: You can now rest for a day').waitFor();
  expect(pageErrors).toEqual([]);
});
