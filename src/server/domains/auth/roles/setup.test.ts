import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { setupLink } from './service.ts';

let api: TestApi;

beforeEach(() => {
  api = createTestApi();
});
afterEach(() => api.close());

const NAOMI = { username: 'Naomi', email: 'naomi@parish.example', password: 'a long secret' };
const errorBody = (message: string) => ({ message, code: 'FORBIDDEN', error: message, said: expect.anything() });
const DONE = errorBody('This site already has an administrator.');
const WRONG = errorBody('This link is not the one that the site printed when it last started.');
const token = () => api.site.setupToken;
const admins = async () => {
  const { users } = api.site.db.tables;
  return api.site.db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
};

test('being the first to join makes nobody an administrator (D2)', async () => {
  await api.visitor().post('/api/auth/register', NAOMI);
  expect(await admins()).toEqual([]);
});

test('the site has a setup link only while there is no administrator (D2)', async () => {
  expect(await setupLink(api.site)).toBe(`http://hesed.example/setup?token=${token()}`);
  await api.member({ role: 'reviewer' });
  expect(await setupLink(api.site)).not.toBeNull();
  await api.member({ role: 'admin' });
  expect(await setupLink(api.site)).toBeNull();
});

describe('the link', () => {
  test('creates the administrator’s account and signs in', async () => {
    const visitor = api.visitor();
    const { status, body } = await visitor.post('/api/auth/setup', { ...NAOMI, token: token() });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: 1, username: 'Naomi', email: 'naomi@parish.example', role: 'admin', emailVerified: false },
    });
    expect((await visitor.get('/api/auth/me')).body).toEqual(body);
    expect((await visitor.get('/api/admin/queue-stats')).status).toBe(200);
  });

  test('queues a confirmation mail for the address, as joining does', async () => {
    await api.visitor().post('/api/auth/setup', { ...NAOMI, token: token() });
    expect(await api.site.db.select().from(api.site.db.tables.deliveries)).toMatchObject([
      { userId: 1, kind: 'verify_email', status: 'pending' },
    ]);
  });

  test('works when registration is closed', async () => {
    api.close();
    api = createTestApi({ env: { REGISTRATION: 'closed' } });
    expect((await api.visitor().post('/api/auth/setup', { ...NAOMI, token: token() })).status).toBe(200);
  });

  test('makes a signed-in member the administrator, from their next request on', async () => {
    const ruth = await api.member();
    expect((await ruth.get('/api/admin/queue-stats')).status).toBe(403);
    const { status, body } = await ruth.post('/api/auth/setup/claim', { token: token() });
    expect([status, body.user]).toEqual([200, expect.objectContaining({ id: ruth.id, role: 'admin' })]);
    expect((await ruth.get('/api/admin/queue-stats')).status).toBe(200);
  });

  test('works once, in either way', async () => {
    await api.visitor().post('/api/auth/setup', { ...NAOMI, token: token() });
    const ruth = await api.member();
    const again = await api.visitor().post('/api/auth/setup', {
      username: 'Orpah',
      email: 'orpah@parish.example',
      password: 'a long secret',
      token: token(),
    });
    expect([again.status, again.body]).toEqual([403, DONE]);
    const claimed = await ruth.post('/api/auth/setup/claim', { token: token() });
    expect([claimed.status, claimed.body]).toEqual([403, DONE]);
    expect(await admins()).toEqual([{ id: 1 }]);
    expect(await api.site.db.select().from(api.site.db.tables.users)).toHaveLength(2);
  });

  test('works for one of two concurrent uses, and leaves no account of the other', async () => {
    const use = (username: string) =>
      api.visitor().post('/api/auth/setup', {
        username,
        email: `${username}@parish.example`,
        password: 'a long secret',
        token: token(),
      });
    const ruth = await api.member();
    const answers = await Promise.all([use('Naomi'), use('Orpah'), use('Mahlon')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    for (const { status, body } of answers) if (status === 403) expect(body).toEqual(DONE);
    expect(await admins()).toHaveLength(1);
    expect(await api.site.db.select().from(api.site.db.tables.users)).toHaveLength(2);
    expect((await ruth.post('/api/auth/setup/claim', { token: token() })).status).toBe(403);
  });

  test('is rejected with another token, with one sentence', async () => {
    const ruth = await api.member();
    for (const wrong of [`${token()}x`, token().slice(1), token().toUpperCase(), ' ', 'é'.repeat(24)]) {
      const { status, body } = await api.visitor().post('/api/auth/setup', { ...NAOMI, token: wrong });
      expect([status, body]).toEqual([403, WRONG]);
    }
    const { status, body } = await ruth.post('/api/auth/setup/claim', { token: 'a guess' });
    expect([status, body]).toEqual([403, WRONG]);
    expect(await admins()).toEqual([]);
    expect(await api.site.db.select().from(api.site.db.tables.users)).toHaveLength(1);
  });

  test('can be tried ten times in a quarter of an hour from one address', async () => {
    for (let each = 0; each < 10; each += 1)
      await api.visitor().post('/api/auth/setup', { ...NAOMI, token: `guess ${each}` });
    const { status, headers } = await api.visitor().post('/api/auth/setup', { ...NAOMI, token: token() });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const ruth = await api.member();
    expect((await ruth.post('/api/auth/setup/claim', { token: token() })).status).toBe(429);
  });

  test('stays valid when an account cannot be created, and the error names the field', async () => {
    const ruth = await api.member({ username: 'Naomi' });
    const taken = await api.visitor().post('/api/auth/setup', { ...NAOMI, token: token() });
    expect([taken.status, taken.body.issues]).toEqual([
      409,
      [
        {
          path: ['username'],
          message: 'This username is already taken',
          said: { code: 'username_taken' },
          suggestion: expect.any(String),
        },
      ],
    ]);
    expect((await api.visitor().post('/api/auth/setup', { ...NAOMI, token: token(), role: 'admin' })).status).toBe(400);
    expect((await ruth.post('/api/auth/setup/claim', { token: token() })).status).toBe(200);
  });

  test('cannot be claimed by a signed-out visitor', async () => {
    expect((await api.visitor().post('/api/auth/setup/claim', { token: token() })).status).toBe(401);
  });

  test('is recorded in the audit log', async () => {
    await api.visitor().post('/api/auth/setup', { ...NAOMI, token: token() });
    expect(await api.site.db.select().from(api.site.db.tables.auditLog)).toMatchObject([
      { actorId: 1, action: 'auth.setup', targetId: 1, details: null, address: 'unknown' },
    ]);
    expect(api.site.db.client.serialize().includes(token())).toBe(false);
  });
});
