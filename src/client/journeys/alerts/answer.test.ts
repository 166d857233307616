import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openInPage } from '../../../server/testing/browser/open-in-page.ts';
import { createSentGuidance } from '../../../server/testing/guidance/sent-guidance.ts';
import { CHOSEN_ANSWER } from '../../../shared/alerts/answers.ts';

const journeys = startJourneys();
const TITLE = 'Stay when it would be easier to leave';
const OTHER_TITLE = 'Ask one question more';
const WORDS = 'I was forgiven much, and it changed how I listen.';

async function isCompleted(id: number): Promise<boolean | undefined> {
  const { db } = journeys.served.site;
  const { guidanceEntries: t } = db.tables;
  const [row] = await db.select().from(t).where(eq(t.id, id));
  return row?.isCompleted;
}

test('a mail is answered signed out: opening its link changes nothing, its button completes, and the dashboard shows it', {
  timeout: 60_000,
}, async () => {
  const member = await journeys.member();
  const visitor = await journeys.visitor();
  const { entryId, capability } = await createSentGuidance(journeys.served.site, member.id, {
    entry: { title: TITLE },
  });
  await visitor.page.goto(`/answer/${capability}?${CHOSEN_ANSWER}=done`);
  await visitor.page.getByRole('heading', { name: TITLE }).waitFor();
  expect(await isCompleted(entryId)).toBe(false);
  await visitor.page.getByRole('button', { name: 'I Have Prayed' }).click();
  await visitor.page.getByRole('heading', { name: 'It’s done' }).waitFor();
  await member.page.goto('/dashboard');
  await member.page.getByRole('button', { name: 'Completed' }).waitFor();
  await visitor.page.goto(`/answer/${capability}?${CHOSEN_ANSWER}=later`);
  await visitor.page.getByRole('heading', { name: 'Already done' }).waitFor();
  expect([...member.pageErrors, ...visitor.pageErrors]).toEqual([]);
});

test('a reflection is written on its answer page, with at least 20 characters, and a reload or another answer keeps it', {
  timeout: 60_000,
}, async () => {
  const { id } = await journeys.absentMember();
  const { page, pageErrors } = await journeys.visitor();
  const { entryId, capability } = await createSentGuidance(journeys.served.site, id, {
    entry: { title: TITLE, contentType: 'reflection' },
  });
  const other = await createSentGuidance(journeys.served.site, id, {
    entry: { title: OTHER_TITLE, contentType: 'reflection' },
  });
  await page.goto(`/answer/${capability}?${CHOSEN_ANSWER}=done`);
  await page.getByRole('textbox').fill('Too short.');
  await page.getByRole('textbox').press('Tab');
  const complete = page.getByRole('button', { name: 'Complete Reflection' });
  await expect.poll(() => complete.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('textbox').fill('Some days I want to end my life.');
  await page.getByRole('link', { name: 'If this is hard to carry' }).waitFor();
  await page.getByRole('textbox').fill(WORDS);
  await page.reload();
  await page.getByText('Your words stay here while this tab is open.').waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe(WORDS);
  // As a pressed notification does in an open window.
  await openInPage(page, `/answer/${other.capability}?${CHOSEN_ANSWER}=done`);
  await page.getByRole('heading', { name: OTHER_TITLE }).waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('');
  await page.goBack();
  await page.getByRole('heading', { name: TITLE }).waitFor();
  await complete.click();
  await page.getByRole('heading', { name: 'It’s done' }).waitFor();
  expect(await isCompleted(entryId)).toBe(true);
  await openInPage(page, `/answer/${other.capability}?${CHOSEN_ANSWER}=done`);
  await page.getByRole('heading', { name: OTHER_TITLE }).waitFor();
  expect(await isCompleted(other.entryId)).toBe(false);
  expect(pageErrors).toEqual([]);
});

test('a reflection completed elsewhere first, or whose link no longer works, keeps the words on its answer page', {
  timeout: 60_000,
}, async () => {
  const { id } = await journeys.absentMember();
  const { page, pageErrors } = await journeys.visitor();
  const { db } = journeys.served.site;
  const { guidanceEntries: t } = db.tables;
  const { entryId, capability } = await createSentGuidance(journeys.served.site, id, {
    entry: { title: TITLE, contentType: 'reflection' },
  });
  await page.goto(`/answer/${capability}?${CHOSEN_ANSWER}=done`);
  await page.getByRole('textbox').fill(WORDS);
  const first = 'Written in another tab before this one was sent.';
  await db.update(t).set({ isCompleted: true, userReflection: first }).where(eq(t.id, entryId));
  await page.getByRole('button', { name: 'Complete Reflection' }).click();
  await page.getByRole('heading', { name: 'Already done' }).waitFor();
  const kept = page.getByRole('region', { name: 'Completed elsewhere first, so these words weren’t saved' });
  await kept.getByText(WORDS).waitFor();
  await kept.getByRole('button', { name: 'Copy' }).click();
  await kept.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  expect(pageErrors.splice(0)).toEqual([]);

  const deleted = await createSentGuidance(journeys.served.site, id, {
    entry: { title: OTHER_TITLE, contentType: 'reflection' },
  });
  await openInPage(page, `/answer/${deleted.capability}?${CHOSEN_ANSWER}=done`);
  await page.getByRole('textbox').fill(WORDS);
  await db.delete(t).where(eq(t.id, deleted.entryId));
  await page.getByRole('button', { name: 'Complete Reflection' }).click();
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  const unsaved = page.getByRole('region', { name: 'These words weren’t saved. Copy them to keep them' });
  await unsaved.getByText(WORDS).waitFor();
});
