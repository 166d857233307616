import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Scheduler } from '../../../scheduler/scheduler.ts';
import { type Browser, createTestApi, type TestApi } from '../../../testing/api.ts';
import { createAccount, PASSWORD } from '../../../testing/members/accounts.ts';
import { mailsOf } from '../../../testing/providers/mails.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { alertMember, deleteOldEvents } from './service.ts';

const DAY_MS = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

let api: TestApi;
let email: RecordingChannel;
let scheduler: Scheduler;

beforeEach(async () => {
  api = createTestApi();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
  await createAccount(api.site, { username: 'Ruth', email: 'ruth@parish.example' });
});
afterEach(() => api.close());

async function signIn(by: Browser): Promise<void> {
  const json = { email: 'ruth@parish.example', password: PASSWORD };
  expect((await by.post('/api/auth/login', json, { headers: { 'user-agent': FIREFOX } })).status).toBe(200);
}

/** Returns the alerts that have arrived by now. */
async function alerts() {
  await scheduler.beat();
  return mailsOf(email, 'security_alert');
}

describe('a security event', () => {
  test('is shown only to its member, newest first', async () => {
    const browser = api.visitor();
    await signIn(browser);
    await browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another secret' });
    const { status, body } = await browser.get<{ events: object[] }>('/api/auth/security-events');
    expect(status).toBe(200);
    expect(body.events).toEqual([
      { kind: 'password_changed', userAgent: null, createdAt: '2027-03-01T08:00:00.000Z' },
      { kind: 'new_sign_in', userAgent: FIREFOX, createdAt: '2027-03-01T08:00:00.000Z' },
    ]);
    const naomi = await api.member();
    expect((await naomi.get('/api/auth/security-events')).body).toEqual({ events: [] });
  });

  test('is among the newest fifty in the list', async () => {
    const ruth = await api.member();
    for (let each = 0; each < 60; each += 1)
      await api.site.db.atomic((q) =>
        alertMember(q, api.site, { userId: ruth.id, kind: each < 10 ? 'passkey_added' : 'passkey_removed' }),
      );
    const { body } = await ruth.get<{ events: { kind: string }[] }>('/api/auth/security-events');
    expect(new Set(body.events.map(({ kind }) => kind))).toEqual(new Set(['passkey_removed']));
    expect(body.events).toHaveLength(50);
  });

  test('is mailed to the address of that moment, even after a change', async () => {
    await signIn(api.visitor());
    const { users, alertAddresses } = api.site.db.tables;
    await api.site.db.update(users).set({ email: 'new@parish.example' });
    await api.site.db.update(alertAddresses).set({ address: 'new@parish.example' });
    expect((await alerts()).map(({ to }) => to.address)).toEqual(['ruth@parish.example']);
  });

  test('is mailed whatever the member switched off (decisions.md D34)', async () => {
    const ruth = await api.member();
    await api.site.db
      .update(api.site.db.tables.userProfiles)
      .set({ alertMethods: [], mutedMailCategories: ['guidance', 'prayer_reminders', 'reflection_prompts'] });
    await api.site.db
      .update(api.site.db.tables.alertAddresses)
      .set({ disabledAt: new Date() })
      .where(eq(api.site.db.tables.alertAddresses.userId, ruth.id));
    await api.site.db.atomic((q) => alertMember(q, api.site, { userId: ruth.id, kind: 'second_step_off' }));
    expect((await alerts()).map(({ event }) => event)).toEqual(['second_step_off']);
  });

  test('is stored but not mailed when the address is unconfirmed: it may belong to a stranger', async () => {
    const naomi = await api.member({ confirmed: false });
    await api.site.db.atomic((q) => alertMember(q, api.site, { userId: naomi.id, kind: 'token_created' }));
    expect(await alerts()).toEqual([]);
    const { body } = await naomi.get<{ events: { kind: string }[] }>('/api/auth/security-events');
    expect(body.events.map(({ kind }) => kind)).toEqual(['token_created']);
  });

  test('for an unknown member is ignored', async () => {
    await api.site.db.atomic((q) => alertMember(q, api.site, { userId: 999, kind: 'passkey_added' }));
    expect(await alerts()).toEqual([]);
  });

  test('is deleted after 400 days, however many there are', async () => {
    const ruth = await api.member();
    await api.site.db.atomic(function* (q) {
      for (let each = 0; each < 1_100; each += 1)
        yield* alertMember(q, api.site, { userId: ruth.id, kind: 'token_created' });
    });
    const { securityEvents } = api.site.db.tables;
    api.site.clock.jumpTo(api.site.clock.now() + 400 * DAY_MS);
    await deleteOldEvents(api.site);
    expect(await api.site.db.select().from(securityEvents)).toHaveLength(1_100);
    await api.site.db.atomic((q) => alertMember(q, api.site, { userId: ruth.id, kind: 'passkey_added' }));
    api.site.clock.jumpTo(api.site.clock.now() + 1);
    await deleteOldEvents(api.site);
    expect(await api.site.db.select().from(securityEvents)).toMatchObject([{ kind: 'passkey_added' }]);
  });
});
