import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createRecordingChannel } from '../../../testing/recording-channel.ts';

const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
const ENDPOINT = 'https://push.parish.example/send/one';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const subscribe = (endpoint = ENDPOINT, by = ruth, keys: object = KEYS) =>
  by.post(`/api/push/subscriptions/${by.id}`, { endpoint, keys }, { headers: { 'user-agent': 'Firefox' } });
const forget = (query = '', by = ruth) => by.send('DELETE', `/api/push/subscriptions/${by.id}${query}`);
const rows = () => api.site.db.select().from(api.site.db.tables.pushSubscriptions);
const endpoints = async () => (await rows()).map(({ endpoint }) => endpoint);

test('a browser is kept with its keys', async () => {
  const { status, body } = await subscribe();
  expect([status, body]).toEqual([200, { success: true }]);
  expect(await rows()).toEqual([
    {
      id: expect.any(Number),
      userId: ruth.id,
      endpoint: ENDPOINT,
      ...KEYS,
      userAgent: 'Firefox',
      createdAt: new Date('2027-03-01T08:00Z'),
    },
  ]);
});

test('what a browser gives is taken as it is', async () => {
  const json = { endpoint: ENDPOINT, expirationTime: null, keys: KEYS };
  expect((await ruth.post(`/api/push/subscriptions/${ruth.id}`, json)).status).toBe(200);
});

test('a browser that subscribes again has its new keys and is there once', async () => {
  await subscribe();
  const keys = { ...KEYS, auth: 'c'.repeat(22) };
  await subscribe(ENDPOINT, ruth, keys);
  expect(await rows()).toMatchObject([keys]);
});

test('a browser moves to the member who subscribes it now (rules.md C27)', async () => {
  const naomi = await api.member();
  await subscribe();
  await subscribe(ENDPOINT, naomi);
  expect(await rows()).toMatchObject([{ userId: naomi.id }]);
});

test('of eleven browsers the oldest goes, by when it last subscribed, and nobody else’s', async () => {
  const naomi = await api.member();
  await subscribe(`${ENDPOINT}-naomi`, naomi);
  for (let count = 0; count < 10; count += 1) {
    await subscribe(`${ENDPOINT}-${count}`);
    await api.site.clock.advance(1000);
  }
  await subscribe(`${ENDPOINT}-0`);
  await subscribe(`${ENDPOINT}-10`);
  const kept = await endpoints();
  expect(kept).toHaveLength(11);
  expect(kept).not.toContain(`${ENDPOINT}-1`);
  expect(kept).toEqual(expect.arrayContaining([`${ENDPOINT}-0`, `${ENDPOINT}-10`, `${ENDPOINT}-naomi`]));
});

describe('forgotten', () => {
  beforeEach(async () => {
    await subscribe(`${ENDPOINT}?a=1`);
    await subscribe(`${ENDPOINT}?a=2`);
  });

  test('is the one that is named', async () => {
    expect((await forget(`?endpoint=${encodeURIComponent(`${ENDPOINT}?a=1`)}`)).body).toEqual({ success: true });
    expect(await endpoints()).toEqual([`${ENDPOINT}?a=2`]);
  });

  test('is the one that is named in a body', async () => {
    const path = `/api/push/subscriptions/${ruth.id}`;
    const endpoint = `${ENDPOINT}?a=1`;
    expect((await ruth.send('DELETE', path, { json: { userId: ruth.id, endpoint } })).body).toEqual({ success: true });
    expect(await endpoints()).toEqual([`${ENDPOINT}?a=2`]);
  });

  test('is none where a body says anything else, or another than the query', async () => {
    const path = `/api/push/subscriptions/${ruth.id}`;
    const named = `${path}?endpoint=${encodeURIComponent(`${ENDPOINT}?a=1`)}`;
    for (const [target, json, field] of [
      [path, { endPoint: ENDPOINT }, 'endPoint'],
      [path, { endpoint: [ENDPOINT] }, 'endpoint'],
      [path, { endpoint: null }, 'endpoint'],
      [`${path}?endPoint=x`, undefined, 'endPoint'],
      [named, { endpoint: `${ENDPOINT}?a=2` }, 'endpoint'],
    ] as const) {
      const { status, body } = await ruth.send('DELETE', target, json ? { json } : {});
      expect(status).toBe(400);
      expect(body.issues).toMatchObject([{ path: [field] }]);
    }
    expect(await endpoints()).toHaveLength(2);
    expect((await ruth.send('DELETE', named, { json: { endpoint: `${ENDPOINT}?a=1` } })).status).toBe(200);
    expect(await endpoints()).toEqual([`${ENDPOINT}?a=2`]);
  });

  test('are all where none is named, and again is no error', async () => {
    await forget();
    expect(await endpoints()).toEqual([]);
    expect((await forget()).status).toBe(200);
  });

  test('is nobody else’s', async () => {
    const naomi = await api.member();
    await subscribe(`${ENDPOINT}-naomi`, naomi);
    await forget('', naomi);
    await forget(`?endpoint=${encodeURIComponent(`${ENDPOINT}?a=1`)}`, naomi);
    expect(await endpoints()).toHaveLength(2);
  });
});

describe('is refused at its field', () => {
  test.each([
    'local-notifications',
    'http://push.parish.example/one',
    'https://localhost/one',
    'https://127.0.0.1/one',
    'https://10.0.0.7/one',
    `https://push.parish.example/${'x'.repeat(1000)}`,
  ])('the endpoint %.60s', async (endpoint) => {
    const { status, body } = await subscribe(endpoint);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: ['endpoint'] }]);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['p256dh', { ...KEYS, p256dh: 'short' }],
    ['auth', { ...KEYS, auth: '' }],
    ['auth', { p256dh: KEYS.p256dh }],
  ])('the key %s', async (field, keys) => {
    const { status, body } = await subscribe(ENDPOINT, ruth, keys);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: ['keys', field] }]);
  });

  test('a field that is not one', async () => {
    const json = { endpoint: ENDPOINT, keys: KEYS, isDev: true };
    expect((await ruth.post(`/api/push/subscriptions/${ruth.id}`, json)).status).toBe(400);
  });
});

test('is for the member and an admin', async () => {
  const naomi = await api.member();
  const admin = await api.member({ role: 'admin' });
  const path = `/api/push/subscriptions/${ruth.id}`;
  const json = { endpoint: ENDPOINT, keys: KEYS };
  expect((await naomi.post(path, json)).status).toBe(403);
  expect((await naomi.send('DELETE', path)).status).toBe(403);
  expect((await admin.post(path, json)).status).toBe(200);
  expect((await admin.post('/api/push/subscriptions/4711', json)).status).toBe(404);
  expect(await rows()).toMatchObject([{ userId: ruth.id }]);
});

test('the key to subscribe with is the site’s own, and the same for every member', async () => {
  const { body } = await ruth.get('/api/push/key');
  expect(body).toEqual({ publicKey: api.site.keys.pushPublicKey });
  expect((await (await api.member()).get('/api/push/key')).body).toEqual(body);
  expect((await api.visitor().get('/api/push/key')).status).toBe(401);
});

test('a test goes to the member’s browsers, once one is there', async () => {
  const push = createRecordingChannel('push');
  api.site.channels.set('push', push);
  await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['push'] });
  const ask = async () => (await ruth.post<{ results: object }>(`/api/alerts/test/${ruth.id}`, {})).body.results;
  expect(await ask()).toMatchObject({
    failed: ['push'],
    errors: { push: expect.stringMatching(/^No browser of yours/) },
  });
  await subscribe();
  expect(await ask()).toEqual({ success: ['push'], failed: [], errors: {}, said: {} });
  expect(push.sent.map(({ to }) => to.address)).toEqual([String(ruth.id)]);
});
