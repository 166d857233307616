import { expect, test } from 'vitest';
import { PASSWORD } from '../../server/testing/accounts.ts';
import { startJourneys } from '../../server/testing/journey.ts';

const journeys = startJourneys();

test('who signs in after another in the same browser sees nothing of theirs, in no tab (decisions.md D1)', {
  timeout: 60_000,
}, async () => {
  const orpah = await journeys.member({ username: 'Orpah' });
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

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(orpah.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  for (const tab of [page, other]) await tab.getByRole('heading', { level: 1, name: 'Orpah' }).waitFor();
  expect(await other.getByText('Naomi').count()).toBe(0);
  expect(calls).toBe(1);
});
