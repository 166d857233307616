import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing/api.ts';
import { modelEnv } from '../../../testing/guidance/model-env.ts';
import { agree, createModelSite } from '../../../testing/guidance/model-site.ts';
import { addJob } from '../../../testing/queue/queue-rows.ts';
import { storeCareSigns } from '../care/note-signs.ts';
import { type Draft, sendableDraft, storeEntry } from '../entries.ts';
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

describe('an answer that comes', () => {
  const prayer = (userId: number, localDate: string) =>
    ({ userId, contentType: 'prayer', localDate, isDev: false }) as const;

  test('while the member withdraws their consent becomes no entry and leaves no id of the provider', async () => {
    const { site, composer, userId } = await createModelSite();
    const draft = await composer.compose(site, prayer(userId, '2027-03-01'));
    expect(draft?.responseId).toBe('resp_1');
    await agree(site, userId, { modelConsent: false });
    const job = { id: await addJob(site, userId), userId, localDate: '2027-03-01', isDev: false };
    const scheduledTime = new Date(site.clock.now());
    const lastResponse = async () => (await site.db.select().from(site.db.tables.userProfiles))[0]?.lastResponseId;
    const words = await site.db.atomic((q) => sendableDraft(q, site, prayer(userId, '2027-03-01'), draft));
    expect(words).toMatchObject({ libraryKey: expect.any(String) });
    expect(words.responseId ?? null).toBeNull();
    // Nor does a draft that was settled just before.
    await site.db.atomic((q) => storeEntry(q, site, { ...job, scheduledTime }, draft as Draft));
    expect(await lastResponse()).toBeNull();
    // Nor one for a job that has its entry already.
    await agree(site, userId);
    await site.db.atomic((q) => storeEntry(q, site, { ...job, scheduledTime }, draft as Draft));
    expect(await lastResponse()).toBeNull();
  });

  test('G6: while the member names abuse becomes no entry for seven days', async () => {
    const { site, composer, userId } = await createModelSite();
    const draft = await composer.compose(site, prayer(userId, '2027-03-01'));
    const settled = () => site.db.atomic((q) => sendableDraft(q, site, prayer(userId, '2027-03-01'), draft));
    expect(await settled()).toEqual(draft);
    await site.db.atomic((q) => storeCareSigns(q, site, userId, ['My husband hits me.']));
    expect(await settled()).toMatchObject({ libraryKey: expect.any(String) });
    site.clock.jumpTo('2027-03-08T08:00:01Z');
    expect(await settled()).toEqual(draft);
  });

  test('G8: in the month after its call counts as an entry of that month', async () => {
    const { site, composer, userId } = await createModelSite();
    site.clock.jumpTo('2027-03-31T23:59:59Z');
    const draft = await composer.compose(site, prayer(userId, '2027-03-31'));
    site.clock.jumpTo('2027-04-01T00:00:01Z');
    const job = { id: await addJob(site, userId), userId, localDate: '2027-04-01', isDev: false };
    const scheduledTime = new Date(site.clock.now());
    await site.db.atomic((q) => storeEntry(q, site, { ...job, scheduledTime }, draft as Draft));
    expect(await readModelFacts(site)).toMatchObject({ entries: 1, calls: 0, spent: 0 });
    const months = await site.db.select().from(site.db.tables.modelMonths);
    expect(months).toMatchObject([
      { month: '2027-03', entries: 0, calls: 1 },
      { month: '2027-04', entries: 1, calls: 0 },
    ]);
  });
});

test('G8: the cost that a call reserves is that of at least as many tokens as its prompt can have', async () => {
  const { site, server, composer, userId } = await createModelSite();
  // Each of these signs is one character and up to four tokens.
  await agree(site, userId, { friendshipPhilosophy: `A friend stays when others go home ${'🕊'.repeat(300)}` });
  // Chat completions get the schema twice.
  server.offer('chat_completions');
  // Nobody knows what such a call cost, so its reservation stays.
  server.fail({ does: 'body', type: 'application/json', text: 'not JSON' });
  const request = { userId, contentType: 'prayer', localDate: '2027-03-01', isDev: false } as const;
  await expect(composer.compose(site, request)).rejects.toThrow();
  const { body } = server.calls[0] ?? expect.fail('the model was not asked');
  const { messages, response_format } = body;
  const prompt = JSON.stringify({ messages, response_format });
  expect(prompt).toContain('🕊');
  const [day] = await site.db.select().from(site.db.tables.modelDays);
  // A token of the prompt costs one millionth here, one of the answer ten.
  expect(day?.cost).toBeGreaterThanOrEqual(Buffer.byteLength(prompt) + 40_000);
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
    ['model', 'opt_out', 'model-2-es'],
  ]);
  api.close();
  const plain = createTestApi();
  const naomi = await plain.member();
  expect((await naomi.post('/api/guidance/model', { agreed: true })).status).toBe(409);
  expect((await naomi.get<{ user: object }>('/api/auth/me')).body.user).toMatchObject({ modelConsent: null });
  plain.close();
});
