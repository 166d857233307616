import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { completeGuidance } from '../../../server/domains/guidance/service.ts';
import { signInAgain } from '../../../server/testing/browser/browser-session.ts';
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

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Queues a reflection offline, in a browser that is online again while the server cannot store it. */
async function completeOffline(page: Page, title: string) {
  const card = cardOf(page, title);
  await card.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(WORDS);
  const failure = await failCompleting(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Complete Reflection' }).click();
  await card.getByText('It will be sent when you’re back online.').waitFor();
  const spoken = page.getByRole('status').filter({ hasText: 'You’re offline' }).filter({ hasText: 'One thing' });
  expect(await spoken.textContent()).toBe(
    'You’re offline. You can still read your latest guidance and your recent history. One thing you completed will be sent when you’re back online.',
  );
  const refused = page.waitForResponse((answer) => answer.url().includes('guidance.complete') && !answer.ok());
  await page.context().setOffline(false);
  await refused;
  return { card, failure };
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
const unsaved = (page: Page) => page.getByRole('dialog', { name: 'Sign out and discard?' });

test('a queued completion is shown on every screen; it is sent, kept after another one, or discarded on signing out', {
  timeout: 90_000,
}, async () => {
  const { page, id, email } = await journeys.member();
  const { site } = journeys.served;
  const [her, him, them] = [
    await createEntry(site, id, { title: 'Think of her', contentType: 'reflection' }),
    await createEntry(site, id, { title: 'Think of him', contentType: 'reflection' }),
    await createEntry(site, id, { title: 'Think of them', contentType: 'reflection' }),
  ];
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  await waitForCachedApp(page);
  const scripts = (await listCachedPaths(page)).filter((path) => path.endsWith('.js')).join(' ');
  for (const name of ['settings.page-', 'slot-history-part-']) expect(scripts).toContain(`/${name}`);
  expect(scripts, 'what only those who manage the site open').not.toMatch(/admin|review|trends|setup\.page/);

  const first = await completeOffline(page, 'Think of her');
  await first.card.getByText('Saved on this device. We’ll send it once we can reach the server.').waitFor();
  for (const path of ['/dashboard', '/guidance']) {
    // With the first data in the page.
    await page.goto(path);
    await first.card.getByText('Saved on this device.').waitFor();
    await first.card.getByText(WORDS).waitFor();
    expect(await first.card.getByRole('button', { name: 'Complete', exact: true }).count()).toBe(0);
  }
  // With a refetched answer too.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await first.card.getByText('Saved on this device.').waitFor();
  expect((await entryOf(her))?.isCompleted).toBe(false);

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await signOut(page);
  await unsaved(page)
    .getByText('One thing you completed hasn’t been saved on the server yet. If you sign out here, it will be lost.')
    .waitFor();
  await unsaved(page).getByRole('button', { name: 'Cancel' }).click();
  await unsaved(page).waitFor({ state: 'hidden' });
  expect(await countWaiting(page)).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Sign Out');

  // Signing out sends it.
  first.failure.end();
  await signOut(page);
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(await entryOf(her)).toMatchObject({ isCompleted: true, userReflection: WORDS });

  // If another reflection was saved first, the queued one is kept on the card.
  await signInAgain(page, email);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const second = await completeOffline(page, 'Think of him');
  await second.card.getByText('Saved on this device.').waitFor();
  await completeGuidance(site, await memberActor(site, id), him, { userReflection: 'What I wrote on my telephone.' });
  second.failure.end();
  await page.reload();
  await page.getByText('“Think of him” was saved with a different reflection first.').waitFor();
  await second.card.getByText('“What I wrote on my telephone.”').waitFor();
  await second.card.getByText('Completed elsewhere first, so these words weren’t saved').waitFor();
  await second.card.getByText(WORDS).waitFor();
  await second.card.getByRole('button', { name: 'Discard' }).click();

  // Signing out anyway deletes it.
  await completeOffline(page, 'Think of them');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await signOut(page);
  await unsaved(page).getByRole('button', { name: 'Sign Out and Discard' }).click();
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect((await entryOf(them))?.isCompleted).toBe(false);
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
  const card = cardOf(second, 'Think of her');
  await card.getByText('Completed elsewhere first, so these words weren’t saved').waitFor();
  await card.getByText('She wrote to me every week.').waitFor();
  await card.getByText(`“${WORDS}”`).waitFor();
  await first.context().setOffline(false);
  await expect.poll(async () => (await entryOf(entryId))?.userReflection, { timeout: 20_000 }).toBe(WORDS);
  await card.getByText('She wrote to me every week.').waitFor();
});

test('a completion without an answer before the page closes is sent on the next visit', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member({ browser: { serviceWorkers: 'block' } });
  const entryId = await createEntry(journeys.served.site, id, { title: 'Think of her', contentType: 'reflection' });
  await page.goto('/dashboard');
  const card = cardOf(page, 'Think of her');
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
