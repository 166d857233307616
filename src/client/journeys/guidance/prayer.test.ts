import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

test('a member who has already prayed completes at once, with Amen (decisions.md D47)', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  await createEntry(site, id, { contentType: 'prayer', prayerPrompt: 'Name one friend.' });
  await page.goto('/dashboard');
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('timer').waitFor();
  await drawer.getByRole('button', { name: 'I’ve prayed' }).click();
  await drawer.getByText('Amen.').first().waitFor();
  expect(await drawer.getByRole('timer').count()).toBe(0);
  await page.getByText('Guidance completed!').waitFor();
  await page.getByText('Great job staying committed to growth.').waitFor();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('article').getByText('Completed').waitFor();
  const { guidanceEntries } = site.db.tables;
  await expect.poll(async () => (await site.db.select().from(guidanceEntries))[0]?.isCompleted).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('a prayer that is put off leaves a drawer that takes no focus while it closes', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member({ browser: { reducedMotion: 'no-preference' } });
  await createEntry(journeys.served.site, id, { contentType: 'prayer', prayerPrompt: 'Name one friend.' });
  await page.goto('/dashboard');
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  const drawer = page.getByRole('dialog');
  // The observer is attached once the handle is here, so it sees the press.
  const inert = await drawer.evaluateHandle((element) => ({
    whileClosing: new Promise<boolean>((resolve) => {
      new MutationObserver(() => {
        const isInert = element.hasAttribute('inert');
        if (!element.isConnected || isInert) resolve(isInert);
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
    }),
  }));
  await drawer.getByRole('button', { name: 'Not now' }).click();
  expect(await inert.evaluate(({ whileClosing }) => whileClosing)).toBe(true);
  expect(pageErrors).toEqual([]);
});
