import { expect, test } from 'vitest';
import { createTestApi } from '../../../testing/api.ts';
import { agree, createModelSite, modelEnv } from '../../../testing/guidance/model-site.ts';
import { addJob } from '../../../testing/queue/queue-rows.ts';
import { type Draft, storeEntry } from '../entries.ts';
import { readModelFacts } from './service.ts';

test('G8: an administrator reads what the model used and what is left', async () => {
  const { site, composer, userId } = await createModelSite({ env: { GUIDANCE_DAILY_CAP: '1' } });
  const draft = await composer.compose(site, {
    ...{ userId, contentType: 'prayer', localDate: '2027-03-01', isDev: false },
  });
  expect(await readModelFacts(site)).toMatchObject({
    ...{ entries: 0, calls: 1, tokens: 1_400, spent: 0.005, left: 19.995 },
    ...{ dailyCap: 1, membersAgreed: 1, membersAtCap: 1, restsUntil: null, lastError: null },
    ...{ lastFailedAt: null, lastAnsweredAt: new Date('2027-03-01T08:00Z') },
  });
  // An entry counts once it is stored.
  const id = await addJob(site, userId);
  const scheduledTime = new Date(site.clock.now());
  const job = { id, userId, localDate: '2027-03-01', scheduledTime, isDev: false };
  for (let count = 0; count < 2; count += 1) await site.db.atomic((q) => storeEntry(q, site, job, draft as Draft));
  expect(await readModelFacts(site)).toMatchObject({ entries: 1 });
});

test('G8: an administrator reads when the model failed, until it answers again', async () => {
  const { site, server, composer, userId } = await createModelSite();
  const compose = () =>
    composer.compose(site, { ...{ userId, contentType: 'prayer', localDate: '2027-03-01', isDev: false } });
  server.fail({ does: 'error', status: 500, type: 'server_error', code: null });
  await expect(compose()).rejects.toThrow();
  const lastFailedAt = new Date(site.clock.now());
  expect(await readModelFacts(site)).toMatchObject({ lastError: 'server_error', lastFailedAt, lastAnsweredAt: null });
  server.fail(null);
  await compose();
  expect(await readModelFacts(site)).toMatchObject({ lastError: null, lastFailedAt: null });
});

test('a member agrees and withdraws, with the words they saw in the ledger; without a model nobody can agree', async () => {
  const api = createTestApi({ env: modelEnv('http://127.0.0.1:9/v1') });
  const ruth = await api.member();
  await agree(api.site, ruth.id, { modelConsent: false });
  const me = async () => (await ruth.get<{ user: { modelConsent: boolean } }>('/api/auth/me')).body.user.modelConsent;
  expect(await me()).toBe(false);
  expect((await ruth.post('/api/guidance/model', { agreed: true })).body).toEqual({ success: true, agreed: true });
  expect(await me()).toBe(true);
  await ruth.post('/api/guidance/model', { agreed: false, wordingLanguage: 'es' });
  const rows = await api.site.db.select().from(api.site.db.tables.consentEvents);
  expect(rows.map(({ channel, action, wordingVersion }) => [channel, action, wordingVersion])).toEqual([
    ['model', 'opt_in', 'model-1'],
    ['model', 'opt_out', 'model-1-es'],
  ]);
  api.close();
  const plain = createTestApi();
  const naomi = await plain.member();
  expect((await naomi.post('/api/guidance/model', { agreed: true })).status).toBe(409);
  expect((await naomi.get<{ user: object }>('/api/auth/me')).body.user).toMatchObject({ modelConsent: null });
  plain.close();
});
