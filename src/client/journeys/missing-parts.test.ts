import { expect, test } from 'vitest';
import { startJourneys } from '../../server/testing/journey.ts';

const journeys = startJourneys();

test('a part of the page that does not come leaves the screen as it stands, and says so where it was asked for', async () => {
  // A worker would have the parts ahead.
  const { page } = await journeys.member({ browser: { serviceWorkers: 'block' } });
  const missed = new Set<string>();
  await page.route(/\/assets\/(background|inbox|progress-drawer)-[^/]*\.js$/, (route) => {
    missed.add(/(\w[\w-]*)-[\w-]{8}\.js$/.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  await page.goto('/dashboard');
  await expect.poll(() => [...missed].sort(), { timeout: 10_000 }).toEqual(['background']);
  await page.getByRole('button', { name: 'Progress' }).click();
  const notice = page.getByRole('region', { name: 'Notification', exact: true });
  await notice.getByText('We could not reach the server').waitFor();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await notice.getByText('We could not reach the server').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().close();
});
