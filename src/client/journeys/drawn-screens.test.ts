import { beforeAll, expect, test } from 'vitest';
import { type Congregation, settleCongregation } from '../../server/testing/congregation.ts';
import { startJourneys } from '../../server/testing/journey.ts';
import { layoutShifts, watchLayout } from '../../server/testing/layout-shifts.ts';

const SCREENS = ['/', '/dashboard', '/guidance', '/settings'];

const journeys = startJourneys();
let people: Congregation;
beforeAll(async () => {
  people = await settleCongregation(journeys.served.site);
}, 60_000);

test('a member’s day, history and week can be read before any script has run', async () => {
  const { page } = await journeys.signedIn(people.member, { javaScriptEnabled: false });
  await page.goto('/settings');
  const week = page.getByRole('region', { name: 'Weekly Schedule' });
  expect(await week.getByRole('switch').count()).toBe(7);
  for (const path of SCREENS.slice(0, 3)) {
    await page.goto(path);
    const article = page.getByRole('article').first();
    expect(await article.getByRole('heading', { level: 3 }).innerText()).not.toBe('');
    expect(await page.getByRole('button', { name: 'Complete', exact: true }).count()).toBeGreaterThan(0);
  }
  await page.context().close();
});

test.each([
  { timezoneId: 'Pacific/Auckland' },
  { locale: 'es-ES' },
  { viewport: { width: 1280, height: 900 } },
  { viewport: { width: 320, height: 700 }, colorScheme: 'dark' as const },
])('a browser goes on from what was drawn, and nothing in it changes or moves: %o', async (browser) => {
  const { page, complaints } = await journeys.signedIn(people.member, browser);
  await watchLayout(page);
  for (const path of SCREENS) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // With the fonts here: what is watched is the taking over.
    await page.reload();
    expect(await page.locator('#root').getAttribute('data-drawn')).toBe(path);
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toBe(0);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a newcomer’s screens, and what an address adds to one, are the browser’s to draw', async () => {
  const newcomer = await journeys.signedIn(people.newcomer);
  await newcomer.page.goto('/');
  expect(await newcomer.page.locator('#root').getAttribute('data-drawn')).toBeNull();
  await newcomer.page.getByText('No guidance generated today yet').waitFor();
  await newcomer.page.context().close();

  const { page, complaints } = await journeys.signedIn(people.member);
  await page.goto('/guidance?from=mail');
  expect(await page.locator('#root').getAttribute('data-drawn')).toBeNull();
  await page.getByRole('article').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('what is pressed, typed and ticked before the script is there is heard once it is', {
  timeout: 60_000,
}, async () => {
  const { page, complaints } = await journeys.signedIn(people.member);
  let letGo: () => void = () => undefined;
  // The script itself, without which nothing hears a press.
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await new Promise<void>((done) => {
      letGo = done;
    });
    await route.continue();
  });
  const withScript = async () => {
    await page.waitForRequest(/\/assets\/index-/, { timeout: 1_000 }).catch(() => undefined);
    letGo();
  };

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Complete', exact: true }).first().click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await withScript();
  await page.getByRole('dialog').waitFor();

  await page.goto('/guidance');
  await page.getByPlaceholder('Search guidance by title or content...').fill('nothing holds these words');
  await withScript();
  await page.getByText('No matching guidance found').waitFor();

  await page.goto('/guidance');
  await page.getByRole('radio', { name: 'Development' }).check();
  await withScript();
  await page.getByText('No guidance history yet').waitFor();
  expect(await page.getByRole('radio', { name: 'Development' }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});
