import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../testing/api.ts';
import type { PageSource } from './pages/built-pages.ts';

let api: TestApi;
let member: SignedIn;

beforeEach(async () => {
  api = createTestApi({ env: { PUBLIC_URL: 'https://hesed.example' } });
  member = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const EMPTY_WEEK = { scheduleData: [], timezone: 'UTC' };
const save = (origin: string | null, headers: Record<string, string> = {}) =>
  member.post(`/api/schedule/${member.id}`, EMPTY_WEEK, { origin, headers });

describe('a change with a session cookie (decisions.md D4)', () => {
  test('is accepted from the site’s own origin', async () => {
    expect((await save('https://hesed.example', { host: 'hesed.example' })).status).toBe(200);
  });

  test.each([
    ['another site', 'https://evil.example'],
    ['a page without an origin', 'null'],
    ['a name that begins alike', 'https://hesed.example.evil.example'],
    ['a name that ends alike', 'https://evil-hesed.example'],
    ['another port', 'https://hesed.example:8443'],
    ['J: its own host over plain HTTP', 'http://hesed.example'],
    ['a subdomain', 'https://www.hesed.example'],
    ['another scheme', 'ftp://hesed.example'],
    ['no address at all', '*'],
    ['an empty one', ' '],
  ])('is rejected from %s', async (_whose, origin) => {
    const answer = await save(origin, { host: 'hesed.example' });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      message: 'This request came from another site and was refused.',
      code: 'FORBIDDEN',
      error: 'This request came from another site and was refused.',
      said: { code: 'other_site' },
    });
  });

  test('is rejected without an Origin', async () => {
    const { status, body } = await save(null);
    expect([status, body.error]).toEqual([403, 'A change with a session cookie needs the Origin header of this site.']);
  });

  test('is rejected over tRPC as well', async () => {
    const call = (origin: string | null) =>
      member.post('/trpc/schedule.save', { json: { userId: member.id, ...EMPTY_WEEK } }, { origin });
    expect((await call('https://evil.example')).status).toBe(403);
    expect((await call(null)).status).toBe(403);
    expect((await call('https://hesed.example')).status).toBe(200);
  });

  test('changes nothing when it is rejected', async () => {
    await save('https://evil.example');
    expect(await api.site.db.select().from(api.site.db.tables.userSchedules)).toEqual([]);
  });
});

describe('J: without PUBLIC_URL a change with a session is accepted only from the origin it was sent to', () => {
  const saveOn = async (env: Record<string, string>, origin: string, headers: Record<string, string>) => {
    api.close();
    api = createTestApi({ env: { PUBLIC_URL: '', ...env } });
    member = await api.member();
    // Behind HTTPS the session cookie has its other name.
    const [token = ''] = member.jar.values();
    if (headers['x-forwarded-proto'] === 'https') member.jar.set('__Host-hesed_session', token);
    return (await save(origin, headers)).status;
  };
  const BEHIND_TLS = { 'x-forwarded-proto': 'https' };

  test.each([
    ['plain HTTP', {}, 'http://192.168.1.9:3000', {}, 200],
    ['HTTPS where HTTP was asked', {}, 'https://192.168.1.9:3000', {}, 403],
    ['another host', {}, 'http://192.168.1.8:3000', {}, 403],
    ['HTTPS behind a trusted proxy', { TRUST_PROXY: '1' }, 'https://192.168.1.9:3000', BEHIND_TLS, 200],
    ['HTTP where the proxy was asked by HTTPS', { TRUST_PROXY: '1' }, 'http://192.168.1.9:3000', BEHIND_TLS, 403],
  ])('%s', async (_what, env, origin, headers, status) => {
    expect(await saveOn(env, origin, { host: '192.168.1.9:3000', ...headers })).toBe(status);
  });
});

describe('J: with PUBLIC_URL set', () => {
  const OTHERS = [
    'evil.example',
    'hesed.example.evil.example',
    'hesed.example:8443',
    'localhost:3000',
    '127.0.0.1',
    '',
  ];
  const page: PageSource = async () => ({ html: 'a page', render: null });
  beforeEach(() => {
    api.close();
    api = createTestApi({ env: { PUBLIC_URL: 'https://hesed.example' }, pages: page });
  });
  const get = (path: string, host: string) => api.visitor().get(path, { headers: { host } });

  test.each(OTHERS)('every page and call is rejected under the host "%s"', async (host) => {
    for (const path of ['/', '/dashboard', '/api/alerts/configured', '/api/docs', '/trpc/alerts.configured']) {
      const { status, text } = await get(path, host);
      expect([path, status]).toEqual([path, 400]);
      expect(text).toContain('This site is at https://hesed.example and does not answer to any other name.');
    }
    expect(api.site.logged.splice(0)).toMatchObject([{ host, publicUrl: 'https://hesed.example' }]);
  });

  test.each(['hesed.example', 'HESED.example', 'hesed.example:443'])('every route answers under "%s"', async (host) => {
    for (const path of ['/', '/api/alerts/configured', '/trpc/alerts.configured'])
      expect([path, (await get(path, host)).status]).toEqual([path, 200]);
  });

  test('probes, metrics and one-click unsubscribe answer under any host', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await get(path, 'localhost:3000')).status).toBe(200);
    expect((await get('/metrics', 'localhost:3000')).text).not.toContain('This site is at');
    const { status } = await api.visitor().post('/unsubscribe/1-unknown', undefined, {
      headers: { host: 'mail.example' },
    });
    expect(status).toBe(200);
  });
});

describe('a change without a session cookie', () => {
  const signIn = (headers: Record<string, string>, origin: string | null) =>
    api.visitor().post('/api/auth/login', { email: 'nobody@parish.example', password: 'x' }, { origin, headers });

  test('is accepted without an Origin, for example from a script that signs in', async () => {
    expect((await signIn({}, null)).status).toBe(401);
  });

  test.each(['theme=dark', '__cf_bm=abc; lang=de', 'hesed_session=', 'hesed_session=short', 'not_hesed_session=x'])(
    'is accepted without an Origin when other cookies are sent: %s',
    async (cookie) => {
      expect((await signIn({ cookie }, null)).status).toBe(401);
    },
  );

  test('is also rejected from another site', async () => {
    expect((await signIn({}, 'https://evil.example')).status).toBe(403);
    expect((await signIn({}, 'null')).status).toBe(403);
  });
});

test('reads need no Origin and accept any', async () => {
  for (const origin of [null, 'null', 'https://evil.example'])
    expect((await member.get('/api/auth/me', { origin })).status).toBe(200);
});

describe('an invalid Cookie header', () => {
  const GARBAGE = [
    '__Host-hesed_session',
    '__Host-hesed_session=',
    '__Host-hesed_session=%E0%A4%A',
    `__Host-hesed_session=${'x'.repeat(43)}`,
    `__Host-hesed_session=${'x'.repeat(5000)}`,
    '__Host-hesed_session="quoted"; __Host-hesed_session=second',
    "__Host-hesed_session=' OR 1=1 --",
    ';;;=;==x',
    '=',
  ];
  test.each(GARBAGE)('makes the caller a visitor: %s', async (cookie) => {
    expect((await api.visitor().get('/api/auth/me', { headers: { cookie } })).status).toBe(401);
    expect((await api.visitor().get('/trpc/auth.me', { headers: { cookie } })).status).toBe(401);
  });

  test.each(['progress=100%', 'a=%E0%A4%A', 'b', '=x', 'c=1;d=2'])(
    'beside a valid cookie does not lock a member out: %s',
    async (other) => {
      const own = `__Host-hesed_session=${member.jar.get('__Host-hesed_session')}`;
      for (const cookie of [`${other}; ${own}`, `${own}; ${other}`, `${other};${own}`])
        expect((await api.visitor().get('/api/auth/me', { headers: { cookie } })).status).toBe(200);
    },
  );
});
