import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { consentWordings } from '../../../content/strings/en/consent/wordings.ts';
import { byModelNote } from '../../../content/strings/en/guidance/content.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { modelEnv } from '../../../server/testing/guidance/model-env.ts';
import { openComposer } from '../../../server/testing/guidance/model-site.ts';
import { requestOf, startModelServer } from '../../../server/testing/providers/model-server.ts';

const model = await startModelServer();
const journeys = startJourneys({ env: modelEnv(model.url) });
afterAll(() => model.close());

test('a member reads what a model would get, agrees by keyboard, sees it on the card, and withdraws; only then is it called', {
  timeout: 90_000,
}, async () => {
  const { page, pageErrors, id, email } = await journeys.member();
  const { site } = journeys.served;
  const { userProfiles } = site.db.tables;
  const friendshipPhilosophy = 'A friend is somebody who stays when the others have gone home.';
  await site.db.update(userProfiles).set({ friendshipPhilosophy }).where(eq(userProfiles.userId, id));
  const stored = async () =>
    (await site.db.select().from(userProfiles)).find(({ userId }) => userId === id)?.modelConsent;
  const composer = openComposer(site);
  const request = { userId: id, contentType: 'prayer' as const, localDate: '2027-03-01', isDev: false };
  const expectNoCall = async (calls: number, message: string) => {
    expect(await composer.wants(site, request), message).toBe(false);
    expect(await composer.compose(site, request), message).toBeNull();
    expect(model.calls, message).toHaveLength(calls);
  };
  const part = page.getByRole('region', { name: 'Privacy' });
  const consent = part.getByRole('switch', { name: 'Guidance written for you' });
  const toasts = page.getByRole('region', { name: 'Notification' });

  await page.goto('/settings#privacy');
  await expect.poll(() => consent.isChecked()).toBe(false);
  // The words in the ledger are beside the switch, as its description.
  await part.getByText(consentWordings.model.text).waitFor();
  const describedBy = await consent.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe(consentWordings.model.text);
  expect(await stored()).toBe(false);
  await expectNoCall(0, 'no call without consent');

  await consent.press('Space');
  await toasts.getByText('Guidance can now be written for you. Each card will say so.').waitFor();
  await expect.poll(stored).toBe(true);
  // Consent alone sends nothing.
  expect(model.calls).toEqual([]);
  expect(await composer.wants(site, request)).toBe(true);
  expect((await composer.compose(site, request))?.title).toBe('From the model');
  const [call, ...others] = model.calls;
  expect(others).toEqual([]);
  expect(JSON.stringify(call && requestOf(call))).toContain(friendshipPhilosophy);
  expect(JSON.stringify(call), 'without the address').not.toContain(email);

  await createEntry(site, id, { title: 'A door left open', responseId: 'resp_1', writtenBy: 'test-model v1' });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: 'A door left open' });
  await card.getByText(byModelNote).waitFor();

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await openRow(page, 'Privacy & Consent');
  await expect.poll(() => consent.isChecked()).toBe(true);
  await consent.press('Space');
  await toasts.getByText('All your guidance now comes from our library.').waitFor();
  await expect.poll(stored).toBe(false);
  await expectNoCall(1, 'no call after the withdrawal');
  await page.getByRole('link', { name: 'Open Consent Center', exact: true }).click();
  await expect.poll(() => page.getByText('Guidance by a language model').count()).toBe(2);
  expect(pageErrors).toEqual([]);
});
