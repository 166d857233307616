import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../testing/api.ts';
import { createEntry } from '../testing/entries.ts';
import { createRpc, createRpcAdapter } from './rpc.ts';
import { readRpcRequest } from './rpc-direct.ts';

let api: TestApi;
let member: SignedIn;
let entryId: number;
let direct: Hono;
let adapter: Hono;

beforeAll(async () => {
  api = createTestApi();
  member = await api.member();
  entryId = await createEntry(api.site, member.id);
  direct = new Hono().all('/trpc/*', createRpc(api.site));
  adapter = new Hono().all('/trpc/*', createRpcAdapter(api.site));
});
afterAll(() => api.close());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signedOut?: boolean;
}

const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;
const JSON_TYPE = { 'content-type': 'application/json' };
const post = (json: unknown): Sent => ({ method: 'POST', headers: JSON_TYPE, body: JSON.stringify(json) });

function requestFor(path: string, { method = 'GET', headers = {}, body, signedOut = false }: Sent): Request {
  const cookie = [...member.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Request(`http://hesed.example/trpc/${path}`, {
    method,
    headers: { ...(signedOut ? {} : { cookie }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

async function heard(app: Hono, request: Request) {
  const response = await app.request(request);
  const headers = Object.fromEntries(response.headers);
  // The direct way says its length, and what compressing would say of the answer.
  const { 'content-length': length, ...others } = headers;
  const text = await response.text();
  if (length !== undefined) expect(length).toBe(String(Buffer.byteLength(text)));
  others.vary = others.vary?.replace(', Accept-Encoding', '') ?? '';
  return { status: response.status, text, headers: others };
}

async function compare(path: string, sent: Sent = {}) {
  const ours = await heard(direct, requestFor(path, sent));
  expect(ours).toEqual(await heard(adapter, requestFor(path, sent)));
  return ours;
}

async function isDirect(path: string, sent: Sent): Promise<boolean> {
  let read: unknown = null;
  await new Hono()
    .all('/trpc/*', (c) => {
      read = readRpcRequest(c, 20);
      return c.text('');
    })
    .request(requestFor(path, sent));
  return read !== null;
}

describe('what browsers ask for is answered directly, as the adapter answers it', () => {
  const mine = () => ({ json: { userId: member.id } });
  const cases: [what: string, status: number, path: () => string, sent?: () => Sent][] = [
    ['a query', 200, () => `guidance.history?${input(mine())}`],
    ['a query with dates', 200, () => `guidance.dashboard?${input(mine())}`],
    ['a query without input', 200, () => 'auth.me'],
    ['an empty input', 200, () => 'auth.me?input='],
    ['an input that is null', 200, () => `auth.me?${input({ json: null, meta: { values: ['undefined'] } })}`],
    ['text beyond ASCII', 200, () => `guidance.history?${input({ json: { userId: member.id, q: 'שלום +&=' } })}`],
    ['one call in a batch', 200, () => `guidance.history?batch=1&${input({ 0: mine() })}`],
    ['a batch', 200, () => `auth.me,guidance.history?batch=1&${input({ 1: mine() })}`],
    ['a batch without input', 200, () => 'auth.me,auth.me?batch=1'],
    ['a batch that fails in part', 207, () => `auth.me,schedule.get?batch=1&${input({ 1: { json: { userId: 0 } } })}`],
    ['a batch whose input is none', 400, () => 'schedule.get?batch=1&input=%5B%5D'],
    ['nobody who is signed in', 401, () => 'auth.me', () => ({ signedOut: true })],
    ['another member', 403, () => `schedule.get?${input({ json: { userId: member.id + 1 } })}`],
    ['a refused input', 400, () => `schedule.get?${input({ json: { userId: 'x' } })}`],
    ['no input where one is needed', 400, () => 'schedule.get'],
    ['input that is no JSON', 400, () => 'schedule.get?input=%7B'],
    ['input that is no JSON from nobody', 401, () => 'schedule.get?input=%7B', () => ({ signedOut: true })],
    ['harmful superjson', 400, () => `schedule.get?${input({ json: {}, meta: { values: { a: ['custom', 'X'] } } })}`],
    ['a token that is none', 401, () => 'auth.me', () => ({ headers: { authorization: 'Bearer hesed_nobody' } })],
    ['a mutation', 200, () => 'guidance.setHelpful', () => post({ json: { id: entryId, isHelpful: true } })],
    [
      'mutations in a batch',
      207,
      () => 'guidance.setHelpful,guidance.setHelpful?batch=1',
      () => post({ 0: { json: { id: entryId, isHelpful: true } }, 1: { json: { id: 0, isHelpful: true } } }),
    ],
    ['a mutation of nothing', 404, () => 'guidance.setHelpful', () => post({ json: { id: 999, isHelpful: true } })],
    ['a body that is no JSON', 400, () => 'guidance.setHelpful', () => ({ ...post(null), body: '{' })],
    ['an empty body', 400, () => 'guidance.setHelpful', () => ({ ...post(null), body: '' })],
    ['a body that is null', 400, () => 'guidance.setHelpful', () => post(null)],
    ['a wrong password', 401, () => 'auth.login', () => post({ json: { email: 'no@parish.example', password: 'x' } })],
  ];

  test.each(cases)('%s', async (_what, status, path, sent = () => ({})) => {
    expect(await isDirect(path(), sent())).toBe(true);
    expect((await compare(path(), sent())).status).toBe(status);
  });

  test('a session that is half used up is renewed', async () => {
    api.site.db.client.prepare('UPDATE sessions SET expires_at = ?').run(Date.now() + 86_400_000);
    const { headers } = await heard(direct, requestFor('auth.me', {}));
    expect(headers['set-cookie']).toMatch(/^hesed_session=/);
    api.site.db.client.prepare('UPDATE sessions SET expires_at = ?').run(Date.now() + 86_400_000);
    const theirs = await heard(adapter, requestFor('auth.me', {}));
    expect(theirs.headers['set-cookie']).toBe(headers['set-cookie']);
  });

  test('a refusal by a limit says how long to wait', async () => {
    const login = post({ json: { email: 'ann@parish.example', password: 'x' } });
    for (let attempt = 0; attempt < 10; attempt += 1)
      await api.site.limits.take('sign_in_account', 'ann@parish.example');
    const { status, headers } = await compare('auth.login', login);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  test('a failure nobody foresaw, in the call or before it', async () => {
    for (const table of ['user_goals', 'sessions']) {
      api.site.db.client.exec(`ALTER TABLE ${table} RENAME TO gone`);
      expect((await compare(`guidance.dashboard?${input(mine())}`)).status).toBe(500);
      api.site.db.client.exec(`ALTER TABLE gone RENAME TO ${table}`);
    }
    expect(api.site.logged).toHaveLength(4);
  });
});

describe('anything else is left to the adapter', () => {
  test.each<[what: string, path: string, sent?: Sent]>([
    ['an unknown call', 'nothing'],
    ['a name that every object has', 'constructor'],
    ['a part of a name', 'guidance'],
    ['a query by POST', 'auth.me', post({})],
    ['a mutation by GET', 'auth.logout'],
    ['a HEAD', 'auth.me', { method: 'HEAD' }],
    ['a DELETE', 'auth.me', { method: 'DELETE' }],
    ['a mixed batch', 'auth.me,auth.logout?batch=1'],
    ['an unknown call in a batch', 'auth.me,nothing?batch=1'],
    ['a batch that is too long', `${Array(21).fill('auth.me').join(',')}?batch=1`],
    ['a batch that is none', 'auth.me?batch=0'],
    ['commas without a batch', 'auth.me,auth.me'],
    ['a streamed batch', 'auth.me?batch=1', { headers: { 'trpc-accept': 'application/jsonl' } }],
    ['a stream', 'auth.me', { headers: { accept: 'application/jsonl' } }],
    ['another parameter', 'auth.me?input=%7B%7D&connectionParams=x'],
    ['a parameter twice', 'auth.me?input=%7B%7D&input=1'],
    ['a plus in the input', 'auth.me?input=%7B+%7D'],
    ['a broken escape', 'auth.me?input=%E0%A4%A'],
    ['a slash at the end', 'auth.me/'],
    ['an escape in the name', 'auth%2Eme'],
    [
      'a form',
      'auth.logout',
      { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
    ],
    ['no content type', 'auth.logout', { method: 'POST' }],
  ])('%s', async (_what, path, sent = {}) => {
    expect(await isDirect(path, sent)).toBe(false);
    await compare(path, sent);
  });
});
