import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LIBRARY, libraryEntry } from '../../../content/library/library.ts';
import { makeFirstEntry } from '../../../server/domains/guidance/entries.ts';
import { wordingOf } from '../../../server/domains/guidance/review/entry-wording.ts';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { expectFocusKept, pressAt, tabTo } from '../../../server/testing/browser/keyboard.ts';
import { openInPage } from '../../../server/testing/browser/open-in-page.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { localDateAt } from '../../../shared/slot-time.ts';

const KEY = 'burdens-do-the-bottom-end';
// The other tests reword the first entry.
const OTHER = LIBRARY.find(({ key, contentType }) => key !== KEY && contentType === 'do');
const WRITTEN = 'Somebody in our street';
const journeys = startJourneys();

test('a reviewer approves an entry, settles its report, and rewords it, also while a rewording is saved', {
  timeout: 60_000,
}, async () => {
  const { site } = journeys.served;
  const title = libraryEntry(KEY)?.title ?? '';
  const ruth = await journeys.absentMember();
  const entryId = await createEntry(site, ruth.id, { libraryKey: KEY });
  const { entryReports } = site.db.tables;
  await site.db.insert(entryReports).values({ userId: ruth.id, entryId, reason: 'unclear' });
  const { page, pageErrors } = await journeys.member({ role: 'reviewer' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'See the Report' }).click();
  await page.getByRole('article', { name: title }).waitFor();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.getByLabel('Status').selectOption('Reported');
  await page.getByRole('link', { name: title }).click();
  await page.getByText('It’s hard to understand').waitFor();
  const part = page.getByRole('navigation', { name: 'Parts of the review' }).locator('[aria-current]');
  await expect.poll(() => part.textContent()).toBe('Entries');
  const naomi = await journeys.absentMember();
  const other = await createEntry(site, naomi.id, { libraryKey: KEY });
  await site.db.insert(entryReports).values({ userId: naomi.id, entryId: other, reason: 'untrue' });
  await page.getByRole('button', { name: 'Mark as Dealt With' }).click();
  await page.getByText('1 more report has come in since').waitFor();
  await page.getByText('It’s hard to understand').waitFor({ state: 'detached' });
  await page.getByText('It isn’t true to Scripture').waitFor();
  await page.getByRole('button', { name: 'Mark as Dealt With' }).click();
  await page.getByText('It isn’t true to Scripture').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const entry = page.getByRole('article', { name: title });
  await entry.getByText('Approved', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Reword' }).click();
  const field = page.getByLabel('Title', { exact: true });
  await field.fill('One');
  await page.getByRole('button', { name: 'Save Wording' }).click();
  await page.getByText('This has 1 word; please keep it between 2 and 10').waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill('Take the heavy end');
  await page.getByRole('button', { name: 'Save Wording' }).click();
  await page.getByRole('article', { name: 'Take the heavy end' }).waitFor();
  await page.getByRole('button', { name: 'Undo Last Change' }).click();
  await entry.waitFor();

  // Words typed while a rewording is saved stay, as a change of the saved version.
  const saving = Promise.withResolvers<void>();
  await page.route('**/trpc/guidance.review.reword**', async (route) => {
    await saving.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Reword' }).click();
  await field.fill('What was sent first');
  await page.getByRole('button', { name: 'Save Wording' }).click();
  await field.fill('What was typed after it');
  saving.resolve();
  await page.getByRole('article', { name: 'What was sent first' }).waitFor();
  expect(await field.inputValue()).toBe('What was typed after it');
  await page.getByRole('button', { name: 'Save Wording' }).click();
  await page.getByRole('article', { name: 'What was typed after it' }).waitFor();
  // The browser logs the failed request.
  expect(pageErrors.filter((line) => !line.includes('400'))).toEqual([]);
});

test('when two reviewers reword an entry, change its topics or pin for a date, the second sees the first one’s and chooses', {
  timeout: 90_000,
}, async () => {
  const { site } = journeys.served;
  const open = async (username: string) => {
    const visit = await journeys.member({ role: 'reviewer', username });
    await visit.page.goto(`/review?entry=${KEY}`);
    await visit.page.getByRole('button', { name: 'Reword' }).click();
    return visit;
  };
  const [deborah, phoebe] = [await open('Deborah'), await open('Phoebe')];
  const reword = async ({ page }: typeof deborah, title: string) => {
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Save Wording' }).click();
  };
  await reword(deborah, 'The first of us');
  await deborah.page.getByRole('article', { name: 'The first of us' }).waitFor();
  await reword(phoebe, 'The second of us');
  const conflict = phoebe.page.getByRole('group').filter({ hasText: 'The first of us' });
  await conflict.waitFor();
  // Typing on postpones the question and keeps the focus.
  const title = phoebe.page.getByLabel('Title', { exact: true });
  await title.press('End');
  await title.pressSequentially(' too');
  await conflict.waitFor({ state: 'detached' });
  await expect.poll(() => title.inputValue()).toBe('The second of us too');
  await reword(phoebe, 'The second of us');
  await conflict.waitFor();
  // A reload keeps the text, and the version that it is based on (decisions.md D40).
  await phoebe.page.reload();
  await expect.poll(() => phoebe.page.getByLabel('Title', { exact: true }).inputValue()).toBe('The second of us');
  await reword(phoebe, 'The second of us');
  await conflict.waitFor();
  await deborah.page.reload();
  await deborah.page.getByRole('article', { name: 'The first of us' }).waitFor();
  await conflict.getByRole('button', { name: 'Keep Mine' }).click();
  await phoebe.page.getByRole('article', { name: 'The second of us' }).waitFor();

  // A church entry.
  const { ownEntries } = site.db.tables;
  const entry = 'church-00112233aabbccdd';
  const [model] = LIBRARY.filter(({ contentType }) => contentType === 'prayer');
  if (!model) throw new Error('the library has no prayer');
  const about = { concept: model.concept, language: 'en', challenges: [], seasons: [], urgesContact: false };
  const wording = { ...wordingOf(model), title: 'A door of our own' };
  const createdAt = new Date(site.clock.now());
  await site.db.insert(ownEntries).values({ key: entry, ...about, contentType: 'prayer', wording, createdAt });
  const edit = ({ page }: typeof deborah) => page.getByRole('form', { name: 'Edit This Entry' });
  for (const { page } of [deborah, phoebe]) {
    await openInPage(page, `/review?entry=${entry}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
  }
  await edit(deborah).getByLabel('Subject').selectOption('Covenant Friendship');
  await edit(deborah).getByRole('checkbox', { name: 'Lent' }).check();
  await edit(deborah).getByRole('button', { name: 'Save Changes' }).click();
  await deborah.page.getByText('The changes are saved').waitFor();
  await deborah.page.getByText('Covenant Friendship').waitFor();

  await edit(phoebe).getByLabel('Language').selectOption('Español');
  await edit(phoebe).getByRole('button', { name: 'Save Changes' }).click();
  const topics = phoebe.page.getByRole('group').filter({ hasText: 'Covenant Friendship' });
  await topics.getByText('Español').waitFor();
  // A reload keeps the choices, and the version that they are based on (decisions.md D40).
  await phoebe.page.reload();
  await expect.poll(() => edit(phoebe).getByLabel('Language').inputValue()).toBe('es');
  await edit(phoebe).getByRole('button', { name: 'Save Changes' }).click();
  await topics.getByText('Español').waitFor();
  await topics.getByRole('button', { name: 'Keep Mine' }).click();
  await phoebe.page.locator('article [lang=es]').first().waitFor();
  const [mine] = await site.db.select().from(ownEntries).where(eq(ownEntries.key, entry));
  expect(mine).toMatchObject({ ...about, language: 'es' });
  await phoebe.page.getByRole('button', { name: 'Undo Last Change' }).click();
  await phoebe.page.getByText('Covenant Friendship').waitFor();
  const [undone] = await site.db.select().from(ownEntries).where(eq(ownEntries.key, entry));
  expect(undone).toMatchObject({ ...about, concept: 'Covenant Friendship', seasons: ['Lent'] });

  // The saved version replaces the second one's, and the focus moves from the question to the form.
  for (const { page } of [phoebe, deborah]) {
    await page.reload();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
  }
  await edit(deborah).getByLabel('Language').selectOption('Español');
  await edit(deborah).getByRole('button', { name: 'Save Changes' }).click();
  await deborah.page.locator('article [lang=es]').first().waitFor();
  await edit(phoebe).getByLabel('Title', { exact: true }).fill('Another door of our own');
  await edit(phoebe).getByRole('button', { name: 'Save Changes' }).click();
  await edit(phoebe).getByRole('button', { name: 'Use the Saved Version' }).click();
  await phoebe.page.locator('article [lang=es]').first().waitFor();
  const formHeading = edit(phoebe).getByRole('heading').first();
  await expect.poll(() => formHeading.evaluate((it) => it === document.activeElement)).toBe(true);

  // One date.
  const { pinnedEntries } = site.db.tables;
  const date = localDateAt(site.clock.now(), 'UTC').add({ days: 5 }).toString();
  const [first, second] = LIBRARY.filter(({ contentType }) => contentType === 'reflection');
  const pin = async ({ page }: typeof deborah, entry = '') => {
    await openInPage(page, `/review?entry=${entry}`);
    await page.getByLabel('Date', { exact: true }).fill(date);
    await page.getByRole('button', { name: 'Pin', exact: true }).click();
  };
  const keysOf = async () => {
    const rows = await site.db.select().from(pinnedEntries).where(eq(pinnedEntries.localDate, date));
    return rows.map(({ libraryKey }) => libraryKey);
  };
  await pin(deborah, first?.key);
  await deborah.page.getByText('Pinned for').waitFor();
  await deborah.page.getByRole('link', { name: 'Plans' }).click();
  await deborah.page.getByRole('button', { name: `Remove “${first?.title}”` }).waitFor();

  await pin(phoebe, second?.key);
  const question = phoebe.page.getByRole('group', { name: 'Something is already pinned for this date' });
  await question.getByText(`Pinned now: ${first?.title}`).waitFor();
  await question.getByText(`This one: ${second?.title}`).waitFor();
  await expect.poll(() => question.evaluate((group) => group === document.activeElement)).toBe(true);
  await question.getByRole('button', { name: 'Keep the Current One' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await keysOf()).toEqual([first?.key]);
  const field = phoebe.page.getByLabel('Date', { exact: true });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);

  await phoebe.page.getByRole('button', { name: 'Pin', exact: true }).click();
  await question.getByRole('button', { name: 'Replace It' }).click();
  await phoebe.page.getByText(/^Pinned for/).waitFor();
  await question.waitFor({ state: 'detached' });
  expect(await keysOf()).toEqual([second?.key]);
  expect([...deborah.pageErrors, ...phoebe.pageErrors].filter((line) => !line.includes('409'))).toEqual([]);
});

test('a theme week is previewed, planned, shown on the card, removed and restored by keyboard, by reviewers only; what fails can be retried', {
  timeout: 60_000,
}, async () => {
  const { site } = journeys.served;
  const today = localDateAt(site.clock.now(), 'UTC');
  const { page, pageErrors } = await journeys.member({ role: 'reviewer' });
  const closed = await failRequests(page, '**/trpc/*onlyReviewed*');
  await page.goto('/review');
  await page.getByRole('link', { name: 'Write an Entry' }).waitFor();
  await page.getByRole('button', { name: 'Try Again' }).first().waitFor();
  closed.end();
  await pressAt(page, page.getByRole('link', { name: 'Plans' }));
  const form = page.getByRole('form', { name: 'Plan a Theme Week' });
  await tabTo(page, form.getByLabel('Title'));
  await page.keyboard.insertText('One another');
  const last = today.add({ days: 6 });
  for (const [label, day] of [
    ['First day', today],
    ['Last day', last],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    const [year = '', month = '', dayOfMonth = ''] = day.toString().split('-');
    await page.keyboard.type(month + dayOfMonth + year);
  }
  const scripture = OTHER?.scripture ?? '';
  const passages = form.getByLabel('Passages');
  await passages.fill(`${scripture}\n${'John 15:12 '.repeat(6)}`);
  await form.getByRole('button', { name: 'Plan This Week' }).click();
  await expect.poll(() => passages.getAttribute('aria-invalid')).toBe('true');
  await tabTo(page, passages);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(scripture);
  expect(await passages.getAttribute('aria-invalid')).not.toBe('true');
  // Leaving the part would empty the form.
  await page.getByRole('link', { name: 'Entries', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep Editing' })
    .click();
  const failure = await failRequests(page, '**/trpc/*previewWeek*');
  await form.getByRole('button', { name: 'Preview' }).click();
  await form.getByText('Please try again.').waitFor();
  await failure.endBy(() => pressAt(page, form.getByRole('button', { name: 'Preview' })));
  await form.getByRole('link', { name: OTHER?.title ?? '' }).waitFor();
  await pressAt(page, form.getByRole('button', { name: 'Plan This Week' }));
  await page.getByRole('article', { name: 'One another' }).waitFor();
  const { themeWeeks } = site.db.tables;
  const week = { startsOn: today.toString(), endsOn: last.toString() };
  expect(await site.db.select().from(themeWeeks)).toMatchObject([week]);

  const ruth = await journeys.member();
  await site.db.atomic((q) =>
    makeFirstEntry(q, site, { userId: ruth.id, contentType: 'do', localDate: today.toString() }),
  );
  await ruth.page.goto('/dashboard');
  await ruth.page.getByText('This week at your church: One another').waitFor();
  const forReviewers = { name: 'This page is for reviewers and administrators' };
  await openInPage(ruth.page, '/review');
  await ruth.page.getByRole('heading', forReviewers).waitFor();

  await pressAt(page, page.getByRole('button', { name: 'Remove “One another”' }));
  await page.getByRole('article', { name: 'One another' }).waitFor({ state: 'detached' });
  await page.getByRole('status').filter({ hasText: '“One another” was removed.' }).waitFor();
  await expectFocusKept(page, 'after Remove');
  await pressAt(page, page.getByRole('button', { name: 'Undo' }));
  await page.getByRole('article', { name: 'One another' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  await expectFocusKept(page, 'after Undo');
  expect(await site.db.select().from(themeWeeks)).toMatchObject([week]);
  expect(pageErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);

  // A reviewer whose role was taken away sees so at the next call.
  await site.db.update(site.db.tables.users).set({ role: 'member' });
  // The next call may be one that is already in flight; then the link is gone.
  const notice = page.getByRole('heading', forReviewers);
  await page.getByRole('link', { name: 'Entries', exact: true }).or(notice).click();
  await notice.waitFor();
});

test('a reviewer writes a church entry by keyboard, sees its errors, and approves it', {
  timeout: 60_000,
}, async () => {
  const { site } = journeys.served;
  const { page, pageErrors } = await journeys.member({ role: 'reviewer' });
  await page.goto('/review');
  await pressAt(page, page.getByRole('link', { name: 'Write an Entry' }));
  const form = page.getByRole('form', { name: 'A New Entry From Your Church' });
  await form.getByLabel('Type').selectOption('Action');
  const texts = {
    Title: 'One',
    Text: 'Somebody in our street carries more than she says. '.repeat(6),
    Verses: 'Galatians 6:2',
    'Action Prompt': 'Carry one thing for somebody today.',
    'Practical Step': 'Ask one neighbour what is heavy this week.',
    'Check-in Question': 'Did you carry something today?',
    'Motivational Note': 'Christ carried the heavy end first.',
    'Action Steps': ['Ask who is moving this month.', 'Bring two strong ropes.'],
  };
  const labels = await form
    .locator('textarea')
    .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).labels?.[0]?.textContent));
  for (const [at, text] of Object.values(texts).entries()) {
    await tabTo(page, form.getByLabel(labels[at] ?? '', { exact: true }));
    for (const [line, words] of [text].flat().entries()) {
      if (line > 0) await page.keyboard.press('Enter');
      await page.keyboard.insertText(words);
    }
  }
  // A reload keeps the text and the choices.
  await page.reload();
  await expect.poll(() => form.getByLabel('Type').inputValue()).toBe('do');
  // The first one counts most, whatever the order of the list.
  for (const name of ['Finding trustworthy friends', 'Offering godly counsel'])
    await pressAt(page, form.getByRole('checkbox', { name }), 'Space');
  await form.getByLabel('Subject').selectOption('Covenant Friendship');
  await pressAt(page, form.getByRole('button', { name: 'Save Draft' }));
  await page.getByText('This has 1 word; please keep it between 2 and 10').waitFor();
  const title = form.getByLabel('Title', { exact: true });
  await expect.poll(() => title.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(WRITTEN);
  await form.getByRole('button', { name: 'Discard' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep Editing' })
    .click();
  const held = Promise.withResolvers<void>();
  await page.route('**/trpc/guidance.review.add**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await pressAt(page, form.getByRole('button', { name: 'Save Draft' }));
  // The fields take no input that would be lost.
  await expect.poll(() => title.isEditable()).toBe(false);
  held.resolve();
  const entry = page.getByRole('article', { name: WRITTEN });
  await entry.getByText('Draft', { exact: true }).waitFor();
  await entry.getByText('and so fulfil the law of Christ').waitFor();
  const { ownEntries } = site.db.tables;
  const stored = (await site.db.select().from(ownEntries)).filter(({ wording }) => wording.title === WRITTEN);
  expect(stored).toMatchObject([{ challenges: ['Finding trustworthy friends', 'Offering godly counsel'] }]);
  await pressAt(page, page.getByRole('button', { name: 'Approve', exact: true }));
  await entry.getByText('Approved', { exact: true }).waitFor();
  await pressAt(page, page.getByRole('link', { name: 'Back to the list' }));
  await expect.poll(() => page.getByLabel('Written by').inputValue()).toBe('church');
  await page.getByRole('link', { name: WRITTEN }).waitFor();
  expect(pageErrors.filter((line) => !line.includes('400'))).toEqual([]);
});

test('several entries are approved together, and undone together', { timeout: 60_000 }, async () => {
  const { site } = journeys.served;
  const { entryReviews } = site.db.tables;
  const chosen = LIBRARY.filter(({ contentType }) => contentType === 'prayer').slice(0, 2);
  const states = async () => {
    const rows = await site.db.select().from(entryReviews);
    return chosen.map(({ key }) => rows.find(({ libraryKey }) => libraryKey === key)?.state);
  };
  const { page, pageErrors } = await journeys.member({ role: 'reviewer' });
  await page.goto('/review?type=prayer');
  const acts = page.getByRole('group', { name: 'Decide on several entries' });
  for (const { title } of chosen) await page.getByRole('checkbox', { name: `Select “${title}”`, exact: true }).check();
  await acts.getByRole('button', { name: 'Approve (2)' }).click();
  await page.getByText('2 entries approved').waitFor();
  expect(await states()).toEqual(['approved', 'approved']);
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await acts.getByRole('button', { name: 'Undo (2)' }).click();
  await page.getByText('Undone for 2 entries').waitFor();
  await acts.getByRole('button', { name: 'Undo (2)' }).waitFor({ state: 'detached' });
  await expectFocusKept(page);
  expect(await states()).toEqual(['new', 'new']);
  expect(pageErrors).toEqual([]);
});
