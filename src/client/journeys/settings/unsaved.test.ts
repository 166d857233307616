import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { handleFirstRequest } from '../../../server/testing/browser/first-request.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { sampleOf } from '../../../server/testing/full-run.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const journeys = startJourneys();

const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const barButton = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const saturday = (page: Page) => page.getByRole('group', { name: 'Saturday' }).getByRole('switch');
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const isFocused = (it: Locator) => it.evaluate((element) => element === document.activeElement);
const goBack = (page: Page) => page.evaluate(() => history.back());
const path = (page: Page) => new URL(page.url()).pathname;

/** Opens a part of Settings, which is a row on a phone and always open on a desk. */
async function openPart(page: Page, id: string, title: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  if (isPhone) await openRow(page, title);
  await page.locator(`[data-part="${id}"]`).scrollIntoViewIfNeeded();
}

async function openAlerts(page: Page): Promise<void> {
  await openPart(page, 'alerts', 'Alert Preferences');
  await toggle(page, 'Email').waitFor();
}

async function profileOf(userId: number) {
  const { db } = journeys.served.site;
  const { userProfiles } = db.tables;
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.userId, userId));
  if (!profile) throw new Error('there is no such member');
  return profile;
}

/** Returns whether the bar is visible above the bottom bar. */
async function isBarVisible(page: Page): Promise<boolean> {
  const box = await bar(page).boundingBox();
  const below = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  if (!box || !below) return false;
  return box.y >= 0 && box.y + box.height <= below.y + 1;
}

/** Counts the questions of the browser itself, and leaves when it asks. */
function countBrowserQuestions(page: Page): () => number {
  let count = 0;
  page.on('dialog', (dialog) => {
    count += 1;
    void dialog.accept();
  });
  return () => count;
}

test('one bar saves and discards the changes of every form in Settings, and returns the focus', {
  timeout: 120_000,
}, async () => {
  for (const browser of sampleOf([PHONE, { viewport: { width: 1280, height: 900 } }], 1)) {
    const { page, pageErrors, id } = await journeys.member({ browser });
    const isGone = () => bar(page).waitFor({ state: 'detached' });
    await page.goto('/settings#weekly-schedule');
    expect(await bar(page).count(), 'no bar without a change').toBe(0);
    await saturday(page).press('Space');
    await bar(page).getByText('Not saved yet: Weekly Schedule').waitFor();
    await page.locator('[data-part="data"]').scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'Your Data' }).waitFor();
    await expect.poll(() => isBarVisible(page), { message: 'the bar is visible from the last part' }).toBe(true);

    // One form: saving and discarding return the focus to what was changed.
    await barButton(page, 'Save').click();
    await isGone();
    await expect.poll(() => isFocused(saturday(page)), { message: 'focus after Save' }).toBe(true);
    await saturday(page).press('Space');
    await barButton(page, 'Discard').click();
    await isGone();
    await expect.poll(() => isFocused(saturday(page)), { message: 'focus after Discard' }).toBe(true);
    expect(await saturday(page).isChecked(), 'Discard restores what was saved').toBe(true);
    // The form's own button keeps the focus too.
    await saturday(page).press('Space');
    const save = page.getByRole('button', { name: 'Save Schedule' });
    await save.press('Enter');
    await isGone();
    await expect.poll(() => isFocused(save), { message: 'focus on the form’s own button' }).toBe(true);

    // Two forms: all at once.
    await saturday(page).press('Space');
    await openAlerts(page);
    await toggle(page, 'Weekly letter').press('Space');
    await bar(page).getByText('Not saved yet: Weekly Schedule, Alert Preferences').waitFor();
    await barButton(page, 'Save All').click();
    await isGone();
    expect((await profileOf(id)).mutedMailCategories).toEqual(['weekly_letter']);
    expect(await saturday(page).isChecked(), 'Save All keeps the week').toBe(true);
    await saturday(page).press('Space');
    await toggle(page, 'Email').press('Space');
    await barButton(page, 'Discard All').click();
    await isGone();
    await expect.poll(() => saturday(page).isChecked(), { message: 'Discard All: the week' }).toBe(true);
    await expect.poll(() => toggle(page, 'Email').isChecked(), { message: 'Discard All: the methods' }).toBe(true);

    // The forms of the account.
    await openPart(page, 'account', 'Account');
    await page.getByRole('button', { name: 'Change your username' }).click();
    // No other member has this name.
    const username = `Ruth of Moab ${id}`;
    await page.getByLabel('New username').fill(username);
    await bar(page).getByText('Not saved yet: Username').waitFor();
    await barButton(page, 'Save').click();
    await page.getByText(`From now on, we’ll call you ${username}.`).waitFor();
    await isGone();
    await page.getByRole('button', { name: 'Change your password' }).click();
    const password = page.getByLabel('New password', { exact: true });
    await password.fill('short');
    await bar(page).getByText('Not saved yet: Password').waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await question(page).getByText('Your changes to Password aren’t saved and will be lost.').waitFor();
    await question(page).getByRole('button', { name: 'Keep Editing' }).click();
    await question(page).waitFor({ state: 'hidden' });
    // What is not valid is not saved: the question closes, and its field has the focus.
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await question(page).getByRole('button', { name: 'Save and Leave' }).click();
    await question(page).waitFor({ state: 'hidden' });
    await page.getByText('Password must be at least 6 characters').waitFor();
    expect(path(page)).toBe('/settings');
    const isFocusedInvalid = () => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'));
    await expect.poll(isFocusedInvalid, { message: 'focus on the invalid field' }).toBe('true');
    await barButton(page, 'Discard').click();
    await isGone();
    await password.waitFor({ state: 'detached' });

    // Another language reloads the page, so it asks first, and staying keeps the present one.
    await saturday(page).press('Space');
    await openPart(page, 'language', 'Language');
    const spanish = page.getByRole('button', { name: 'Español' });
    await spanish.click();
    await question(page).getByRole('button', { name: 'Keep Editing' }).click();
    await question(page).waitFor({ state: 'hidden' });
    const language = async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value;
    expect(await language()).toBeUndefined();
    await expect.poll(() => isFocused(spanish), { message: 'focus after Keep Editing' }).toBe(true);
    const browserQuestions = countBrowserQuestions(page);
    await spanish.click();
    await question(page).getByRole('button', { name: 'Leave Without Saving' }).click();
    await page.getByText('Tus cambios anteriores siguen aquí').waitFor();
    expect(await language()).toBe('es');
    expect(browserQuestions()).toBe(0);
    expect(pageErrors).toEqual([]);
  }
});

test('a link, Back, signing out and closing the tab ask before leaving unsaved changes', {
  timeout: 90_000,
}, async () => {
  const { page, pageErrors } = await journeys.member();
  await page.goto('/guidance');
  const settings = page.getByRole('link', { name: 'Settings', exact: true });
  const home = page.getByRole('link', { name: 'Home', exact: true });
  await settings.click();
  await openRow(page, 'Weekly Schedule');
  await saturday(page).press('Space');
  await bar(page).waitFor();

  await home.click();
  await question(page).getByText('Your changes to Weekly Schedule aren’t saved').waitFor();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'hidden' });
  expect(path(page)).toBe('/settings');
  await expect.poll(() => isFocused(home)).toBe(true);

  await goBack(page);
  await question(page).getByRole('button', { name: 'Keep Editing' }).click();
  await question(page).waitFor({ state: 'hidden' });
  expect(path(page)).toBe('/settings');

  await goBack(page);
  await question(page).getByRole('button', { name: 'Leave Without Saving' }).click();
  await expect.poll(() => path(page)).toBe('/guidance');
  await settings.click();
  await openRow(page, 'Weekly Schedule');
  await bar(page).getByText('Your earlier changes are still here, but not saved yet: Weekly Schedule').waitFor();
  await expect.poll(() => saturday(page).isChecked()).toBe(true);

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('region', { name: 'Your account' }).getByRole('button', { name: 'Sign Out' }).click();
  await question(page).getByText('Your changes to Weekly Schedule aren’t saved and will be lost.').waitFor();
  await question(page).getByRole('button', { name: 'Leave Without Saving' }).click();
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('the question before leaving saves first, stays if saving fails, and closes if the changes are saved meanwhile', {
  timeout: 90_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member();
  await page.goto('/settings#weekly-schedule');
  const home = page.getByRole('link', { name: 'Home', exact: true });
  const openWeek = async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await openRow(page, 'Weekly Schedule');
  };

  // If saving fails, the form shows the error, and the screen stays.
  await saturday(page).press('Space');
  await bar(page).waitFor();
  const failure = await failRequests(page, '**/trpc/schedule.change**');
  await home.click();
  await question(page).getByRole('button', { name: 'Save and Leave' }).click();
  await page.getByText('Failed to save schedule').waitFor();
  await question(page).waitFor({ state: 'hidden' });
  expect(path(page), 'the failure keeps the screen').toBe('/settings');
  // A zone that the server does not know has its error at the button that changes it.
  failure.end();
  const issues = [{ path: ['timezone'], message: 'No such time zone.' }];
  const error = { message: 'No.', code: -32600, data: { httpStatus: 400, issues } };
  await handleFirstRequest(page, '**/trpc/schedule.change**', (route) =>
    route.fulfill({ status: 400, json: [{ error: { json: error } }] }),
  );
  await barButton(page, 'Save').click();
  await expect.poll(() => isFocused(page.locator('#change-zone'))).toBe(true);
  // Saving later does not leave the screen.
  await barButton(page, 'Save').click();
  await bar(page).waitFor({ state: 'detached' });
  expect(path(page), 'a later Save keeps the screen').toBe('/settings');

  // A save that is on its way when the question opens answers it, for a link and for Back.
  const saves: (() => void)[] = [];
  await page.route('**/trpc/schedule.change**', async (route) => {
    await new Promise<void>((release) => saves.push(release));
    await route.continue();
  });
  for (const { leave, to } of [
    { leave: () => home.click(), to: '/' },
    { leave: () => goBack(page), to: '/guidance' },
  ]) {
    if (to === '/guidance') {
      await page.getByRole('link', { name: 'Guidance', exact: true }).click();
      await page.getByRole('heading', { name: 'Guidance History', level: 1 }).waitFor();
      await openWeek();
    }
    await saturday(page).press('Space');
    await barButton(page, 'Save').click();
    await barButton(page, 'Saving...').waitFor();
    await leave();
    await question(page).waitFor();
    expect(path(page), 'the question keeps the screen').toBe('/settings');
    await expect.poll(() => saves.length).toBe(1);
    saves.pop()?.();
    await expect.poll(() => path(page)).toBe(to);
    await question(page).waitFor({ state: 'detached' });
    await openWeek();
  }
  await page.unroute('**/trpc/schedule.change**');

  // Save and Leave saves each form, then leaves.
  await saturday(page).press('Space');
  await openAlerts(page);
  await toggle(page, 'Weekly letter').press('Space');
  await bar(page).getByText('Not saved yet: Weekly Schedule, Alert Preferences').waitFor();
  await home.click();
  await expect
    .poll(() => question(page).getByRole('button').allTextContents())
    .toEqual(['Save and Leave', 'Keep Editing', 'Leave Without Saving']);
  await page.keyboard.press('Tab');
  await expect.poll(() => isFocused(question(page).getByRole('button', { name: 'Save and Leave' }))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => path(page)).toBe('/');
  expect((await profileOf(id)).mutedMailCategories).toEqual(['weekly_letter']);
  const { db } = journeys.served.site;
  const { userSchedules: days } = db.tables;
  const saved = await db.select().from(days).where(eq(days.userId, id));
  // The fourth press of its switch.
  expect(saved.find(({ dayOfWeek }) => dayOfWeek === 'saturday')?.enabled).toBe(false);
  // The browser logs the request that failed.
  expect(pageErrors.filter((line) => !/400|ERR_FAILED/.test(line))).toEqual([]);
});

const BAR_CHUNK = /\/assets\/unsaved-changes-bar-[^/]*\.js$/;

test('leaving right after a change asks, even before the bar has loaded', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member({ browser: { serviceWorkers: 'block' } });
  const here = Promise.withResolvers<void>();
  await page.route(BAR_CHUNK, async (route) => {
    await here.promise;
    await route.continue();
  });
  await page.goto('/settings#weekly-schedule');
  await saturday(page).press('Space');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  expect(path(page)).toBe('/settings');
  here.resolve();
  await question(page).getByRole('button', { name: 'Keep Editing' }).click();
  await question(page).waitFor({ state: 'hidden' });
  expect(path(page)).toBe('/settings');
  expect(pageErrors).toEqual([]);
});

test('if the bar fails to load, signing out says so and does not wait forever', {
  timeout: 60_000,
}, async () => {
  const { page } = await journeys.member({ browser: { serviceWorkers: 'block' } });
  await failRequests(page, BAR_CHUNK);
  await page.goto('/settings#weekly-schedule');
  const missed = page.waitForEvent('requestfailed', (request) => BAR_CHUNK.test(request.url()));
  await saturday(page).press('Space');
  await missed;
  const signOut = page.getByRole('button', { name: 'Sign Out', exact: true }).first();
  const missing = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server' });
  expect(await missing.count()).toBe(0);
  await signOut.click();
  await missing.getByRole('button', { name: 'Close' }).click();
  await missing.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(signOut)).toBe(true);
  // Without the change nothing asks.
  await saturday(page).press('Space');
  await signOut.click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
});

// A phone, and 1280 px at 150 % zoom.
const NARROW = [
  { width: 390, height: 844 },
  { width: 853, height: 600 },
];

test.each(sampleOf(NARROW, 1))('changing and saving the week moves no control: %o', async (viewport) => {
  const { page, pageErrors } = await journeys.member({ browser: { viewport } });
  await page.goto('/settings#weekly-schedule');
  const topOfFocused = () =>
    page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? Number.NaN));
  const day = page.getByRole('group', { name: 'Saturday' });
  await day.evaluate((group) => window.scrollBy(0, group.getBoundingClientRect().top - 200));
  // Browsers scroll by whole device pixels.
  const expectUnmoved = (now: number, before: number) => expect(Math.abs(now - before)).toBeLessThanOrEqual(1);
  const rest = day.getByRole('switch');
  await rest.focus();
  const before = await topOfFocused();
  await rest.press('Space');
  await page.getByText('Until you save').waitFor();
  expectUnmoved(await topOfFocused(), before);

  // Saving removes the note about a copied day and its line.
  await page.getByRole('group', { name: 'Monday' }).getByRole('button', { name: 'Copy Monday to other days' }).click();
  const others = page.getByRole('group', { name: 'Copy Monday to' }).getByRole('checkbox');
  await others.first().check();
  await page.getByRole('button', { name: 'Copy to 1 day' }).click();
  await page.getByText('Copied to 1 day, not saved yet').waitFor();
  const save = page.getByRole('button', { name: 'Save Schedule' });
  await save.focus();
  const atSave = await topOfFocused();
  await save.press('Enter');
  await page.getByText('Schedule saved successfully').waitFor();
  await page.getByText('Until you save').waitFor({ state: 'detached' });
  expectUnmoved(await topOfFocused(), atSave);
  expect(pageErrors).toEqual([]);
});
