import { setImmediate as turn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retry } from '../../../channels/send-result.ts';
import { hashToken } from '../../../lib/secrets.ts';
import type { Scheduler } from '../../../scheduler/scheduler.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { fireTimersAtOnce } from '../../../testing/clock/quick-timers.ts';
import { createAccount, PASSWORD } from '../../../testing/members/accounts.ts';
import { SYSTEM } from '../../../testing/members/members.ts';
import { createApiToken } from '../../../testing/members/tokens.ts';
import { mailsOf, tokenIn } from '../../../testing/providers/mails.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { mailboxKey } from '../../alerts/mail-links/service.ts';
import { signInKey } from '../sign-in-key.ts';
import { makeResetLink } from './password-reset.ts';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'thy people shall be my people';
const REFUSED = 'This link has expired or was already used. Please ask for a new one.';

fireTimersAtOnce();

let api: TestApi;
let email: RecordingChannel;
let scheduler: Scheduler;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
  ruth = await api.member({ username: 'Ruth', email: 'Ruth@parish.example' });
});
afterEach(() => api.close());

const ask = (address = 'ruth@parish.example') => api.visitor().post('/api/auth/forgot-password', { email: address });
const mails = () => mailsOf(email, 'reset_password');
const alerts = () => mailsOf(email, 'security_alert');
const reset = (token: string, password = NEW_PASSWORD, by = api.visitor()) =>
  by.post('/api/auth/reset-password', { token, password });
const signIn = (password: string) => api.visitor().post('/api/auth/login', { email: ruth.email, password });

/** Requests a mail and returns the token that arrives with it. */
async function mailedToken(): Promise<string> {
  await ask();
  await scheduler.beat();
  return tokenIn(mails().at(-1)?.resetUrl);
}

test('a link names its account until it is used', async () => {
  const token = tokenIn(await makeResetLink(api.site, SYSTEM, ruth.id));
  const input = encodeURIComponent(JSON.stringify({ json: { token } }));
  const look = () => api.visitor().get<object>(`/trpc/auth.resetLink?input=${input}`);
  expect((await look()).body).toMatchObject({
    result: { data: { json: { account: { id: ruth.id, username: 'Ruth' } } } },
  });
  await reset(token);
  const { status, text } = await look();
  expect([status, text]).toEqual([400, expect.stringContaining(REFUSED)]);
});

describe('requesting a link', () => {
  test('mails it at once to the address as its owner wrote it', async () => {
    expect((await ask()).body).toEqual({ success: true });
    await scheduler.beat();
    expect(email.sent).toEqual([
      {
        kind: 'reset_password',
        id: expect.any(String),
        to: { name: 'Ruth', address: 'Ruth@parish.example', language: 'en' },
        resetUrl: expect.stringMatching(/^http:\/\/hesed\.example\/reset-password\?token=[\w-]{43}$/),
      },
    ]);
  });

  test('wakes the lane, so that the mail does not wait for the next minute', async () => {
    await scheduler.start();
    await ask();
    await api.site.clock.advance(1_000);
    expect(mails()).toHaveLength(1);
    await scheduler.stop();
  });

  test('mails an unconfirmed address as well', async () => {
    await createAccount(api.site, { email: 'naomi@parish.example', confirmed: false });
    await ask('NAOMI@parish.example');
    await scheduler.beat();
    expect(mails().map(({ to }) => to.address)).toEqual(['naomi@parish.example']);
  });

  test('reveals no account, neither by the answer nor by its timing (decisions.md D5)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answerAfter250Ms = async (address: string) => {
      let answered = false;
      const asked = ask(address).finally(() => {
        answered = true;
      });
      // The work for an account is done within these turns of the event loop. An answer without the wait would have
      // arrived.
      for (let each = 0; each < 50; each += 1) await turn();
      vi.advanceTimersByTime(249);
      for (let each = 0; each < 50; each += 1) await turn();
      expect(answered, address).toBe(false);
      vi.advanceTimersByTime(1);
      const { status, text, headers } = await asked;
      // Every request has an id of its own.
      return { status, text, headers: [...headers].filter(([name]) => name !== 'x-request-id') };
    };
    const known = await answerAfter250Ms('ruth@parish.example');
    expect(await answerAfter250Ms('nobody@parish.example')).toEqual(known);
    await scheduler.beat();
    expect(email.sent).toHaveLength(1);
  });

  test('is accepted sixty times an hour from one caller, and further requests do not count against the account', async () => {
    for (let each = 0; each < 60; each += 1) await api.site.rateLimits.consume('password_reset_address', 'unknown');
    for (let each = 0; each < 4; each += 1) expect((await ask()).status).toBe(429);
    await api.site.rateLimits.reset('password_reset_address', 'unknown');
    expect((await ask()).status).toBe(200);
  });
});

describe('requests of strangers do not lock the owner out', () => {
  const askOften = async (times: number) => {
    const answers: [number, string][] = [];
    for (let each = 0; each < times; each += 1) {
      const { status, text } = await ask();
      answers.push([status, text]);
    }
    return answers;
  };
  const links = () => mails().map(({ resetUrl }) => tokenIn(resetUrl));

  test('a link stays valid when others are requested', async () => {
    const own = await mailedToken();
    await askOften(20);
    expect((await reset(own)).status).toBe(200);
  });

  test('a link in a delayed mail stays valid as well', async () => {
    email.next.push(retry('smtp_451'));
    await ask();
    await scheduler.beat();
    await ask();
    await scheduler.beat();
    await api.site.clock.advance(60_000);
    await scheduler.beat();
    expect(links()).toHaveLength(2);
    expect((await reset(links()[1] as string)).status).toBe(200);
  });

  test('every request gets the same answer, also for an unknown address', async () => {
    const known = await askOften(12);
    const unknown = await Promise.all(Array.from({ length: 12 }, () => ask('nobody@parish.example')));
    expect(new Set([...known, ...unknown.map(({ status, text }) => [status, text])].map(String)).size).toBe(1);
    expect(known[0]?.[0]).toBe(200);
  });

  test('at most three links are in the mailbox, and each of them works', async () => {
    for (const chosen of [0, 1, 2]) {
      email.sent.length = 0;
      await askOften(5);
      await scheduler.beat();
      expect(links()).toHaveLength(3);
      expect((await reset(links()[chosen] as string)).status).toBe(200);
      for (const other of links()) expect((await reset(other)).status).toBe(400);
    }
  });

  test('the limit of three also holds for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    await scheduler.beat();
    expect(links()).toHaveLength(3);
  });

  test('whenever the owner makes a request, a valid link is in the mailbox', async () => {
    for (let minutes = 0; minutes < 180; minutes += 15) {
      await askOften(4);
      await scheduler.beat();
      const { authTokens } = api.site.db.tables;
      const alive = (await api.site.db.select().from(authTokens)).filter(
        ({ expiresAt, usedAt }) => usedAt === null && expiresAt.getTime() > api.site.clock.now(),
      );
      expect(alive.length).toBeGreaterThan(0);
      expect(alive.length).toBeLessThanOrEqual(3);
      await api.site.clock.advance(15 * 60_000);
    }
  });

  test('a new password invalidates every link', async () => {
    await askOften(2);
    await scheduler.beat();
    await ruth.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    for (const link of links()) expect((await reset(link)).status).toBe(400);
    await askOften(1);
    await scheduler.beat();
    expect((await reset(links().at(-1) as string, 'and thy God my God')).status).toBe(200);
  });

  test('each account of an unconfirmed address gets its first link, and together ten others an hour', async () => {
    const perAccount: number[] = [];
    for (let each = 0; each < 7; each += 1) {
      const stranger = await createAccount(api.site, { email: 'naomi@parish.example', confirmed: false });
      const before = mails().length;
      for (let asked = 0; asked < 4; asked += 1) expect((await ask('naomi@parish.example')).status).toBe(200);
      await scheduler.beat();
      perAccount.push(mails().length - before);
      await api.site.db.delete(api.site.db.tables.users).where(eq(api.site.db.tables.users.id, stranger.id));
    }
    expect(perAccount).toEqual([3, 3, 3, 1, 1, 1, 1]);
  });

  test('links whose mail failed do not count, so the owner gets another mail', async () => {
    for (let each = 0; each < 3; each += 1) await ask(ruth.email);
    const { deliveries } = api.site.db.tables;
    await api.site.db.update(deliveries).set({ status: 'failed', runAt: null });
    await ask(ruth.email);
    await scheduler.beat();
    expect(mails()).toHaveLength(1);
  });

  test('other mail that a stranger requested for the address does not prevent the password link', async () => {
    const stranger = await api.member({ email: 'naomi@parish.example', confirmed: false });
    for (let each = 0; each < 10; each += 1)
      await api.site.rateLimits.consume('mail_to_address', mailboxKey(api.site, stranger.email));
    await ask(stranger.email);
    await scheduler.beat();
    expect(mails().map(({ to }) => to.address)).toEqual([stranger.email]);
  });
});

describe('setting a password with the link', () => {
  test('works once, and signs nobody in', async () => {
    const token = await mailedToken();
    const visitor = api.visitor();
    const { status, body } = await reset(token, NEW_PASSWORD, visitor);
    expect([status, body, visitor.jar.size]).toEqual([200, { success: true }, 0]);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    const again = await reset(token);
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ message: REFUSED, code: 'BAD_REQUEST', error: REFUSED, said: expect.anything() });
  });

  test('works for only one of two concurrent uses', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([reset(token, 'one of them'), reset(token, 'two of them')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers[0]?.status === 200 ? 'one of them' : 'two of them';
    expect((await signIn(winner)).status).toBe(200);
    expect(alerts()).toHaveLength(0);
    await scheduler.beat();
    expect(alerts().filter(({ event }) => event === 'password_reset')).toHaveLength(1);
  });

  test.each([
    ['a moment before the hour is over', HOUR_MS - 1, 200],
    ['after an hour', HOUR_MS, 400],
  ])('is possible or not: %s', async (_when, wait, status) => {
    const token = await mailedToken();
    api.site.clock.jumpTo(api.site.clock.now() + wait);
    expect((await reset(token)).status).toBe(status);
  });

  test('ends every session of the member and no other session (decisions.md D5)', async () => {
    const naomi = await api.member();
    const other = api.visitor();
    await other.post('/api/auth/login', { email: ruth.email, password: PASSWORD });
    await reset(await mailedToken());
    for (const browser of [ruth, other]) expect((await browser.get('/api/auth/me')).status).toBe(401);
    expect((await naomi.get('/api/auth/me')).status).toBe(200);
  });

  test('removes all other access: passkeys, open passkey challenges, API tokens, push subscriptions and known devices', async () => {
    const { tables } = api.site.db;
    const naomi = await api.member();
    const token = await mailedToken();
    const [expiresAt, seenAt] = [new Date(api.site.clock.now() + HOUR_MS), new Date(api.site.clock.now())];
    for (const userId of [ruth.id, naomi.id]) {
      await createApiToken(api.site, userId, { scopes: ['read', 'write'] });
      const key = { name: 'Phone', credentialId: `credential-${userId}`, publicKey: 'key', transports: [] };
      await api.site.db.insert(tables.passkeys).values({ userId, ...key });
      await api.site.db
        .insert(tables.passkeyChallenges)
        .values({ userId, challengeHash: `asked-${userId}`, expiresAt });
      await api.site.db.insert(tables.knownDevices).values({ userId, deviceHash: `device-${userId}`, seenAt });
    }
    for (const userId of [ruth.id, naomi.id])
      await api.site.db
        .insert(tables.alertAddresses)
        .values({ userId, channel: 'push', address: `https://push.example/${userId}`, seenAt });
    expect((await reset(token)).status).toBe(200);
    for (const table of [tables.apiTokens, tables.passkeys, tables.passkeyChallenges, tables.knownDevices])
      expect((await api.site.db.select().from(table)).map(({ userId }) => userId)).toEqual([naomi.id]);
    const browsers = (await api.site.db.select().from(tables.alertAddresses)).filter(
      ({ channel }) => channel === 'push',
    );
    expect(browsers.map(({ userId }) => userId)).toEqual([naomi.id]);
  });

  test('alerts the member at their address, naming the browser', async () => {
    const visitor = api.visitor();
    const json = { token: await mailedToken(), password: NEW_PASSWORD };
    await visitor.post('/api/auth/reset-password', json, { headers: { 'user-agent': 'Firefox/128 Windows' } });
    await scheduler.beat();
    expect(alerts()).toEqual([
      {
        kind: 'security_alert',
        id: expect.any(String),
        to: { name: 'Ruth', address: ruth.email, language: 'en' },
        event: 'password_reset',
        timeZone: 'UTC',
        at: new Date(api.site.clock.now()),
        userAgent: 'Firefox/128 Windows',
        settingsUrl: 'http://hesed.example/settings',
      },
    ]);
  });

  test.each([
    ['guesses', 'sign_in_account', 10],
    ['sign-ins with the old password', 'sign_in_done', 30],
  ] as const)('lets a member in who was locked out by somebody’s %s', async (_what, rule, times) => {
    const key = rule === 'sign_in_done' ? String(ruth.id) : signInKey(api.site, 'ruth@parish.example');
    for (let attempt = 0; attempt < times; attempt += 1) await api.site.rateLimits.consume(rule, key);
    expect((await signIn(PASSWORD)).status).toBe(429);
    await reset(await mailedToken());
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  test('proves the address that the link was mailed to', async () => {
    const { alertAddresses } = api.site.db.tables;
    await api.site.db.update(alertAddresses).set({ verifiedAt: null }).where(eq(alertAddresses.userId, ruth.id));
    await reset(await mailedToken());
    expect(await api.site.db.select().from(alertAddresses)).toMatchObject([
      { userId: ruth.id, verifiedAt: new Date(api.site.clock.now()) },
    ]);
    expect(await api.site.db.select().from(api.site.db.tables.consentEvents)).toMatchObject([
      { userId: ruth.id, action: 'verified', source: 'link' },
    ]);
  });

  test('cancels a change of address that was started with the old password', async () => {
    await ruth.post('/api/auth/change-email', { email: 'thief@evil.example', password: PASSWORD });
    await scheduler.beat();
    const change = tokenIn(mailsOf(email, 'change_email')[0]?.verifyUrl);
    await reset(await mailedToken());
    expect((await api.visitor().post('/api/auth/verify-email', { token: change })).status).toBe(400);
  });

  test('rejects an unknown token, the hash of a token, and a token for another purpose', async () => {
    const token = await mailedToken();
    await createAccount(api.site, { email: 'naomi@parish.example', confirmed: false });
    const naomi = api.visitor();
    await naomi.post('/api/auth/login', { email: 'naomi@parish.example', password: PASSWORD });
    await naomi.post('/api/auth/resend-verification');
    await scheduler.beat();
    const verification = tokenIn(mailsOf(email, 'verify_email')[0]?.verifyUrl);
    expect(verification).toMatch(/^[\w-]{43}$/);
    for (const other of ['x', 'A'.repeat(43), hashToken(token), verification])
      expect((await reset(other)).status).toBe(400);
    expect((await api.visitor().post('/api/auth/verify-email', { token })).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  test('checks the rules for passwords', async () => {
    const { status, body } = await reset(await mailedToken(), 'short');
    expect([status, body.error]).toEqual([400, 'Password must be at least 6 characters']);
  });

  test('stores neither the token nor the password in plain text', async () => {
    const token = await mailedToken();
    await reset(token);
    const stored = api.site.db.client.serialize();
    for (const secret of [token, NEW_PASSWORD]) expect(stored.includes(secret)).toBe(false);
    expect(api.site.logged).toEqual([]);
  });
});

describe('a link created by an operator (decisions.md D2)', () => {
  const makeToken = async () => tokenIn(await makeResetLink(api.site, SYSTEM, ruth.id));

  test('works by the same rules and without a mail', async () => {
    const link = await makeResetLink(api.site, SYSTEM, ruth.id);
    expect(link).toMatch(/^http:\/\/hesed\.example\/reset-password\?token=[\w-]{43}$/);
    await scheduler.beat();
    expect(email.sent).toEqual([]);
    expect((await reset(tokenIn(link))).status).toBe(200);
    expect((await reset(tokenIn(link))).status).toBe(400);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  test('proves no address', async () => {
    const { alertAddresses } = api.site.db.tables;
    await api.site.db.update(alertAddresses).set({ verifiedAt: null });
    await reset(await makeToken());
    expect(await api.site.db.select().from(alertAddresses)).toMatchObject([{ verifiedAt: null }]);
  });

  test('stays valid beside a mailed one; using one invalidates the other', async () => {
    const mailed = await mailedToken();
    const made = await makeToken();
    await mailedToken();
    expect((await reset(made)).status).toBe(200);
    expect((await reset(mailed)).status).toBe(400);
  });

  test('is not created for an unknown member', async () => {
    await expect(makeResetLink(api.site, SYSTEM, 999)).rejects.toMatchObject({ code: 'not_found' });
  });
});
