import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, OWN_ORIGIN, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createApiToken } from '../../testing/members/tokens.ts';
import { createHttpServer, createListener } from '../listen.ts';

// C: the caller loses authority between the headers of a request and its last byte.

let api: TestApi;
let ruth: SignedIn;
let close: () => Promise<void>;
let port: number;
const server = () => createHttpServer().on('request', createListener(api.app));
let http: ReturnType<typeof server>;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ username: 'Ruth', email: 'ruth@parish.example', role: 'admin' });
  http = server().listen(0, '127.0.0.1');
  await once(http, 'listening');
  ({ port } = http.address() as AddressInfo);
  close = async () => {
    http.closeAllConnections();
    await new Promise((done) => http.close(done));
    api.close();
  };
});
afterEach(() => close());

/** Sends the headers and all but the last byte of a body, runs `meanwhile`, then sends that byte. */
async function sendHeld(
  path: string,
  body: string,
  headers: Record<string, string>,
  meanwhile: () => Promise<unknown>,
) {
  const sending = request({
    port,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
  });
  const answered = once(sending, 'response');
  const heard = once(http, 'request');
  sending.write(body.slice(0, -1));
  await heard;
  await meanwhile();
  sending.end(body.slice(-1));
  const [response] = await answered;
  let text = '';
  for await (const part of response) text += part;
  return { status: response.statusCode as number, text };
}

const HOST = new URL(OWN_ORIGIN).host;
const cookieOf = ({ jar }: SignedIn) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
const inSession = () => ({ cookie: cookieOf(ruth), origin: OWN_ORIGIN, host: HOST });
const NEW_TOKEN = { name: 'robot', scopes: ['read', 'write', 'admin'], expiresInDays: null };
const countRows = (table: string) => api.site.db.client.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

const WAYS: [way: string, path: string, wrap: (input: unknown) => unknown, headers?: Record<string, string>][] = [
  ['tRPC', '/trpc/auth.tokens.create', (json) => ({ json })],
  ['tRPC in a batch', '/trpc/auth.tokens.create?batch=1', (json) => ({ 0: { json } })],
  [
    'tRPC streamed',
    '/trpc/auth.tokens.create?batch=1',
    (json) => ({ 0: { json } }),
    { 'trpc-accept': 'application/jsonl' },
  ],
  ['REST', '/api/tokens', (input) => input],
];

test.each(WAYS)(
  'C: a session that ends before the body has arrived creates no token over %s',
  async (_way, path, wrap, more) => {
    const endings: [what: string, end: () => Promise<unknown>][] = [
      ['signing out', () => ruth.post('/api/auth/logout')],
      ['another password', async () => api.site.db.client.exec('DELETE FROM sessions')],
    ];
    for (const [what, end] of endings) {
      ruth = await api.member({ role: 'admin' });
      const answer = await sendHeld(path, JSON.stringify(wrap(NEW_TOKEN)), { ...inSession(), ...more }, end);
      expect(answer.text, what).toContain('Please sign in first.');
      expect(countRows('api_tokens'), what).toBe(0);
    }
  },
);

test('a token that is revoked before the body has arrived writes nothing', async () => {
  const token = await createApiToken(api.site, ruth.id, { scopes: ['write'] });
  const headers = { authorization: `Bearer ${token}`, host: HOST };
  const { body: listed } = await ruth.get<{ tokens: { id: number }[] }>('/api/tokens');
  const goal = JSON.stringify({ userId: ruth.id, title: 'Call Naomi' });
  const answer = await sendHeld('/api/goals', goal, headers, () =>
    ruth.send('DELETE', `/api/tokens/${listed.tokens[0]?.id}`),
  );
  expect(answer.status).toBe(401);
  expect(countRows('user_goals')).toBe(0);
});

test('an administrator who is demoted before the body has arrived promotes nobody', async () => {
  const body = JSON.stringify({ json: { userId: ruth.id, role: 'admin' } });
  const demote = async () => api.site.db.client.prepare("UPDATE users SET role = 'member'").run();
  const answer = await sendHeld('/trpc/admin.members.setRole', body, inSession(), demote);
  expect(answer.status).toBe(403);
  expect(api.site.db.client.prepare('SELECT role FROM users').pluck().all()).toEqual(['member']);
});

test('the call still reads the whole of a late body', async () => {
  const body = JSON.stringify({ json: NEW_TOKEN });
  const answer = await sendHeld('/trpc/auth.tokens.create', body, inSession(), async () => {});
  expect([answer.status, countRows('api_tokens')]).toEqual([200, 1]);
});
