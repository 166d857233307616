import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getSchedule, saveSchedule } from '../../../server/domains/schedule/service.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { SYSTEM } from '../../../server/testing/members/members.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';

const journeys = startJourneys();

const SENTENCE = 'Text messages come between 8:00 AM and 9:00 PM.';

/** Opens the Settings of a member with a prayer at 10 PM on Mondays. */
async function openWeek(alertMethods: AlertMethod[]) {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  const { userProfiles } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods }).where(eq(userProfiles.userId, id));
  const timeSlots = [{ hour: 22, minute: 0, type: 'prayer' as const }];
  const scheduleData = [{ dayOfWeek: 'monday' as const, enabled: true, timeSlots }];
  await saveSchedule(site, SYSTEM, id, { scheduleData, timezone: 'UTC' });
  await page.goto('/settings#weekly-schedule');
  return { page, id, pageErrors };
}

const boxOn = (page: Page) =>
  page.getByRole('group', { name: 'Monday', exact: true }).getByRole('checkbox', { name: 'Text me at this time too' });
const timeOn = (page: Page) => page.getByRole('combobox', { name: 'Time 1 on Monday' });
async function saveWeek(page: Page) {
  await page.getByRole('button', { name: 'Save Schedule' }).click();
  await page.getByText('Schedule saved successfully').first().waitFor();
}
const mondayOf = async (userId: number) => {
  const [monday] = await getSchedule(journeys.served.site, SYSTEM, userId);
  return monday?.timeSlots;
};

test('C12: a member confirms a time outside the hours of text messages, and moving it drops the confirmation', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await openWeek(['email', 'sms']);
  await page.getByText(SENTENCE).waitFor();
  expect(await boxOn(page).isChecked()).toBe(false);
  await boxOn(page).check();
  await saveWeek(page);
  expect(await mondayOf(id)).toEqual([{ hour: 22, minute: 0, type: 'prayer', confirmedFor: ['sms'] }]);
  await page.reload();
  await expect.poll(() => boxOn(page).isChecked()).toBe(true);
  await timeOn(page).selectOption({ label: '10:30 PM' });
  await expect.poll(() => boxOn(page).isChecked()).toBe(false);
  await timeOn(page).selectOption({ label: '8:30 PM' });
  await page.getByText(SENTENCE).waitFor({ state: 'detached' });
  await saveWeek(page);
  const { consentEvents } = journeys.served.site.db.tables;
  const rows = await journeys.served.site.db.select().from(consentEvents).where(eq(consentEvents.userId, id));
  expect(rows.filter(({ channel }) => channel === 'sms:monday-2200').map(({ action }) => action)).toEqual([
    'opt_in',
    'opt_out',
  ]);
  expect(pageErrors).toEqual([]);
});

test('C12: a member without such a channel sees no checkbox', { timeout: 60_000 }, async () => {
  const { page, pageErrors } = await openWeek(['email', 'push']);
  await timeOn(page).waitFor();
  expect(await page.getByText(SENTENCE).count()).toBe(0);
  expect(pageErrors).toEqual([]);
});
