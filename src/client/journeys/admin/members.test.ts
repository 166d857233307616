import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startSession } from '../../../server/testing/browser/browser-session.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';

const journeys = startJourneys();
const MINUTE = 60_000;

test('an administrator pauses a member, sends a password link, signs them out, exports and deletes by name', {
  timeout: 2 * MINUTE,
}, async () => {
  const { page, pageErrors } = await journeys.member({ username: 'Naomi', role: 'admin' });
  const orpah = await journeys.absentMember({ username: 'Orpah', email: 'orpah@parish.example' });
  await startSession(journeys.served, orpah.id);
  const { site, smtp } = journeys.served;
  const toast = (text: string | RegExp) => page.getByRole('region', { name: 'Notification' }).getByText(text);
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin?list=members&member=${orpah.id}`);
  const acts = page.getByRole('group', { name: 'Account' });
  await acts.getByRole('button', { name: 'Pause for Two Weeks' }).click();
  await toast('Guidance for Orpah is paused for two weeks.').waitFor();
  await acts.getByRole('button', { name: 'End the Pause' }).click();
  await toast('Guidance for Orpah has resumed.').waitFor();
  await acts.getByRole('button', { name: 'Pause for Two Weeks' }).waitFor();

  await acts.getByRole('button', { name: 'Send a Password Link' }).click();
  await toast('A link to set a new password is on its way to orpah@parish.example.').waitFor();
  await expect
    .poll(() => smtp.received.filter(({ to }) => to.includes('orpah@parish.example')).length)
    .toBeGreaterThan(0);
  // Three links are valid at most, and the toast is about what really happened.
  for (let each = 0; each < 3; each += 1) await acts.getByRole('button', { name: 'Send a Password Link' }).click();
  await toast('Link Not Sent').waitFor();
  await toast('Orpah already has three valid links, so no new one was sent.').waitFor();
  const asked = await site.db.select().from(site.db.tables.auditLog);
  expect(asked.filter(({ action }) => action === 'admin.members.sendPasswordLink')).toHaveLength(4);

  await acts.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await dialog.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await toast('Orpah is signed out everywhere.').waitFor();
  const { sessions, users } = site.db.tables;
  expect(await site.db.select().from(sessions).where(eq(sessions.userId, orpah.id))).toEqual([]);

  const download = page.waitForEvent('download');
  await acts.getByRole('button', { name: 'Download Their Data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  await acts.getByRole('button', { name: 'Delete the Account' }).click();
  await dialog.getByLabel('Type “Orpah” to continue').fill('Orpah');
  await dialog.getByRole('button', { name: 'Delete the Account' }).click();
  await toast('The account of Orpah was deleted.').waitFor();
  await page.waitForURL('**/admin?list=members');
  expect(await site.db.select().from(users).where(eq(users.id, orpah.id))).toEqual([]);
  expect(pageErrors).toEqual([]);
});
