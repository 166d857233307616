import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../testing/api.ts';

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

describe('a change asked for with a session (decisions.md D4)', () => {
  test.each([
    ['the site’s own address', 'https://hesed.example'],
    ['the host it was sent to', 'http://hesed.example'],
  ])('passes from %s', async (_whose, origin) => {
    expect((await save(origin, { host: 'hesed.example' })).status).toBe(200);
  });

  test('passes from the address it was reached by, when that is another than PUBLIC_URL', async () => {
    expect((await save('http://192.168.1.9:3000', { host: '192.168.1.9:3000' })).status).toBe(200);
  });

  test.each([
    ['another site', 'https://evil.example'],
    ['a page without an origin', 'null'],
    ['a name that begins alike', 'https://hesed.example.evil.example'],
    ['a name that ends alike', 'https://evil-hesed.example'],
    ['another port', 'https://hesed.example:8443'],
    ['a subdomain', 'https://www.hesed.example'],
    ['another scheme', 'ftp://hesed.example'],
    ['no address at all', '*'],
    ['an empty one', ' '],
  ])('is refused from %s', async (_whose, origin) => {
    const answer = await save(origin, { host: 'hesed.example' });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      message: 'This request came from another site and was refused.',
      code: 'FORBIDDEN',
      error: 'This request came from another site and was refused.',
    });
  });

  test('is refused without an Origin', async () => {
    expect((await save(null)).status).toBe(403);
  });

  test('is refused over tRPC as well', async () => {
    const call = (origin: string | null) =>
      member.post('/trpc/schedule.save', { json: { userId: member.id, ...EMPTY_WEEK } }, { origin });
    expect((await call('https://evil.example')).status).toBe(403);
    expect((await call(null)).status).toBe(403);
    expect((await call('https://hesed.example')).status).toBe(200);
  });

  test('changed nothing when it was refused', async () => {
    await save('https://evil.example');
    expect(await api.site.db.select().from(api.site.db.tables.userSchedules)).toEqual([]);
  });
});

describe('a change asked for without a session', () => {
  const signIn = (headers: Record<string, string>, origin: string | null) =>
    api.visitor().post('/api/auth/login', { email: 'nobody@parish.example', password: 'x' }, { origin, headers });

  test('passes without an Origin: a script that signs in', async () => {
    expect((await signIn({}, null)).status).toBe(401);
  });

  test.each(['theme=dark', '__cf_bm=abc; lang=de', 'hesed_session=', 'hesed_session=short', 'not_hesed_session=x'])(
    'passes without an Origin though other cookies come along: %s',
    async (cookie) => {
      expect((await signIn({ cookie }, null)).status).toBe(401);
    },
  );

  test('is refused from another site all the same', async () => {
    expect((await signIn({}, 'https://evil.example')).status).toBe(403);
    expect((await signIn({}, 'null')).status).toBe(403);
  });
});

test('reading needs no Origin and takes any', async () => {
  for (const origin of [null, 'null', 'https://evil.example'])
    expect((await member.get('/api/auth/me', { origin })).status).toBe(200);
});

describe('garbage in the Cookie header', () => {
  const GARBAGE = [
    'hesed_session',
    'hesed_session=',
    'hesed_session=%E0%A4%A',
    `hesed_session=${'x'.repeat(43)}`,
    `hesed_session=${'x'.repeat(5000)}`,
    'hesed_session="quoted"; hesed_session=second',
    "hesed_session=' OR 1=1 --",
    ';;;=;==x',
    '=',
  ];
  test.each(GARBAGE)('is a visitor: %s', async (cookie) => {
    expect((await api.visitor().get('/api/auth/me', { headers: { cookie } })).status).toBe(401);
    expect((await api.visitor().get('/trpc/auth.me', { headers: { cookie } })).status).toBe(401);
  });

  test.each(['progress=100%', 'a=%E0%A4%A', 'b', '=x', 'c=1;d=2'])('does not lock a member out: %s', async (other) => {
    const own = `hesed_session=${member.jar.get('hesed_session')}`;
    for (const cookie of [`${other}; ${own}`, `${own}; ${other}`, `${other};${own}`])
      expect((await api.visitor().get('/api/auth/me', { headers: { cookie } })).status).toBe(200);
  });
});
