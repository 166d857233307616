import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LIBRARY } from '../../../content/library/library.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { pressAt, tabTo } from '../../../server/testing/browser/keyboard.ts';
import type { ServedSite } from '../../../server/testing/browser/served-site.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { distantReminder } from '../../../server/testing/members/members.ts';

const PHILOSOPHY = 'Friends tell each other the truth gently and stay when it would be easier to leave.';
const journeys = startJourneys();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Moves to a field with Tab and types into it. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function join(page: Page): Promise<void> {
  await page.goto('/');
  // Nobody has signed in from this browser, so the form to join is open.
  await tabTo(page, page.getByRole('tab', { name: 'Join Us' }));
  await typeInto(page, 'Username', 'Lydia');
  await typeInto(page, 'Email', 'lydia@parish.example');
  await typeInto(page, 'Password', 'a good long secret');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Share Your Heart on Friendship' }).waitFor();
}

async function finishWizard(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('textbox'));
  await page.keyboard.insertText(PHILOSOPHY);
  await pressAt(page, button(page, 'Continue'));
  await pressAt(page, page.getByRole('checkbox', { name: 'Offering godly counsel' }), 'Space');
  await pressAt(page, button(page, 'Continue'));
  // E-mail is selected by default.
  await expect.poll(() => page.getByRole('checkbox', { name: 'Email' }).isChecked()).toBe(true);
  await pressAt(page, button(page, 'Continue'));
  await tabTo(page, page.getByLabel('Reminder time'));
  await page.keyboard.type(distantReminder(journeys.served.site));
  await pressAt(page, button(page, 'Complete Setup'));
  await page.getByRole('heading', { name: /Lydia/ }).waitFor();
}

async function giveToday({ site }: ServedSite, userId: number): Promise<void> {
  await createEntry(site, userId, { title: 'Pray for her', contentType: 'prayer' });
  await createEntry(site, userId, { title: 'Write to her', contentType: 'do', practicalStep: 'Write three lines.' });
  await createEntry(site, userId, {
    title: 'Think of her',
    contentType: 'reflection',
    reflectionQuestions: ['Who stayed?'],
  });
}

/** Opens a card's drawer, which takes the focus. */
async function openDrawer(page: Page, title: string): Promise<void> {
  await pressAt(
    page,
    page.getByRole('article', { name: title }).getByRole('button', { name: 'Complete', exact: true }),
  );
  await page.getByRole('dialog').waitFor();
}

const completed = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByText('Completed').waitFor();

test('from joining to signing out, by keyboard only', { timeout: 120_000 }, async () => {
  const { page, pageErrors } = await journeys.visitor({ timezoneId: 'UTC', viewport: { width: 1280, height: 900 } });
  await join(page);
  await finishWizard(page);
  const userId = Number(await page.evaluate(() => localStorage.getItem('userId')));
  await giveToday(journeys.served, userId);
  await page.clock.install();
  await page.reload();

  await openDrawer(page, 'Pray for her');
  await page.clock.runFor(61_000);
  await completed(page, 'Pray for her');

  await openDrawer(page, 'Write to her');
  await pressAt(page, button(page, 'Yes, I completed it'));
  await pressAt(page, button(page, 'Mark as Complete'));
  await completed(page, 'Write to her');

  await openDrawer(page, 'Think of her');
  await tabTo(page, page.getByRole('dialog').getByRole('textbox'));
  await page.keyboard.insertText('Anna stayed with me all that winter.');
  await pressAt(page, button(page, 'Complete Reflection'));
  await completed(page, 'Think of her');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await pressAt(page, button(page, 'Progress'));
  await page.getByRole('dialog', { name: 'Progress' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await pressAt(page, link(page, 'Guidance'));
  // These three, and the first guidance of the wizard.
  await page.getByText('4 entries').first().waitFor();
  await tabTo(page, page.getByPlaceholder('Search guidance by title or content...'));
  await page.keyboard.type('write three lines');
  await page.getByText('Showing 1 result').waitFor();
  await pressAt(page, button(page, 'Clear filters'));

  await pressAt(page, link(page, 'Settings'));
  await pressAt(page, page.getByRole('group', { name: 'Saturday' }).getByRole('switch'), 'Space');
  await pressAt(page, button(page, 'Save Schedule'));
  await page.getByText('Schedule saved successfully').waitFor();

  await pressAt(page, link(page, 'Privacy & Consent'));
  await pressAt(page, link(page, 'Open Consent Center'));
  await pressAt(page, page.getByRole('link', { name: /SMS/ }).first());
  await page.getByText('Official Consent Record').first().waitFor();
  await pressAt(page, link(page, 'Back to Consent Center'));
  await pressAt(page, page.getByRole('link', { name: 'Return to Dashboard' }));
  await page.getByRole('heading', { name: /Lydia/ }).waitFor();

  await pressAt(page, link(page, 'Settings'));
  await pressAt(page, button(page, 'Sign Out').first());
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('Tab follows the reading order at the end of the methods form, and typing in a list of times finds the morning first', async () => {
  const { page, pageErrors } = await journeys.member();
  await page.goto('/settings#alerts');
  const [save, ask] = [button(page, 'Save Preferences'), button(page, 'Test Alerts')];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await save.focus();
    const isFocused = (it: Locator) => () => it.evaluate((element) => element === document.activeElement);
    await page.keyboard.press('Tab');
    await expect.poll(isFocused(ask), { message: `Test Alerts is next at ${width} px` }).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(isFocused(save), { message: `Save comes before it at ${width} px` }).toBe(true);
    const [first, second] = [await save.boundingBox(), await ask.boundingBox()];
    if (!first || !second) throw new Error('both buttons are shown');
    expect(second.y > first.y || second.x > first.x, `Test Alerts stands after Save at ${width} px`).toBe(true);
  }

  // One list for each word: what is typed into the same one within a second is one word.
  for (const [day, typed, found] of [
    ['Monday', '7:3', '7:30 AM'],
    ['Tuesday', '7:30 p', '7:30 PM'],
  ] as const) {
    const time = page.getByRole('group', { name: day, exact: true }).getByRole('combobox').first();
    await time.selectOption({ label: '9:00 AM' });
    await time.focus();
    await page.keyboard.type(typed);
    await expect.poll(() => time.locator('option:checked').textContent()).toBe(found);
  }
  expect(pageErrors).toEqual([]);
});

test('a reviewer’s decisions on entries, by keyboard only', { timeout: 120_000 }, async () => {
  const { page, pageErrors } = await journeys.member({ role: 'reviewer' });
  const { site } = journeys.served;
  const { title, key } = LIBRARY[0] ?? { title: '', key: '' };
  const { entryReviews } = site.db.tables;
  await page.goto('/dashboard');
  await pressAt(page, link(page, 'Review'));
  // Filter the list, then approve, reword and restore an entry.
  await typeInto(page, 'Search the text', title);
  await pressAt(page, link(page, title));
  const article = page.getByRole('article', { name: title });
  await pressAt(page, button(page, 'Approve'));
  await article.getByText('Approved', { exact: true }).waitFor();
  await pressAt(page, button(page, 'Reword'));
  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('In the words of our church');
  await pressAt(page, button(page, 'Save Wording'));
  await page.getByRole('article', { name: 'In the words of our church' }).waitFor();
  await pressAt(page, button(page, 'Undo Last Change'));
  await article.waitFor();
  expect(await site.db.select().from(entryReviews)).toMatchObject([{ libraryKey: key, state: 'approved' }]);
  await pressAt(page, link(page, 'Back to the list'));
  await pressAt(page, page.getByRole('checkbox', { name: `Select “${title}”` }), 'Space');
  await pressAt(page, button(page, 'Retire (1)'));
  await page.getByText('1 entry retired').waitFor();
  await pressAt(page, button(page, 'Undo (1)'));
  await page.getByText('Undone for 1 entry').waitFor();
  expect(pageErrors).toEqual([]);
});
