import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { PASSWORD } from '../../testing/members/accounts.ts';
import { createAuthenticator } from '../../testing/members/authenticator.ts';
import { appCode, turnSecondStepOn } from '../../testing/members/authenticator-app.ts';
import { duringPasswordCheck } from '../../testing/members/during-password-check.ts';
import { SYSTEM } from '../../testing/members/members.ts';
import { tokenIn } from '../../testing/providers/mails.ts';
import { finishPasskeySignIn } from './passkeys/sign-in.ts';
import { makeResetLink } from './password/password-reset.ts';
import { sessionsOf } from './sessions/sessions.ts';
import { startSession } from './sessions/start-session.ts';

const THIEF_PASSWORD = 'whatever the thief likes';

let api: TestApi;
let ruth: SignedIn;
let newHash: string;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ email: 'ruth@parish.example' });
  newHash = await api.site.passwords.hash('thy people shall be my people');
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

/** Does what a reset does, without the time for hashing. */
async function resetAtOnce(): Promise<void> {
  const { users, sessions, passkeyChallenges } = api.site.db.tables;
  await api.site.db.update(users).set({ password: newHash }).where(eq(users.id, ruth.id));
  await api.site.db.delete(sessions);
  await api.site.db.delete(passkeyChallenges);
}
const passwordOf = async () => (await api.site.db.select().from(api.site.db.tables.users))[0]?.password;
const rowsOf = (table: 'sessions' | 'authTokens' | 'totpSecrets' | 'passkeyChallenges' | 'recoveryCodes') =>
  api.site.db.select().from(api.site.db.tables[table]);

describe('a reset stops requests that began with the old password', () => {
  test('a sign-in whose password was being checked starts no session', async () => {
    const thief = api.visitor();
    const json = { email: ruth.email, password: PASSWORD };
    const login = () => thief.post('/api/auth/login', json);
    const { status, body } = await duringPasswordCheck(api.site, login, resetAtOnce);
    expect([status, body.error]).toEqual([401, 'Please check your email and password.']);
    expect(thief.jar.size).toBe(0);
    expect(await rowsOf('sessions')).toEqual([]);
  });

  test('no overlap of a reset and sign-ins leaves a session', async () => {
    for (const round of [1, 2, 3]) {
      await api.site.db.update(api.site.db.tables.users).set({ password: await api.site.passwords.hash(PASSWORD) });
      const token = tokenIn(await makeResetLink(api.site, SYSTEM, ruth.id));
      const json = { email: ruth.email, password: PASSWORD };
      const [reset] = await Promise.all([
        api.visitor().post('/api/auth/reset-password', { token, password: `a new password ${round}` }),
        api.visitor().post('/api/auth/login', json),
        api.visitor().post('/api/auth/login', json),
      ]);
      expect(reset.status).toBe(200);
      expect(await rowsOf('sessions')).toEqual([]);
    }
  });

  test('a passkey that is deleted during the sign-in starts no session', async () => {
    const phone = createAuthenticator();
    const options = await ruth.post<{ challenge: string; rp: { id: string } }>('/api/auth/passkeys/register/start', {
      password: PASSWORD,
    });
    const response = phone.create(options.body);
    await ruth.post('/api/auth/passkeys/register/finish', { name: 'Phone', response });
    const begun = await api.visitor().post<{ challenge: string }>('/api/auth/passkeys/sign-in/start');
    const { account, proof } = await finishPasskeySignIn(api.site, phone.get(begun.body), 'unknown');
    await api.site.db.delete(api.site.db.tables.passkeys);
    await api.site.db.delete(api.site.db.tables.sessions);
    const caller = { address: 'unknown', userAgent: null, secure: false, cookie: null };
    const context = {
      ...{ site: api.site, requestId: 'of-this-test', actor: null, caller },
      ...{ responseHeaders: new Headers(), recordRead: async () => {} },
    };
    await expect(startSession(context, account.id, { proof })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await rowsOf('sessions')).toEqual([]);
  });

  test('a change of password does not undo the reset', async () => {
    const json = { currentPassword: PASSWORD, newPassword: THIEF_PASSWORD };
    const change = () => ruth.post('/api/auth/change-password', json);
    const { status } = await duringPasswordCheck(api.site, change, resetAtOnce);
    expect(status).toBe(401);
    expect(await passwordOf()).toBe(newHash);
    expect(await rowsOf('sessions')).toEqual([]);
  });

  test('a change of password fails when the session that requested it ends', async () => {
    const before = await passwordOf();
    const json = { currentPassword: PASSWORD, newPassword: THIEF_PASSWORD };
    const change = () => ruth.post('/api/auth/change-password', json);
    const endSession = () => api.site.db.delete(api.site.db.tables.sessions);
    const { status } = await duringPasswordCheck(api.site, change, endSession);
    expect(status).toBe(401);
    expect(await passwordOf()).toBe(before);
  });

  test('a change of address mails no link', async () => {
    const change = () => ruth.post('/api/auth/change-email', { email: 'thief@evil.example', password: PASSWORD });
    const { status } = await duringPasswordCheck(api.site, change, resetAtOnce);
    expect(status).toBe(401);
    expect(await rowsOf('authTokens')).toEqual([]);
    expect(await api.site.db.select().from(api.site.db.tables.deliveries)).toEqual([]);
  });

  test('a second step does not start', async () => {
    const start = () => ruth.post('/api/auth/second-step/start', { password: PASSWORD });
    const { status } = await duringPasswordCheck(api.site, start, resetAtOnce);
    expect(status).toBe(401);
    expect(await rowsOf('totpSecrets')).toEqual([]);
  });

  test.each([
    ['disable', async () => expect(await rowsOf('totpSecrets')).toHaveLength(1)],
    ['recovery-codes', async () => expect(await rowsOf('recoveryCodes')).toHaveLength(10)],
  ])('a second step does not change: %s', async (path, expectUnchanged) => {
    const { secret } = await turnSecondStepOn(api, ruth);
    const codes = await rowsOf('recoveryCodes');
    const json = { password: PASSWORD, code: appCode(api, secret) };
    const change = () => ruth.post(`/api/auth/second-step/${path}`, json);
    const { status } = await duringPasswordCheck(api.site, change, resetAtOnce);
    expect(status).toBe(401);
    await expectUnchanged();
    expect(await rowsOf('recoveryCodes')).toEqual(codes);
  });

  test('adding a passkey does not start', async () => {
    const start = () => ruth.post('/api/auth/passkeys/register/start', { password: PASSWORD });
    const { status } = await duringPasswordCheck(api.site, start, resetAtOnce);
    expect(status).toBe(401);
    expect(await rowsOf('passkeyChallenges')).toEqual([]);
  });
});

describe('successful sign-ins are limited too', () => {
  const signIn = (by = api.visitor()) => by.post('/api/auth/login', { email: ruth.email, password: PASSWORD });

  test('a member signs in at most thirty times an hour; other members at the same address are not affected', async () => {
    for (let each = 0; each < 29; each += 1) await api.site.rateLimits.consume('sign_in_done', String(ruth.id));
    expect([(await signIn()).status, (await signIn()).status]).toEqual([200, 429]);
    const naomi = await api.member();
    expect((await api.visitor().post('/api/auth/login', { email: naomi.email, password: PASSWORD })).status).toBe(200);
    expect(await sessionsOf(api.site).list(ruth.id)).toHaveLength(2);
  });

  test('one address can check 600 passwords in 15 minutes, right or wrong', async () => {
    for (let each = 0; each < 598; each += 1) await api.site.rateLimits.consume('sign_in_work', 'unknown');
    expect((await signIn()).status).toBe(200);
    expect((await api.visitor().post('/api/auth/login', { email: ruth.email, password: 'wrong' })).status).toBe(401);
    expect((await signIn()).status).toBe(429);
  });
});
