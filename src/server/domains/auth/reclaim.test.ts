import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Scheduler } from '../../scheduler/scheduler.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { turnSecondStepOn } from '../../testing/authenticator-app.ts';
import { mailsOf, tokenIn } from '../../testing/mails.ts';
import { SYSTEM } from '../../testing/members.ts';
import { createRecordingChannel, type RecordingChannel } from '../../testing/recording-channel.ts';
import { createTestScheduler } from '../../testing/scheduler.ts';
import { createApiToken } from '../../testing/tokens.ts';
import { verifyAddress } from '../alerts/addresses/service.ts';
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

/** A member who has set everything by which somebody could stay in the account, or read its messages. */
async function settle(confirmed: boolean): Promise<SignedIn> {
  const member = await api.member({ email: MAILBOX, confirmed });
  const { db } = api.site;
  const { id: userId } = member;
  await turnSecondStepOn(api, member);
  await createApiToken(api.site, userId, { scopes: ['read'] });
  await db
    .insert(db.tables.passkeys)
    .values({ userId, name: 'Phone', credentialId: 'credential', publicKey: 'key', transports: [] });
  await db
    .insert(db.tables.pushSubscriptions)
    .values({ userId, endpoint: 'https://push.example/1', p256dh: 'key', auth: 'auth' });
  await db
    .insert(db.tables.telegramSubscriptions)
    .values({ userId, telegramChatId: 'chat', subscriptionToken: 'token', isActive: true });
  await db.insert(db.tables.alertAddresses).values([
    { userId, channel: 'telegram', address: 'chat' },
    { userId, channel: 'slack', address: 'C123' },
    { userId, channel: 'sms', address: '+15550100' },
  ]);
  await db.update(db.tables.userProfiles).set({
    alertMethods: ['email', 'sms', 'push', 'slack', 'telegram', 'desktop'],
    telegramChatId: 'chat',
    phoneNumber: '+15550100',
    whatsappNumber: '+15550101',
    smsConsent: true,
  });
  return member;
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

describe('D42: a reset gives an account to the owner of an address that was never confirmed', () => {
  test('they sign in with the new password alone, and nothing that a stranger set is left', async () => {
    await settle(false);
    await resetByMail();
    expect((await signIn()).status).toBe(200);
    const { tables } = api.site.db;
    for (const table of [
      tables.totpSecrets,
      tables.recoveryCodes,
      tables.passkeys,
      tables.apiTokens,
      tables.pushSubscriptions,
      tables.telegramSubscriptions,
    ])
      expect(await api.site.db.select().from(table)).toEqual([]);
    expect(await api.site.db.select().from(tables.alertAddresses)).toMatchObject([
      { channel: 'email', address: MAILBOX, verifiedAt: new Date(api.site.clock.now()) },
    ]);
    expect(await profile()).toMatchObject({
      alertMethods: ['email', 'desktop'],
      telegramChatId: null,
      phoneNumber: null,
      whatsappNumber: null,
      smsConsent: false,
    });
  });

  test('the ledger and the audit log say so, and the owner is told', async () => {
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

  test('a number that was consented to with its method off is withdrawn from as well', async () => {
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

test('D42: where the address was confirmed before, the second step and the ways of messages stay', async () => {
  await settle(true);
  await resetByMail();
  expect(await signIn()).toMatchObject({ status: 401, body: { code: 'SECOND_STEP_REQUIRED' } });
  expect(await profile()).toMatchObject({ telegramChatId: 'chat', phoneNumber: '+15550100', smsConsent: true });
  expect(await audit()).toEqual([]);
});

test('D42: what was set before the owner confirmed the address goes with a reset after it as well', async () => {
  const { id } = await settle(false);
  await api.site.clock.advance(60_000);
  await api.site.db.atomic((q) => verifyAddress(q, api.site, id, 'email', MAILBOX));
  await resetByMail();
  expect((await signIn()).status).toBe(200);
  expect(await profile()).toMatchObject({ telegramChatId: null, phoneNumber: null, smsConsent: false });
});

test('D42: a link from an operator proves no address, so the second step stays', async () => {
  const { id } = await settle(false);
  const token = tokenIn(await makeResetLink(api.site, SYSTEM, id));
  await api.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
  expect(await signIn()).toMatchObject({ status: 401, body: { code: 'SECOND_STEP_REQUIRED' } });
});
