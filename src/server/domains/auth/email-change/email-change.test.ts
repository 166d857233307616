import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failed } from '../../../channels/send-result.ts';
import type { Scheduler } from '../../../scheduler/scheduler.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createAccount, PASSWORD } from '../../../testing/members/accounts.ts';
import { mailsOf, tokenIn } from '../../../testing/providers/mails.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { mailboxKey } from '../../alerts/mail-links/service.ts';

const DAY_MS = 86_400_000;
const OLD = 'ruth@parish.example';
const NEW = 'Ruth@Bethlehem.example';

let api: TestApi;
let email: RecordingChannel;
let scheduler: Scheduler;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
  ruth = await api.member({ username: 'Ruth', email: OLD });
});
afterEach(() => api.close());

const change = (address = NEW, password = PASSWORD) =>
  ruth.post('/api/auth/change-email', { email: address, password });
const confirm = (token: string) => api.visitor().post('/api/auth/verify-email', { token });
const mails = () => mailsOf(email, 'change_email');
const me = async () => (await ruth.get<{ user: object }>('/api/auth/me')).body.user;
const signIn = (address: string) => api.visitor().post('/api/auth/login', { email: address, password: PASSWORD });

/** Requests the change and returns the token that arrives at the new address. */
async function mailedToken(address = NEW): Promise<string> {
  await change(address);
  await scheduler.beat();
  return tokenIn(mails().at(-1)?.verifyUrl);
}

test('the link goes to the new address, and nothing changes before it is used', async () => {
  expect((await change()).body).toEqual({ success: true });
  await scheduler.beat();
  expect(email.sent).toEqual([
    {
      kind: 'change_email',
      id: expect.any(String),
      to: { name: 'Ruth', address: NEW, language: 'en' },
      verifyUrl: expect.stringMatching(/^http:\/\/hesed\.example\/verify-email\?token=[\w-]{43}$/),
    },
  ]);
  expect(await me()).toMatchObject({ email: OLD, emailVerified: true, pendingEmail: NEW });
  expect((await signIn(NEW)).status).toBe(401);
});

test('using the link moves sign-in, guidance and the ledger to the new address (decisions.md D7)', async () => {
  const { alertAddresses, consentEvents } = api.site.db.tables;
  await api.site.db.update(alertAddresses).set({
    verifiedAt: null,
    disabledAt: new Date(),
    disabledReason: 'smtp_550',
    failedMessages: [{ deliveryId: 1, failedAt: 0 }],
  });
  expect((await confirm(await mailedToken())).body).toMatchObject({ success: true });
  expect(await me()).toMatchObject({ email: NEW, emailVerified: true, pendingEmail: null });
  expect((await signIn(NEW.toLowerCase())).status).toBe(200);
  expect((await signIn(OLD)).status).toBe(401);
  expect(await api.site.db.select().from(alertAddresses)).toMatchObject([
    {
      channel: 'email',
      address: NEW,
      verifiedAt: new Date(api.site.clock.now()),
      disabledAt: null,
      disabledReason: null,
      failedMessages: [],
    },
  ]);
  expect(await api.site.db.select().from(consentEvents)).toMatchObject([
    { userId: ruth.id, channel: 'email', action: 'verified', source: 'link' },
  ]);
});

test('an old address that was never confirmed is not alerted: it may belong to a stranger', async () => {
  await api.site.db.update(api.site.db.tables.alertAddresses).set({ verifiedAt: null });
  await confirm(await mailedToken());
  await scheduler.beat();
  expect(mailsOf(email, 'security_alert')).toEqual([]);
  expect(await api.site.db.select().from(api.site.db.tables.securityEvents)).toMatchObject([
    { kind: 'email_changed', mailAddress: OLD },
  ]);
});

test('the newest of several pending addresses is shown, and is the one whose link is sent again', async () => {
  const { authTokens } = api.site.db.tables;
  const purpose = 'change_email' as const;
  const pending = (address: string, at: number) => ({
    ...{ userId: ruth.id, purpose, address, tokenHash: address },
    ...{ createdAt: new Date(at), expiresAt: new Date(at + DAY_MS) },
  });
  const now = api.site.clock.now();
  // A request voids the links to other addresses, so only an older version or another program stores several.
  for (const [address, at] of [
    ['first@parish.example', now - 2],
    ['newest@parish.example', now],
    ['second@parish.example', now - 1],
  ] as const)
    await api.site.db.insert(authTokens).values(pending(address, at));
  expect(await me()).toMatchObject({ pendingEmail: 'newest@parish.example' });
  expect((await ruth.post('/api/auth/resend-verification')).status).toBe(200);
  await scheduler.beat();
  expect(mails().map(({ to }) => to.address)).toEqual(['newest@parish.example']);
});

test('one address gets at most ten mails an hour, and the answer stays the same', async () => {
  const key = mailboxKey(api.site, NEW.toLowerCase());
  for (let each = 0; each < 9; each += 1) await api.site.rateLimits.consume('mail_to_address', key);
  const answers = [await change(), await change()];
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([200, '{"success":true}']));
  expect(await me()).toMatchObject({ pendingEmail: NEW });
  await scheduler.beat();
  expect(mails()).toHaveLength(1);
  // A request without a mail leaves the earlier link valid.
  expect((await confirm(tokenIn(mails()[0]?.verifyUrl))).status).toBe(200);
});

test('a change whose mail was withheld appears as pending like any other', async () => {
  const key = mailboxKey(api.site, NEW.toLowerCase());
  for (let each = 0; each < 10; each += 1) await api.site.rateLimits.consume('mail_to_address', key);
  expect((await change()).status).toBe(200);
  expect(await me()).toMatchObject({ email: OLD, pendingEmail: NEW });
});

test('only one of several links to one address can be used', async () => {
  const [first, second] = [await mailedToken(), await mailedToken()];
  expect((await confirm(first)).status).toBe(200);
  expect((await confirm(second)).status).toBe(400);
});

test('after sixty answers about taken addresses in an hour, taken and free ones are answered alike', async () => {
  await createAccount(api.site, { email: 'naomi@parish.example' });
  for (let each = 0; each < 60; each += 1) await api.site.rateLimits.consume('taken_address', 'unknown');
  const seen = async (address: string) => {
    const { status, text, headers } = await change(address);
    return [status, text, headers.get('retry-after')];
  };
  const [taken, free, own] = [await seen('naomi@parish.example'), await seen(NEW), await seen(OLD)];
  expect(taken[0]).toBe(429);
  expect([free, own]).toEqual([taken, taken]);
});

test('the old address is alerted, and the new one is not', async () => {
  await confirm(await mailedToken());
  await scheduler.beat();
  expect(mailsOf(email, 'security_alert').map(({ event, to }) => [event, to.address])).toEqual([
    ['email_changed', OLD],
  ]);
});

test('a password link sent to the old address becomes invalid', async () => {
  await api.visitor().post('/api/auth/forgot-password', { email: OLD });
  await scheduler.beat();
  const reset = tokenIn(mailsOf(email, 'reset_password')[0]?.resetUrl);
  await confirm(await mailedToken());
  const { status } = await api.visitor().post('/api/auth/reset-password', { token: reset, password: 'another one' });
  expect(status).toBe(400);
});

test('the link works once, for 24 hours, and only the newest', async () => {
  const first = await mailedToken();
  const second = await mailedToken('ruth@moab.example');
  expect((await confirm(first)).status).toBe(400);
  expect(await me()).toMatchObject({ pendingEmail: 'ruth@moab.example' });
  const answers = await Promise.all([confirm(second), confirm(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const third = await mailedToken(NEW);
  api.site.clock.jumpTo(api.site.clock.now() + DAY_MS);
  expect((await confirm(third)).status).toBe(400);
  expect(await me()).toMatchObject({ email: 'ruth@moab.example', pendingEmail: null });
});

describe('an address of another account', () => {
  test('is rejected at its field', async () => {
    await createAccount(api.site, { email: 'naomi@parish.example' });
    const { status, body } = await change('NAOMI@parish.example');
    expect(status).toBe(409);
    expect(body.issues).toEqual([
      { path: ['email'], message: 'An account with this email already exists', said: { code: 'email_taken' } },
    ]);
  });

  test('taken after the mail was sent is a conflict, and nothing changes', async () => {
    const token = await mailedToken();
    await createAccount(api.site, { email: NEW });
    const { status, body } = await confirm(token);
    expect([status, body.error]).toEqual([409, 'In the meantime, someone else has joined with this address.']);
    expect(await me()).toMatchObject({ email: OLD, emailVerified: true });
    await scheduler.beat();
    expect(mailsOf(email, 'security_alert')).toEqual([]);
  });

  test('that is the member’s own is no change, unless its letter case differs', async () => {
    expect((await change(OLD)).body.issues).toEqual([
      { path: ['email'], message: 'This is already your address', said: { code: 'email_unchanged' } },
    ]);
    expect((await confirm(await mailedToken('Ruth@Parish.example'))).status).toBe(200);
    expect(await me()).toMatchObject({ email: 'Ruth@Parish.example' });
  });
});

test('a wrong password is rejected at its field, ten times in fifteen minutes', async () => {
  const answers = await Promise.all(Array.from({ length: 11 }, () => change(NEW, 'wrong')));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429]);
  expect(answers[0]?.body.issues).toEqual([
    { path: ['password'], message: 'That’s not your password. Please try again.', said: { code: 'password_wrong' } },
  ]);
});

test('three changes an hour are mailed; rejected ones do not count', async () => {
  await createAccount(api.site, { email: 'naomi@parish.example' });
  await change('naomi@parish.example');
  for (let each = 0; each < 3; each += 1) expect((await change()).status).toBe(200);
  expect((await change()).status).toBe(429);
});

test('a new address that does not exist leaves the current one unchanged (rules.md C20)', async () => {
  email.next.push(failed('smtp_550', 'disable'));
  await change();
  await scheduler.beat();
  expect(await api.site.db.select().from(api.site.db.tables.alertAddresses)).toMatchObject([
    { address: OLD, disabledAt: null, failedMessages: [] },
  ]);
  const { deliveries } = api.site.db.tables;
  expect(await api.site.db.select().from(deliveries).where(eq(deliveries.kind, 'change_email'))).toMatchObject([
    { status: 'failed', errorCode: 'smtp_550' },
  ]);
});

describe('12.13: while a new address is pending', () => {
  const resend = () => ruth.post('/api/auth/resend-verification');
  const cancel = () => ruth.post<{ user: object }>('/api/auth/cancel-email-change');
  const attention = async () =>
    (await ruth.get<{ attention: { kind: string; said: object }[] }>(`/api/dashboard/${ruth.id}`)).body.attention;

  test.each([true, false])(
    'the link is sent again to the new address; the current one is confirmed: %s',
    async (confirmed) => {
      if (!confirmed) await api.site.db.update(api.site.db.tables.alertAddresses).set({ verifiedAt: null });
      await mailedToken();
      expect((await resend()).body).toEqual({ success: true, sentTo: NEW });
      await scheduler.beat();
      expect(email.sent.map(({ to }) => to.address)).toEqual([NEW, NEW]);
      expect((await confirm(tokenIn(mails().at(-1)?.verifyUrl))).status).toBe(200);
      expect(await me()).toMatchObject({ email: NEW, emailVerified: true, pendingEmail: null });
    },
  );

  test('the dashboard names the current and the pending address', async () => {
    await change();
    expect(await attention()).toMatchObject([
      { kind: 'confirm_new_email', said: { code: 'confirm_new_email', params: { email: NEW, current: OLD } } },
    ]);
    await api.site.db.update(api.site.db.tables.alertAddresses).set({ verifiedAt: null });
    expect(await attention()).toMatchObject([
      { kind: 'confirm_new_email', said: { code: 'confirm_new_email_first', params: { email: NEW, current: OLD } } },
    ]);
  });

  test('cancelling invalidates its link and keeps the current address', async () => {
    const token = await mailedToken();
    expect((await cancel()).body.user).toMatchObject({ email: OLD, emailVerified: true, pendingEmail: null });
    expect((await confirm(token)).status).toBe(400);
    expect(await attention()).toEqual([]);
    expect((await cancel()).status).toBe(200);
  });

  test('after cancelling, the confirmation mail goes to the current address', async () => {
    await api.site.db.update(api.site.db.tables.alertAddresses).set({ verifiedAt: null });
    await change();
    await cancel();
    expect((await resend()).body).toEqual({ success: true, sentTo: OLD });
  });
});
