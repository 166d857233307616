import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Scheduler } from '../../../scheduler/scheduler.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/members/accounts.ts';
import { mailsOf, tokenIn } from '../../../testing/providers/mails.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';

const NEW_PASSWORD = 'thy people shall be my people';

let api: TestApi;
let email: RecordingChannel;
let scheduler: Scheduler;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
  ruth = await api.member({ username: 'Ruth', email: 'ruth@parish.example' });
});
afterEach(() => api.close());

const change = (currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
  ruth.post('/api/auth/change-password', { currentPassword, newPassword });
const signIn = (password: string) => api.visitor().post('/api/auth/login', { email: ruth.email, password });

test('the new password opens the account, and the old one no longer does', async () => {
  expect((await change()).body).toEqual({ success: true });
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await signIn(NEW_PASSWORD)).status).toBe(200);
});

test('other sessions end, and the current one continues under a new id', async () => {
  const other = api.visitor();
  await other.post('/api/auth/login', { email: ruth.email, password: PASSWORD });
  const old = ruth.jar.get('hesed_session');
  await change();
  expect((await other.get('/api/auth/me')).status).toBe(401);
  expect((await ruth.get('/api/auth/me')).status).toBe(200);
  expect(ruth.jar.get('hesed_session')).not.toBe(old);
  const withOld = await api.visitor().get('/api/auth/me', { headers: { cookie: `hesed_session=${old}` } });
  expect(withOld.status).toBe(401);
});

test('the member is alerted once, and not about a sign-in as well', async () => {
  await change();
  await scheduler.beat();
  expect(mailsOf(email, 'security_alert').map(({ event, to }) => [event, to.address])).toEqual([
    ['password_changed', ruth.email],
  ]);
});

test('known devices are deleted, except the current browser', async () => {
  const other = api.visitor();
  await other.post('/api/auth/login', { email: ruth.email, password: PASSWORD });
  await change();
  expect(await api.site.db.select().from(api.site.db.tables.knownDevices)).toHaveLength(1);
  await ruth.post('/api/auth/logout');
  for (const browser of [ruth, other])
    await browser.post('/api/auth/login', { email: ruth.email, password: NEW_PASSWORD });
  const events = await api.site.db.select().from(api.site.db.tables.securityEvents);
  expect(events.map(({ kind }) => kind)).toEqual(['new_sign_in', 'password_changed', 'new_sign_in']);
});

test('the continued session keeps its sign-in time, because nobody signed in', async () => {
  api.site.clock.jumpTo(api.site.clock.now() + 3_600_001);
  expect((await change()).status).toBe(200);
  expect((await ruth.post('/api/tokens', { name: 'Bulletin board', scopes: ['read'] })).status).toBe(403);
});

test('an earlier password link becomes invalid', async () => {
  await api.visitor().post('/api/auth/forgot-password', { email: ruth.email });
  await scheduler.beat();
  const token = tokenIn(mailsOf(email, 'reset_password')[0]?.resetUrl);
  await change();
  const { status } = await api.visitor().post('/api/auth/reset-password', { token, password: 'another one' });
  expect(status).toBe(400);
});

describe('a wrong current password', () => {
  test('is rejected at its field, and nothing changes', async () => {
    const { status, body } = await change('wrong');
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      {
        path: ['currentPassword'],
        message: 'That’s not your password. Please try again.',
        said: { code: 'password_wrong' },
      },
    ]);
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect((await ruth.get('/api/auth/me')).status).toBe(200);
  });

  test('can be tried ten times in fifteen minutes; then even the right one is not checked', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => change('wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const { status, headers } = await change();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
  });

  test('counts, and the right one does not', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1)
      await api.site.rateLimits.consume('identity_check', String(ruth.id));
    expect((await change()).status).toBe(200);
    expect((await change(NEW_PASSWORD, PASSWORD)).status).toBe(200);
    expect((await change('wrong')).status).toBe(400);
    expect((await change()).status).toBe(429);
  });
});

test('a signed-out visitor cannot change a password', async () => {
  const json = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await api.visitor().post('/api/auth/change-password', json)).status).toBe(401);
});
