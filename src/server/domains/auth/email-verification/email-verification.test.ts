import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { VerifyEmailMessage } from '../../../channels/message.ts';
import { retry } from '../../../channels/send-result.ts';
import { hashToken } from '../../../lib/secrets.ts';
import type { Scheduler } from '../../../scheduler/scheduler.ts';
import { type Browser, createTestApi, type TestApi } from '../../../testing/api.ts';
import { WIZARD_ANSWERS } from '../../../testing/members/members.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { deleteOldTokens, mailboxKey } from '../../alerts/mail-links/service.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let email: RecordingChannel;
let scheduler: Scheduler;
let ruth: Browser;

beforeEach(async () => {
  api = createTestApi();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
  ruth = api.visitor();
  await ruth.post('/api/auth/register', { username: 'Ruth', email: 'ruth@parish.example', password: 'whither' });
  await scheduler.beat();
});
afterEach(() => api.close());

const mails = () => email.sent as VerifyEmailMessage[];
const tokenOf = (mail: VerifyEmailMessage | undefined) =>
  new URL(mail?.verifyUrl ?? '').searchParams.get('token') as string;
const confirm = (token: string, by = api.visitor()) => by.post('/api/auth/verify-email', { token });
const isConfirmed = async () =>
  ((await ruth.get('/api/auth/me')).body.user as { emailVerified: boolean }).emailVerified;
const addressesOf = () => api.site.db.tables.alertAddresses;
const REFUSED = 'This link has expired or was already used. Sign in to get a new one.';

test('the mail goes to the given address and links to the page', () => {
  expect(mails()).toEqual([
    {
      kind: 'verify_email',
      id: expect.any(String),
      to: { name: 'Ruth', address: 'ruth@parish.example', language: 'en' },
      verifyUrl: expect.stringMatching(/^http:\/\/hesed\.example\/verify-email\?token=[\w-]{43}$/),
    },
  ]);
});

test('the link works for a visitor, and the ledger records it', async () => {
  expect(await isConfirmed()).toBe(false);
  const { status, body } = await confirm(tokenOf(mails()[0]));
  expect([status, body]).toMatchObject([200, { success: true, said: { code: 'confirmed_setup_left' } }]);
  expect(await isConfirmed()).toBe(true);
  const ledger = await api.site.db.select().from(api.site.db.tables.consentEvents);
  expect(ledger.at(-1)).toMatchObject({
    userId: 1,
    channel: 'email',
    action: 'verified',
    source: 'link',
    addressHash: ledger[0]?.addressHash,
  });
});

test('the link signs nobody in', async () => {
  const visitor = api.visitor();
  await confirm(tokenOf(mails()[0]), visitor);
  expect([...visitor.jar.keys()]).toEqual(['hesed_device']);
});

test('the link works once', async () => {
  const token = tokenOf(mails()[0]);
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { status, body } = await confirm(token);
  expect(status).toBe(400);
  expect(body).toEqual({ message: REFUSED, code: 'BAD_REQUEST', error: REFUSED, said: expect.anything() });
});

test.each([
  ['a moment before 24 hours', 24 * HOUR_MS - 1, 200],
  ['after 24 hours', 24 * HOUR_MS, 400],
])('the link is valid or not: %s', async (_when, wait, status) => {
  api.site.clock.jumpTo(api.site.clock.now() + wait);
  expect((await confirm(tokenOf(mails()[0]))).status).toBe(status);
  expect(await isConfirmed()).toBe(status === 200);
});

test('an unknown token is rejected, and so is the hash of a valid one', async () => {
  for (const token of ['x', 'A'.repeat(43), hashToken(tokenOf(mails()[0]))])
    expect((await confirm(token)).status).toBe(400);
  expect(await isConfirmed()).toBe(false);
});

test('only the token’s hash is stored', async () => {
  const token = tokenOf(mails()[0]);
  const [row] = await api.site.db.select().from(api.site.db.tables.authTokens);
  expect(row?.tokenHash).toBe(hashToken(token));
  expect(api.site.db.client.serialize().includes(token)).toBe(false);
});

describe('the link confirms only the address it was sent to', () => {
  test('an address replaced since stays unconfirmed', async () => {
    await api.site.db.update(addressesOf()).set({ address: 'new@parish.example' });
    expect((await confirm(tokenOf(mails()[0]))).status).toBe(400);
    expect(await isConfirmed()).toBe(false);
  });

  test('an unsuccessful attempt does not use up the token', async () => {
    await api.site.db.update(addressesOf()).set({ address: 'new@parish.example' });
    await confirm(tokenOf(mails()[0]));
    await api.site.db.update(addressesOf()).set({ address: 'ruth@parish.example' });
    expect((await confirm(tokenOf(mails()[0]))).status).toBe(200);
  });

  test('another member’s address stays unchanged', async () => {
    const naomi = await api.member({ confirmed: false });
    await confirm(tokenOf(mails()[0]));
    expect((await naomi.get('/api/auth/me')).body.user).toMatchObject({ emailVerified: false });
  });
});

test('the mail goes to the address that its link proves, even after the member’s own changed', async () => {
  await ruth.post('/api/auth/resend-verification');
  await api.site.db.update(addressesOf()).set({ address: 'new@parish.example' });
  await scheduler.beat();
  expect(mails().map(({ to }) => to.address)).toEqual(['ruth@parish.example', 'ruth@parish.example']);
});

test('a mail whose link is used or deleted is not sent', async () => {
  await api
    .visitor()
    .post('/api/auth/register', { username: 'Naomi', email: 'naomi@parish.example', password: 'mara-mara' });
  await api.site.db.delete(api.site.db.tables.authTokens);
  await scheduler.beat();
  expect(mails()).toHaveLength(1);
  expect((await api.site.db.select().from(api.site.db.tables.deliveries)).at(-1)).toMatchObject({
    status: 'failed',
    errorCode: 'nothing_to_send',
  });
});

test('a mail that is retried contains the same link', async () => {
  email.next.push(retry('451'));
  await api
    .visitor()
    .post('/api/auth/register', { username: 'Naomi', email: 'naomi@parish.example', password: 'mara-mara' });
  const before = await api.site.db.select().from(api.site.db.tables.authTokens);
  await scheduler.beat();
  expect(mails()).toHaveLength(1);
  await api.site.clock.advance(60_000);
  await scheduler.beat();
  expect(mails()).toHaveLength(2);
  const tokens = await api.site.db.select().from(api.site.db.tables.authTokens);
  expect(tokens).toEqual(before);
  expect((await confirm(tokenOf(mails()[1]))).status).toBe(200);
});

describe('the answer after confirming says which mail the address gets', () => {
  const confirmNow = async () => {
    const { body } = await confirm(tokenOf(mails()[0]));
    return body.said;
  };
  const onboard = () => ruth.post('/api/onboarding', { userId: 1, ...WIZARD_ANSWERS });
  const params = { email: 'ruth@parish.example' };

  test('for a member who has not completed onboarding', async () => {
    expect(await confirmNow()).toEqual({ code: 'confirmed_setup_left', params });
  });

  test('for a member with e-mail on, and for one who is paused', async () => {
    await onboard();
    expect(await confirmNow()).toEqual({ code: 'confirmed_ready', params });
    await ruth.post('/api/schedule/1/pause', {});
    await api.site.db.update(addressesOf()).set({ verifiedAt: null });
    await ruth.post('/api/auth/resend-verification');
    await scheduler.beat();
    expect((await confirm(tokenOf(mails().at(-1)))).body.said).toEqual({ code: 'confirmed_paused', params });
  });

  test('for a member who has switched e-mail off', async () => {
    await onboard();
    await ruth.post('/api/alerts/preferences/1', { alertMethods: [] });
    expect(await confirmNow()).toEqual({ code: 'confirmed_off', params });
  });

  test('on a site that stores mail as files', async () => {
    await onboard();
    const token = tokenOf(mails()[0]);
    api.site.channels.set('email', { ...email, captures: true });
    expect((await confirm(token)).body.said).toEqual({ code: 'confirmed_captured', params });
  });
});

describe('requesting the mail again', () => {
  const resend = () => ruth.post('/api/auth/resend-verification');

  test('sends a new link; the old one still works', async () => {
    expect((await resend()).body).toEqual({ success: true, sentTo: 'ruth@parish.example' });
    await scheduler.beat();
    expect(mails()).toHaveLength(2);
    expect(tokenOf(mails()[1])).not.toBe(tokenOf(mails()[0]));
    expect((await confirm(tokenOf(mails()[0]))).status).toBe(200);
    expect((await confirm(tokenOf(mails()[1]))).status).toBe(200);
  });

  test('succeeds three times in ten minutes, also concurrently', async () => {
    const answers = await Promise.all([resend(), resend(), resend(), resend()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    await scheduler.beat();
    expect(mails()).toHaveLength(4);
  });

  test('sends at most ten mails an hour to one address, including the one from joining', async () => {
    const key = mailboxKey(api.site, 'Ruth@Parish.example');
    for (let each = 0; each < 8; each += 1) await api.site.rateLimits.consume('mail_to_address', key);
    const answers = [
      await ruth.post('/api/auth/resend-verification'),
      await ruth.post('/api/auth/resend-verification'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await scheduler.beat();
    // The mail from joining, and the tenth.
    expect(mails()).toHaveLength(2);
  });

  test('sends nothing after the member confirmed the address while signed in', async () => {
    await confirm(tokenOf(mails()[0]), ruth);
    expect((await resend()).body).toEqual({ success: true, sentTo: null });
    await scheduler.beat();
    expect(mails()).toHaveLength(1);
  });
});

test('expired tokens are deleted, others stay', async () => {
  await deleteOldTokens(api.site);
  const { authTokens } = api.site.db.tables;
  expect(await api.site.db.select().from(authTokens)).toHaveLength(1);
  api.site.clock.jumpTo(api.site.clock.now() + 24 * HOUR_MS);
  await deleteOldTokens(api.site);
  expect(await api.site.db.select().from(authTokens)).toEqual([]);
});

test('an address that was rejected permanently works again after its owner confirms it again', async () => {
  await api.site.db
    .update(addressesOf())
    .set({ disabledAt: new Date(), disabledReason: '550', failedMessages: [{ deliveryId: 1, failedAt: 0 }] })
    .where(eq(addressesOf().userId, 1));
  await confirm(tokenOf(mails()[0]));
  expect(await api.site.db.select().from(addressesOf())).toMatchObject([
    { disabledAt: null, disabledReason: null, failedMessages: [] },
  ]);
});
