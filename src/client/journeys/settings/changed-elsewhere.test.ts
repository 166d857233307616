import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savePreferences } from '../../../server/domains/alerts/service.ts';
import { changeGoal, listGoals } from '../../../server/domains/guidance/goals/service.ts';
import { getSchedule, saveSchedule } from '../../../server/domains/schedule/service.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { memberActor, SYSTEM } from '../../../server/testing/members/members.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';

const journeys = startJourneys({ channels: [createRecordingChannel('sms')] });
const box = (page: Page) => page.getByRole('group', { name: 'This was changed elsewhere in the meantime' });

test('a member chooses between two versions of a goal and of a phone number after changes on another device', {
  timeout: 90_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  const actor = await memberActor(site, id);
  const storedGoal = async () => (await listGoals(site, actor))[0] ?? expect.fail('there is no goal');
  const { id: goalId, title: first } = await storedGoal();
  const renameElsewhere = (title: string) => changeGoal(site, actor, goalId, { title });
  const saveElsewhere = async (phoneNumber: string) =>
    savePreferences(site, await memberActor(site, id), id, { alertMethods: ['sms'], phoneNumber, smsConsent: true });
  await saveElsewhere('+12345678901');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit your goals' }).click();
  const drawer = page.getByRole('dialog');
  const title = drawer.getByRole('textbox', { name: 'Title' });
  const saveGoal = drawer.getByRole('button', { name: 'Save Goal' });

  await drawer.getByRole('button', { name: `Edit “${first}”` }).click();
  await title.fill('Call Naomi');
  await renameElsewhere('Write to Orpah');
  await saveGoal.click();
  await box(page).getByText('Saved now: Write to Orpah').waitFor();
  await box(page).getByText('Yours: Call Naomi').waitFor();
  expect((await storedGoal()).title).toBe('Write to Orpah');
  await box(page).getByRole('button', { name: 'Keep Mine' }).click();
  await title.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await storedGoal()).title).toBe('Call Naomi');

  await drawer.getByRole('button', { name: 'Edit “Call Naomi”' }).click();
  await title.fill('Visit Naomi');
  await renameElsewhere('Write to Boaz');
  await saveGoal.click();
  await box(page).getByRole('button', { name: 'Use the Saved Version' }).click();
  await box(page).waitFor({ state: 'hidden' });
  await expect
    .poll(async () => [(await storedGoal()).title, await title.inputValue()])
    .toEqual(['Write to Boaz', 'Write to Boaz']);

  const storedNumber = async () => {
    const { alertAddresses: t } = site.db.tables;
    const rows = await site.db.select().from(t).where(eq(t.userId, id));
    return rows.find(({ channel }) => channel === 'sms')?.address;
  };
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await openRow(page, 'Alert Preferences');
  const number = page.getByLabel('Phone number');
  const save = page.getByRole('button', { name: 'Save Preferences' });

  await number.fill('+12345678902');
  await saveElsewhere('+12345678903');
  await save.click();
  await box(page).getByText('Saved now: +1 234 567 8903').waitFor();
  await box(page).getByText('Yours: +12345678902').waitFor();
  expect(await storedNumber()).toBe('+12345678903');
  await box(page).getByRole('button', { name: 'Keep Mine' }).click();
  await page.getByText('Preferences Updated', { exact: true }).waitFor();
  await expect.poll(async () => [await storedNumber(), await box(page).count()]).toEqual(['+12345678902', 0]);

  await number.fill('+12345678904');
  await saveElsewhere('+12345678905');
  await save.click();
  await box(page).getByRole('button', { name: 'Use the Saved Version' }).click();
  await box(page).waitFor({ state: 'hidden' });
  await expect
    .poll(async () => [await storedNumber(), await number.inputValue()])
    .toEqual(['+12345678905', '+1 234 567 8905']);
  // The browser logs the 409s that led to the questions.
  expect(pageErrors.filter((line) => !line.includes('409'))).toEqual([]);
});

test('a zone changed on another device is named in English and marked as English', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member({
    browser: { timezoneId: 'Asia/Tokyo', locale: 'es-MX' },
  });
  const { site } = journeys.served;
  await page.goto('/settings#weekly-schedule');
  await page.getByRole('button', { name: 'Usar Tokyo' }).click();
  const week = await getSchedule(site, SYSTEM, id);
  const scheduleData = week.map(({ timezone, ...day }) => day);
  await saveSchedule(site, SYSTEM, id, { scheduleData, timezone: 'America/Lima' });
  await page.getByRole('button', { name: 'Guardar horario' }).click();
  const conflict = page.getByRole('group', { name: 'Esto se cambió en otro lugar mientras tanto' });
  await conflict.getByText('Guardado ahora: Lima').waitFor();
  await expect.poll(() => conflict.locator('[lang=en]').allTextContents()).toEqual(['Lima', 'Tokyo']);
  expect(pageErrors.filter((line) => !line.includes('409'))).toEqual([]);
});
