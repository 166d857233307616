import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { submitOnboarding } from '../../server/domains/onboarding/service.ts';
import { createAccount, PASSWORD } from '../../server/testing/accounts.ts';
import { createEntry } from '../../server/testing/entries.ts';
import { startJourneys } from '../../server/testing/journey.ts';
import { SYSTEM, WIZARD_ANSWERS } from '../../server/testing/members.ts';

const journeys = startJourneys();

async function signIn(page: Page): Promise<number> {
  const { id, email } = await createAccount(journeys.served.site);
  await submitOnboarding(journeys.served.site, SYSTEM, id, { ...WIZARD_ANSWERS, timezone: 'UTC' });
  await page.goto(journeys.served.url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Welcome back!').waitFor();
  return id;
}

async function completedEntry(id: number) {
  const [row] = await journeys.served.site.db.select().from(journeys.served.site.db.tables.guidanceEntries);
  expect(row?.id).toBe(id);
  return row;
}

test('a prayer completes by itself after a minute, and not when the drawer was closed', {
  timeout: 60_000,
}, async () => {
  const { page, complaints } = await journeys.visitor({ timezoneId: 'UTC' });
  await page.clock.install();
  const userId = await signIn(page);
  const id = await createEntry(journeys.served.site, userId, {
    contentType: 'prayer',
    prayerPrompt: 'Name one friend.',
  });
  await page.reload();
  const complete = page.getByRole('article').getByRole('button', { name: 'Complete' });
  await complete.click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Prayer Time').waitFor();
  await page.clock.runFor(20_000);
  await drawer.getByText('00:40').waitFor();
  await page.keyboard.press('Escape');
  await page.clock.runFor(90_000);
  await drawer.waitFor({ state: 'hidden' });
  expect((await completedEntry(id))?.isCompleted).toBe(false);

  await complete.click();
  await drawer.getByText('01:00').waitFor();
  await page.clock.runFor(10_000);
  await drawer.getByText('00:50').waitFor();
  // A tab that was held back, or a phone that slept: the next tick finds the time over.
  await page.clock.fastForward(300_000);
  await page.getByText('Guidance completed!').waitFor();
  await expect.poll(async () => (await completedEntry(id))?.isCompleted).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
  await journeys.served.site.db.delete(journeys.served.site.db.tables.guidanceEntries);
});

test('a reflection needs twenty characters, and is kept', { timeout: 60_000 }, async () => {
  const { page, complaints } = await journeys.visitor({ timezoneId: 'UTC' });
  const userId = await signIn(page);
  const id = await createEntry(journeys.served.site, userId, {
    contentType: 'reflection',
    reflectionQuestions: ['Who stayed?'],
  });
  await page.reload();
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  const drawer = page.getByRole('dialog');
  const finish = drawer.getByRole('button', { name: 'Complete Reflection' });
  await drawer.getByText('Minimum 20 characters (0/20)').waitFor();
  expect(await finish.isDisabled()).toBe(true);
  await drawer.getByRole('textbox').fill('Anna stayed with me all that winter.');
  await finish.click();
  await page.getByText('Guidance completed!').waitFor();
  expect((await completedEntry(id))?.userReflection).toBe('Anna stayed with me all that winter.');
  expect(complaints).toEqual([]);
  await page.context().close();
  await journeys.served.site.db.delete(journeys.served.site.db.tables.guidanceEntries);
});

test('a completion the server cannot store turns the card back, with a sentence', { timeout: 60_000 }, async () => {
  const { page } = await journeys.visitor({ timezoneId: 'UTC' });
  const userId = await signIn(page);
  const id = await createEntry(journeys.served.site, userId, { contentType: 'do', practicalStep: 'Write to her.' });
  await page.reload();
  await page.route('**/trpc/guidance.complete**', (route) => route.abort());
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Yes, I completed it' }).click();
  await page.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByText('Failed to mark as complete').waitFor();
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).waitFor();
  expect((await completedEntry(id))?.isCompleted).toBe(false);
  await page.context().close();
});

test('a screen is printed as the entry that is opened on it, and nothing else', { timeout: 60_000 }, async () => {
  const { page, id, complaints } = await journeys.member();
  const { site } = journeys.served;
  await createEntry(site, id, { title: 'Left folded' });
  await createEntry(site, id, {
    title: 'Take one thing off her list',
    contentType: 'do',
    practicalStep: 'Offer one exact thing.',
    motivationalNote: 'It need not be large.',
  });
  await page.goto('/dashboard');
  const printed = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());
  await page.getByRole('article', { name: 'Take one thing' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await printed()).toMatch(/Left folded .*Take one thing off her list/);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('article', { name: 'Take one thing' }).getByRole('button', { name: 'Read all of it' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect
    .poll(printed)
    .toMatch(/^Action .* Take one thing off her list .*Practical Step Offer one exact thing\. .*not be large\.$/);
  const text = await printed();
  expect(text).not.toMatch(/Left folded|Hesed|Good|Settings|Complete|Day Streak/);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  expect(complaints).toEqual([]);
});
