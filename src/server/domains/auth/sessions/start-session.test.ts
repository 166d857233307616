import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import { type Browser, createTestApi, type TestApi } from '../../../testing/api.ts';
import { createAccount, PASSWORD } from '../../../testing/members/accounts.ts';

const RUTH = { email: 'ruth@parish.example', password: PASSWORD };

let api: TestApi;

beforeEach(async () => {
  api = createTestApi();
  await createAccount(api.site, { username: 'Ruth', email: RUTH.email });
});
afterEach(() => api.close());

const signIn = (by: Browser, account = RUTH) => by.post('/api/auth/login', account);
const join = (by: Browser) =>
  by.post('/api/auth/register', { username: 'Naomi', email: 'naomi@parish.example', password: PASSWORD });
const me = (session: string | undefined) =>
  api.visitor().get('/api/auth/me', { headers: { cookie: `hesed_session=${session}` } });
const sessions = () => api.site.db.select().from(api.site.db.tables.sessions);

describe.each([
  ['signing in', signIn],
  ['joining', join],
])('%s', (_what, arrive) => {
  test('never uses a session id that the browser sent', async () => {
    const browser = api.visitor();
    const planted = randomToken();
    browser.jar.set('hesed_session', planted);
    await arrive(browser);
    expect(browser.jar.get('hesed_session')).toMatch(/^[\w-]{43}$/);
    expect(browser.jar.get('hesed_session')).not.toBe(planted);
    expect((await me(planted)).status).toBe(401);
    expect((await sessions()).map(({ id }) => id)).not.toContain(hashToken(planted));
  });

  test('ends the browser’s previous session, another member’s too', async () => {
    const other = await api.member();
    const browser = api.visitor();
    const before = other.jar.get('hesed_session') as string;
    browser.jar.set('hesed_session', before);
    await arrive(browser);
    expect((await me(before)).status).toBe(401);
    expect(await sessions()).toHaveLength(1);
  });

  test('ends it even when the caller sends a token as well', async () => {
    const other = await api.member();
    const before = other.jar.get('hesed_session') as string;
    other.jar.delete('hesed_device');
    const headers = { authorization: 'Bearer hesed_unknown' };
    await other.post('/api/auth/login', RUTH, { headers });
    expect((await me(before)).status).toBe(401);
  });

  test('sets cookies that no script can read and no other site sends', async () => {
    const { headers } = await arrive(api.visitor());
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^hesed_session=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^hesed_device=[\w-]{43}; HttpOnly; Max-Age=31536000; Path=\/; SameSite=Lax$/),
    ]);
  });
});

describe('J: behind HTTPS', () => {
  beforeEach(async () => {
    api.close();
    api = createTestApi({ env: { PUBLIC_URL: 'https://hesed.example' } });
    await createAccount(api.site, { email: RUTH.email });
  });
  const post = (by: Browser, path: string, json?: object) => by.post(path, json, { origin: 'https://hesed.example' });

  test('both cookies have names that no other host of the domain can set', async () => {
    const { headers } = await post(api.visitor(), '/api/auth/login', RUTH);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-hesed_session=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-hesed_device=[\w-]{43}; HttpOnly; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/,
      ),
    ]);
  });

  test('the cookies sign in, identify the browser, and are cleared by signing out', async () => {
    const browser = api.visitor();
    await post(browser, '/api/auth/login', RUTH);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
    await post(browser, '/api/auth/logout');
    expect([...browser.jar.keys()]).toEqual(['__Host-hesed_device']);
    await post(browser, '/api/auth/login', RUTH);
    expect(await api.site.db.select().from(api.site.db.tables.knownDevices)).toHaveLength(1);
  });

  test('cookies under the plain names, which another host may have set, grant no access and identify nobody', async () => {
    const browser = api.visitor();
    await post(browser, '/api/auth/login', RUTH);
    for (const name of ['hesed_session', 'hesed_device']) {
      browser.jar.set(name, browser.jar.get(`__Host-${name}`) as string);
      browser.jar.delete(`__Host-${name}`);
    }
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    await post(browser, '/api/auth/login', RUTH);
    expect(await api.site.db.select().from(api.site.db.tables.knownDevices)).toHaveLength(2);
  });

  test.each(['login', 'logout'])('%s ends a session under the plain name and clears its cookie', async (path) => {
    const browser = api.visitor();
    await post(browser, '/api/auth/login', RUTH);
    browser.jar.set('hesed_session', browser.jar.get('__Host-hesed_session') as string);
    browser.jar.delete('__Host-hesed_session');
    const [before] = await sessions();
    await post(browser, `/api/auth/${path}`, path === 'login' ? RUTH : undefined);
    expect(browser.jar.has('hesed_session')).toBe(false);
    expect((await sessions()).map(({ id }) => id)).not.toContain(before?.id);
  });
});

test('a failed sign-in changes no cookie', async () => {
  const member = await api.member();
  const before = new Map(member.jar);
  await signIn(member, { ...RUTH, password: 'wrong' });
  expect(member.jar).toEqual(before);
  expect((await member.get('/api/auth/me')).status).toBe(200);
});
