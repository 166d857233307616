import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { PASSWORD } from '../../testing/members/accounts.ts';

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

  test('requires a new sign-in after that, and then works', async () => {
    api.site.clock.jumpTo(api.site.clock.now() + HOUR_MS + 1);
    const { status, body } = await act();
    expect([status, body.code, body.error]).toEqual([
      403,
      'FRESH_SIGN_IN_REQUIRED',
      'For your safety, please sign in again; you can then do this for an hour.',
    ]);
    expect((await ruth.get('/api/auth/me')).status).toBe(200);
    await ruth.post('/api/auth/login', { email: ruth.email, password: PASSWORD });
    expect((await act()).status).toBe(200);
  });
});

describe('J: an administrator’s powers last 12 hours after signing in', () => {
  const TWELVE_HOURS_MS = 12 * HOUR_MS;
  let naomi: SignedIn;
  beforeEach(async () => {
    naomi = await api.member({ role: 'admin' });
  });
  const POWERS: [string, (by: SignedIn) => Promise<Answer>][] = [
    ['reading the administration', (by) => by.get('/api/admin/queue-stats')],
    ['changing something there', (by) => by.post('/api/admin/resync-all-schedules')],
    ['reading another member', (by) => by.get(`/api/dashboard/${ruth.id}`)],
    [
      'changing another member’s week',
      (by) => by.post(`/api/schedule/${ruth.id}`, { scheduleData: [], timezone: 'UTC' }),
    ],
  ];
  const wait = (ms: number) => api.site.clock.jumpTo(api.site.clock.now() + ms);

  test.each(POWERS)('%s works until then', async (_what, act) => {
    wait(TWELVE_HOURS_MS);
    expect((await act(naomi)).status).toBe(200);
  });

  test.each(POWERS)('%s requires a new sign-in after that, however often the session is used', async (_what, act) => {
    for (let hour = 0; hour < 12; hour += 1) {
      wait(HOUR_MS);
      expect((await act(naomi)).status).toBe(200);
    }
    wait(1);
    const { status, body } = await act(naomi);
    expect([status, body.code, body.error]).toEqual([
      403,
      'FRESH_SIGN_IN_REQUIRED',
      'For your safety, please sign in again; you can then do this for 12 hours.',
    ]);
    await naomi.post('/api/auth/login', { email: naomi.email, password: PASSWORD });
    expect((await act(naomi)).status).toBe(200);
  });

  test('their own data stays accessible, but not others’', async () => {
    wait(TWELVE_HOURS_MS + 1);
    expect((await naomi.get(`/api/dashboard/${naomi.id}`)).status).toBe(200);
    expect((await ruth.get('/api/admin/queue-stats')).body.code).toBe('FORBIDDEN');
    expect((await ruth.get(`/api/dashboard/${naomi.id}`)).body.code).toBe('FORBIDDEN');
  });
});
