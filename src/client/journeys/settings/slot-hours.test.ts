import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getSchedule, saveSchedule } from '../../../server/domains/schedule/service.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { SYSTEM } from '../../../server/testing/members/members.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';

const journeys = startJourneys();

const SENTENCE = 'Text messages come between 8:00 AM and 9:00 PM.';

/** Gives a member these methods and a prayer at 10 PM on Mondays. */
async function saveWeekOf(id: number, alertMethods: AlertMethod[]): Promise<void> {
  const { site } = journeys.served;
  const { userProfiles } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods }).where(eq(userProfiles.userId, id));
  const timeSlots = [{ hour: 22, minute: 0, type: 'prayer' as const }];
  const scheduleData = [{ dayOfWeek: 'monday' as const, enabled: true, timeSlots }];
  await saveSchedule(site, SYSTEM, id, { scheduleData, timezone: 'UTC' });
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

test('C12: a member confirms a time outside the hours of text messages, moving it drops the confirmation, and without such a channel there is no checkbox', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await saveWeekOf(id, ['email', 'sms']);
  await page.goto('/settings#weekly-schedule');
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

  await saveWeekOf(id, ['email', 'push']);
  await page.reload();
  await expect.poll(() => timeOn(page).locator('option:checked').textContent()).toBe('10:00 PM');
  expect(await page.getByText(SENTENCE).count(), 'no checkbox without such a channel').toBe(0);
  expect(pageErrors).toEqual([]);
});

/** Returns the texts in the day's row that are wider than their places. It measures all in one layout. */
const CLIPPED = `(() => {
  const parts = [...document.querySelectorAll('[data-row] :is(select, button span)')];
  const lines = document.createElement('div');
  const measured = parts.filter((part) => part.matches('select')).flatMap((part) => {
    const { fontFamily, fontSize, fontWeight, fontVariantNumeric, paddingLeft, paddingRight } = getComputedStyle(part);
    const room = part.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return [...part.options].map(({ textContent: text }) => {
      const line = document.createElement('span');
      Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap' });
      Object.assign(line.style, { fontFamily, fontSize, fontWeight, fontVariantNumeric });
      line.textContent = text;
      lines.append(line);
      return { text, room, line };
    });
  });
  document.body.append(lines);
  const tooWide = measured.filter(({ line, room }) => line.getBoundingClientRect().width > room + 1);
  lines.remove();
  const cut = parts.filter((part) => !part.matches('select') && part.scrollWidth > part.clientWidth + 1);
  return [...tooWide.map(({ text }) => text), ...cut.map(({ textContent }) => textContent)];
})()`;

test.each([
  ['en-US', 'Monday'],
  ['es-ES', 'Lunes'],
])('a day’s times and buttons are whole at every width (%s)', { timeout: 60_000 }, async (locale, monday) => {
  const { page, id } = await journeys.member({ browser: { locale } });
  await saveWeekOf(id, ['email']);
  await page.goto('/settings#weekly-schedule');
  await page.getByRole('group', { name: monday, exact: true }).getByRole('combobox').first().waitFor();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(CLIPPED), { message: `${width} px` }).toEqual([]);
  }
});
