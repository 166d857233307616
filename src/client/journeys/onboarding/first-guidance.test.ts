import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { distantReminder } from '../../../server/testing/members/members.ts';
import { formatClock } from '../../lib/time/dates.ts';

const ZONE = 'Europe/London';
const PHILOSOPHY = 'Friends tell each other the truth gently and stay when it would be easier to leave.';

const journeys = startJourneys({ serviceWorker: true, savesData: true });

test('a visitor joins, chooses a time, gets one e-mail in that minute and completes it', {
  timeout: 90_000,
}, async () => {
  const { page, pageErrors } = await journeys.visitor({ timezoneId: ZONE });
  await join(page);
  await finishWizard(page);
  await readFirstGuidance(page);
  await confirmAddress(page);

  const slot = await chooseNextHalfHour(page);
  journeys.served.site.clock.moveTo(slot - 1_500);
  const before = journeys.served.smtp.received.length;
  await expect.poll(() => journeys.served.smtp.received.length).toBe(before + 1);
  const late = journeys.served.site.clock.now() - slot;
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(60_000);
  const mail = journeys.served.smtp.received.at(-1)?.email;
  expect(mail?.subject).toContain('Action');

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.reload();
  const title = mail?.subject?.split(' · ')[1] as string;
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await card.getByRole('button', { name: 'Complete' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Did you complete your practical step?').waitFor();
  await drawer.getByRole('button', { name: 'Yes, I completed it' }).click();
  await drawer.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByText('Guidance completed!').waitFor();
  await card.getByText('Completed').waitFor();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect.poll(() => progress.getByRole('definition').allTextContents()).toEqual(['1', '1']);

  await page.reload();
  await card.getByText('Completed').waitFor();
  expect(journeys.served.smtp.received).toHaveLength(before + 1);
  expect(pageErrors).toEqual([]);
});

async function join(page: Page): Promise<void> {
  await page.goto(journeys.served.url);
  await page.getByRole('tab', { name: 'Join Us' }).click();
  await page.getByLabel('Username').fill('Ruth');
  await page.getByLabel('Email').fill('ruth@parish.example');
  await page.getByLabel('Password', { exact: true }).fill('a good long secret');
  await page.getByRole('button', { name: 'Join Us' }).click();
  await page.getByRole('heading', { name: 'Share Your Heart on Friendship' }).waitFor();
}

async function finishWizard(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByText('Step 1 of 4').waitFor();
  await next.click();
  await page.getByText('Please share at least 50 characters about your friendship philosophy').first().waitFor();
  await page.getByRole('textbox').fill(PHILOSOPHY);
  await next.click();
  await page.getByRole('checkbox', { name: 'Offering godly counsel' }).check();
  await next.click();
  // E-mail is selected by default.
  await expect.poll(() => page.getByRole('checkbox', { name: 'Email' }).isChecked()).toBe(true);
  await next.click();
  await page.getByLabel('Reminder time').selectOption({ label: distantReminder(journeys.served.site, ZONE) });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.getByText('Your personalized friendship journey begins now.').waitFor();
  await page.getByRole('heading', { name: /Ruth/ }).waitFor();
}

/** The first guidance is on the dashboard at once, without a mail (decisions.md D46). */
async function readFirstGuidance(page: Page): Promise<void> {
  const card = page.getByRole('article');
  await card.getByRole('button', { name: 'Complete' }).waitFor();
  expect(await card.count()).toBe(1);
  await page.getByText('Next up').waitFor();
  expect(await page.getByText('No guidance generated today yet').count()).toBe(0);
}

async function confirmAddress(page: Page): Promise<void> {
  await expect.poll(() => journeys.served.smtp.received.length).toBe(1);
  const [link] = journeys.served.smtp.received[0]?.email.text?.match(/http\S+verify-email\S+/) ?? [];
  expect(link, 'the mail holds a link').toBeDefined();
  await page.goto(link as string);
  await page.getByRole('heading', { name: /confirmed/i }).waitFor();
}

/** Adds one action slot at the next half hour. Returns its instant. */
async function chooseNextHalfHour(page: Page): Promise<number> {
  const now = Temporal.Instant.fromEpochMilliseconds(journeys.served.site.clock.now()).toZonedDateTimeISO(ZONE);
  const slot = now.add({ minutes: 2 }).round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'ceil' });
  const day = slot.toLocaleString('en-US', { weekday: 'long' });
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await openRow(page, 'Weekly Schedule');
  const row = page.getByRole('group', { name: day, exact: true });
  const enabled = row.getByRole('switch');
  if (!(await enabled.isChecked())) await enabled.click();
  await row.getByRole('button', { name: 'Add Time' }).waitFor();
  if (!(await row.getByLabel(`Time 1 on ${day}`).isVisible()))
    await row.getByRole('button', { name: 'Add Time' }).click();
  await row.getByLabel(`Time 1 on ${day}`).selectOption({ label: formatClock(slot) });
  await row.getByLabel(`Type 1 on ${day}`).selectOption({ label: 'Action' });
  await page.getByRole('button', { name: 'Save Schedule' }).click();
  await page.getByText('Schedule saved successfully').waitFor();
  return slot.epochMilliseconds;
}
