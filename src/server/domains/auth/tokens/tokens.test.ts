import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '../../../lib/secrets.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member();
});
afterEach(() => api.close());

interface Made {
  id: number;
  token: string;
  start: string;
  scopes: string[];
  expiresAt: string | null;
}
const create = (different: object = {}, by = ruth) =>
  by.post<Made>('/api/tokens', { name: 'Bulletin board', scopes: ['read'], ...different });
const tokenOf = async (scopes: string[], by = ruth) => (await create({ scopes }, by)).body.token;
const list = async (by = ruth) => (await by.get<{ tokens: Made[] }>('/api/tokens')).body.tokens;
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const me = (token: string) => api.visitor().get('/api/auth/me', bearer(token));
const queueStats = (token: string) => api.visitor().get('/api/admin/queue-stats', bearer(token));

describe('a new token', () => {
  test('is shown once, and identified by its first characters', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Bulletin board',
      token: expect.stringMatching(/^hesed_[A-Za-z0-9_-]{43}$/),
      start: body.token.slice(0, 12),
      scopes: ['read'],
      expiresAt: '2027-05-30T08:00:00.000Z',
      lastUsedAt: null,
      createdAt: '2027-03-01T08:00:00.000Z',
    });
    const { token, ...shown } = body;
    expect(await list()).toEqual([shown]);
  });

  test('is stored only as a hash', async () => {
    const token = await tokenOf(['read']);
    const [row] = await api.site.db.select().from(api.site.db.tables.apiTokens);
    expect(row?.tokenHash).toBe(hashToken(token));
    expect(api.site.db.client.serialize().includes(token)).toBe(false);
    expect((await me(hashToken(token))).status).toBe(401);
  });

  test.each([
    [1, '2027-03-02T08:00:00.000Z'],
    [365, '2028-02-29T08:00:00.000Z'],
    [null, null],
  ])('expires after the requested number of days: %s', async (expiresInDays, expiresAt) => {
    expect((await create({ expiresInDays })).body.expiresAt).toBe(expiresAt);
  });

  test.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'two\nlines' }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['read', 'read'] }],
    ['scopes', { scopes: ['everything'] }],
    ['scopes', { scopes: ['read', 'admin'] }],
    ['expiresInDays', { expiresInDays: 0 }],
    ['expiresInDays', { expiresInDays: 366 }],
    ['expiresInDays', { expiresInDays: 1.5 }],
  ])('is rejected at the field %s: %o', async (field, different) => {
    const { status, body } = await create(different);
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: expect.arrayContaining([field]) }] });
    expect(await list()).toEqual([]);
  });

  test('belongs to its creator, whatever the request says', async () => {
    const naomi = await api.member();
    expect((await create({ userId: naomi.id })).status).toBe(400);
    await create();
    expect([(await list()).length, await list(naomi)]).toEqual([1, []]);
  });

  test('alerts its owner', async () => {
    await create();
    const events = await api.site.db.select().from(api.site.db.tables.securityEvents);
    expect(events).toMatchObject([{ userId: ruth.id, kind: 'token_created', mailAddress: ruth.email }]);
  });

  test('is limited to ten within an hour', async () => {
    for (let made = 0; made < 10; made += 1) expect((await create()).status).toBe(200);
    expect((await create()).status).toBe(429);
  });

  test('is limited to twenty per member, even when created concurrently', async () => {
    const tokens = Array.from({ length: 18 }, (_, each) => ({
      userId: ruth.id,
      name: 'old',
      tokenHash: String(each),
      start: 'hesed_',
      scopes: ['read' as const],
    }));
    await api.site.db.insert(api.site.db.tables.apiTokens).values(tokens);
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await list()).toHaveLength(20);
    const { apiTokens } = api.site.db.tables;
    await api.site.db.update(apiTokens).set({ expiresAt: new Date(api.site.clock.now()) });
    expect((await create()).status, 'expired tokens do not count').toBe(200);
  });
});

describe('a token may call what its scopes allow (decisions.md D8)', () => {
  const toOnboard = (token: string) => api.visitor().post('/api/auth/resend-verification', undefined, bearer(token));

  test.each([
    [['read'], 200, 403],
    [['write'], 403, 200],
    [['read', 'write'], 200, 200],
  ])('%j', async (scopes, reads, writes) => {
    const token = await tokenOf(scopes);
    expect([(await me(token)).status, (await toOnboard(token)).status]).toEqual([reads, writes]);
  });

  test('with the admin scope for an administrator, and without that scope no admin calls', async () => {
    const admin = await api.member({ role: 'admin' });
    expect((await queueStats(await tokenOf(['admin'], admin))).status).toBe(200);
    const plain = await tokenOf(['read', 'write'], admin);
    expect((await queueStats(plain)).status).toBe(403);
    expect((await api.visitor().get(`/api/dashboard/${ruth.id}`, bearer(plain))).status).toBe(403);
  });

  test('but never more than its owner still may', async () => {
    const admin = await api.member({ role: 'admin' });
    const token = await tokenOf(['read', 'admin'], admin);
    const { users } = api.site.db.tables;
    await api.site.db.update(users).set({ role: 'member' }).where(eq(users.id, admin.id));
    expect((await queueStats(token)).status).toBe(403);
    expect((await me(token)).body.user).toMatchObject({ role: 'member' });
  });

  test('but never the calls for tokens themselves', async () => {
    const admin = await api.member({ role: 'admin' });
    const { token, id } = (await create({ scopes: ['read', 'write', 'admin'] }, admin)).body;
    const visitor = api.visitor();
    const answers = [
      await visitor.get('/api/tokens', bearer(token)),
      await visitor.post('/api/tokens', { name: 'more', scopes: ['admin'] }, bearer(token)),
      await visitor.send('DELETE', `/api/tokens/${id}`, bearer(token)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await list(admin)).toHaveLength(1);
  });
});

describe('a token is rejected', () => {
  test('once it expires', async () => {
    const { token } = (await create({ expiresInDays: 1 })).body;
    api.site.clock.jumpTo(api.site.clock.now() + DAY_MS - 1);
    expect((await me(token)).status).toBe(200);
    api.site.clock.jumpTo(api.site.clock.now() + 1);
    expect((await me(token)).status).toBe(401);
  });

  test('once it is deleted', async () => {
    const { id, token } = (await create()).body;
    const { status, body } = await ruth.send('DELETE', `/api/tokens/${id}`);
    expect([status, body]).toEqual([200, { success: true }]);
    expect((await me(token)).status).toBe(401);
    expect((await ruth.send('DELETE', `/api/tokens/${id}`)).status).toBe(404);
  });

  test('and deleted only by its owner; for others it does not exist', async () => {
    const { id, token } = (await create()).body;
    for (const other of [await api.member(), await api.member({ role: 'admin' })])
      expect((await other.send('DELETE', `/api/tokens/${id}`)).status).toBe(404);
    expect((await me(token)).status).toBe(200);
  });

  test.each([
    ['an unknown one', () => `Bearer hesed_${'x'.repeat(43)}`],
    ['one of another kind', () => 'Bearer eyJhbGciOiJub25lIn0.e30.'],
    ['without a scheme', (token: string) => token],
    ['another scheme', (token: string) => `Basic ${token}`],
    ['two at once', (token: string) => `Bearer ${token} ${token}`],
    ['none', () => 'Bearer'],
    ['nothing', () => ''],
  ])('with this Authorization header, even with a valid session: %s', async (_what, header) => {
    const authorization = header(await tokenOf(['read']));
    const { status, body } = await ruth.get('/api/auth/me', { headers: { authorization } });
    expect([status, body]).toEqual([
      401,
      {
        message: 'Please sign in first.',
        code: 'UNAUTHORIZED',
        error: 'Please sign in first.',
        said: { code: 'not_signed_in' },
      },
    ]);
  });

  test('outside its header', async () => {
    const token = await tokenOf(['read', 'write']);
    const visitor = api.visitor();
    for (const name of ['token', 'access_token', 'authorization', 'api_key'])
      expect((await visitor.get(`/api/auth/me?${name}=${token}`)).status).toBe(401);
    for (const name of ['token', 'access_token'])
      expect((await visitor.post('/api/auth/resend-verification', { [name]: token })).status).toBe(401);
    expect((await visitor.get('/api/auth/me', { headers: { cookie: `hesed_session=${token}` } })).status).toBe(401);
    expect((await visitor.get('/api/auth/me', { headers: { 'x-api-key': token } })).status).toBe(401);
  });
});

describe('invalid tokens', () => {
  const wrong = (path = '/api/auth/me') => api.visitor().get(path, bearer('hesed_wrong'));
  const failFromHere = async (times: number) => {
    for (let attempt = 0; attempt < times; attempt += 1) await api.site.rateLimits.consume('bad_token', 'unknown');
  };

  test('are answered sixty times in a quarter of an hour', async () => {
    await failFromHere(59);
    expect((await wrong()).status).toBe(401);
    const { status, body, headers } = await wrong();
    const sentence = 'Too many attempts. Please wait 15 minutes.';
    expect([status, body]).toEqual([
      429,
      { message: sentence, code: 'TOO_MANY_REQUESTS', error: sentence, said: expect.anything() },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
    expect(api.site.logged).toEqual([]);
  });

  test('are limited over tRPC as well', async () => {
    await failFromHere(60);
    const { status, body, headers } = await wrong('/trpc/auth.me');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
    expect(body).toMatchObject({
      error: {
        json: {
          message: 'Too many attempts. Please wait 15 minutes.',
          data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, reason: 'too_many_requests' },
        },
      },
    });
    expect(api.site.logged).toEqual([]);
  });

  test('do not block valid ones or sessions', async () => {
    const token = await tokenOf(['read']);
    await failFromHere(60);
    expect([(await me(token)).status, (await ruth.get('/api/auth/me')).status]).toEqual([200, 200]);
  });
});

describe('the last use of a token', () => {
  const lastUsed = async () => (await list())[0];

  test('is rounded to the minute and not written with each request', async () => {
    const token = await tokenOf(['read']);
    await me(token);
    expect(await lastUsed()).toMatchObject({ lastUsedAt: '2027-03-01T08:00:00.000Z' });
    api.site.clock.jumpTo('2027-03-01T08:00:59.999Z');
    await me(token);
    expect(await lastUsed()).toMatchObject({ lastUsedAt: '2027-03-01T08:00:00.000Z' });
    api.site.clock.jumpTo('2027-03-01T08:01:00Z');
    await me(token);
    expect(await lastUsed()).toMatchObject({ lastUsedAt: '2027-03-01T08:01:00.000Z' });
  });
});

test('nothing about a token is logged', async () => {
  await me(await tokenOf(['read']));
  await me('hesed_wrong');
  expect(api.site.logged).toEqual([]);
});
