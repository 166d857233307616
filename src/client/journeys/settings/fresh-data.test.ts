import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { unsubscribeUrl } from '../../../server/domains/alerts/unsubscribe/service.ts';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openInPage } from '../../../server/testing/browser/open-in-page.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { createRecordingChannel } from '../../../server/testing/providers/recording-channel.ts';

const journeys = startJourneys({ channels: [createRecordingChannel('telegram')] });

const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
// A pointer does not reach the input below its mark, so use the keyboard.
const flip = (page: Page, name: string) => toggle(page, name).press('Space');
const savePreferences = (page: Page) => page.getByRole('button', { name: 'Save Preferences' }).click();
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notification' }).getByText(title, { exact: true });

/** Navigates from any screen to the methods in Settings. */
async function openAlerts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await openRow(page, 'Alert Preferences');
  await toggle(page, 'Email').waitFor();
}

async function storedMethods(userId: number): Promise<string[]> {
  const { db } = journeys.served.site;
  const [profile] = await db.select().from(db.tables.userProfiles).where(eq(db.tables.userProfiles.userId, userId));
  return profile?.alertMethods ?? [];
}

async function optIns(userId: number): Promise<string[]> {
  const { db } = journeys.served.site;
  const rows = await db.select().from(db.tables.consentEvents).where(eq(db.tables.consentEvents.userId, userId));
  return rows.flatMap(({ channel, action }) => (action === 'opt_in' ? [channel] : []));
}

/** Unsubscribes as a mail program does (RFC 8058), without any page learning of it. */
async function unsubscribeByOneClick(userId: number): Promise<void> {
  const { pathname } = new URL(unsubscribeUrl(journeys.served.site, userId));
  const answer = await fetch(`${journeys.served.url}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
}

test('after the wizard Settings shows its choices, and saving there keeps them', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member({ onboarded: false });
  // The week and the methods load before the answers.
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const next = page.getByRole('button', { name: 'Continue' });
  await page
    .getByRole('textbox')
    .fill('Friends tell each other the truth gently and stay when it would be easier to go.');
  await next.click();
  await page.getByRole('checkbox', { name: 'Offering godly counsel' }).check();
  await next.click();
  await page.getByRole('checkbox', { name: 'Email' }).check();
  await next.click();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  const goals = page.getByRole('region', { name: 'Your Friendship Goals' });
  await goals.getByRole('heading', { name: 'Offer counsel I have prayed over' }).waitFor();

  await openAlerts(page);
  await expect.poll(() => toggle(page, 'Email').isChecked()).toBe(true);
  await flip(page, 'Telegram');
  await savePreferences(page);
  await toast(page, 'Preferences Updated').waitFor();
  expect(await storedMethods(id)).toEqual(['email', 'telegram']);
  expect(pageErrors).toEqual([]);
});

test('a method or mail ended by one click stays off when a stale page saves another, and two tabs save both', {
  timeout: 90_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const toastCloses = async (tab: Page) => {
    await toast(tab, 'Preferences Updated').waitFor();
    // The toast may have closed by itself meanwhile.
    await tab.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await toast(tab, 'Preferences Updated').waitFor({ state: 'detached' });
  };
  await page.goto('/dashboard');
  await openAlerts(page);
  await expect.poll(() => toggle(page, 'Email').isChecked()).toBe(true);
  const letter = toggle(page, 'Weekly letter');
  await letter.waitFor();

  // A stale page saves another method.
  const before = await optIns(id);
  await unsubscribeByOneClick(id);
  await flip(page, 'Telegram');
  await savePreferences(page);
  await toastCloses(page);
  expect(await storedMethods(id), 'another method is saved alone').toEqual(['telegram']);
  expect((await optIns(id)).slice(before.length)).toEqual(['telegram']);
  await expect.poll(() => toggle(page, 'Email').isChecked()).toBe(false);

  // A stale page saves a kind of mail.
  await flip(page, 'Email');
  await savePreferences(page);
  await toastCloses(page);
  expect((await storedMethods(id)).toSorted()).toEqual(['email', 'telegram']);
  const beforeMail = await optIns(id);
  await unsubscribeByOneClick(id);
  await letter.press('Space');
  await savePreferences(page);
  await toastCloses(page);
  await expect.poll(() => toggle(page, 'Email').isChecked()).toBe(false);
  expect(await storedMethods(id), 'a kind of mail is saved alone').toEqual(['telegram']);
  expect((await optIns(id)).slice(beforeMail.length)).toEqual([]);

  // Two tabs that were open before either saved.
  const other = await page.context().newPage();
  await other.goto('/settings#alerts');
  await toggle(other, 'Email').waitFor();
  await flip(page, 'Email');
  await flip(other, 'Telegram');
  for (const tab of [page, other]) {
    await savePreferences(tab);
    await toast(tab, 'Preferences Updated').waitFor();
  }
  expect(await storedMethods(id), 'both tabs are saved').toEqual(['email']);
  // The first tab shows what the second one saved.
  await expect.poll(() => toggle(page, 'Telegram').isChecked()).toBe(false);
  expect(pageErrors).toEqual([]);

  // The page behind a mail's link confirms the choices, even if they cannot be fetched again.
  await openInPage(page, new URL(unsubscribeUrl(journeys.served.site, id)).pathname);
  const save = page.getByRole('button', { name: 'Save Choices' });
  await save.waitFor();
  const failure = await failRequests(page, '**/trpc/*unsubscribe.view*');
  await save.click();
  await expect.poll(failure.count).toBeGreaterThan(0);
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByRole('button', { name: 'Change Them Again' }).click();
  await save.waitFor();
});

test('an entry completed and marked as helpful shows the new streak and lessons at once', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  const entryId = await createEntry(site, id, { title: 'Stay with her', contentType: 'do', practicalStep: 'Go.' });
  await page.goto('/dashboard');
  const card = page.getByRole('article', { name: 'Stay with her' });
  await card.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Yes, I completed it' }).click();
  // The refetch after the completion is answered late, after Helpful is pressed.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/*guidance.dashboard*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByText('Guidance completed!').waitFor();
  const figures = page.getByRole('region', { name: 'Progress' }).getByRole('definition');
  await expect.poll(() => figures.allTextContents()).toEqual(['1', '1']);
  await card.getByRole('button', { name: 'Read again' }).click();
  await card.getByRole('button', { name: 'Helpful' }).click();
  release();
  await expect
    .poll(async () => {
      const rows = await site.db.select().from(site.db.tables.guidanceEntries);
      return rows.find((row) => row.id === entryId)?.isHelpful;
    })
    .toBe(true);
  await expect.poll(() => card.getByRole('button', { name: 'Helpful', pressed: true }).count()).toBe(1);
  await expect.poll(() => figures.allTextContents()).toEqual(['1', '1']);
  expect(pageErrors).toEqual([]);
});

test('Settings shows an address confirmed in another tab', { timeout: 60_000 }, async () => {
  const { page, pageErrors } = await journeys.member({ confirmed: false });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await openRow(page, 'Account');
  const before = journeys.served.smtp.received.length;
  await page.getByRole('button', { name: 'Send the Link Again' }).first().click();
  await expect.poll(() => journeys.served.smtp.received.length).toBe(before + 1);
  const mail = journeys.served.smtp.received.at(-1)?.email.text;
  const [link] = mail?.match(/http\S+verify-email\S+/) ?? [];
  const other = await page.context().newPage();
  await other.goto(link as string);
  await other.getByRole('heading', { name: /confirmed/i }).waitFor();
  await page.locator('[data-part="account"]').getByText('Confirmed', { exact: true }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('a completion is stored on the device even after another tab has upgraded the database', {
  timeout: 60_000,
}, async () => {
  const { site } = journeys.served;
  const { page, id } = await journeys.member();
  await createEntry(site, id, { title: 'Think of her', contentType: 'do', practicalStep: 'Write.' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  // This tab has created the database. It opens it for each operation.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual(['hesed']);
  const other = await page.context().newPage();
  await other.goto('/offline');
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hesed', 2);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(request.error);
      }),
  );
  const card = page.getByRole('article', { name: 'Think of her' });
  await card.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Yes, I completed it' }).click();
  const failure = await failRequests(page, '**/trpc/guidance.complete**');
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  const note = card.getByText('Saved on this device.');
  await note.waitFor();
  expect(failure.count()).toBeGreaterThan(0);
  failure.end();
  // The next load sends it, and does not show it as queued any more.
  await page.reload();
  await note.waitFor({ state: 'hidden' });
  await card.getByText('Completed', { exact: true }).waitFor();
  const { guidanceEntries } = site.db.tables;
  await expect
    .poll(() => site.db.select().from(guidanceEntries).where(eq(guidanceEntries.userId, id)))
    .toMatchObject([{ isCompleted: true }]);
});
