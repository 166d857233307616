import { beforeAll, expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { layoutShifts, watchLayout } from '../../../server/testing/browser/layout-shifts.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { type Congregation, settleCongregation } from '../../../server/testing/members/congregation.ts';

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
  await expect.poll(() => week.getByRole('switch').count()).toBe(7);
  for (const path of SCREENS.slice(0, 3)) {
    await page.goto(path);
    const article = page.getByRole('article').first();
    expect(await article.getByRole('heading', { level: 3 }).innerText()).not.toBe('');
    await expect.poll(() => page.getByRole('button', { name: 'Complete', exact: true }).count()).toBeGreaterThan(0);
  }
});

test.each([
  { timezoneId: 'Pacific/Auckland', serviceWorkers: 'allow' as const },
  { locale: 'es-ES' },
  { viewport: { width: 1280, height: 900 } },
  { viewport: { width: 320, height: 700 }, colorScheme: 'dark' as const },
])('a browser goes on from what was drawn, and nothing in it changes or moves: %o', async (browser) => {
  const { page, complaints } = await journeys.signedIn(people.member, browser);
  await watchLayout(page, { from: 'drawn' });
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
});

test.each([
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])(
  'what is pressed, typed and ticked before the script is there is heard once it is: %o',
  {
    timeout: 60_000,
  },
  async (viewport) => {
    await createEntry(journeys.served.site, people.member, { title: 'Made by a test', isDev: true });
    const { page, complaints } = await journeys.signedIn(people.member, { viewport });
    let letGo: () => void = () => undefined;
    let held: Promise<void> | undefined;
    // The script itself, without which nothing hears a press.
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const openWithout = async (path: string) => {
      held = new Promise((done) => {
        letGo = done;
      });
      await page.goto(path, { waitUntil: 'load' });
    };

    await openWithout('/dashboard');
    await page.getByRole('button', { name: 'Complete', exact: true }).first().click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    letGo();
    await page.getByRole('dialog').waitFor();

    await openWithout('/guidance');
    await page.getByPlaceholder('Search guidance by title or content...').fill('nothing holds these words');
    letGo();
    await page.getByText('No matching guidance found').waitFor();

    await openWithout('/guidance');
    for (const type of ['Prayer', 'Action', 'Prayer']) await page.getByRole('radio', { name: type }).check();
    letGo();
    await page.getByRole('button', { name: 'Clear filters' }).first().waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Prayer' }).isChecked()).toBe(true);

    await openWithout('/settings');
    const monday = page.getByRole('group', { name: 'Monday', exact: true });
    const count = await monday.getByRole('button', { name: /^Delete/ }).count();
    await monday.getByRole('combobox').first().selectOption({ index: 5 });
    await page.getByRole('group', { name: 'Saturday', exact: true }).getByRole('switch').click();
    await monday
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
    letGo();
    await page.getByText('Not saved yet').waitFor();
    await expect.poll(() => monday.getByRole('button', { name: /^Delete/ }).count()).toBe(count - 1);

    // Where the form begins anew, with what was kept from before.
    const friday = page.getByRole('group', { name: 'Friday', exact: true }).getByRole('switch');
    const wasOn = await friday.isChecked();
    await openWithout('/settings');
    await friday.click();
    letGo();
    await page.getByText('Not saved yet').waitFor();
    await expect.poll(() => friday.isChecked()).toBe(!wasOn);
    await expect.poll(() => monday.getByRole('button', { name: /^Delete/ }).count()).toBe(count - 1);

    // Where it moves, on a wide screen.
    await openWithout('/guidance');
    await page.getByRole('radio', { name: 'Development' }).check();
    letGo();
    await page.getByRole('article', { name: 'Made by a test' }).first().waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Development' }).isChecked()).toBe(true);

    // In the middle of a word.
    await openWithout('/guidance');
    const search = page.getByPlaceholder('Search guidance by title or content...');
    await search.pressSequentially('paXtient');
    for (let back = 0; back < 5; back += 1) await search.press('ArrowLeft');
    await search.press('Backspace');
    letGo();
    await page.getByText('“patient”').waitFor();
    await search.pressSequentially('--');
    await page.getByText('“pa--tient”').waitFor();
    expect(complaints).toEqual([]);
  },
);

test('a form that is sent before its script is there puts nothing into an address', async () => {
  const { page } = await journeys.visitor();
  await failRequests(page, /\/assets\/.*\.js$/);
  await page.goto('/?invitation=none', { waitUntil: 'load' });
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not for an address');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await password.press('Enter');
  expect([(await answer).status(), await (await answer).headerValue('location')]).toEqual([303, '/?invitation=none']);
});
