import { and, eq, isNull } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests, loseAnswers } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createCompletedDay } from '../../../server/testing/guidance/entries.ts';
import { addDays, formatDay, localDateOf } from '../../lib/time/dates.ts';

const COUNSEL = 'Offer counsel I have prayed over';
const LEDGER = 'Keep no ledger';

const journeys = startJourneys();

async function goalsOf(userId: number) {
  const { userGoals } = journeys.served.site.db.tables;
  const kept = and(eq(userGoals.userId, userId), isNull(userGoals.deletedAt));
  return journeys.served.site.db.select().from(userGoals).where(kept);
}
const titlesOf = async (userId: number) => (await goalsOf(userId)).map(({ title }) => title).sort();
const drawer = (page: Page) => page.getByRole('dialog');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function openGoals(page: Page): Promise<void> {
  // Without a goal the button says “Add”.
  await page.getByRole('button', { name: /^(Edit your goals|Add a Goal)$/ }).click();
  await drawer(page).getByRole('button', { name: 'Add a Goal' }).waitFor();
}

test('the earliest target date is the member’s day, not the device’s', async () => {
  // Their dates always differ.
  const timezone = 'Pacific/Kiritimati';
  const { page, pageErrors } = await journeys.member({ timezone, browser: { timezoneId: 'Pacific/Pago_Pago' } });
  await page.goto('/dashboard');
  await openGoals(page);
  await drawer(page).getByRole('button', { name: 'Add a Goal' }).click();
  const today = () => localDateOf(new Date(journeys.served.site.clock.now()), timezone);
  await expect.poll(() => drawer(page).getByLabel('Target date (optional)').getAttribute('min')).toBe(today());
  expect(pageErrors).toEqual([]);
});

test('goals are added, advanced, completed and reopened', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await page.goto('/dashboard');
  await openGoals(page);

  // By keyboard only.
  await drawer(page).getByRole('button', { name: 'Add a Goal' }).press('Enter');
  await drawer(page).getByRole('textbox', { name: 'Title' }).waitFor();
  await page.keyboard.press('Enter');
  await drawer(page).getByText('Please give your goal a title').waitFor();
  await page.keyboard.type('Write to Orpah');
  await drawer(page).getByLabel('How many times').fill('2');
  await page.keyboard.press('Enter');
  const goal = drawer(page).getByRole('listitem').filter({ hasText: 'Write to Orpah' });
  await goal.getByText('0 of 2').waitFor();
  await expect.poll(() => focused(page)).toBe('Add a Goal');

  await goal.getByRole('button', { name: 'Count one more for “Write to Orpah”' }).click();
  await goal.getByText('1 of 2').waitFor();
  await goal.getByText('50%').waitFor();
  await goal.getByRole('button', { name: 'Mark as Reached' }).click();
  const reached = goal.getByText('Reached', { exact: true });
  const plain = await goal.getByRole('heading').evaluate((it) => getComputedStyle(it).color);
  expect(await reached.evaluate((it) => getComputedStyle(it).color)).not.toBe(plain);
  await goal.getByRole('button', { name: 'Not Reached Yet' }).click();
  await goal.getByText('50%').waitFor();

  await goal.getByRole('button', { name: 'Edit “Write to Orpah”' }).click();
  await drawer(page).getByRole('textbox', { name: 'Title' }).fill('Write to Orpah and Ruth');
  // The draft survives closing the drawer.
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Edit');
  await page.getByRole('button', { name: 'Edit your goals' }).click();
  await drawer(page).getByRole('button', { name: 'Save Goal' }).click();
  await drawer(page).getByRole('heading', { name: 'Write to Orpah and Ruth' }).waitFor();
  await expect
    .poll(() => goalsOf(id))
    .toContainEqual(
      expect.objectContaining({ title: 'Write to Orpah and Ruth', completions: 1, target: 2, progress: 50 }),
    );
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await drawer(page).waitFor({ state: 'detached' });
  const onDashboard = page.getByRole('region', { name: 'Your Friendship Goals' }).getByRole('listitem');
  await onDashboard.filter({ hasText: 'Write to Orpah and Ruth' }).getByText('50%').waitFor();
  expect(pageErrors).toEqual([]);
});

test('goals still to reach come first on the dashboard, with each percent on one line, and in the drawer, which keeps the place of one reached there, below its title', {
  timeout: 60_000,
}, async () => {
  const { page, id } = await journeys.member({ browser: { viewport: { width: 390, height: 500 } } });
  const { site } = journeys.served;
  const { userGoals } = site.db.tables;
  const open = 'Learn the names of all the children who sit in the second row';
  await site.db.update(userGoals).set({ isCompleted: true, progress: 100 }).where(eq(userGoals.userId, id));
  const reached = await titlesOf(id);
  await site.db.insert(userGoals).values({ userId: id, title: open, progress: 44 });
  await page.goto('/dashboard');
  const goals = page.getByRole('region', { name: 'Your Friendship Goals' }).getByRole('listitem');
  await goals.first().getByRole('heading', { name: open }).waitFor();
  expect((await goals.first().getByText('44%').boundingBox())?.height).toBeLessThan(30);

  await openGoals(page);
  const titles = () => drawer(page).getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(async () => (await titles()).slice(1).sort()).toEqual(reached);
  const before = await titles();
  expect(before[0]).toBe(open);
  await drawer(page).getByRole('listitem').first().getByRole('button', { name: 'Mark as Reached' }).click();
  await drawer(page).getByText('Reached', { exact: true }).nth(reached.length).waitFor();
  expect(await titles()).toEqual(before);

  await drawer(page).getByRole('button', { name: 'Add a Goal' }).scrollIntoViewIfNeeded();
  const title = drawer(page).getByRole('heading', { level: 2 });
  await title.click({ trial: true });
  const { y, height } = (await title.boundingBox()) ?? { y: 0, height: 0 };
  expect(y).toBeGreaterThan(0);
  // Across the whole line of the title nothing but the bar is hit.
  const hit = await page.evaluate(
    (middle) =>
      [30, 120, 200, 280, 340, 365].map((x) => document.elementFromPoint(x, middle)?.closest('li')?.textContent),
    y + height / 2,
  );
  expect(hit.every((row) => row === undefined)).toBe(true);
});

test('a goal whose answer was lost is one goal after the second press', { timeout: 60_000 }, async () => {
  const { page, id } = await journeys.member();
  await page.goto('/dashboard');
  await openGoals(page);
  await drawer(page).getByRole('button', { name: 'Add a Goal' }).click();
  await drawer(page).getByRole('textbox', { name: 'Title' }).fill('Write to Orpah');
  const adding = await loseAnswers(page, /trpc\/guidance\.goals\.add/);
  await page.keyboard.press('Enter');
  await page.getByText('Your goal wasn’t saved').waitFor();
  expect(await titlesOf(id)).toContain('Write to Orpah');
  adding.end();
  await drawer(page).getByRole('button', { name: 'Add Goal' }).click();
  await drawer(page).getByRole('textbox', { name: 'Title' }).waitFor({ state: 'detached' });
  expect((await titlesOf(id)).filter((title) => title === 'Write to Orpah')).toHaveLength(1);
});

test('a kept day, a day without a plan and a goal’s progress differ with forced colours', async () => {
  const { page } = await journeys.member();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard');
  await page.getByRole('progressbar').first().waitFor();
  const looks = await page.evaluate(() => {
    const look = (element: Element) => {
      const { backgroundColor, borderTopColor, outlineStyle } = getComputedStyle(element);
      return { backgroundColor, borderTopColor, outlineStyle };
    };
    const [circle] = document.querySelectorAll<HTMLElement>('li[data-state]');
    const as = (state: string) => {
      circle?.setAttribute('data-state', state);
      // The colours change slowly.
      for (const animation of circle?.getAnimations() ?? []) animation.finish();
      return circle && look(circle);
    };
    const bar = document.querySelector('[role="progressbar"]') as HTMLElement;
    return { kept: as('kept'), ahead: as('ahead'), track: look(bar), filled: look(bar.firstElementChild as Element) };
  });
  expect(looks.kept?.backgroundColor).not.toBe(looks.ahead?.backgroundColor);
  expect(looks.track.outlineStyle).toBe('solid');
  expect(looks.filled.backgroundColor).not.toBe(looks.track.backgroundColor);
});

test('a change, a deletion or its Undo that fails says so, Undo restores a deleted goal completely, and Delete deletes it, even if the tab is killed', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await page.goto('/dashboard');
  await openGoals(page);
  const countOne = (title: string) =>
    drawer(page)
      .getByRole('button', { name: `Count one more for “${title}”` })
      .click();
  const remove = (title: string) => drawer(page).getByRole('button', { name: `Delete “${title}”` });
  const changing = await failRequests(page, /trpc\/guidance\.goals\.(change|remove)/);
  const goal = drawer(page).getByRole('listitem').filter({ hasText: LEDGER });
  await countOne(LEDGER);
  await page.getByText('Your goal wasn’t changed').waitFor();
  await goal.getByText('0 of 12').waitFor();
  await remove(LEDGER).click();
  await page.getByText('Your goal wasn’t deleted').waitFor();
  await goal.getByRole('heading', { name: LEDGER }).waitFor();
  await expect.poll(() => focused(page)).toBe(LEDGER);
  expect(await titlesOf(id)).toContain(LEDGER);
  changing.end();

  await countOne(COUNSEL);
  await expect.poll(async () => (await goalsOf(id)).map(({ completions }) => completions)).toContain(1);
  const before = await goalsOf(id);
  const restoring = await failRequests(page, /trpc\/guidance\.goals\.restore/);
  await remove(COUNSEL).press('Enter');
  await drawer(page).getByText(`“${COUNSEL}” was deleted.`).waitFor();
  await expect.poll(() => titlesOf(id)).toEqual([LEDGER]);
  await expect.poll(() => focused(page)).toMatch(/^Undo/);
  await page.keyboard.press('Enter');
  await page.getByText('Your goal isn’t back yet').waitFor();
  restoring.end();
  await drawer(page)
    .getByRole('button', { name: `Undo: bring back “${COUNSEL}”` })
    .press('Enter');
  await drawer(page).getByRole('heading', { name: COUNSEL }).waitFor();
  await expect.poll(() => focused(page)).toBe(COUNSEL);
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  expect(await goalsOf(id)).toEqual(before);

  // Delete has an effect at once.
  await openGoals(page);
  for (const title of [COUNSEL, LEDGER]) {
    await drawer(page)
      .getByRole('button', { name: `Delete “${title}”` })
      .click();
    await drawer(page).getByText(`“${title}” was deleted.`).waitFor();
  }
  await expect.poll(() => titlesOf(id)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Your Friendship Goals' }).getByText('You can add your own, too.').waitFor();

  await openGoals(page);
  await drawer(page).getByRole('button', { name: 'Add a Goal' }).click();
  await drawer(page).getByRole('textbox', { name: 'Title' }).fill('Call Boaz');
  await page.keyboard.press('Enter');
  await drawer(page).getByRole('button', { name: 'Delete “Call Boaz”' }).click();
  await drawer(page).getByText('“Call Boaz” was deleted.').waitFor();
  await expect.poll(() => titlesOf(id)).toEqual([]);
  expect(pageErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  await page.close({ runBeforeUnload: false });
  expect(await titlesOf(id)).toEqual([]);
});

test('the year is a table of days that the arrow keys move through', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const today = new Date(journeys.served.site.clock.now()).toISOString().slice(0, 10);
  for (let each = 0; each < 3; each += 1) await createCompletedDay(journeys.served.site, id, today);
  await createCompletedDay(journeys.served.site, id, addDays(today, -8));
  await createCompletedDay(journeys.served.site, id, addDays(today, -300));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Progress' }).click();
  await drawer(page).getByText('3 days kept').waitFor();
  await drawer(page).getByText('Grace covers one missed day in any seven.').waitFor();

  const [older, newest] = [drawer(page).getByRole('grid').first(), drawer(page).getByRole('grid').nth(1)];
  await expect.poll(() => newest.getByRole('columnheader').count()).toBe(27);
  await expect.poll(() => older.getByRole('columnheader').count()).toBe(26);
  await expect.poll(() => newest.getByRole('rowheader').allInnerTexts()).toHaveLength(7);
  const day = newest.getByRole('gridcell', { name: `${formatDay(today)}: 3 completed` });
  await day.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  const before = `${formatDay(addDays(today, -8))}: 1 completed`;
  await drawer(page).getByRole('paragraph').filter({ hasText: before }).waitFor();
  await expect
    .poll(() => newest.getByRole('gridcell', { name: before }).evaluate((it) => it === document.activeElement))
    .toBe(true);
  // The table is a single tab stop, at the last focused day.
  await expect.poll(() => drawer(page).locator('td[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Home');
  await expect.poll(() => older.evaluate((table) => table.contains(document.activeElement))).toBe(true);

  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Progress');
  expect(pageErrors).toEqual([]);
});

test('Progress is the same drawer from every place, and a goal’s draft survives a reload', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  await page.goto('/dashboard');
  await openGoals(page);
  await drawer(page).getByRole('button', { name: 'Add a Goal' }).click();
  await drawer(page).getByRole('textbox', { name: 'Title' }).fill('Call Boaz');
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Edit');

  // Opened from the other place, the form is still open and the focus is at the drawer's top.
  await page.getByRole('button', { name: 'Progress' }).click();
  await drawer(page).getByRole('heading', { name: 'Progress' }).waitFor();
  await expect.poll(() => drawer(page).getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Call Boaz');
  await expect.poll(() => focused(page)).toBe('Progress');
  await drawer(page).getByLabel('How many times').fill('3');
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Progress');

  // The draft's form loads the contract at its first focus, so the route comes before the page.
  const contract = Promise.withResolvers<void>();
  let held = 0;
  await page.route(/\/assets\/goals-[^/]*\.js$/, async (route) => {
    held += 1;
    await contract.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Edit your goals' }).click();
  // Pressed twice while the contract loads, it adds one goal.
  await drawer(page).getByRole('button', { name: 'Add Goal' }).dblclick();
  await expect.poll(() => held).toBe(1);
  contract.resolve();
  await drawer(page).getByRole('listitem').filter({ hasText: 'Call Boaz' }).getByText('0 of 3').first().waitFor();
  await drawer(page).getByRole('textbox').waitFor({ state: 'detached' });
  expect((await titlesOf(id)).filter((title) => title === 'Call Boaz')).toHaveLength(1);

  // The draft of a deleted goal is dropped, and does not block a new one.
  await drawer(page).getByRole('button', { name: 'Edit “Call Boaz”' }).click();
  const title = drawer(page).getByRole('textbox', { name: 'Title' });
  const editOther = drawer(page)
    .getByRole('button', { name: /^Edit “/ })
    .first();
  await editOther.press('Enter');
  await expect.poll(() => title.inputValue()).not.toBe('Call Boaz');
  await drawer(page).getByRole('button', { name: 'Edit “Call Boaz”' }).click();
  await title.fill('Call Boaz again');
  // Editing another goal would discard this one's unsaved title.
  await editOther.press('Enter');
  expect(await title.inputValue()).toBe('Call Boaz again');
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  const { userGoals } = journeys.served.site.db.tables;
  await journeys.served.site.db.delete(userGoals).where(eq(userGoals.userId, id));
  await page.reload();
  await openGoals(page);
  expect(await drawer(page).getByRole('textbox').count()).toBe(0);
  expect(pageErrors).toEqual([]);
});
