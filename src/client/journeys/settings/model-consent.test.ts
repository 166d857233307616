import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { modelEnv, openComposer } from '../../../server/testing/guidance/model-site.ts';
import { requestOf, startModelServer } from '../../../server/testing/providers/model-server.ts';

const model = await startModelServer();
const journeys = startJourneys({ env: modelEnv(model.url) });
afterAll(() => model.close());

test('a member lets a model write, reads what that means, and takes it back', { timeout: 60_000 }, async () => {
  const { page, id, email, complaints } = await journeys.member();
  const { site } = journeys.served;
  const { userProfiles } = site.db.tables;
  const philosophy = 'A friend is somebody who stays when the others have gone home.';
  await site.db.update(userProfiles).set({ friendshipPhilosophy: philosophy }).where(eq(userProfiles.userId, id));
  const composer = openComposer(site);
  const request = { userId: id, contentType: 'prayer' as const, localDate: '2027-03-01', isDev: false };

  await page.goto('/settings#privacy');
  const choice = page.getByRole('switch', { name: 'Guidance written for you' });
  await choice.waitFor();
  expect(await choice.isChecked()).toBe(false);
  expect(await composer.wants(site, request)).toBe(false);
  // What it means stands beside it before anything is switched on.
  const described = page.locator(`#${await choice.getAttribute('aria-describedby')}`);
  for (const said of [/reads what you wrote about friendship/, /your reflections never go to it/])
    await described.filter({ hasText: said }).waitFor();

  await choice.press('Space');
  await page.getByText('Guidance can now be written for you. It says so on each card.').waitFor();
  await expect.poll(() => choice.isChecked()).toBe(true);
  expect(await composer.wants(site, request)).toBe(true);
  const draft = await composer.compose(site, request);
  expect(draft?.title).toBe('Written by the model');
  const [call, ...others] = model.calls;
  expect(others).toEqual([]);
  expect(JSON.stringify(call && requestOf(call))).toContain(philosophy);
  expect(JSON.stringify(call)).not.toContain(email);

  // The choice holds when the page is loaded again.
  await page.reload();
  await expect.poll(() => choice.isChecked()).toBe(true);
  await choice.press('Space');
  await page.getByText('All your guidance now comes from our library.').waitFor();
  await expect.poll(() => choice.isChecked()).toBe(false);
  expect(await composer.wants(site, request)).toBe(false);
  expect(await composer.compose(site, request)).toBeNull();
  expect(model.calls).toHaveLength(1);

  // Both choices are in the member's own record.
  await page.goto('/consent');
  const rows = page.getByRole('listitem').filter({ hasText: 'Guidance by a language model' });
  await rows.filter({ hasText: 'Switched on' }).waitFor();
  await rows.filter({ hasText: 'Switched off' }).waitFor();
  expect(complaints).toEqual([]);
});
