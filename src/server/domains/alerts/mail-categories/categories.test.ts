import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIRST_CATEGORIES, MAIL_CATEGORIES, type MailCategory } from '../../../../shared/alerts/mail-categories.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { readyChannels } from '../../../testing/queue/ready-channels.ts';
import { isMuted } from '../method-states.ts';
import { unsubscribeUrl } from '../unsubscribe/service.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member();
  await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['desktop', 'email'] });
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const path = () => `/api/alerts/categories/${ruth.id}`;
const read = async () => (await ruth.get(path())).body.categories;
const save = (categories: string[], by = ruth) => by.post(path(), { categories });
const without = (...left: MailCategory[]) => MAIL_CATEGORIES.filter((category) => !left.includes(category));
const ledger = async () =>
  (await api.site.db.select().from(api.site.db.tables.consentEvents))
    .slice(2)
    .map(({ channel, action, source, wordingVersion }) => [channel, action, source, wordingVersion]);

test('a member with the email method gets every kind of mail except the reminders by default', async () => {
  expect(await read()).toEqual(FIRST_CATEGORIES);
});

test('each kind has its own switch, and the ledger has a row with the words of the card', async () => {
  await save([...MAIL_CATEGORIES]);
  const before = (await ledger()).length;
  for (const category of without('guidance')) {
    const { status, body } = await save(without(category));
    expect([status, body]).toEqual([200, { success: true, categories: without(category) }]);
    await save([...MAIL_CATEGORIES]);
  }
  expect((await ledger()).slice(before)).toEqual(
    without('guidance').flatMap((category) => [
      [`email:${category}`, 'opt_out', 'settings', 'mail-6'],
      [`email:${category}`, 'opt_in', 'settings', 'mail-6'],
    ]),
  );
});

test('an unchanged save writes nothing into the ledger', async () => {
  await save([...FIRST_CATEGORIES]);
  expect(await ledger()).toEqual([]);
});

test('guidance is the email method itself, and leaves the others alone', async () => {
  await save(FIRST_CATEGORIES.filter((category) => category !== 'guidance'));
  expect((await ruth.get(`/api/alerts/preferences/${ruth.id}`)).body.alertMethods).toEqual(['desktop']);
  expect(await ledger()).toEqual([['email', 'opt_out', 'settings', 'mail-6']]);
  await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'] });
  expect(await read()).toEqual(FIRST_CATEGORIES);
});

test('the page behind a mail’s link shows the same', async () => {
  await save(without('prayer_reminders', 'weekly_letter'));
  expect(await readyChannels(api.site, ruth.id, 'prayer')).toContain('email');
  const token = unsubscribeUrl(api.site, ruth.id).split('/').at(-1);
  const input = encodeURIComponent(JSON.stringify({ json: { token } }));
  const { text } = await api.visitor().get(`/trpc/alerts.unsubscribe.view?input=${input}`);
  expect(JSON.parse(text).result.data.json.categories).toEqual(without('prayer_reminders', 'weekly_letter'));
});

test('a choice against prayers, from before the reminders existed, lasts until the kind is switched on', async () => {
  const { userProfiles } = api.site.db.tables;
  await api.site.db.update(userProfiles).set({ mutedMailCategories: ['prayer_reminders'] });
  const comes = async () => (await readyChannels(api.site, ruth.id, 'prayer')).includes('email');
  await save(without('prayer_reminders', 'weekly_letter'));
  expect(await comes()).toBe(false);
  await save([...MAIL_CATEGORIES]);
  expect(await comes()).toBe(true);
  await save([...FIRST_CATEGORIES]);
  expect(await comes()).toBe(true);
});

test('reminders are off until a member switches them on, and the other kinds on until they switch them off', () => {
  const choices = {
    alertMethods: ['email' as const],
    mutedMailCategories: ['weekly_letter'],
    chosenMailCategories: [],
  };
  expect(MAIL_CATEGORIES.filter((category) => isMuted(choices, category))).toEqual([
    'prayer_reminders',
    'reflection_prompts',
    'weekly_letter',
  ]);
  expect(isMuted({ ...choices, alertMethods: [] }, 'guidance')).toBe(true);
});

test('accepts no unknown kind, and counts towards the limit of preferences', async () => {
  expect((await save(['newsletter'])).status).toBe(400);
  expect((await save(['security_alerts'])).status).toBe(400);
  for (let count = 0; count < 60; count += 1)
    await api.site.rateLimits.consume('preference_changes', String(ruth.id)).catch(() => undefined);
  expect((await save([])).status).toBe(429);
  expect(await read()).toEqual(FIRST_CATEGORIES);
});

test('is for the member and an admin', async () => {
  const naomi = await api.member();
  const admin = await api.member({ role: 'admin' });
  expect((await naomi.get(path())).status).toBe(403);
  expect((await save([], naomi)).status).toBe(403);
  expect((await admin.get(path())).status).toBe(200);
  expect((await admin.get('/api/alerts/categories/4711')).status).toBe(404);
});
