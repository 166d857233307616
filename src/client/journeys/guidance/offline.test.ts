import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { completeGuidance } from '../../../server/domains/guidance/service.ts';
import { listCachedPaths, waitForCachedApp } from '../../../server/testing/browser/cached-app.ts';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { memberActor } from '../../../server/testing/members/members.ts';

const journeys = startJourneys({ serviceWorker: true });
const WORDS = 'Anna stayed with me all that winter.';

async function entryOf(id: number) {
  const { site } = journeys.served;
  const rows = await site.db.select().from(site.db.tables.guidanceEntries);
  return rows.find((row) => row.id === id);
}

/** The server answers, but completing fails. */
const failCompleting = (page: Page) => failRequests(page, '**/trpc/guidance.complete**', 503);

/** Returns the queued completions of this browser. */
function countWaiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('hesed');
        request.onsuccess = () => {
          const count = request.result.transaction('completions').objectStore('completions').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
}

/** Queues a reflection offline, in a browser that is online again while the server cannot store it. */
async function completeOffline() {
  const { page, id } = await journeys.member();
  const entryId = await createEntry(journeys.served.site, id, { title: 'Think of her', contentType: 'reflection' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  await waitForCachedApp(page);
  const card = page.getByRole('article', { name: 'Think of her' });
  await card.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(WORDS);
  const failure = await failCompleting(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Complete Reflection' }).click();
  await card.getByText('It will be sent when you’re back online.').waitFor();
  const refused = page.waitForResponse((answer) => answer.url().includes('guidance.complete') && !answer.ok());
  await page.context().setOffline(false);
  await refused;
  return { page, id, entryId, card, failure };
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
const unsaved = (page: Page) => page.getByRole('dialog', { name: 'Sign out and discard?' });

test('a queued completion is shown on every screen, and signing out sends it or asks first', {
  timeout: 90_000,
}, async () => {
  const { page, entryId, card, failure } = await completeOffline();
  const scripts = (await listCachedPaths(page)).filter((path) => path.endsWith('.js')).join(' ');
  expect(scripts).toMatch(/\/settings\.page-.*\/slot-history-part-/);
  expect(scripts, 'what only those who manage the site open').not.toMatch(/admin|review|trends|setup\.page/);
  await card.getByText('Saved on this device. We’ll send it once we can reach the server.').waitFor();
  for (const path of ['/dashboard', '/guidance']) {
    // With the first data in the page.
    await page.goto(path);
    await card.getByText('Saved on this device.').waitFor();
    await card.getByText(WORDS).waitFor();
    expect(await card.getByRole('button', { name: 'Complete', exact: true }).count()).toBe(0);
  }
  // With a refetched answer too.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await card.getByText('Saved on this device.').waitFor();
  expect((await entryOf(entryId))?.isCompleted).toBe(false);

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await signOut(page);
  await unsaved(page)
    .getByText('One thing you completed hasn’t been saved on the server yet. If you sign out here, it will be lost.')
    .waitFor();
  await unsaved(page).getByRole('button', { name: 'Cancel' }).click();
  await unsaved(page).waitFor({ state: 'hidden' });
  expect(await countWaiting(page)).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sign Out');

  failure.end();
  await signOut(page);
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(await entryOf(entryId)).toMatchObject({ isCompleted: true, userReflection: WORDS });
});

test('signing out anyway deletes the queued completion', { timeout: 60_000 }, async () => {
  const { page, entryId } = await completeOffline();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await signOut(page);
  await unsaved(page).getByRole('button', { name: 'Sign Out and Discard' }).click();
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect((await entryOf(entryId))?.isCompleted).toBe(false);
});

test('two offline reflections on one entry from two tabs are both kept', { timeout: 60_000 }, async () => {
  const { page: first, id } = await journeys.member();
  const entryId = await createEntry(journeys.served.site, id, { title: 'Think of her', contentType: 'reflection' });
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    await waitForCachedApp(page);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
  }
  await first.context().setOffline(true);
  // A tab that goes offline reads once what other tabs have queued; nothing is queued yet.
  for (const page of [first, second]) await page.getByText('You’re offline', { exact: true }).first().waitFor();
  const write = async (page: Page, words: string) => {
    await page.getByRole('dialog').getByRole('textbox').fill(words);
    await page.getByRole('button', { name: 'Complete Reflection' }).click();
  };
  await write(first, WORDS);
  await first.getByText('It will be sent when you’re back online.').first().waitFor();
  await write(second, 'She wrote to me every week.');
  const card = second.getByRole('article', { name: 'Think of her' });
  await card.getByText('Completed elsewhere first, so these words weren’t saved').waitFor();
  await card.getByText('She wrote to me every week.').waitFor();
  await card.getByText(`“${WORDS}”`).waitFor();
  await first.context().setOffline(false);
  await expect.poll(async () => (await entryOf(entryId))?.userReflection, { timeout: 20_000 }).toBe(WORDS);
  await card.getByText('She wrote to me every week.').waitFor();
});

test('if another reflection was saved first, the queued one is kept on the card', { timeout: 60_000 }, async () => {
  const { page, id, entryId, card, failure } = await completeOffline();
  await card.getByText('Saved on this device.').waitFor();
  const { site } = journeys.served;
  await completeGuidance(site, await memberActor(site, id), entryId, {
    userReflection: 'What I wrote on my telephone.',
  });
  failure.end();
  await page.reload();
  await page.getByText('“Think of her” was saved with a different reflection first.').waitFor();
  await card.getByText('“What I wrote on my telephone.”').waitFor();
  await card.getByText('Completed elsewhere first, so these words weren’t saved').waitFor();
  await card.getByText(WORDS).waitFor();
});

test('a completion without an answer before the page closes is sent on the next visit', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const entryId = await createEntry(journeys.served.site, id, { title: 'Think of her', contentType: 'reflection' });
  await page.goto('/dashboard');
  const card = page.getByRole('article', { name: 'Think of her' });
  await card.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(WORDS);
  // The request is sent but never answered.
  const held = Promise.withResolvers<Route>();
  await page.route('**/trpc/guidance.complete**', held.resolve, { times: 1 });
  await page.getByRole('button', { name: 'Complete Reflection' }).click();
  await held.promise;
  await card.getByText(WORDS).waitFor();
  await expect.poll(() => countWaiting(page)).toBe(1);
  await page.reload();
  await page.getByText('What you completed has been sent.').waitFor();
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await entryOf(entryId)).toMatchObject({ isCompleted: true, userReflection: WORDS });
  expect(pageErrors).toEqual([]);
});
