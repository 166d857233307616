import { test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';

const journeys = startJourneys({ env: { SMTP_URL: '', MAIL_FROM: '' } });

test('on a site without a mail server, a visitor is told whom to ask for the link to a new password', async () => {
  const { page } = await journeys.visitor();
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('ruth@parish.example');
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await page.getByRole('heading', { name: 'Ask for your link' }).waitFor();
});
