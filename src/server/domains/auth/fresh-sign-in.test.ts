import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../testing/accounts.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ email: 'ruth@parish.example' });
});
afterEach(() => api.close());

const SENSITIVE: [string, string, (id: number) => string, object?][] = [
  ['making an API token', 'POST', () => '/api/tokens', { name: 'Bulletin board', scopes: ['read'] }],
  ['adding a passkey', 'POST', () => '/api/auth/passkeys/register/start', { password: PASSWORD }],
  ['moving to another address', 'POST', () => '/api/auth/change-email', { email: 'a@b.example', password: PASSWORD }],
  ['beginning a second step', 'POST', () => '/api/auth/second-step/start', { password: PASSWORD }],
  ['deleting the account', 'DELETE', (id) => `/api/account/${id}`],
];

describe.each(SENSITIVE)('%s', (_what, method, path, json) => {
  const act = () => ruth.send(method, path(ruth.id), json ? { json } : {});

  test('works for an hour after signing in', async () => {
    api.site.clock.jumpTo(api.site.clock.now() + HOUR_MS);
    expect((await act()).status).toBe(200);
  });

  test('asks for a new sign-in after that, and then works', async () => {
    api.site.clock.jumpTo(api.site.clock.now() + HOUR_MS + 1);
    const { status, body } = await act();
    expect([status, body.error]).toEqual([
      403,
      'For your safety, please sign in again; after that this works for an hour.',
    ]);
    expect((await ruth.get('/api/auth/me')).status).toBe(200);
    await ruth.post('/api/auth/login', { email: ruth.email, password: PASSWORD });
    expect((await act()).status).toBe(200);
  });
});
