import { expect, test } from 'vitest';
import { rewriteOutdated } from '../../../server/domains/guidance/translations/rewriting/service.ts';
import { changeDefault, removeTranslation } from '../../../server/domains/guidance/translations/service.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { installTranslation, OWN, ownChapter } from '../../../server/testing/guidance/translations.ts';

const journeys = startJourneys();
const PSALM = ownChapter('Psalms', 133).map((verse) =>
  verse.verse === 1 ? { ...verse, text: 'See how good it is,\nhow pleasant to live as one.' } : verse,
);
const KJV = 'Behold, how good and how pleasant it is for brethren to dwell together in unity!';

const addEntry = (userId: number) =>
  createEntry(journeys.served.site, userId, { reference: 'Psalm 133:1', scripture: `Psalm 133:1 (KJV) ${KJV}` });

test('choosing a translation changes the card’s verse, with its lines and licence, and back', {
  timeout: 90_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member();
  const { site } = journeys.served;
  await addEntry(id);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Language' }).waitFor();
  expect(await page.getByRole('button', { name: 'Bible Translation' }).count()).toBe(0);
  await installTranslation(site, PSALM, { language: 'es' });
  await page.reload();
  await openRow(page, 'Bible Translation');
  const part = page.getByRole('region', { name: 'Bible Translation' });
  await part.getByText(`Spanish. ${OWN.licence}`).waitFor();
  await expect.poll(() => part.getByRole('radio', { name: 'This site’s default (KJV)' }).isChecked()).toBe(true);
  await part.getByRole('radio', { name: 'Our Own Translation (OWN)' }).check();
  const toasts = page.getByRole('region', { name: 'Notification' });
  await toasts.getByText('Your verses now come from the Our Own Translation.').waitFor();

  await page.getByRole('link', { name: 'Home' }).first().click();
  const card = page.getByRole('article');
  await card.getByText('Psalm 133:1 · OWN').waitFor();
  await card.getByText(OWN.licence).waitFor();
  // Lines of poetry are on separate lines.
  await expect.poll(() => card.locator('blockquote').first().innerText()).toBe(PSALM[0]?.text);
  expect(await card.locator('blockquote').first().getAttribute('lang')).toBe('es');

  // If a translation is removed, the default applies, and Settings says so.
  await removeTranslation(site, { kind: 'system' }, 'OWN');
  await rewriteOutdated(site);
  await page.reload();
  await card.getByText('The OWN is no longer on this site').waitFor();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await openRow(page, 'Bible Translation');
  await part.getByText('The OWN is no longer available here.').waitFor();
  const account = page.waitForResponse((response) => response.url().includes('auth.me'));
  await part.getByRole('radio', { name: 'This site’s default (KJV)' }).check();
  await toasts.getByText('Your verses now come from the King James Version.').waitFor();
  // There is no choice any more, but the section stays until the page is left.
  await account;
  await part.getByRole('radio', { name: 'King James Version (KJV)' }).check();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await card.getByText(KJV).waitFor();
  await card.getByText('Psalm 133:1 · KJV').waitFor();
  expect(pageErrors).toEqual([]);
});

test('an administrator sees the translations and sets the default, which members’ cards follow', {
  timeout: 90_000,
}, async () => {
  const { site } = journeys.served;
  await installTranslation(site, PSALM);
  await changeDefault(site, { kind: 'system' }, 'KJV');
  const member = await journeys.member();
  await addEntry(member.id);
  await member.page.goto('/');
  const card = member.page.getByRole('article');
  await card.getByText('Psalm 133:1 · KJV').waitFor();
  const { page, pageErrors } = await journeys.member({ role: 'admin' });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Bibles' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Our Own Translation (OWN)' });
  await row.getByText('3 in 1 book').waitFor();
  await row.getByText('0 members').waitFor();
  const make = page.getByRole('button', { name: 'Make the Our Own Translation the default' });
  const [edge, button] = [await row.boundingBox(), await make.boundingBox()];
  const endOf = (box: typeof edge) => (box ? box.x + box.width : Number.NaN);
  expect(endOf(button), 'the button stays in its row').toBeLessThanOrEqual(endOf(edge) + 1);
  const held = Promise.withResolvers<void>();
  await page.route('**/trpc/admin.translations.setDefault**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await make.click();
  await row.getByRole('button', { name: 'Changing...' }).waitFor();
  held.resolve();
  const toasts = page.getByRole('region', { name: 'Notification' });
  await toasts.getByText('The Our Own Translation is the default now.').waitFor();
  await row.getByText('Default', { exact: true }).waitFor();
  // The pressed button is gone, so the heading above it has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Bibles');
  await rewriteOutdated(site);
  await member.page.reload();
  await card.getByText('Psalm 133:1 · OWN').waitFor();
  await page.getByRole('link', { name: 'Audit Log' }).click();
  const act = page.getByRole('row').filter({ hasText: 'Chose the default Bible translation' });
  await act.getByText('Translation: OWN').waitFor();
  expect(pageErrors).toEqual([]);
});
