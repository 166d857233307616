import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sessionsOf } from '../../../server/domains/auth/sessions/sessions.ts';
import type { Site } from '../../../server/site/site.ts';
import { handleFirstRequest } from '../../../server/testing/browser/first-request.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { PASSWORD } from '../../../server/testing/members/accounts.ts';

const journeys = startJourneys();
const SIGNED_OUT = /You’ve been signed out here/;

const dayOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const saveSchedule = (page: Page) => page.getByRole('button', { name: 'Save Schedule' }).click();

/** Records every destructive message of a page, also messages that disappear again. */
async function recordAlerts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[data-kind="error"]')) said.push(alert.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('a member signed out from another device sees it in every tab, keeps the drafts, and continues after signing in', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id, email } = await journeys.member();
  const { site } = journeys.served;
  const other = await page.context().newPage();
  await other.goto('/guidance');
  await other.getByRole('heading', { level: 1, name: 'Guidance History' }).waitFor();
  await page.goto('/settings#weekly-schedule');
  await dayOf(page, 'Saturday').getByRole('switch').click();
  await page.getByText('Not saved yet').waitFor();
  const alerts = await recordAlerts(page);

  // While saving is in flight: an open tab may detect the end of the session itself and remove the button.
  await handleFirstRequest(page, '**/trpc/schedule.change**', async (route) => {
    await endSessions(site, id);
    await route.continue();
  });
  await saveSchedule(page);
  for (const tab of [page, other]) await tab.getByRole('status').filter({ hasText: SIGNED_OUT }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Please check your email and password.').first().waitFor();
  await expect
    .poll(async () => new Set((await alerts()).map((text) => /^Sign in failed/.test(text))), {
      message: 'only the sign-in has a toast',
    })
    .toEqual(new Set([true]));
  // The sentence below describes both fields, which also say so when a member comes back to them.
  const wrong = page.locator('[aria-invalid=true][aria-errormessage="sign-in-failure"]');
  await expect.poll(() => wrong.count()).toBe(2);
  await page.locator('#sign-in-failure').getByText('New here?').waitFor();

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Your earlier changes are still here, but not saved yet').waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings');
  await other.getByRole('heading', { level: 1, name: 'Guidance History' }).waitFor();
  await saveSchedule(page);
  await page.getByText('Schedule saved successfully').waitFor();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  for (const tab of [page, other]) {
    await tab.getByRole('tab', { name: 'Sign In' }).waitFor();
    expect(await tab.getByText(SIGNED_OUT).count(), 'leaving says nothing').toBe(0);
  }
  expect(pageErrors.filter((line) => !line.includes('401'))).toEqual([]);
});

test('saving asks before it overwrites a day changed in another tab, and saves other days', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/settings#weekly-schedule');
    await dayOf(tab, 'Saturday').waitFor();
  }
  const addTime = (tab: Page, day: string) => dayOf(tab, day).getByRole('button', { name: 'Add Time' }).click();
  const slots = async (dayOfWeek: string) => {
    const { db } = journeys.served.site;
    const rows = await db.select().from(db.tables.userSchedules).where(eq(db.tables.userSchedules.userId, id));
    return rows.find((row) => row.dayOfWeek === dayOfWeek)?.timeSlots.length;
  };
  const saved = (tab: Page) => tab.getByText('Schedule saved successfully');

  // Both tabs change the week before either saves.
  await addTime(page, 'Monday');
  await addTime(page, 'Tuesday');
  await dayOf(other, 'Monday').getByRole('switch').click();
  await dayOf(other, 'Saturday').getByRole('switch').click();
  await saveSchedule(other);
  await saved(other).waitFor();
  await saveSchedule(page);
  const conflict = page.getByRole('group', { name: 'This was changed elsewhere in the meantime' });
  await expect.poll(() => conflict.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await saved(page).count()).toBe(0);
  await conflict.getByText('Saved now: Rest day').waitFor();
  expect(await conflict.getByRole('listitem').count(), 'only Monday was changed in both').toBe(1);
  await expect
    .poll(() => dayOf(page, 'Saturday').getByRole('switch').isChecked(), { message: 'what only the other changed' })
    .toBe(true);

  // A reload keeps the change and the values it started from.
  await page.reload();
  await page.getByText('Your earlier changes are still here, but not saved yet').waitFor();
  await saveSchedule(page);
  await conflict.getByRole('button', { name: 'Use the Saved Version' }).click();
  await conflict.waitFor({ state: 'detached' });
  await expect.poll(() => dayOf(page, 'Monday').getByRole('switch').isChecked()).toBe(false);
  await saveSchedule(page);
  await saved(page).waitFor();
  expect(await slots('tuesday')).toBe(2);

  // Now the member's own values replace the stored ones.
  await addTime(page, 'Friday');
  await dayOf(other, 'Friday').getByRole('switch').click();
  await saveSchedule(page);
  await expect.poll(() => slots('friday')).toBe(2);
  await saveSchedule(other);
  await other.getByRole('button', { name: 'Keep Mine' }).click();
  await expect.poll(() => dayOf(page, 'Friday').getByRole('switch').isChecked()).toBe(false);
  expect(pageErrors.filter((line) => !line.includes('409'))).toEqual([]);
});

test('devices and activity are refetched on every visit, and an export after the session has ended shows the sign-in screen', {
  timeout: 60_000,
}, async () => {
  const { page, id, email, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  await page.goto('/settings#safety');
  await page.getByText('Only this one').waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: "Today's Guidance" }).waitFor();
  const startedAt = site.clock.now();
  await sessionsOf(site).start(id, { userAgent: 'iPhone Firefox/130', secure: false, startedAt });
  const { securityEvents } = site.db.tables;
  await site.db
    .insert(securityEvents)
    .values({ userId: id, kind: 'password_changed', mailAddress: email, createdAt: new Date(startedAt) });
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await openRow(page, 'Sign-In Security');
  await page.getByText('2 devices').waitFor();
  await page.getByText(/^Password changed, /).waitFor();
  expect(pageErrors.splice(0)).toEqual([]);

  await openRow(page, 'Your Data');
  const alerts = await recordAlerts(page);
  await page.route('**/api/account/*/export', async (route) => {
    await endSessions(site, id);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Download JSON' }).click();
  await page.getByRole('status').filter({ hasText: SIGNED_OUT }).waitFor();
  expect(await alerts()).toEqual([]);
  expect(pageErrors.filter((line) => !line.includes('401'))).toEqual([]);
});

async function endSessions({ db }: Site, userId: number): Promise<void> {
  const { sessions } = db.tables;
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
