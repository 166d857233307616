import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '../../lib/secrets.ts';
import { createAccount, PASSWORD } from '../../testing/accounts.ts';
import { type Browser, createTestApi, type TestApi } from '../../testing/api.ts';
import { sessionsOf } from './sessions.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let browser: Browser;

beforeEach(async () => {
  api = createTestApi();
  const { email } = await createAccount(api.site);
  browser = api.visitor();
  await browser.post(
    '/api/auth/login',
    { email, password: PASSWORD },
    { headers: { 'user-agent': `Firefox ${'x'.repeat(400)}` } },
  );
});
afterEach(() => api.close());

const token = () => browser.jar.get('hesed_session') as string;
const rows = () => api.site.db.select().from(api.site.db.tables.sessions);
const setExpiry = (inMs: number) =>
  api.site.db.update(api.site.db.tables.sessions).set({ expiresAt: new Date(Date.now() + inMs) });
const me = () => browser.get('/api/auth/me');

test('the token is 256 random bits, and only its hash is on the server', async () => {
  expect(token()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const [row] = await rows();
  expect(row?.id).toBe(hashToken(token()));
  expect(api.site.db.client.serialize().includes(token())).toBe(false);
});

test('the hash is no token', async () => {
  const [row] = await rows();
  const { status } = await api.visitor().get('/api/auth/me', { headers: { cookie: `hesed_session=${row?.id}` } });
  expect(status).toBe(401);
});

test('a session lasts thirty days and knows the browser, cut short', async () => {
  const [row] = await rows();
  const left = (row?.expiresAt.getTime() ?? 0) - Date.now();
  expect(left).toBeGreaterThan(30 * DAY_MS - 60_000);
  expect(left).toBeLessThanOrEqual(30 * DAY_MS);
  expect(row?.userAgent).toHaveLength(300);
});

describe('sliding', () => {
  test('past half its time a session is renewed, with a new cookie for the same token', async () => {
    await setExpiry(15 * DAY_MS - 60_000);
    const { status, headers } = await me();
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([
      `hesed_session=${token()}; HttpOnly; Max-Age=2592000; Path=/; SameSite=Lax`,
    ]);
    const [row] = await rows();
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(30 * DAY_MS - 60_000);
  });

  test('before that it is left alone', async () => {
    await setExpiry(15 * DAY_MS + 60_000);
    expect((await me()).headers.getSetCookie()).toEqual([]);
  });

  test('happens over tRPC, and with a call that is refused', async () => {
    await setExpiry(DAY_MS);
    expect((await browser.get('/trpc/auth.me')).headers.getSetCookie()).toHaveLength(1);
    await setExpiry(DAY_MS);
    const refused = await browser.get('/api/dashboard/999');
    expect([refused.status, refused.headers.getSetCookie().length]).toEqual([403, 1]);
  });
});

test('a session whose time is over is none, and its row goes', async () => {
  await setExpiry(-1);
  const { status, headers } = await me();
  expect(status).toBe(401);
  expect(headers.getSetCookie()).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('sessions nobody came back to are cleared away, others stay', async () => {
  await setExpiry(-1);
  await browser.post('/api/auth/login', { email: 'friend-1@parish.example', password: 'x' });
  const { id } = await createAccount(api.site);
  await sessionsOf(api.site.db).start(id, { userAgent: null, secure: false });
  await sessionsOf(api.site.db).deleteExpired();
  expect((await rows()).map(({ userId }) => userId)).toEqual([id]);
});

describe('signing out', () => {
  test('ends the session on the server and clears the cookie', async () => {
    const old = token();
    const { status, body, headers } = await browser.post('/api/auth/logout');
    expect([status, body]).toEqual([200, { success: true }]);
    expect(headers.getSetCookie()).toEqual(['hesed_session=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax']);
    expect(await rows()).toEqual([]);
    const again = await api.visitor().get('/api/auth/me', { headers: { cookie: `hesed_session=${old}` } });
    expect(again.status).toBe(401);
  });

  test('leaves the member’s other browsers signed in', async () => {
    const other = api.visitor();
    const [user] = await api.site.db.select().from(api.site.db.tables.users);
    await other.post('/api/auth/login', { email: user?.email, password: PASSWORD });
    await browser.post('/api/auth/logout');
    expect((await other.get('/api/auth/me')).status).toBe(200);
  });

  test('of a session half used up ends with the cleared cookie', async () => {
    await setExpiry(DAY_MS);
    const { headers } = await browser.post('/api/auth/logout');
    expect(headers.getSetCookie().at(-1)).toMatch(/^hesed_session=;/);
    expect(browser.jar.has('hesed_session')).toBe(false);
  });

  test('is nothing to a visitor, or with a cookie that is over', async () => {
    expect((await api.visitor().post('/api/auth/logout')).status).toBe(200);
    await setExpiry(-1);
    expect((await browser.post('/api/auth/logout')).status).toBe(200);
  });
});

test('who is deleted is signed out everywhere', async () => {
  const { users } = api.site.db.tables;
  await api.site.db.delete(users).where(eq(users.id, 1));
  expect((await me()).status).toBe(401);
});

test('a role that changes holds from the next call', async () => {
  const { users } = api.site.db.tables;
  expect((await browser.get('/api/admin/queue-stats')).status).toBe(403);
  await api.site.db.update(users).set({ role: 'admin' });
  expect((await browser.get('/api/admin/queue-stats')).status).toBe(200);
  await api.site.db.update(users).set({ role: 'reviewer' });
  expect((await browser.get('/api/admin/queue-stats')).status).toBe(403);
});
