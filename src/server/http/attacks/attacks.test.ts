import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { createLogger } from '../../lib/logger.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { CALLS } from '../../testing/calls/all.ts';
import { INHERITED } from '../../testing/calls/inherited-names.ts';
import { routerCalls, sendRest, sendRpc } from '../../testing/calls/send-call.ts';
import { contentsOf, expectSameRows } from '../../testing/database/contents.ts';
import { PASSWORD } from '../../testing/members/accounts.ts';
import { createApiToken } from '../../testing/members/tokens.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../testing/queue/scheduler.ts';
import { createHttpServer, createListener } from '../listen.ts';

// One sentence per attack; docs/security.md lists the defences.

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member({ username: 'Ruth', email: 'ruth@parish.example' });
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const SESSION = 'hesed_session';
const signIn = (headers: Record<string, string> = {}, email = ruth.email) =>
  api.visitor().post('/api/auth/login', { email, password: PASSWORD }, { headers });

describe('session fixation: an attacker plants a session cookie', () => {
  test('signing in starts a session other than the planted one', async () => {
    const planted = 'p'.repeat(43);
    const answer = await signIn({ cookie: `${SESSION}=${planted}` });
    expect(answer.status).toBe(200);
    const [, begun] = new RegExp(`${SESSION}=([^;]+)`).exec(answer.headers.getSetCookie().join()) ?? [];
    expect(begun).toMatch(/^[\w-]{43}$/);
    expect(begun).not.toBe(planted);
    expect((await api.visitor().get('/api/auth/me', { headers: { cookie: `${SESSION}=${planted}` } })).status).toBe(
      401,
    );
  });

  test('signing in over a planted session never gives it to the victim', async () => {
    const planter = await api.member();
    const planted = `${SESSION}=${planter.jar.get(SESSION)}`;
    expect((await signIn({ cookie: planted })).status).toBe(200);
    const { body } = await planter.get<{ user?: { id: number } }>('/api/auth/me');
    expect([undefined, planter.id]).toContain(body.user?.id);
  });
});

describe('cross-site requests with a member’s cookie', () => {
  const changes = routerCalls().filter(({ reads }) => !reads);

  test.each([
    ['another site', 'https://evil.example'],
    ['a frame without an origin', 'null'],
    ['nobody who says so', null],
  ])('change nothing from %s, whatever the call', async (_whose, origin) => {
    const before = contentsOf(api.site);
    for (const { name, rest } of changes) {
      const sent = [await ruth.post(`/trpc/${name}`, {}, { origin })];
      if (rest)
        sent.push(await ruth.send(rest.method, `/api${rest.path.replace(/\{\w+\}/g, '1')}`, { json: {}, origin }));
      for (const { status, text } of sent) {
        expect(status, name).toBe(403);
        expect(text, name).toContain(
          origin === null ? 'needs the Origin header' : 'This request came from another site and was refused.',
        );
      }
    }
    expectSameRows(contentsOf(api.site), before);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'isHelpful=true&userId=1'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'],
    ['text/plain', '{"userReflection":"text that a form can send without being asked"}'],
    ['text/plain; application/json', '{}'],
  ])('cannot be forms: every call rejects %s, even from an own page', async (type, body) => {
    for (const { name, rest } of changes) {
      const options = { body, headers: { 'content-type': type, 'content-length': String(body.length) } };
      expect((await ruth.send('POST', `/trpc/${name}`, options)).status, name).toBe(415);
      if (rest && rest.method !== 'DELETE')
        expect((await ruth.send(rest.method, `/api${rest.path.replace(/\{\w+\}/g, '1')}`, options)).status, name).toBe(
          415,
        );
    }
  });
});

test.each([
  ['http://hesed.example', false],
  ['https://hesed.example', true],
])('scripts and other sites cannot use the session cookie, and it covers all paths: %s', async (origin, secure) => {
  const other = createTestApi({ env: { PUBLIC_URL: origin } });
  const visitor = other.visitor();
  const account = { username: 'Naomi', email: 'naomi@parish.example', password: PASSWORD };
  const answers = [
    await visitor.post('/api/auth/register', account, { origin }),
    await visitor.post('/api/auth/logout', undefined, { origin }),
    await visitor.post('/api/auth/login', { email: account.email, password: PASSWORD }, { origin }),
  ];
  other.close();
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies.length).toBeGreaterThanOrEqual(3);
  for (const cookie of cookies) {
    const flags = cookie.split('; ').slice(1);
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(flags.includes('Secure')).toBe(secure);
    expect(cookie).not.toMatch(/domain=/i);
  }
});

describe('an API token', () => {
  test('is accepted only in the Authorization header', async () => {
    const token = await createApiToken(api.site, ruth.id, { scopes: ['read', 'write'] });
    const visitor = api.visitor();
    const bearer = { authorization: `Bearer ${token}` };
    expect((await visitor.get('/api/auth/me', { headers: bearer })).status).toBe(200);

    for (const name of ['token', 'access_token', 'api_key', 'authorization', 'bearer', SESSION]) {
      expect((await visitor.get(`/api/auth/me?${name}=${token}`)).status, name).toBe(401);
      expect((await visitor.get(`/api/auth/me?${name}=Bearer%20${token}`)).status, name).toBe(401);
      expect((await visitor.post('/api/auth/resend-verification', { [name]: token })).status, name).toBe(401);
      expect((await visitor.get('/api/auth/me', { headers: { cookie: `${name}=${token}` } })).status, name).toBe(401);
      if (name !== 'authorization')
        expect((await visitor.get('/api/auth/me', { headers: { [`x-${name}`]: token } })).status, name).toBe(401);
    }
    const basic = Buffer.from(`${token}:`).toString('base64');
    for (const authorization of [token, `Basic ${basic}`, `Token ${token}`, `Bearer ${token} x`, `Bearer: ${token}`])
      expect((await visitor.get('/api/auth/me', { headers: { authorization } })).status, authorization).toBe(401);
  });

  test('is rejected when invalid, even with a valid cookie', async () => {
    const headers = { authorization: `Bearer hesed_${'x'.repeat(43)}` };
    expect((await ruth.get('/api/auth/me', { headers })).status).toBe(401);
  });
});

describe('path tricks', () => {
  const TRICKS = [
    '/api/auth/%6de',
    '/api/auth/x/%2e%2e/me',
    '/api/auth/x/../me',
    '/api/./auth/me',
    '//api/auth/me',
    '/api//auth//me',
    '/api\\auth\\me',
    '/api/auth\\me',
    '/api/auth%2fme',
    '/api%2fauth%2fme',
    '/api/auth/me.',
    '/api/auth/me/',
    '/api/auth/me/.',
    '/api/auth/me;x=1',
    '/api/auth/me%00',
    '/api/auth/me%20',
    '/API/auth/me',
    '/api/AUTH/ME',
    '/api/trpc/../auth/me',
    '/trpc/..%2fapi%2fauth%2fme',
    '/assets/../api/auth/me',
    '/api/docs/../auth/me',
    '/api/docs/..%2f..%2fauth%2fme',
    'http://hesed.example/api/auth/me',
  ];

  test('show a visitor nothing and bypass no guard of a member', async () => {
    const server = createHttpServer();
    server.on('request', createListener(api.app));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const send = (path: string, headers: Record<string, string>, method = 'GET') =>
      new Promise<{ status: number; text: string; cache: unknown }>((done, fail) => {
        const sending = request(
          { host: '127.0.0.1', port, path, method, headers: { host: 'hesed.example', ...headers } },
          (response) => {
            let text = '';
            response.on('data', (part: Buffer) => {
              text += part.toString();
            });
            response.on('end', () =>
              done({ status: response.statusCode ?? 0, text, cache: response.headers['cache-control'] }),
            );
          },
        );
        sending.on('error', fail).end();
      });
    const cookie = `${SESSION}=${ruth.jar.get(SESSION)}`;
    try {
      for (const path of TRICKS) {
        const signedOut = await send(path, {});
        expect([400, 401, 404], path).toContain(signedOut.status);
        const signedIn = await send(path, { cookie });
        expect([200, 400, 404], path).toContain(signedIn.status);
        if (signedIn.status === 200) expect(signedIn.cache, path).toBe('no-store');
        const foreign = await send(path.replaceAll('me', 'logout'), { cookie, origin: 'https://evil.example' }, 'POST');
        expect([400, 403, 404], path).toContain(foreign.status);
      }
    } finally {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
    expect((await ruth.get('/api/auth/me')).status).toBe(200);
  });
});

test('another member’s id in the body does not override the one in the path', async () => {
  const other = await api.member();
  const answer = await ruth.post(`/api/schedule/${ruth.id}`, { userId: other.id, scheduleData: [], timezone: 'UTC' });
  expect([answer.status, answer.body.message]).toEqual([403, 'This belongs to another member.']);
  const { userSchedules } = api.site.db.tables;
  expect(await api.site.db.select().from(userSchedules).where(eq(userSchedules.userId, other.id))).toEqual([]);
  const sneaky = await other.post(`/api/schedule/${ruth.id}`, {
    userId: other.id,
    scheduleData: [],
    timezone: 'UTC',
  });
  expect(sneaky.status).toBe(403);
  expect((await other.get(`/api/dashboard/${ruth.id}?userId=${other.id}`)).status).toBe(403);
  expect((await other.get(`/api/schedule/${other.id}/upcoming?userId=${ruth.id}`)).status).toBe(200);
});

test('inherited property names do nothing in a query or a path', async () => {
  for (const key of INHERITED) {
    expect((await ruth.get(`/api/schedule/${ruth.id}/upcoming?${key}=1&${key}[role]=admin`)).status).toBe(200);
    expect((await ruth.get(`/api/schedule/${key}`)).status).toBe(400);
    expect((await ruth.get(`/api/${key}`)).status).toBe(404);
    expect((await ruth.get(`/trpc/${key}`)).status).toBe(404);
    expect((await ruth.get(`/trpc/auth.${key}`)).status).toBe(404);
  }
  expect(Object.prototype).not.toHaveProperty('role');
});

async function caller(name: string): Promise<SignedIn> {
  return /^(?:admin|reviewer)/.test(CALLS[name]?.who ?? '') ? api.member({ role: 'admin' }) : ruth;
}

// Reads of one member's data, and of captured mails, which may hold a link that opens an account, are written to the audit log.
const WRITTEN_DOWN = ['admin.outbox.get', 'admin.members.get'];

test.each(routerCalls().filter(({ name, reads }) => reads && name in CALLS))(
  'a read changes nothing: $name',
  async (call) => {
    const by = await caller(call.name);
    const input = await CALLS[call.name]?.input(api, ruth);
    const contents = () => {
      const { audit_log: log, sqlite_sequence: counters, ...others } = contentsOf(api.site);
      return WRITTEN_DOWN.includes(call.name) ? others : { ...others, log, counters };
    };
    const before = contents();
    const status = CALLS[call.name]?.status ?? 200;
    expect((await sendRpc(by, call, input)).status).toBe(status);
    if (call.rest) {
      expect((await sendRest(by, call.rest, input)).status).toBe(status);
      await sendRest(by, { ...call.rest, method: 'HEAD' }, input);
    }
    expectSameRows(contents(), before);
  },
);

test('no call’s answer may be cached', async () => {
  for (const { name, rest } of routerCalls()) {
    for (const by of [api.visitor(), ruth]) {
      expect((await by.get(`/trpc/${name}`)).headers.get('cache-control'), name).toBe('no-store');
      if (!rest) continue;
      const path = `/api${rest.path.replace(/\{\w+\}/g, String(ruth.id))}`;
      expect((await by.get(path)).headers.get('cache-control'), path).toBe('no-store');
      expect((await by.send(rest.method, path, { origin: 'null' })).headers.get('cache-control'), path).toBe(
        'no-store',
      );
    }
  }
});

test('only the request line sets the method: no header, field or query overrides it', async () => {
  const before = contentsOf(api.site);
  const path = `/api/account/${ruth.id}`;
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override', '_method'])
    for (const method of ['GET', 'POST'])
      expect((await ruth.send(method, `${path}?_method=DELETE`, { headers: { [name]: 'DELETE' } })).status).toBe(404);
  expect((await ruth.post(path, { _method: 'DELETE' })).status).toBe(404);
  const save = `/api/schedule/${ruth.id}?_method=POST`;
  expect((await ruth.get(save, { headers: { 'x-http-method-override': 'POST' } })).status).toBe(200);
  expectSameRows(contentsOf(api.site), before);
});

test('links in mails lead to PUBLIC_URL, whatever host a request’s headers name', async () => {
  const email = createRecordingChannel();
  const scheduler = createTestScheduler(api.site, [email]);
  const headers = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'x-original-host': 'evil.example',
    'x-host': 'evil.example',
  };
  const visitor = api.visitor();
  const account = { username: 'Naomi', email: 'naomi@parish.example', password: PASSWORD };
  const asAnother = { ...headers, host: 'evil.example' };
  expect((await visitor.post('/api/auth/register', account, { headers: asAnother })).status).toBe(400);
  expect(api.site.logged.splice(0)).toMatchObject([{ host: 'evil.example' }]);
  expect((await visitor.post('/api/auth/register', account, { headers })).status).toBe(200);
  expect((await visitor.post('/api/auth/forgot-password', { email: ruth.email }, { headers })).status).toBe(200);
  await scheduler.beat();
  const links = JSON.stringify(email.sent).match(/https?:\/\/[^"]+/g) ?? [];
  expect(email.sent.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['verify_email', 'reset_password']));
  expect(links.length).toBeGreaterThanOrEqual(2);
  for (const link of links) expect(link).toMatch(/^http:\/\/hesed\.example\//);
});

test('a look-alike name or address never signs in as another member', async () => {
  const alike = [
    'r\u0443th@parish.example',
    'ruth@p\u0430rish.example',
    'ruth@parish\uFF0Eexample',
    '\uFF52uth@parish.example',
    'ru\u200Bth@parish.example',
    'ruth\u0000@parish.example',
    'ruth@parish.example\u202E',
    'ruth%00@parish.example',
    'ruth@parish.example,naomi@parish.example',
    'ruth@parish.example\r\nBcc: naomi@parish.example',
  ];
  for (const email of alike) {
    expect([400, 401], email).toContain((await signIn({}, email)).status);
    const joined = await api
      .visitor()
      .post('/api/auth/register', { username: `R ${alike.indexOf(email)}`, email, password: PASSWORD });
    expect(joined.status, email).toBe(400);
  }
  // Names that only look alike cannot be told apart, so sign-in never finds an account by its name.
  expect((await signIn({}, 'Ruth')).status).toBe(400);
  expect((await signIn({}, 'RUTH@parish.example')).status).toBe(200);
});

test('the request log contains no query, link token, cookie or credential', async () => {
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line: string) => void lines.push(line) });
  const app = createApp(
    { ...api.site, log },
    { lastBeat: () => null, pages: { source: async () => ({ html: '', render: null }), files: null } },
  );
  const secret = 'a-secret-of-a-link';
  const headers = {
    authorization: `Bearer hesed_${secret}`,
    cookie: `${SESSION}=${secret}`,
    referer: `http://x/?${secret}`,
  };
  for (const path of [
    `/reset-password?token=${secret}`,
    `/setup?token=${secret}`,
    `/verify-email?token=${secret}`,
    `/unsubscribe/1-${secret}`,
    `/api/auth/me?token=${secret}`,
    `/trpc/auth.me?input=${secret}`,
    `/api/nothing?${secret}`,
    `/nothing?${secret}#${secret}`,
  ])
    await app.request(`http://hesed.example${path}`, { headers });
  expect(lines).toHaveLength(8);
  expect(lines.join('')).toContain('/reset-password');
  expect(lines.join('')).not.toContain(secret);
});
