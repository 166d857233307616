import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saveSchedule } from '../../../server/domains/schedule/service.ts';
import { answerWithError } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { cacheFonts, layoutShifts, watchLayout } from '../../../server/testing/browser/layout-shifts.ts';
import { pollWithClock, stopClock } from '../../../server/testing/browser/page-clock.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { everyDay, SYSTEM } from '../../../server/testing/members/members.ts';

const journeys = startJourneys();
const NOTE = 'You sow. God gives the growth.';
const WORDS = 'She stayed with me all that winter.';

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });
const completeOf = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: 'Complete', exact: true });
const toast = (page: Page) => page.getByText('Guidance completed!');
const hasFocus = (it: Locator) => it.evaluate((element) => element === document.activeElement);
const boxOf = async (it: Locator) => (await it.boundingBox()) ?? expect.fail('it is nowhere');

/** Completes an action of a page whose clock is stopped. */
async function completeAction(page: Page, title: string): Promise<void> {
  await completeOf(page, title).click();
  const drawer = page.getByRole('dialog');
  await pollWithClock(page, () => drawer.getByRole('button', { name: 'Yes, I completed it' }).count()).toBe(1);
  await page.clock.runFor(500);
  await drawer.getByRole('button', { name: 'Yes, I completed it' }).click();
  await drawer.getByRole('button', { name: 'Mark as Complete' }).click();
}

test.each(['no-preference', 'reduce'] as const)(
  'an action ends with its note and a reflection with a sentence, in a drawer of the same height; then the card has the focus below the toast (motion: %s)',
  {
    timeout: 90_000,
  },
  async (reducedMotion) => {
    const { page, id, pageErrors } = await journeys.member({ browser: { reducedMotion } });
    const { site } = journeys.served;
    await createEntry(site, id, {
      title: 'Write to her',
      contentType: 'do',
      practicalStep: 'Write.',
      motivationalNote: NOTE,
    });
    await createEntry(site, id, {
      title: 'Who stayed',
      contentType: 'reflection',
      reflectionQuestions: ['Who stayed?'],
    });
    await cacheFonts(page);
    await watchLayout(page);
    await page.goto('/dashboard');
    await completeOf(page, 'Who stayed').waitFor();
    await stopClock(page);
    const drawer = page.getByRole('dialog');
    const status = drawer.getByRole('status').filter({ visible: true }).last();
    const ends = async (title: string, sentence: string, height: number) => {
      await pollWithClock(page, () => status.innerText()).toBe(sentence);
      await page.clock.runFor(700);
      expect((await boxOf(drawer)).height, 'the drawer keeps its height').toBe(height);
      // The buttons take no press any more, and nothing is said about the outcome yet.
      expect(await drawer.locator('button:not([inert] *)').count()).toBe(0);
      expect(await toast(page).count()).toBe(0);
      expect(await hasFocus(cardOf(page, title).getByRole('heading', { level: 3 })), 'the focus is on the card').toBe(
        true,
      );
      // The card has folded: the stopped clock does not stop animations of styles.
      await cardOf(page, title).evaluate((card) =>
        Promise.all(card.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const shifted = await layoutShifts(page);
      await pollWithClock(page, () => drawer.count()).toBe(0);
      await pollWithClock(page, () => toast(page).count()).toBe(1);
      expect(await hasFocus(cardOf(page, title).getByRole('heading', { level: 3 })), 'the focus stays there').toBe(
        true,
      );
      await expect
        .poll(async () => (await boxOf(cardOf(page, title))).y)
        .toBeGreaterThanOrEqual(
          await page.locator('[data-toast]').evaluate((it) => it.getBoundingClientRect().bottom + 8),
        );
      await cardOf(page, title).getByText('Completed').waitFor();
      expect(await layoutShifts(page), 'nothing moves after the press').toBe(shifted);
      await page.clock.runFor(6_000);
      await pollWithClock(page, () => toast(page).count()).toBe(0);
    };

    await completeOf(page, 'Write to her').click();
    const yes = drawer.getByRole('button', { name: 'Yes, I completed it' });
    await pollWithClock(page, () => yes.count()).toBe(1);
    await page.clock.runFor(500);
    await yes.click();
    const { height } = await boxOf(drawer);
    await drawer.getByRole('button', { name: 'Mark as Complete' }).click();
    await ends('Write to her', NOTE, height);

    await completeOf(page, 'Who stayed').click();
    const field = drawer.getByRole('textbox');
    await pollWithClock(page, () => field.count()).toBe(1);
    await page.clock.runFor(500);
    await field.fill(WORDS);
    const reflectionHeight = (await boxOf(drawer)).height;
    await page.keyboard.press('Control+Enter');
    await ends('Who stayed', 'Thank you for taking the time.', reflectionHeight);
    await cardOf(page, 'Who stayed').getByText(`“${WORDS}”`).waitFor();
    expect(pageErrors).toEqual([]);
  },
);

test('an action without a note ends with “Great job”, also in a low window; one that fails says so after it', {
  timeout: 60_000,
}, async () => {
  const { page, id } = await journeys.member({ browser: { viewport: { width: 853, height: 420 } } });
  const { site } = journeys.served;
  const long = 'Who has waited for a word from you, and what would it cost you to send it before the day ends? ';
  await createEntry(site, id, { title: 'Call him', contentType: 'do', practicalStep: long.repeat(6) });
  await page.goto('/dashboard');
  await completeOf(page, 'Call him').waitFor();
  await stopClock(page);
  await answerWithError(page, '**/trpc/guidance.complete**');
  await completeAction(page, 'Call him');
  const said = page.getByRole('dialog').getByText('Great job').last();
  await pollWithClock(page, async () => {
    const { y, height } = await boxOf(said);
    return y > 0 && y + height <= 420;
  }).toBe(true);
  expect(await page.getByText('Failed to mark as complete').count()).toBe(0);
  await pollWithClock(page, () => page.getByText('Failed to mark as complete').count()).toBe(1);
  await completeOf(page, 'Call him').waitFor();
});

test('a day whose guidance is all completed ends in a line, which waits for a later slot of the day', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  // A zone in which it is noon, so that both slots are on the same day.
  const ahead = 12 - new Date(site.clock.now()).getUTCHours();
  const timezone = ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  const plan = (hour: number) =>
    saveSchedule(site, SYSTEM, id, { scheduleData: everyDay({ hour, minute: 0, type: 'prayer' }), timezone });
  await plan(11);
  await createEntry(site, id, { title: 'Pray for her', isCompleted: true, completedAt: new Date(site.clock.now()) });
  await createEntry(site, id, { title: 'Write to her', contentType: 'do', motivationalNote: NOTE });
  const ending = page.getByText('That’s everything for today.');
  await page.goto('/dashboard');
  await completeOf(page, 'Write to her').waitFor();
  expect(await ending.count()).toBe(0);
  await stopClock(page);
  await completeAction(page, 'Write to her');
  await pollWithClock(page, () => page.getByRole('dialog').count()).toBe(0);
  await ending.waitFor();
  expect(await page.getByRole('status').filter({ has: ending }).count()).toBe(1);
  await page.getByText(/^Next up: a prayer, tomorrow/).waitFor();

  await plan(14);
  await page.goto('/dashboard');
  await page.getByText(/^Next up: a prayer, today/).waitFor();
  expect(await ending.count()).toBe(0);
  expect(pageErrors).toEqual([]);
});
