import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failed, retry } from '../../../channels/send-result.ts';
import type { Scheduler } from '../../../scheduler/scheduler.ts';
import { createAccount } from '../../../testing/members/accounts.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { createTestSite, type TestSite } from '../../../testing/site.ts';
import { sendMailToken } from '../mail-links/service.ts';
import { alertMember } from '../security-events/service.ts';
import { deleteOldDeliveries, queueAccountMail } from './service.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ADDRESS = 'ruth@parish.example';

let site: TestSite;
let email: RecordingChannel;
let scheduler: Scheduler;
let userId: number;

beforeEach(async () => {
  site = createTestSite();
  email = createRecordingChannel();
  scheduler = createTestScheduler(site, [email]);
  userId = (await createAccount(site, { email: ADDRESS })).id;
});
afterEach(() => site.db.close());

const deliveries = () => site.db.select().from(site.db.tables.deliveries);
const address = async () => (await site.db.select().from(site.db.tables.alertAddresses))[0];
const queueTest = () => site.db.atomic((q) => queueAccountMail(q, site, { userId, kind: 'test' }));
const queueReset = () =>
  site.db.atomic((q) => sendMailToken(q, site, { purpose: 'reset_password', userId, address: ADDRESS }));
const queueAlert = (mailAddress: string) =>
  site.db.atomic((q) => alertMember(q, site, { userId, kind: 'email_changed', mailAddress }));

test('a test goes to the member’s address as it is', async () => {
  await queueTest();
  await scheduler.beat();
  expect(email.sent).toEqual([
    {
      kind: 'test',
      id: expect.any(String),
      to: { name: expect.any(String), address: ADDRESS, language: 'en', secrets: {} },
      settingsUrl: 'http://hesed.example/settings',
    },
  ]);
});

describe('a message that could not leave in time is not sent any more', () => {
  test.each([
    ['a test after ten minutes', queueTest, 10],
    ['a link to a new password after an hour', queueReset, 60],
    ['an alert after a day', () => queueAlert(ADDRESS), 24 * 60],
  ])('%s', async (_what, queue, minutes) => {
    await queue();
    site.clock.jumpTo(site.clock.now() + minutes * MINUTE_MS + 1);
    await scheduler.beat();
    expect(email.sent).toEqual([]);
    expect(await deliveries()).toMatchObject([{ status: 'skipped', errorCode: 'missed_window' }]);
  });

  test('an alert of a minute before is sent', async () => {
    await queueAlert(ADDRESS);
    site.clock.jumpTo(site.clock.now() + 24 * 60 * MINUTE_MS - MINUTE_MS);
    await scheduler.beat();
    expect(email.sent).toHaveLength(1);
  });
});

describe('C20: a reply of the server judges only the address that it was about', () => {
  test('a refusal of the member’s own disables it', async () => {
    email.next.push(failed('smtp_550', 'disable'));
    await queueAlert(ADDRESS);
    await scheduler.beat();
    expect(await address()).toMatchObject({ disabledReason: 'smtp_550' });
  });

  test('a refusal of the earlier address, permanent or temporary, does not affect it', async () => {
    for (const result of [failed('smtp_550', 'disable'), retry('smtp_450', { address: 'count' })]) {
      email.next.push(result);
      await queueAlert('old@parish.example');
      await scheduler.beat();
    }
    expect(await address()).toMatchObject({ address: ADDRESS, disabledAt: null, failedMessages: [] });
  });

  test('an arrival at the earlier address clears no failure', async () => {
    const failedMessages = [{ deliveryId: 7_000, failedAt: site.clock.now() }];
    await site.db.update(site.db.tables.alertAddresses).set({ failedMessages });
    await queueAlert('old@parish.example');
    await scheduler.beat();
    expect(await address()).toMatchObject({ failedMessages });
    await queueAlert(ADDRESS);
    await scheduler.beat();
    expect(await address()).toMatchObject({ failedMessages: [] });
  });
});

test('an alert whose event was deleted is not sent', async () => {
  await queueAlert(ADDRESS);
  await site.db.delete(site.db.tables.securityEvents);
  await scheduler.beat();
  expect(email.sent).toEqual([]);
  expect(await deliveries()).toMatchObject([{ status: 'failed', errorCode: 'nothing_to_send' }]);
});

test('every message is deleted after 90 days, and younger ones stay', async () => {
  await site.db.atomic(function* (q) {
    for (let each = 0; each < 1_100; each += 1) yield* queueAccountMail(q, site, { userId, kind: 'test' });
  });
  site.clock.jumpTo(site.clock.now() + 90 * DAY_MS);
  await deleteOldDeliveries(site);
  expect(await deliveries()).toHaveLength(1_100);
  const young = await queueTest();
  site.clock.jumpTo(site.clock.now() + 1);
  await deleteOldDeliveries(site);
  expect((await deliveries()).map(({ id }) => id)).toEqual([young]);
});

test('the deletion keeps messages that belong to a job', async () => {
  const { deliveries: t } = site.db.tables;
  const id = await queueTest();
  const jobId = 7;
  site.db.client.pragma('foreign_keys = OFF');
  await site.db.update(t).set({ jobId }).where(eq(t.id, id));
  site.clock.jumpTo(site.clock.now() + 100 * DAY_MS);
  await deleteOldDeliveries(site);
  expect(await deliveries()).toMatchObject([{ id, jobId }]);
});
