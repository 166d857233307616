import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInKey } from '../../domains/auth/sign-in-key.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createEntry } from '../../testing/guidance/entries.ts';

let api: TestApi;
let member: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  member = await api.member();
});
afterEach(() => api.close());

interface RpcError {
  error: { json: { message: string; data: { code: string; httpStatus: number; path?: string; issues?: unknown } } };
}
const ask = <Body>(call: string, input: unknown) =>
  member.get<Body>(`/trpc/${call}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`);
const errorOf = (body: unknown) => (body as RpcError).error.json;

test('a call answers as its contract says, with dates marked as such', async () => {
  await createEntry(api.site, member.id);
  const { status, body } = await ask<{
    result: { data: { json: { entries: { createdAt: string }[] }; meta: unknown } };
  }>('guidance.history', { userId: member.id });
  expect(status).toBe(200);
  const { json, meta } = body.result.data;
  expect(json.entries[0]?.createdAt).toBe('2027-03-01T08:00:00.000Z');
  expect(meta).toMatchObject({ values: { 'entries.0.createdAt': ['Date'] } });
});

test('signing in sets the cookie, signing out clears it', async () => {
  const visitor = api.visitor();
  const registered = await visitor.post('/trpc/auth.register', {
    json: { username: 'Ruth', email: 'ruth@parish.example', password: 'whither' },
  });
  expect(registered.status).toBe(200);
  expect(registered.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^hesed_session=[\w-]{43}; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/),
    expect.stringMatching(/^hesed_device=/),
  ]);
  expect((await visitor.get('/trpc/auth.me')).status).toBe(200);
  const out = await visitor.post('/trpc/auth.logout', {});
  expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^hesed_session=; HttpOnly; Max-Age=0;/)]);
  expect((await visitor.get('/trpc/auth.me')).status).toBe(401);
});

test('a validation error names its fields in error.data.issues', async () => {
  const { status, body } = await api
    .visitor()
    .post('/trpc/auth.register', { json: { username: 'a', email: 'x', password: 'y' } });
  expect(status).toBe(400);
  expect(errorOf(body)).toEqual({
    message: 'Username must be at least 2 characters',
    code: -32600,
    data: {
      code: 'BAD_REQUEST',
      httpStatus: 400,
      path: 'auth.register',
      reason: 'bad_request',
      said: { code: 'username_too_short', params: { min: 2 } },
      issues: [
        {
          path: ['username'],
          message: 'Username must be at least 2 characters',
          said: { code: 'username_too_short', params: { min: 2 } },
        },
        { path: ['email'], message: 'Please enter a valid email', said: { code: 'email_invalid' } },
        {
          path: ['password'],
          message: 'Password must be at least 6 characters',
          said: { code: 'password_too_short', params: { min: 6 } },
        },
      ],
    },
  });
});

test('in a batch, a call that cannot be decoded is not found, and the others are answered', async () => {
  const { status, body } = await member.get<unknown[]>('/trpc/auth.me,%E0?batch=1&input=%7B%7D');
  expect(status).toBe((await member.get('/trpc/auth.me,nothing?batch=1&input=%7B%7D')).status);
  expect(body).toMatchObject([
    { result: { data: { json: { user: { id: member.id } } } } },
    { error: { json: { message: 'There is no such call.', data: { httpStatus: 404 } } } },
  ]);
  expect(api.site.logged).toEqual([]);
});

test.each([
  ['unauthorized', 401, 'UNAUTHORIZED', () => api.visitor().get('/trpc/auth.me')],
  ['forbidden', 403, 'FORBIDDEN', () => ask('schedule.get', { userId: member.id + 1 })],
  ['forbidden to members', 403, 'FORBIDDEN', () => member.get('/trpc/admin.queueStats')],
  ['another member’s entry', 404, 'NOT_FOUND', () => member.post('/trpc/guidance.complete', { json: { id: 999 } })],
  ['no such call', 404, 'NOT_FOUND', () => member.get('/trpc/nothing')],
  ['a call that cannot be decoded', 404, 'NOT_FOUND', () => member.get('/trpc/%E0%A4%A')],
  ['one that is posted to', 404, 'NOT_FOUND', () => member.post('/trpc/auth.logout%E0', { json: {} })],
  ['the wrong method', 405, 'METHOD_NOT_SUPPORTED', () => member.get('/trpc/auth.logout')],
  ['a failing input', 400, 'BAD_REQUEST', () => ask('schedule.get', 5)],
  ['input that is no JSON', 400, 'BAD_REQUEST', () => member.get('/trpc/schedule.get?input=%7B')],
  ['a field of the wrong type', 400, 'BAD_REQUEST', () => ask('guidance.dashboard', { userId: 1, is_dev: true })],
] as const)('%s is %i', async (_what, status, code, send) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  const { message, data } = errorOf(answer.body);
  expect(data).toMatchObject({ code, httpStatus: status });
  expect(data).not.toHaveProperty('stack');
  expect(message).toMatch(/^[A-Za-z_][^\n{}]+[a-z.]$/);
  expect(api.site.logged).toEqual([]);
});

test.each([
  '{"json":{"userId":1},"meta":{"values":{"userId":["custom","X"]}}}',
  '{"json":{"userId":1},"meta":{"values":"x"}}',
  '{"json":{"userId":1},"meta":{"values":{"__proto__.polluted":["Date"]}}}',
  '{"json":{"userId":1},"meta":{"referentialEqualities":{"userId":["__proto__.polluted"]}}}',
  '{"json":null}',
  '[]',
])('malicious superjson is rejected or harmless: %s', async (input) => {
  const answer = await member.get(`/trpc/schedule.get?input=${encodeURIComponent(input)}`);
  expect([200, 400, 403]).toContain(answer.status);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(api.site.logged).toEqual([]);
});

test('an unexpected error gives no details', async () => {
  api.site.db.client.exec('ALTER TABLE user_goals RENAME TO gone');
  const { status, body, text } = await ask('guidance.dashboard', { userId: member.id });
  expect(status).toBe(500);
  expect(errorOf(body)).toMatchObject({
    message: 'Something went wrong on our side. Nothing was lost; please try again.',
    data: { code: 'INTERNAL_SERVER_ERROR' },
  });
  expect(text).not.toMatch(/user_goals|no such table|stack|\.ts/);
  expect(api.site.logged).toHaveLength(1);
});

test('an error before the call begins is a tRPC answer too', async () => {
  api.site.db.client.exec('ALTER TABLE sessions RENAME TO gone');
  const { status, body, text } = await member.get('/trpc/auth.me');
  expect(status).toBe(500);
  expect(errorOf(body).data.code).toBe('INTERNAL_SERVER_ERROR');
  expect(text).not.toMatch(/sessions|no such table/);
  expect(api.site.logged).toHaveLength(1);
});

test('one request can make several calls, each with its own result', async () => {
  const input = encodeURIComponent(JSON.stringify({ 1: { json: { userId: member.id + 1 } } }));
  const { status, body } = await member.get<RpcError[]>(`/trpc/auth.me,schedule.get?batch=1&input=${input}`);
  expect(status).toBe(207);
  expect(body[0]).toHaveProperty('result');
  expect(body[1]?.error.json.data.code).toBe('FORBIDDEN');
});

test('a request may make at most twenty calls, so a batch cannot evade limits', async () => {
  const batch = (size: number) => {
    const calls = Array(size).fill('auth.me').join(',');
    return member.get(`/trpc/${calls}?batch=1&input=%7B%7D`);
  };
  expect((await batch(20)).status).toBe(200);
  expect((await batch(21)).status).toBe(400);
});

test('no cache may store answers', async () => {
  expect((await member.get('/trpc/auth.me')).headers.get('cache-control')).toBe('no-store');
  expect((await member.get('/trpc/nothing')).headers.get('cache-control')).toBe('no-store');
});

test('a rate-limit error says how long to wait', async () => {
  const visitor = api.visitor();
  const signIn = () => visitor.post('/trpc/auth.login', { json: { email: 'no', password: 'x' } });
  expect((await signIn()).status).toBe(400);
  const key = signInKey(api.site, 'ann@parish.example');
  for (let attempt = 0; attempt < 10; attempt += 1) await api.site.rateLimits.consume('sign_in_account', key);
  const { status, headers, body } = await visitor.post('/trpc/auth.login', {
    json: { email: 'Ann@parish.example', password: 'x' },
  });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
  expect(errorOf(body).message).toBe('Too many attempts. Please wait 15 minutes.');
});
