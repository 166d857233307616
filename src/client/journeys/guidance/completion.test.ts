import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { completeGuidance } from '../../../server/domains/guidance/service.ts';
import { answerWithError } from '../../../server/testing/browser/failing-requests.ts';
import { handleFirstRequest } from '../../../server/testing/browser/first-request.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { pollWithClock, stopClock } from '../../../server/testing/browser/page-clock.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { PASSWORD } from '../../../server/testing/members/accounts.ts';
import { memberActor } from '../../../server/testing/members/members.ts';

const journeys = startJourneys();

async function storedEntry(id: number) {
  const { site } = journeys.served;
  const rows = await site.db.select().from(site.db.tables.guidanceEntries);
  return rows.find((row) => row.id === id);
}

test('in a low window a drawer’s buttons are visible, and the prayer says how it ends', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member({ browser: { viewport: { width: 853, height: 512 } } });
  const long = 'Who has waited for a word from you, and what would it cost you to send it before the day ends? ';
  const site = journeys.served.site;
  await createEntry(site, id, { title: 'One', contentType: 'prayer', prayerPrompt: long.repeat(4) });
  await createEntry(site, id, { title: 'Two', contentType: 'do', practicalStep: long.repeat(4) });
  await createEntry(site, id, {
    title: 'Three',
    contentType: 'reflection',
    reflectionQuestions: [1, 2, 3, 4].map((n) => `${n} ${long}`),
  });
  await page.goto('/dashboard');
  const drawer = page.getByRole('dialog');
  for (const [title, ...buttons] of [
    ['One', 'I’ve prayed', 'Not now'],
    ['Two', 'Yes, I completed it', 'No, not yet'],
    ['Three', 'Complete Reflection', 'Not now'],
  ]) {
    await page.getByRole('article', { name: title }).getByRole('button', { name: 'Complete', exact: true }).click();
    for (const name of buttons) {
      const button = drawer.getByRole('button', { name });
      await button.waitFor();
      await expect
        .poll(async () => {
          const box = await button.boundingBox();
          return box && box.y + box.height;
        })
        .toBeLessThanOrEqual(512);
    }
    if (title === 'One') {
      const sentence = drawer.getByText('One minute of prayer. It completes on its own.').first();
      await expect.poll(async () => (await sentence.boundingBox())?.height).toBeGreaterThan(10);
    }
    await drawer.getByRole('button', { name: buttons.at(-1) }).click();
    await drawer.waitFor({ state: 'detached' });
  }
  expect(pageErrors).toEqual([]);
});

test('a reflection of twenty characters is saved, a failed completion is rolled back, and a prayer completes by itself', {
  timeout: 60_000,
}, async () => {
  const { page, id: userId, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  const reflection = await createEntry(site, userId, {
    ...{ title: 'Reflect', contentType: 'reflection', reflectionQuestions: ['Who stayed?'] },
  });
  const action = await createEntry(site, userId, {
    ...{ title: 'Act', contentType: 'do', practicalStep: 'Write to her.' },
  });
  const prayer = await createEntry(site, userId, {
    ...{ title: 'Pray', contentType: 'prayer', prayerPrompt: 'Name one friend.' },
  });
  const complete = (title: string) =>
    page.getByRole('article', { name: title }).getByRole('button', { name: 'Complete', exact: true });
  const drawer = page.getByRole('dialog');
  await page.goto('/dashboard');

  await complete('Reflect').click();
  const finish = drawer.getByRole('button', { name: 'Complete Reflection' });
  await drawer.getByText('Minimum 20 characters (0/20)').waitFor();
  await expect.poll(() => finish.isDisabled()).toBe(true);
  await drawer.getByRole('textbox').fill('Anna stayed with me all that winter.');
  await finish.click();
  await page.getByText('Guidance completed!').waitFor();
  await expect
    .poll(async () => (await storedEntry(reflection))?.userReflection)
    .toBe('Anna stayed with me all that winter.');
  await drawer.waitFor({ state: 'detached' });

  // The server cannot store it.
  await answerWithError(page, '**/trpc/guidance.complete**');
  await complete('Act').click();
  await drawer.getByRole('button', { name: 'Yes, I completed it' }).click();
  await drawer.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByText('Failed to mark as complete').waitFor();
  await complete('Act').waitFor();
  expect((await storedEntry(action))?.isCompleted).toBe(false);
  await page.unroute('**/trpc/guidance.complete**');
  await page.reload();
  // The browser logs the failed request.
  expect(pageErrors.splice(0).filter((line) => !line.includes('500'))).toEqual([]);

  // A prayer completes after its minute with Amen, but not after its drawer was closed.
  const timer = drawer.getByRole('timer');
  const open = complete('Pray');
  await open.waitFor();
  await stopClock(page);
  await open.click();
  await pollWithClock(page, () => timer.filter({ hasText: '01:00' }).count()).toBe(1);
  await page.clock.runFor(20_000);
  await timer.filter({ hasText: '00:40' }).waitFor();
  await page.keyboard.press('Escape');
  await page.clock.runFor(90_000);
  await drawer.waitFor({ state: 'hidden' });
  expect((await storedEntry(prayer))?.isCompleted).toBe(false);

  await open.click();
  await pollWithClock(page, () => timer.filter({ hasText: '01:00' }).count()).toBe(1);
  await page.clock.runFor(10_000);
  await timer.filter({ hasText: '00:50' }).waitFor();
  // After a throttled tab or a sleeping phone, the next tick finds the time over.
  await page.clock.fastForward(300_000);
  await pollWithClock(page, () => drawer.getByText('Amen.').first().isVisible()).toBe(true);
  await pollWithClock(page, () => page.getByText('Guidance completed!').count()).toBe(1);
  await expect.poll(async () => (await storedEntry(prayer))?.isCompleted).toBe(true);
  expect(pageErrors).toEqual([]);
});

const BEGUN = 'She asked before she answered, and I';

/** Presses Back, like a phone's button or gesture. */
const pressBack = (page: Page) => page.evaluate(() => history.back());

test('an unfinished reflection survives Not now, Escape, Back, a reload and the end of the session', {
  timeout: 90_000,
}, async () => {
  const { page, id, email } = await journeys.member();
  const { site } = journeys.served;
  const entryId = await createEntry(site, id, { contentType: 'reflection' });
  await page.goto('/guidance');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const complete = page.getByRole('article').getByRole('button', { name: 'Complete' });
  const drawer = page.getByRole('dialog');
  const text = drawer.getByRole('textbox');
  const restored = drawer.getByText('Here’s what you started to write.');
  const saidKept = page.getByText('We’ve kept your words', { exact: true });
  await complete.click();
  const handle = drawer.locator('[class*=handle]');
  expect(await handle.getAttribute('data-off')).toBeNull();
  await text.fill(BEGUN);
  // A pull no longer closes it, so it shows no handle.
  await expect.poll(() => handle.getAttribute('data-off')).toBe('true');
  await drawer.getByText('You can close this. Your words will stay here while this tab is open.').waitFor();
  expect(await restored.count()).toBe(0);

  const ways = {
    'Not now': () => drawer.getByRole('button', { name: 'Not now' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    Back: () => pressBack(page),
  };
  for (const [name, leave] of Object.entries(ways)) {
    await leave();
    await drawer.waitFor({ state: 'hidden' });
    await saidKept.waitFor();
    expect(new URL(page.url()).pathname, name).toBe('/');
    await complete.click();
    await restored.waitFor();
    // Opening a drawer dismisses the toast.
    await saidKept.waitFor({ state: 'detached' });
    await expect.poll(() => text.inputValue(), { message: name }).toBe(BEGUN);
  }
  await page.reload();
  await complete.click();
  await restored.waitFor();
  await expect.poll(() => text.inputValue()).toBe(BEGUN);

  // The session ends while it is written: sending fails, and the draft is there after signing in.
  await text.fill(`${BEGUN} was glad.`);
  // In the same call, because another call of the page may detect it first and close the drawer.
  await handleFirstRequest(page, '**/trpc/guidance.complete**', async (route) => {
    const { sessions } = site.db.tables;
    await site.db.delete(sessions).where(eq(sessions.userId, id));
    await route.continue();
  });
  await drawer.getByRole('button', { name: 'Complete Reflection' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await complete.click();
  await drawer.getByText('We couldn’t save it. Your words are still here; nothing is lost.').waitFor();
  await expect.poll(() => text.inputValue()).toBe(`${BEGUN} was glad.`);

  // Deleting the text deletes the draft.
  await text.fill('');
  await drawer.getByRole('button', { name: 'Not now' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await complete.click();
  await drawer.getByText('(0/20)').waitFor();
  expect(await drawer.getByText('Your words are still here').count()).toBe(0);
  expect((await storedEntry(entryId))?.isCompleted).toBe(false);
});

test('closing between “yes” and marking as complete asks first, and keeps the “yes”', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  const entryId = await createEntry(site, id, { contentType: 'do', practicalStep: 'Write to her.' });
  const isCompleted = async () => (await storedEntry(entryId))?.isCompleted;
  await page.goto('/guidance');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const complete = page.getByRole('article').getByRole('button', { name: 'Complete' });
  const drawer = page.getByRole('dialog', { name: 'Action Completion' });
  const question = page.getByRole('dialog', { name: 'Mark it as complete?' });
  const mark = drawer.getByRole('button', { name: 'Mark as Complete' });
  const isFocused = (it: Locator) => it.evaluate((element) => element === document.activeElement);

  await complete.click();
  await drawer.getByRole('button', { name: 'Yes, I completed it' }).click();
  await expect.poll(() => isFocused(mark)).toBe(true);
  // Twice at once, before the question has the focus.
  await stopClock(page);
  await page.keyboard.press('Escape');
  const isThere = async () => {
    await page.clock.runFor(1);
    return question.count();
  };
  await expect.poll(isThere).toBe(1);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(mark)).toBe(true);
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await question.waitFor();
  // Escape and Back close only the question.
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(mark)).toBe(true);
  await pressBack(page);
  await question.waitFor();
  await pressBack(page);
  await question.waitFor({ state: 'hidden' });
  await mark.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Close Without Marking' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(complete)).toBe(true);
  expect(await isCompleted()).toBe(false);

  await page.reload();
  await complete.click();
  await drawer.getByText('Great job').waitFor();
  await drawer.getByRole('button', { name: 'Change my answer' }).click();
  await expect.poll(() => isFocused(drawer.getByRole('button', { name: 'Yes, I completed it' }))).toBe(true);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });

  await complete.click();
  await page.keyboard.press('Tab');
  await drawer.getByRole('button', { name: 'Yes, I completed it' }).click();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Mark as Complete' }).click();
  await page.getByText('Guidance completed!').waitFor();
  await expect.poll(isCompleted).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('a second reflection on an entry is not reported as saved, and stays until its author discards it', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  const first = await createEntry(site, id, { title: 'Think of her', contentType: 'reflection' });
  const second = await createEntry(site, id, { title: 'Think of him', contentType: 'reflection' });
  const elsewhere = async (entryId: number) =>
    completeGuidance(site, await memberActor(site, id), entryId, { userReflection: 'What I wrote on my telephone.' });
  // The tab does not learn of it: no stream, no other answer.
  await page.route('**/trpc/alerts.live**', () => {});
  // The preloaded history would contain it, so wait for that first.
  const history = page.waitForResponse(/\/trpc\/[^?]*guidance\.history/);
  await page.goto('/dashboard');
  await history;
  const card = page.getByRole('article', { name: 'Think of her' });
  const drawer = page.getByRole('dialog');
  await card.getByRole('button', { name: 'Complete' }).click();
  await drawer.getByRole('textbox').fill(`${BEGUN} was glad.`);
  await elsewhere(first);
  await drawer.getByRole('button', { name: 'Complete Reflection' }).click();
  await page.getByText('A different reflection was saved first.').waitFor();
  expect(await page.getByText('Guidance completed!').count()).toBe(0);
  await card.getByText('“What I wrote on my telephone.”').waitFor();
  const kept = card.getByRole('region', { name: 'Completed elsewhere first, so these words weren’t saved' });
  await kept.getByText(`${BEGUN} was glad.`).waitFor();
  await page.reload();
  await kept.getByText(`${BEGUN} was glad.`).waitFor();
  await kept.getByRole('button', { name: 'Discard' }).click();
  await kept.waitFor({ state: 'detached' });

  // With the stream, the open drawer shows it.
  await page.unroute('**/trpc/alerts.live**');
  await page.reload();
  await expect.poll(() => site.live.count()).toBeGreaterThan(0);
  await page.getByRole('article', { name: 'Think of him' }).getByRole('button', { name: 'Complete' }).click();
  await drawer.getByRole('textbox').fill(BEGUN);
  await elsewhere(second);
  site.live.announce(id);
  await drawer.getByText('Already completed elsewhere. Your words can’t be saved anymore').waitFor();
  expect(await drawer.getByRole('textbox').inputValue()).toBe(BEGUN);
  expect(await drawer.getByRole('button', { name: 'Complete Reflection' }).count()).toBe(0);
  await drawer.getByRole('button', { name: 'Copy My Words' }).click();
  await drawer.getByText('Copied').waitFor();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('article', { name: 'Think of him' }).getByText(BEGUN).waitFor();
  expect(pageErrors).toEqual([]);
});

test('printing a screen prints only the open entry', { timeout: 60_000 }, async () => {
  const { page, id, pageErrors } = await journeys.member();
  const { site } = journeys.served;
  await createEntry(site, id, { title: 'Left folded' });
  await createEntry(site, id, {
    title: 'Take one thing off her list',
    contentType: 'do',
    practicalStep: 'Offer one exact thing.',
    motivationalNote: 'It need not be large.',
  });
  await page.goto('/dashboard');
  const printed = () => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());
  await page.getByRole('article', { name: 'Take one thing' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(printed).toMatch(/Left folded .*Take one thing off her list/);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('article', { name: 'Take one thing' }).getByRole('button', { name: 'Read more' }).click();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect
    .poll(printed)
    .toMatch(/^Action .* Take one thing off her list .*Practical Step Offer one exact thing\. .*not be large\.$/);
  const text = await printed();
  expect(text).not.toMatch(/Left folded|Hesed|Good|Settings|Complete|Day Streak/);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  expect(pageErrors).toEqual([]);
});
