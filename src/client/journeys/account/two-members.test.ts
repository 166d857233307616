import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInAgain } from '../../../server/testing/browser/browser-session.ts';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
}

test('a second member in the same browser sees nothing of the first one’s, in any tab (decisions.md D1)', {
  timeout: 60_000,
}, async () => {
  const orpah = await journeys.absentMember({ username: 'Orpah' });
  const { page } = await journeys.member({ username: 'Naomi' });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/dashboard');
    await tab.getByRole('heading', { level: 1, name: 'Naomi' }).waitFor();
  }
  let calls = 0;
  other.on('request', (request) => {
    if (request.url().includes('/trpc/auth.me')) calls += 1;
  });

  await signOut(page);
  await signInAgain(page, orpah.email);

  for (const tab of [page, other]) await tab.getByRole('heading', { level: 1, name: 'Orpah' }).waitFor();
  expect(await other.getByText('Naomi').count()).toBe(0);
  expect(calls).toBe(1);
});

const WORDS = 'Naomi stayed with me all that winter.';
const COMPLETE = '**/trpc/guidance.complete**';
const QUEUED = 'He let me glean behind his reapers.';

/** Returns the words that a tab still contains, in its storage or its page. */
const readable = (page: Page, words: string[]) =>
  page.evaluate((all) => {
    const text = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.documentElement.outerHTML]);
    return all.filter((word) => text.includes(word));
  }, words);

async function writeReflection(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('article', { name: 'Think of her' }).getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(WORDS);
  await expect.poll(() => readable(page, [WORDS])).toEqual([WORDS]);
}

test('signing out in one tab leaves none of the member’s data in any other', { timeout: 60_000 }, async () => {
  const { page, id } = await journeys.member({ username: 'Ruth' });
  await createEntry(journeys.served.site, id, { title: 'Think of her', contentType: 'reflection' });
  await page.goto('/guidance');
  const [open, away, asleep] = [
    await page.context().newPage(),
    await page.context().newPage(),
    await page.context().newPage(),
  ];
  // A page in the back/forward cache gets no events from other tabs.
  await asleep.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  for (const tab of [open, away, asleep]) await writeReflection(tab);
  await away.goto('about:blank');

  await signOut(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await away.goto('/');
  await asleep.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  for (const tab of [page, open, away, asleep]) {
    await tab.getByRole('tab', { name: 'Sign In' }).waitFor();
    // A closing drawer stays in the page while it fades.
    await expect.poll(() => readable(tab, [WORDS, 'Ruth', 'Think of her'])).toEqual([]);
    await expect.poll(() => tab.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  }
});

test('when another member signs in, an expired session’s draft is deleted, and its queued completion is kept', {
  timeout: 90_000,
}, async () => {
  const boaz = await journeys.absentMember({ username: 'Boaz' });
  const { page, id, email } = await journeys.member({ username: 'Ruth2' });
  const { site } = journeys.served;
  const queuedId = await createEntry(site, id, { title: 'Think of him', contentType: 'reflection' });
  await createEntry(site, id, { title: 'Think of her', contentType: 'reflection' });
  await page.goto('/dashboard');
  const queued = page.getByRole('article', { name: 'Think of him' });
  await queued.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(QUEUED);
  const failure = await failRequests(page, COMPLETE);
  await page.getByRole('button', { name: 'Complete Reflection' }).click();
  await queued.getByText('Saved on this device.').waitFor();
  const other = await page.context().newPage();
  const failureInOther = await failRequests(other, COMPLETE);
  await writeReflection(other);
  await page.context().clearCookies();
  await page.goto('/guidance');
  await signInAgain(page, boaz.email);
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor({ state: 'hidden' });
  // By the keyboard, because the welcome's toast covers the button for some seconds.
  // A page shows the button a moment before its menu.
  await page
    .locator('[popovertarget]')
    .and(page.getByRole('button', { name: 'Your account' }))
    .press('Enter');
  for (const tab of [page, other]) await tab.getByText('Boaz').locator('visible=true').first().waitFor();
  await expect.poll(() => readable(other, [WORDS, QUEUED])).toEqual([]);

  await page.getByRole('region', { name: 'Your account' }).getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  for (const each of [failure, failureInOther]) each.end();
  await signInAgain(page, email);
  const { guidanceEntries } = site.db.tables;
  const entry = async () => (await site.db.select().from(guidanceEntries).where(eq(guidanceEntries.id, queuedId)))[0];
  await expect.poll(entry).toMatchObject({ isCompleted: true, userReflection: QUEUED });
});
