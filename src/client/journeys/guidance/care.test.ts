import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { expectFocusKept } from '../../../server/testing/browser/keyboard.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';

const journeys = startJourneys();
const WORDS = 'My husband hits me when he drinks, and I want to die.';

test('G6: a reflection that mentions danger is saved, and a calm card offers help until it is dismissed', {
  timeout: 60_000,
}, async () => {
  const { page, id, pageErrors } = await journeys.member({ browser: { timezoneId: 'America/New_York' } });
  const { site } = journeys.served;
  const { userProfiles, guidanceEntries } = site.db.tables;
  await site.db.update(userProfiles).set({ timezone: 'America/New_York' });
  await createEntry(site, id, { title: 'Who stayed', contentType: 'reflection' });
  await page.goto('/guidance');
  const article = page.getByRole('article', { name: 'Who stayed' });
  await article.getByRole('button', { name: 'Complete', exact: true }).click();
  const writing = page.getByRole('dialog', { name: 'Reflection Time' });
  await writing.getByRole('textbox').fill('I want to die.');
  await writing.getByRole('status').getByRole('link', { name: 'you can talk to someone now' }).waitFor();
  await writing.getByRole('textbox').fill(WORDS);
  await writing.getByRole('button', { name: 'Complete Reflection' }).click();

  const drawer = page.getByRole('dialog', { name: 'You don’t have to carry this alone' });
  await drawer.getByText('No one has been told').waitFor();
  expect(await drawer.getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911');
  await drawer.getByRole('link', { name: 'Call 988 Suicide & Crisis Lifeline: 988' }).waitFor();
  await drawer.getByRole('link', { name: 'Call National Domestic Violence Hotline: 1-800-799-7233' }).waitFor();
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await article.getByText(WORDS).waitFor();
  await expectFocusKept(page);
  const [row] = await site.db.select().from(guidanceEntries);
  expect(row).toMatchObject({ isCompleted: true, userReflection: WORDS });

  await page.getByRole('link', { name: 'Home' }).click();
  const card = page.getByRole('region', { name: 'You don’t have to carry this alone' });
  await card.getByRole('link', { name: '911' }).waitFor();
  await page.reload();
  await card.getByRole('button', { name: 'Hide this card' }).click();
  await card.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Help and people to talk to' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help and people to talk to' }).waitFor();
  await page.getByRole('link', { name: '911' }).waitFor();
  await page.getByLabel('Your country').selectOption({ label: 'Spain' });
  expect(await page.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
  await page.getByLabel('Your country').selectOption({ label: 'Another country' });
  await page.getByText('call your local emergency number').waitFor();
  await page.getByRole('link', { name: 'Find a help line in your country' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('G6: the help page shows only the help lines, and the church’s contact if there is one', async () => {
  const { page, pageErrors } = await journeys.member({ browser: { timezoneId: 'America/New_York' } });
  const { env } = journeys.served.site;
  const church = page.getByText('Someone at your church', { exact: true });
  await page.goto('/care');
  await page.getByRole('link', { name: 'Call 988 Suicide & Crisis Lifeline: 988' }).waitFor();
  expect(await church.count()).toBe(0);
  Object.assign(env, { CARE_CONTACT_NAME: 'The care team', CARE_CONTACT_PHONE: '+1 555 010 0199' });
  await page.reload();
  await church.waitFor();
  expect(await page.getByRole('link', { name: 'Call The care team: +1 555 010 0199' }).getAttribute('href')).toBe(
    'tel:+15550100199',
  );
  expect(pageErrors).toEqual([]);
});
