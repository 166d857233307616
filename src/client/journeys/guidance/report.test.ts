import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();

test('G8: a member reports an entry with a reason and sees a thank-you', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  await createEntry(site, id, { title: 'The bottom end', contentType: 'do', practicalStep: 'Carry one end of it.' });
  await createEntry(site, id, { title: 'A longer day', content: 'Stay with a friend for a whole day. '.repeat(12) });
  await page.goto('/dashboard');
  const article = page.getByRole('article', { name: 'The bottom end' });
  const longer = page.getByRole('article', { name: 'A longer day' });
  await longer.getByRole('button', { name: /Read more/ }).waitFor();
  const reportLonger = longer.getByRole('button', { name: 'Report a problem with “A longer day”' });
  expect(await reportLonger.count()).toBe(0);
  await longer.getByRole('button', { name: /Read more/ }).click();
  await reportLonger.waitFor();
  // Its name marks the language of the title.
  expect(
    await article
      .getByRole('button', { name: /^Report/ })
      .locator('[lang=en]')
      .textContent(),
  ).toBe('The bottom end');
  await article.getByRole('button', { name: 'Report a problem with “The bottom end”' }).click();
  const dialog = page.getByRole('dialog', { name: 'What’s wrong with this text?' });
  await dialog.getByRole('radio', { name: 'It could hurt someone' }).check();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await page.getByText('will see your report').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await site.db.select().from(site.db.tables.entryReports)).toMatchObject([{ reason: 'harmful', userId: id }]);
  expect(pageErrors).toEqual([]);
});

test('a report whose dialog fails to load says so', { timeout: 60_000 }, async () => {
  const { page, id } = await journeys.member({ browser: { serviceWorkers: 'block' } });
  await createEntry(journeys.served.site, id, { title: 'A short day', contentType: 'do' });
  const failure = await failRequests(page, /\/assets\/report-dialog-[^/]*\.js$/);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Report a problem with “A short day”' }).click();
  await page.getByRole('alert').getByText('We couldn’t reach the server').waitFor();
  expect(failure.count()).toBeGreaterThan(0);
});
