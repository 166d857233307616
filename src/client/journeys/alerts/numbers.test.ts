import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { openTwilioChannel } from '../../../server/testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio } from '../../../server/testing/providers/twilio-server.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';

const PHONE = '+12345678901';

// The real channels and SDK; only Twilio's server is a double.
const journeys = startJourneys();
let twilio: TestTwilio;

beforeAll(async () => {
  twilio = await startTwilio();
  const { channels } = journeys.served.site;
  const settings = {
    ...twilio.env,
    PUBLIC_URL: journeys.served.url,
    TWILIO_WHATSAPP_NUMBER: '+12025550199',
    TWILIO_WHATSAPP_CONTENT_SID: `HX${'c'.repeat(32)}`,
  };
  for (const name of ['sms', 'whatsapp'] as const) channels.set(name, openTwilioChannel(name, settings));
});
afterAll(() => twilio.close());

const row = (page: Page, method: AlertMethod) => page.locator(`li:has(#alert-${method})`);

async function openAlerts(page: Page): Promise<void> {
  await page.goto('/settings');
  await openRow(page, 'Alert Preferences');
  await page.getByRole('switch', { name: 'Email', exact: true }).waitFor();
}

async function storedNumber(userId: number, method: AlertMethod) {
  const { alertAddresses } = journeys.served.site.db.tables;
  const rows = await journeys.served.site.db.select().from(alertAddresses).where(eq(alertAddresses.userId, userId));
  return rows.find(({ channel }) => channel === method);
}

/** Returns the code in the last message that Twilio accepted. */
async function lastCode(count: number): Promise<string> {
  await expect.poll(() => twilio.taken.length, { timeout: 20_000 }).toBe(count);
  const message = twilio.taken.at(-1);
  return /\b\d{6}\b/.exec(message?.Body ?? message?.ContentVariables ?? '')?.[0] ?? expect.fail('no code');
}

const METHODS = [
  { method: 'sms', name: 'SMS', label: 'Phone number' },
  { method: 'whatsapp', name: 'WhatsApp', label: 'WhatsApp number' },
] as const;

test('C9, C10: the numbers of SMS and WhatsApp are verified with consent and a code, and a test reaches them', {
  timeout: 120_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member();
  await openAlerts(page);
  for (const { method, name, label } of METHODS) {
    const before = twilio.taken.length;
    await page.getByRole('switch', { name, exact: true }).press('Space');
    const own = row(page, method);
    await own.getByLabel(label).fill('+1 (234) 567-8901');
    const box = own.getByRole('checkbox');
    // Only text messages need a separate consent.
    if (method === 'sms') {
      expect(await box.isChecked(), 'only the member ticks the box').toBe(false);
      await box.check();
    } else expect(await box.count()).toBe(0);
    await page.getByRole('button', { name: 'Save Preferences' }).click();

    await own.getByText('Verify your number').waitFor();
    if (method === 'sms') await page.clock.install();
    await own.getByRole('button', { name: 'Send the Code' }).click();
    await own.getByText('We sent a code to +1 234 567 8901. It works for ten minutes.').waitFor();
    const field = own.getByLabel('The code we sent you');
    await expect
      .poll(() => field.evaluate((element) => element === document.activeElement), { message: name })
      .toBe(true);
    await expect.poll(() => own.getByRole('button', { name: /^Send It Again in \d+ s$/ }).isDisabled()).toBe(true);
    // A phone suspends the page while the member reads the message, and its timers with it.
    await page.clock.fastForward(31_000);
    await expect.poll(() => own.getByRole('button', { name: 'Send It Again', exact: true }).isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await own.getByText('Please enter the code we sent you').waitFor();
    const code = await lastCode(before + 1);
    // A phone may reload the page while the member reads the message.
    await openAlerts(page);
    await field.waitFor();
    expect(twilio.taken.at(-1)?.To).toBe(method === 'whatsapp' ? `whatsapp:${PHONE}` : PHONE);
    expect((await storedNumber(id, method))?.verifiedAt, 'a code that was sent proves nothing').toBeNull();
    await field.fill(code === '111111' ? '222222' : '111111');
    await page.keyboard.press('Enter');
    await own.getByText('This code is wrong or too old. Check it, or ask for a new one.').waitFor();
    await field.fill(code);
    await own.getByRole('button', { name: 'Confirm' }).click();
    await own.getByText('Ready', { exact: true }).waitFor();
    await own.getByText('Messages go to +1 234 567 8901.').waitFor();
    await expect
      .poll(() => own.getByLabel(label).inputValue(), { message: 'spaced in its field' })
      .toBe('+1 234 567 8901');
    expect((await storedNumber(id, method))?.verifiedAt, name).toBeInstanceOf(Date);

    // The box and the terms after it concern SMS only.
    const terms = method === 'sms' ? 1 : 0;
    await expect.poll(() => twilio.taken.length, { timeout: 20_000 }).toBe(before + 1 + terms);
    if (terms) expect(twilio.taken.at(-1)?.Body).toContain(`${journeys.served.url}/consent/sms-whatsapp`);
    // A test is sent only after the terms (rules.md C9).
    await expect.poll(async () => (await storedNumber(id, method))?.termsOwed).toBe(false);
  }

  const before = twilio.taken.length;
  await page.getByRole('button', { name: /Test Alerts/ }).click();
  await expect.poll(() => twilio.taken.length, { timeout: 20_000 }).toBe(before + METHODS.length);
  const tests = twilio.taken.slice(before);
  for (const sent of tests) expect(JSON.stringify(sent)).toContain('this is a test');
  expect(tests.map(({ To }) => To).sort()).toEqual([PHONE, `whatsapp:${PHONE}`]);
  expect(pageErrors.filter((line) => !line.includes('400'))).toEqual([]);
});
