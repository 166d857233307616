import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MemberActor } from '../../../lib/actor.ts';
import { hashToken } from '../../../lib/secrets.ts';
import type { Scheduler } from '../../../scheduler/scheduler.ts';
import { type Browser, createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/members/accounts.ts';
import { appCode, turnSecondStepOn } from '../../../testing/members/authenticator-app.ts';
import { SYSTEM } from '../../../testing/members/members.ts';
import { createApiToken } from '../../../testing/members/tokens.ts';
import { mailsOf, tokenIn } from '../../../testing/providers/mails.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { verifyAddress } from '../../alerts/addresses/ownership.ts';
import { confirmAddress } from '../email-verification/email-verification.ts';
import { makeResetLink } from './password-reset.ts';

const NEW_PASSWORD = 'thy people shall be my people';
const MAILBOX = 'ruth@parish.example';

let api: TestApi;
let email: RecordingChannel;
let scheduler: Scheduler;

beforeEach(() => {
  api = createTestApi();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

/** Creates a member who has set up everything by which a stranger could keep access or read messages. */
async function settle(confirmed: boolean): Promise<SignedIn> {
  const member = await api.member({ email: MAILBOX, confirmed });
  const { db } = api.site;
  const { id: userId } = member;
  const now = new Date(api.site.clock.now());
  await turnSecondStepOn(api, member);
  await createApiToken(api.site, userId, { scopes: ['read'] });
  await db
    .insert(db.tables.passkeys)
    .values({ userId, name: 'Phone', credentialId: 'credential', publicKey: 'key', transports: [] });
  const linked = { userId, verifiedAt: now, ownSince: now };
  await db.insert(db.tables.alertAddresses).values([
    { ...linked, channel: 'push', address: 'https://push.example/1', seenAt: now },
    { ...linked, channel: 'telegram', address: 'chat' },
    { ...linked, channel: 'slack', address: 'C123' },
    { userId, channel: 'sms', address: '+15550100' },
    { userId, channel: 'whatsapp', address: '+15550101' },
  ]);
  await db.insert(db.tables.addressProofs).values({
    userId,
    channel: 'telegram',
    address: '',
    secretHash: 'token',
    triesLeft: 1,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  });
  await db.update(db.tables.userProfiles).set({
    alertMethods: ['email', 'sms', 'push', 'slack', 'telegram', 'desktop'],
    smsConsent: true,
  });
  return member;
}

/** The channels on which anybody has an address, by name. */
async function channels(): Promise<string[]> {
  const rows = await api.site.db.select().from(api.site.db.tables.alertAddresses);
  return rows.map(({ channel }) => channel).sort();
}

async function resetByMail(): Promise<void> {
  await api.visitor().post('/api/auth/forgot-password', { email: MAILBOX });
  await scheduler.beat();
  const token = tokenIn(mailsOf(email, 'reset_password').at(-1)?.resetUrl);
  const { status } = await api.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
  expect(status).toBe(200);
}
const signIn = () => api.visitor().post('/api/auth/login', { email: MAILBOX, password: NEW_PASSWORD });
const profile = async () => (await api.site.db.select().from(api.site.db.tables.userProfiles))[0];
const audit = () => api.site.db.select().from(api.site.db.tables.auditLog);

describe('D42: a reset returns an account to the owner of a never confirmed address', () => {
  test('they sign in with only the new password, and nothing that a stranger set up remains', async () => {
    await settle(false);
    await resetByMail();
    expect((await signIn()).status).toBe(200);
    const { tables } = api.site.db;
    for (const table of [
      tables.totpSecrets,
      tables.recoveryCodes,
      tables.passkeys,
      tables.apiTokens,
      tables.addressProofs,
    ])
      expect(await api.site.db.select().from(table)).toEqual([]);
    expect(await api.site.db.select().from(tables.alertAddresses)).toMatchObject([
      { channel: 'email', address: MAILBOX, verifiedAt: new Date(api.site.clock.now()) },
    ]);
    expect(await profile()).toMatchObject({
      alertMethods: ['email', 'desktop'],
      smsConsent: false,
    });
  });

  test('the ledger and the audit log record it, and the owner is alerted', async () => {
    const { id } = await settle(false);
    await resetByMail();
    const ledger = await api.site.db.select().from(api.site.db.tables.consentEvents);
    expect(ledger.map(({ channel, action, source }) => [channel, action, source])).toEqual([
      ['email', 'verified', 'link'],
      ['sms', 'opt_out', 'password_reset'],
      ['push', 'opt_out', 'password_reset'],
      ['slack', 'opt_out', 'password_reset'],
      ['telegram', 'opt_out', 'password_reset'],
    ]);
    expect(ledger.filter(({ channel }) => channel !== 'push').every(({ addressHash }) => addressHash)).toBe(true);
    expect(await audit()).toMatchObject([
      {
        actorId: id,
        action: 'auth.reclaim',
        targetId: id,
        details: {
          secondStep: true,
          passkeys: 1,
          tokens: 1,
          pushSubscriptions: 1,
          methods: 'sms, push, slack, telegram',
        },
      },
    ]);
    await scheduler.beat();
    const told = mailsOf(email, 'security_alert').map(({ event }) => event);
    expect(told.sort()).toEqual(['password_reset', 'second_step_off']);
  });

  test('the consent of a number whose method is off is withdrawn as well', async () => {
    await settle(false);
    await api.site.db.update(api.site.db.tables.userProfiles).set({ alertMethods: ['email'] });
    await resetByMail();
    const ledger = await api.site.db.select().from(api.site.db.tables.consentEvents);
    expect(ledger.map(({ channel, action }) => [channel, action])).toEqual([
      ['email', 'verified'],
      ['sms', 'opt_out'],
    ]);
  });
});

test('D42: when the address was confirmed before, the second step and linked addresses stay', async () => {
  await settle(true);
  await resetByMail();
  expect(await signIn()).toMatchObject({ status: 401, body: { code: 'SECOND_STEP_REQUIRED' } });
  expect(await profile()).toMatchObject({ smsConsent: true });
  expect(await channels()).toEqual(['email', 'slack', 'sms', 'telegram', 'whatsapp']);
  expect(await audit()).toEqual([]);
});

test('D42: credentials set up before the owner confirmed the address are removed by a later reset', async () => {
  const { id } = await settle(false);
  await api.site.clock.advance(60_000);
  await api.site.db.atomic((q) =>
    verifyAddress(q, api.site, { userId: id, channel: 'email', address: MAILBOX }, { kind: 'member' }),
  );
  await resetByMail();
  expect((await signIn()).status).toBe(200);
  expect(await profile()).toMatchObject({ smsConsent: false });
  expect(await channels()).toEqual(['email']);
});

test('D42: a link from an operator proves no address, so the second step stays', async () => {
  const { id } = await settle(false);
  const token = tokenIn(await makeResetLink(api.site, SYSTEM, id));
  await api.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
  expect(await signIn()).toMatchObject({ status: 401, body: { code: 'SECOND_STEP_REQUIRED' } });
});

describe('D42: only the account holder proves that the address is theirs', () => {
  /** A stranger joins with the address, and the confirmation mail is in its mailbox. */
  async function join(address = MAILBOX): Promise<{ holder: SignedIn; token: string }> {
    const holder = Object.assign(api.visitor(), { id: 0, email: address });
    const credentials = { username: `joined-${address.split('@')[0]}`, email: address, password: PASSWORD };
    const { body } = await holder.post<{ user: { id: number } }>('/api/auth/register', credentials);
    await scheduler.beat();
    const token = tokenIn(mailsOf(email, 'verify_email').at(-1)?.verifyUrl) as string;
    return { holder: Object.assign(holder, { id: body.user.id }), token };
  }
  const confirm = async (browser: Browser, token: string) =>
    expect((await browser.post('/api/auth/verify-email', { token })).status).toBe(200);
  const signInIn = (browser: Browser) => browser.post('/api/auth/login', { email: MAILBOX, password: PASSWORD });
  /**
   * The account holder sets up a second step and links a chat, a minute from now; returns the secret of the second
   * step.
   */
  async function setWaysIn({ id: userId, ...holder }: SignedIn): Promise<string> {
    await api.site.clock.advance(60_000);
    const { secret } = await turnSecondStepOn(api, { id: userId, ...holder });
    const { db, clock } = api.site;
    const now = new Date(clock.now());
    await db
      .insert(db.tables.alertAddresses)
      .values({ userId, channel: 'telegram', address: 'chat', verifiedAt: now, ownSince: now });
    return secret;
  }
  const chats = async () => {
    const stored = await api.site.db.select().from(api.site.db.tables.alertAddresses);
    return stored.filter(({ channel }) => channel === 'telegram');
  };
  const expectReclaimed = async () => {
    expect((await signIn()).status).toBe(200);
    expect(await chats()).toEqual([]);
    expect(await audit()).toMatchObject([{ action: 'auth.reclaim', details: { secondStep: true } }]);
  };
  const expectKept = async () => {
    expect(await signIn()).toMatchObject({ status: 401, body: { code: 'SECOND_STEP_REQUIRED' } });
    expect(await chats()).toHaveLength(1);
    expect(await audit()).toEqual([]);
  };

  test('a reset removes what a stranger set up after the owner opened the mailed link', async () => {
    const { holder: stranger, token } = await join();
    await confirm(api.visitor(), token);
    await setWaysIn(stranger);
    await resetByMail();
    await expectReclaimed();
  });

  test('a reset removes what a stranger set up before the owner opened the mailed link', async () => {
    const { holder: stranger, token } = await join();
    await setWaysIn(stranger);
    await confirm(api.visitor(), token);
    await resetByMail();
    await expectReclaimed();
  });

  test('an owner who is signed in to another account proves nothing for the stranger', async () => {
    const { holder: stranger, token } = await join();
    await confirm(await api.member(), token);
    await setWaysIn(stranger);
    await resetByMail();
    await expectReclaimed();
  });

  test('a stranger who signs in again in another browser proves nothing', async () => {
    const { holder: stranger, token } = await join();
    await confirm(api.visitor(), token);
    expect((await signInIn(stranger)).status).toBe(200);
    expect((await signInIn(api.visitor())).status).toBe(200);
    await setWaysIn(stranger);
    await resetByMail();
    await expectReclaimed();
  });

  test('a stranger who moves their own proven account to the address proves nothing', async () => {
    const { holder: stranger, token } = await join('stranger@parish.example');
    await confirm(stranger, token);
    await setWaysIn(stranger);
    await stranger.post('/api/auth/change-email', { email: MAILBOX, password: PASSWORD });
    await scheduler.beat();
    await confirm(api.visitor(), tokenIn(mailsOf(email, 'change_email').at(-1)?.verifyUrl) as string);
    await resetByMail();
    await expectReclaimed();
  });

  test('a member who opened the link while signed in keeps what they set up after it', async () => {
    const { holder, token } = await join();
    await confirm(holder, token);
    await setWaysIn(holder);
    await resetByMail();
    await expectKept();
  });

  test('a member who opened it on a phone and signs in there later keeps what they set up in between', async () => {
    const { holder, token } = await join();
    const phone = api.visitor();
    await confirm(phone, token);
    const code = appCode(api, await setWaysIn(holder));
    const signedIn = await phone.post('/api/auth/login', { email: MAILBOX, password: PASSWORD, code });
    expect(signedIn.status).toBe(200);
    await resetByMail();
    await expectKept();
  });

  test('a member who opened it on a phone and never signed in there loses what they set up', async () => {
    const { holder, token } = await join();
    await confirm(api.visitor(), token);
    await setWaysIn(holder);
    await resetByMail();
    await expectReclaimed();
  });

  test('opening another link while signed in keeps what they set up after the first', async () => {
    const { holder, token } = await join();
    await confirm(api.visitor(), token);
    await setWaysIn(holder);
    expect((await holder.get('/api/auth/second-step')).body).toMatchObject({ addressIsOwn: false });
    expect((await holder.post('/api/auth/resend-verification')).status).toBe(200);
    await scheduler.beat();
    await confirm(holder, tokenIn(mailsOf(email, 'verify_email').at(-1)?.verifyUrl) as string);
    expect((await holder.get('/api/auth/second-step')).body).toMatchObject({ addressIsOwn: true });
    await resetByMail();
    await expectKept();
  });

  test('a link opened elsewhere takes nothing from a member who proved the address before', async () => {
    const { holder, token } = await join();
    await holder.post('/api/auth/resend-verification');
    await scheduler.beat();
    const second = tokenIn(mailsOf(email, 'verify_email').at(-1)?.verifyUrl) as string;
    await confirm(holder, token);
    await setWaysIn(holder);
    await confirm(api.visitor(), second);
    await resetByMail();
    await expectKept();
  });

  test('a signed-in member who moves to another address keeps what they set up at the old one', async () => {
    const { holder, token } = await join('ruth@moab.example');
    await confirm(holder, token);
    await setWaysIn(holder);
    await holder.post('/api/auth/change-email', { email: MAILBOX, password: PASSWORD });
    await scheduler.beat();
    await confirm(holder, tokenIn(mailsOf(email, 'change_email').at(-1)?.verifyUrl) as string);
    await resetByMail();
    await expectKept();
  });

  test('a reset proves the address: a later reset keeps what was set up after it', async () => {
    const { holder: stranger, token } = await join();
    await confirm(api.visitor(), token);
    await setWaysIn(stranger);
    await resetByMail();
    const owner = Object.assign(api.visitor(), { id: stranger.id, email: MAILBOX });
    await owner.post('/api/auth/login', { email: MAILBOX, password: NEW_PASSWORD });
    await api.site.clock.advance(60_000);
    await turnSecondStepOn(api, owner, NEW_PASSWORD);
    await resetByMail();
    expect(await signIn()).toMatchObject({ status: 401, body: { code: 'SECOND_STEP_REQUIRED' } });
  });

  test('a session that ends while the link is opened confirms nothing, and the link stays valid', async () => {
    const { holder, token } = await join();
    const sessionId = hashToken(holder.jar.get('hesed_session') ?? '');
    const credential = { kind: 'session', sessionId, startedAt: api.site.clock.now() } as const;
    const actor: MemberActor = { kind: 'member', userId: holder.id, role: 'member', address: '', credential };
    await holder.post('/api/auth/logout');
    const opener = { actor, deviceHash: 'browser', userAgent: null };
    await expect(confirmAddress(api.site, token, opener)).rejects.toMatchObject({ code: 'unauthorized' });
    await confirm(api.visitor(), token);
  });
});
