import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashToken } from '../../../lib/secrets.ts';
import { type Browser, createTestApi, type TestApi } from '../../../testing/api.ts';
import { recordStatements } from '../../../testing/database/record-statements.ts';
import { createAccount, PASSWORD } from '../../../testing/members/accounts.ts';
import { isStillSignedIn } from '../../authority/service.ts';
import { sessionsOf } from './sessions.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2027-03-01T08:00Z');

let api: TestApi;
let browser: Browser;

beforeEach(async () => {
  // Lucia reads the time from the system clock, which is fixed here.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  api = createTestApi();
  const { email } = await createAccount(api.site);
  browser = api.visitor();
  await browser.post(
    '/api/auth/login',
    { email, password: PASSWORD },
    { headers: { 'user-agent': `Firefox ${'x'.repeat(400)}` } },
  );
});
afterEach(() => {
  vi.useRealTimers();
  api.close();
});

const token = () => browser.jar.get('hesed_session') as string;
const rows = () => api.site.db.select().from(api.site.db.tables.sessions);
const setExpiry = (inMs: number) =>
  api.site.db.update(api.site.db.tables.sessions).set({ expiresAt: new Date(NOW + inMs) });
const me = () => browser.get('/api/auth/me');

test('the token is 256 random bits, and only its hash is on the server', async () => {
  expect(token()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const [row] = await rows();
  expect(row?.id).toBe(hashToken(token()));
  expect(api.site.db.client.serialize().includes(token())).toBe(false);
});

test('the hash does not work as a token', async () => {
  const [row] = await rows();
  const { status } = await api.visitor().get('/api/auth/me', { headers: { cookie: `hesed_session=${row?.id}` } });
  expect(status).toBe(401);
});

test('a session lasts thirty days and stores the shortened user agent', async () => {
  const [row] = await rows();
  expect(row?.expiresAt).toEqual(new Date(NOW + 30 * DAY_MS));
  expect(row?.userAgent).toHaveLength(300);
});

describe('renewal', () => {
  test('happens after half of a session’s time, with a new cookie for the same token', async () => {
    await setExpiry(15 * DAY_MS - 1);
    const { status, headers } = await me();
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([
      `hesed_session=${token()}; HttpOnly; Max-Age=2592000; Path=/; SameSite=Lax`,
    ]);
    const [row] = await rows();
    expect(row?.expiresAt).toEqual(new Date(NOW + 30 * DAY_MS));
  });

  test('does not happen before that', async () => {
    await setExpiry(15 * DAY_MS + 1);
    expect((await me()).headers.getSetCookie()).toEqual([]);
  });

  test('happens over tRPC, and with a call that fails', async () => {
    await setExpiry(DAY_MS);
    expect((await browser.get('/trpc/auth.me')).headers.getSetCookie()).toHaveLength(1);
    await setExpiry(DAY_MS);
    const refused = await browser.get('/api/dashboard/999');
    expect([refused.status, refused.headers.getSetCookie().length]).toEqual([403, 1]);
  });
});

test('an expired session is invalid, and its row is deleted', async () => {
  await setExpiry(-1);
  const { status, headers } = await me();
  expect(status).toBe(401);
  expect(headers.getSetCookie()).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('abandoned sessions are deleted, others stay', async () => {
  await setExpiry(-1);
  await browser.post('/api/auth/login', { email: 'friend-1@parish.example', password: 'x' });
  const { id } = await createAccount(api.site);
  await sessionsOf(api.site).start(id, { userAgent: null, secure: false });
  await sessionsOf(api.site).deleteExpired();
  expect((await rows()).map(({ userId }) => userId)).toEqual([id]);
});

describe('J: a member has at most fifty sessions', () => {
  test('the fifty-first replaces the newest other one, and no other member’s session ends', async () => {
    const naomi = await api.member();
    const { id } = await api.member();
    const start = (startedAt: number) =>
      sessionsOf(api.site).start(id, { userAgent: String(startedAt), secure: false, startedAt });
    const now = api.site.clock.now();
    for (let later = 1; later < 52; later += 1) await start(now + later);
    const own = (await rows()).filter(({ userId }) => userId === id).map(({ userAgent }) => userAgent);
    expect(own).toHaveLength(50);
    expect(own).toEqual(expect.arrayContaining(['test', String(now + 48), String(now + 51)]));
    expect(own).not.toContain(String(now + 49));
    expect((await naomi.get('/api/auth/me')).status).toBe(200);
  });

  test('sixty sign-ins by an attacker with the password leave the owner signed in', async () => {
    const owner = await api.member();
    for (let each = 0; each < 60; each += 1) {
      await api.site.clock.advance(60_000);
      const startedAt = api.site.clock.now();
      await sessionsOf(api.site).start(owner.id, { userAgent: 'thief', secure: false, startedAt });
    }
    expect((await owner.get('/api/auth/me')).status).toBe(200);
  });

  test('expired sessions are removed first', async () => {
    const owner = await api.member();
    for (let each = 0; each < 48; each += 1)
      await sessionsOf(api.site).start(owner.id, { userAgent: 'old', secure: false });
    const { sessions } = api.site.db.tables;
    await api.site.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userAgent, 'old'));
    for (const userAgent of ['one', 'two', 'three'])
      await sessionsOf(api.site).start(owner.id, { userAgent, secure: false });
    const own = (await rows()).filter(({ userId }) => userId === owner.id).map(({ userAgent }) => userAgent);
    expect(own).toEqual(['test', 'one', 'two', 'three']);
  });
});

describe('J: a session ends 90 days after its sign-in, however often it is used', () => {
  const signIn = async () => {
    const json = { email: (await api.site.db.select().from(api.site.db.tables.users))[0]?.email, password: PASSWORD };
    await browser.post('/api/auth/login', json);
  };

  test('a session does not end earlier', async () => {
    const credential = { kind: 'session', sessionId: hashToken(token()), startedAt: NOW } as const;
    const actor = { kind: 'member', userId: 1, role: 'member', address: 'test', credential } as const;
    await api.site.clock.advance(90 * DAY_MS - 1);
    expect((await me()).status).toBe(200);
    expect(await isStillSignedIn(api.site, actor)).toBe(true);
    expect((await browser.get<{ sessions: object[] }>('/api/auth/sessions')).body.sessions).toHaveLength(1);
    await api.site.clock.advance(1);
    expect((await me()).status).toBe(401);
    expect(await isStillSignedIn(api.site, actor)).toBe(false);
    expect(await sessionsOf(api.site).list(1)).toEqual([]);
  });

  test('a new password does not extend it', async () => {
    await api.site.clock.advance(89 * DAY_MS);
    const json = { currentPassword: PASSWORD, newPassword: 'thy people shall be my people' };
    expect((await browser.post('/api/auth/change-password', json)).status).toBe(200);
    await api.site.clock.advance(DAY_MS);
    expect((await me()).status).toBe(401);
  });

  test('a new sign-in starts another 90 days', async () => {
    await api.site.clock.advance(89 * DAY_MS);
    await signIn();
    await api.site.clock.advance(2 * DAY_MS);
    expect((await me()).status).toBe(200);
  });
});

describe('last seen', () => {
  const HOUR_MS = 3_600_000;
  const seenAgo = (ms: number) => api.site.db.update(api.site.db.tables.sessions).set({ seenAt: new Date(NOW - ms) });
  const seenAt = async () => (await rows())[0]?.seenAt?.getTime() ?? 0;

  test('is rounded to the hour and written only once in that time', async () => {
    expect(await seenAt()).toBe(NOW);
    await seenAgo(HOUR_MS - 1);
    const before = await seenAt();
    await me();
    expect(await seenAt()).toBe(before);
    await seenAgo(HOUR_MS);
    await me();
    expect(await seenAt()).toBe(NOW);
  });

  test('is filled in for a session from before it existed', async () => {
    await api.site.db.update(api.site.db.tables.sessions).set({ seenAt: null });
    await me();
    expect(await seenAt()).toBe(NOW);
  });

  test('needs no second query', async () => {
    const statements = recordStatements(api.site.db.client);
    await sessionsOf(api.site).read(`hesed_session=${token()}`, false);
    expect(statements.map((source) => source.slice(0, 6))).toEqual(['select']);
  });
});

describe('the list of sessions (decisions.md D4)', () => {
  interface Listed {
    sessions: { id: string; userAgent: string | null; current: boolean; seenAt: string; expiresAt: string }[];
  }
  const list = async (by = browser) => (await by.get<Listed>('/api/auth/sessions')).body.sessions;

  /** Opens another browser in which the same member is signed in. */
  async function signInElsewhere(): Promise<Browser> {
    const other = api.visitor();
    const json = { email: 'elsewhere@parish.example', password: PASSWORD };
    await api.site.db.update(api.site.db.tables.users).set({ email: json.email, emailKey: json.email });
    await other.post('/api/auth/login', json, { headers: { 'user-agent': 'Safari' } });
    return other;
  }

  test('names each without its token, and marks the current one', async () => {
    await signInElsewhere();
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)).toMatchObject({
      id: hashToken(token()).slice(0, 16),
      userAgent: expect.stringMatching(/^Firefox/),
    });
    expect(sessions.find(({ current }) => !current)).toMatchObject({ userAgent: 'Safari' });
    for (const { seenAt, expiresAt } of sessions) expect(Date.parse(expiresAt) - Date.parse(seenAt)).toBe(30 * DAY_MS);
  });

  test('omits expired ones', async () => {
    const other = await signInElsewhere();
    await api.site.db
      .update(api.site.db.tables.sessions)
      .set({ expiresAt: new Date(NOW - 1) })
      .where(eq(api.site.db.tables.sessions.id, hashToken(token())));
    expect(await list(other)).toMatchObject([{ userAgent: 'Safari', current: true }]);
  });

  test('a session is ended by its public id', async () => {
    const other = await signInElsewhere();
    const [ended] = (await list()).filter(({ current }) => !current);
    expect((await browser.send('DELETE', `/api/auth/sessions/${ended?.id}`)).body).toEqual({ success: true });
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect((await me()).status).toBe(200);
    expect((await browser.send('DELETE', `/api/auth/sessions/${ended?.id}`)).status).toBe(404);
  });

  test('ending the current session clears its cookie', async () => {
    const id = hashToken(token()).slice(0, 16);
    expect((await browser.send('DELETE', `/api/auth/sessions/${id}`)).status).toBe(200);
    expect(browser.jar.has('hesed_session')).toBe(false);
  });

  test('all but the current session are ended at once', async () => {
    const other = await signInElsewhere();
    const naomi = await api.member();
    expect((await browser.send('DELETE', '/api/auth/sessions')).body).toEqual({ success: true });
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect([(await me()).status, (await naomi.get('/api/auth/me')).status]).toEqual([200, 200]);
  });

  test('another member’s session cannot be ended, and a public id grants no access', async () => {
    const naomi = await api.member();
    const id = hashToken(token()).slice(0, 16);
    expect((await naomi.send('DELETE', `/api/auth/sessions/${id}`)).status).toBe(404);
    for (const wrong of [id.slice(1), `${id}0`, id.toUpperCase().replace(/\d/g, 'A'), '%25', `${id.slice(0, 15)}%`])
      expect((await browser.send('DELETE', `/api/auth/sessions/${encodeURIComponent(wrong)}`)).status).toBe(400);
    expect((await me()).status).toBe(200);
  });
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

  test('of a session due for renewal ends with the cleared cookie', async () => {
    await setExpiry(DAY_MS);
    const { headers } = await browser.post('/api/auth/logout');
    expect(headers.getSetCookie().at(-1)).toMatch(/^hesed_session=;/);
    expect(browser.jar.has('hesed_session')).toBe(false);
  });

  test('ends the cookie’s session whatever other credential the caller sends', async () => {
    const { status } = await browser.post('/api/auth/logout', undefined, {
      headers: { authorization: 'Bearer hesed_nothing' },
    });
    expect(status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(browser.jar.has('hesed_session')).toBe(false);
  });

  test('does nothing for a visitor or with an expired cookie', async () => {
    expect((await api.visitor().post('/api/auth/logout')).status).toBe(200);
    await setExpiry(-1);
    expect((await browser.post('/api/auth/logout')).status).toBe(200);
  });
});

test('a deleted member is signed out everywhere', async () => {
  const { users } = api.site.db.tables;
  await api.site.db.delete(users).where(eq(users.id, 1));
  expect((await me()).status).toBe(401);
});

test('a changed role is valid from the next call', async () => {
  const { users } = api.site.db.tables;
  expect((await browser.get('/api/admin/queue-stats')).status).toBe(403);
  await api.site.db.update(users).set({ role: 'admin' });
  expect((await browser.get('/api/admin/queue-stats')).status).toBe(200);
  await api.site.db.update(users).set({ role: 'reviewer' });
  expect((await browser.get('/api/admin/queue-stats')).status).toBe(403);
});
