import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { inSteps, stopClock } from '../../../server/testing/browser/page-clock.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

test('a member who has prayed already completes at once, and is answered by Amen (decisions.md D47)', {
  timeout: 60_000,
}, async () => {
  const { page, id, complaints } = await journeys.member();
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
  expect(complaints).toEqual([]);
});

test('the minute that runs out is answered by Amen too', { timeout: 60_000 }, async () => {
  const { page, id } = await journeys.member();
  await createEntry(journeys.served.site, id, { contentType: 'prayer', prayerPrompt: 'Name one friend.' });
  await page.goto('/dashboard');
  await stopClock(page);
  await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
  const drawer = page.getByRole('dialog');
  await inSteps(page, () => drawer.getByRole('timer').filter({ hasText: '01:00' }).count()).toBe(1);
  await page.clock.runFor(60_000);
  await inSteps(page, () => drawer.getByText('Amen.').first().isVisible()).toBe(true);
  await inSteps(page, () => page.getByText('Guidance completed!').count()).toBe(1);
});
