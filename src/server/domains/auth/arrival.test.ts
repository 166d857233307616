import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import { createAccount, PASSWORD } from '../../testing/accounts.ts';
import { type Browser, createTestApi, type TestApi } from '../../testing/api.ts';

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
  test('never takes up a session id that the browser came with', async () => {
    const browser = api.visitor();
    const planted = randomToken();
    browser.jar.set('hesed_session', planted);
    await arrive(browser);
    expect(browser.jar.get('hesed_session')).toMatch(/^[\w-]{43}$/);
    expect(browser.jar.get('hesed_session')).not.toBe(planted);
    expect((await me(planted)).status).toBe(401);
    expect((await sessions()).map(({ id }) => id)).not.toContain(hashToken(planted));
  });

  test('ends the session that the browser was in, another member’s too', async () => {
    const other = await api.member();
    const browser = api.visitor();
    const before = other.jar.get('hesed_session') as string;
    browser.jar.set('hesed_session', before);
    await arrive(browser);
    expect((await me(before)).status).toBe(401);
    expect(await sessions()).toHaveLength(1);
  });

  test('ends it also where the caller shows a token besides', async () => {
    const other = await api.member();
    const before = other.jar.get('hesed_session') as string;
    other.jar.delete('hesed_device');
    const headers = { authorization: 'Bearer hesed_unknown' };
    await other.post('/api/auth/login', RUTH, { headers });
    expect((await me(before)).status).toBe(401);
  });

  test('gives cookies that no script reads and no other site sends', async () => {
    const { headers } = await arrive(api.visitor());
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^hesed_session=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^hesed_device=[\w-]{43}; HttpOnly; Max-Age=31536000; Path=\/; SameSite=Lax$/),
    ]);
  });
});

test('behind HTTPS both cookies are Secure', async () => {
  api.close();
  api = createTestApi({ env: { PUBLIC_URL: 'https://hesed.example' } });
  await createAccount(api.site, { email: RUTH.email });
  const { headers } = await api.visitor().post('/api/auth/login', RUTH, { origin: 'https://hesed.example' });
  expect(headers.getSetCookie()).toHaveLength(2);
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Secure(;|$)/);
});

test('a sign-in that is refused leaves the browser as it was', async () => {
  const member = await api.member();
  const before = new Map(member.jar);
  await signIn(member, { ...RUTH, password: 'wrong' });
  expect(member.jar).toEqual(before);
  expect((await member.get('/api/auth/me')).status).toBe(200);
});
