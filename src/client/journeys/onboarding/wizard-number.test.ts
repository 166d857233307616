import { expect, test } from 'vitest';
import { hashAddress } from '../../../server/domains/consent/service.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';

const journeys = startJourneys({ channels: [createRecordingChannel('email'), createRecordingChannel('sms')] });

test('D30: after going back and changing the number in the wizard, the ledger has only the new one', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member({ onboarded: false });
  const { site } = journeys.served;
  const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const number = page.getByLabel('Phone Number');
  await page.goto('/onboarding');
  await page.getByRole('textbox').fill('Friends tell each other the truth gently and stay when leaving is easier.');
  await go('Continue');
  await page.getByRole('checkbox', { name: 'Offering godly counsel' }).check();
  await go('Continue');
  await page.getByRole('checkbox', { name: 'SMS Text Message' }).check();
  await number.fill('+12345678901');
  await go('Continue');
  await page.getByRole('button', { name: 'Complete Setup' }).waitFor();
  await go('Previous');
  await number.fill('+15550001111');
  await go('Continue');
  await go('Complete Setup');
  await page.waitForURL('**/dashboard');
  const rows = await site.db.select().from(site.db.tables.consentEvents);
  const ofSms = rows.filter(({ userId, channel }) => userId === id && channel === 'sms');
  expect(
    ofSms.map(({ action, source, wordingVersion, addressHash }) => [action, source, wordingVersion, addressHash]),
  ).toEqual([['opt_in', 'onboarding', 'onboarding-2', hashAddress(site, 'sms', '+15550001111')]]);
  expect(pageErrors).toEqual([]);
});
