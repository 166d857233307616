import { afterEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
afterEach(() => api.close());

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PATHS = ['/healthz', '/api/auth/me', '/trpc/auth.me', '/api/nothing', '/nothing'];

async function idOf(path: string, sent?: string): Promise<string | null> {
  const headers = sent === undefined ? {} : { headers: { 'x-request-id': sent } };
  return (await api.visitor().get(path, headers)).headers.get('x-request-id');
}

test('every answer names an id of its own', async () => {
  api = createTestApi();
  const ids = await Promise.all([...PATHS, ...PATHS].map((path) => idOf(path)));
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['/api/auth/me', '/trpc/auth.me'])('the log says which request to %s failed', async (path) => {
  api = createTestApi();
  const ruth = await api.member();
  api.site.db.close();
  const [first, second] = [await ruth.get(path), await ruth.get(path)];
  expect([first.status, second.status]).toEqual([500, 500]);
  const ids = [first, second].map(({ headers }) => headers.get('x-request-id'));
  expect(api.site.logged.map(({ requestId }) => requestId)).toEqual(ids);
});

test.each([
  ['/api/auth/login', { email: 'ruth@parish.example', password: 'a wrong one' }],
  ['/trpc/auth.login', { json: { email: 'ruth@parish.example', password: 'a wrong one' } }],
])('the log says which call of %s failed', async (path, json) => {
  api = createTestApi();
  const visitor = api.visitor();
  // The limiters create their table on first use.
  await api.site.rateLimits.deleteExpired();
  api.site.db.close();
  const { status, headers } = await visitor.send('POST', path, { json });
  expect(status).toBe(500);
  expect(api.site.logged).toMatchObject([{ msg: 'a call failed', requestId: headers.get('x-request-id') }]);
});

test('only a trusted proxy can choose the id', async () => {
  api = createTestApi();
  expect(await idOf('/healthz', 'of-a-stranger')).toMatch(UUID);
  api.close();
  api = createTestApi({ env: { TRUST_PROXY: '1' } });
  expect(await idOf('/healthz', 'of-the-proxy_1')).toBe('of-the-proxy_1');
  expect(await idOf('/healthz', 'two words')).toMatch(UUID);
  expect(await idOf('/healthz', 'x'.repeat(256))).toMatch(UUID);
});
