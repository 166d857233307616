import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ALERT_METHODS, type AlertMethod, CHANNELS } from '../../shared/channels/channels.ts';
import type { TimeSlot } from '../../shared/schedule.ts';
import { failed, retry, type SendResult } from '../channels/send-result.ts';
import { retryOne } from '../domains/alerts/deliveries/retry-cancel.ts';
import { savePreferences } from '../domains/alerts/service.ts';
import { unsubscribe, unsubscribeUrl } from '../domains/alerts/unsubscribe/service.ts';
import type { Site } from '../site/site.ts';
import { createMember, everyDay, SYSTEM } from '../testing/members/members.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import {
  addMembers,
  describeJobs,
  guidanceOn,
  readDeliveries,
  readEntries,
  startScheduler,
} from '../testing/queue/queue.ts';
import { createTestScheduler } from '../testing/queue/scheduler.ts';
import { createTestSite, type TestSite } from '../testing/site.ts';
import { temporaryFile } from '../testing/temporary-file.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NINE: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };
const AT_NINE = Date.parse('2027-03-01T09:00Z');

describe('before a message is sent (S7)', () => {
  test('the attempt is stored on disk, where another process sees it', async () => {
    const file = temporaryFile('deliver.db');
    const site = createTestSite({ now: '2027-03-01T08:00Z', file });
    const other = createTestSite({ file });
    await createMember(site, { week: everyDay(NINE) });
    const seen: unknown[] = [];
    const email = createRecordingChannel();
    const send = email.send.bind(email);
    email.send = async (message) => {
      if (message.kind === 'guidance')
        seen.push(...(await readDeliveries(other, 'email')).map(({ status, attempts }) => [status, attempts]));
      return send(message);
    };
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(seen).toEqual([['sending', 1]]);
    expect((await readDeliveries(other, 'email')).map(({ status }) => status)).toEqual(['sent']);
  });

  test('only one row exists per job and channel, even when two processes insert it', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [createRecordingChannel()]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    const [row] = await readDeliveries(site, 'email');
    const { deliveries } = site.db.tables;
    await expect(async () => {
      await site.db.insert(deliveries).values({ ...(row as NonNullable<typeof row>), id: undefined });
    }).rejects.toThrow(/UNIQUE|Failed query/);
  });
});

test.each([false, true])('a message leads to its own entry; made by a test: %s', async (isDev) => {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  await createMember(site, { week: everyDay(NINE) });
  const email = createRecordingChannel();
  await startScheduler(site, [email]);
  await site.clock.turnTo('2027-03-01T08:50Z');
  await site.db.update(site.db.tables.guidanceEntries).set({ isDev });
  await site.clock.turnTo('2027-03-01T09:00Z');
  const [entry] = await readEntries(site);
  const query = `entry=${entry?.id}${isDev ? '&data=development' : ''}`;
  expect(guidanceOn(email).map(({ openUrl }) => openUrl)).toEqual([`${site.env.publicUrl}/dashboard?${query}`]);
});

describe('a call whose outcome is unknown after a crash (S7)', () => {
  test('is repeated on e-mail, with the same message id', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    const first = await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:00Z');
    await first.stop();
    // Simulates a crash between the server's answer and the write to the row.
    const { deliveries, queuedJobs } = site.db.tables;
    const [row] = await readDeliveries(site, 'email');
    await site.db
      .update(deliveries)
      .set({ status: 'sending', runAt: new Date(AT_NINE + 30 * SECOND), leaseToken: 'lost', finishedAt: null })
      .where(eq(deliveries.id, row?.id ?? 0));
    await site.db.update(queuedJobs).set({ status: 'processing', completedAt: null }).where(eq(queuedJobs.id, 1));
    await startScheduler(site, [email]);
    await site.clock.turnTo(AT_NINE + 30 * SECOND - 1);
    expect(guidanceOn(email)).toHaveLength(1);
    await site.clock.turnTo(AT_NINE + 30 * SECOND);
    const copies = guidanceOn(email);
    expect(copies).toHaveLength(2);
    expect(copies[0]?.id).toBe(copies[1]?.id);
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'sent', attempts: 2 });
    expect((await describeJobs(site))[0]).toContain('completed');
  });

  test.each(ALERT_METHODS.filter((method) => !CHANNELS[method].repeatable))(
    'is never repeated on %s: its status stays unknown',
    async (method) => {
      const site = createTestSite({ now: '2027-03-01T09:00Z' });
      const channel = createRecordingChannel(method);
      const id = await insertMessage(site, method, { status: 'sending', attempts: 1 });
      await startScheduler(site, [channel]);
      await site.clock.advance(2 * MINUTE);
      expect(channel.sent).toEqual([]);
      expect(await readMessage(site, id)).toMatchObject({
        status: 'unknown',
        errorCode: 'outcome_unknown',
        attempts: 1,
        runAt: null,
        leaseToken: null,
      });
    },
  );

  test.each(ALERT_METHODS.filter((method) => CHANNELS[method].repeatable))('is repeated on %s', async (method) => {
    const site = createTestSite({ now: '2027-03-01T09:00Z' });
    const channel = createRecordingChannel(method);
    const id = await insertMessage(site, method, { status: 'sending', attempts: 1 });
    await startScheduler(site, [channel]);
    expect(channel.sent).toHaveLength(1);
    expect(await readMessage(site, id)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  test('stays unknown on SMS even when it is found too late to be sent', async () => {
    const site = createTestSite({ now: '2027-03-01T09:00Z' });
    const sms = createRecordingChannel('sms');
    const id = await insertMessage(site, 'sms', { status: 'sending', attempts: 1 });
    site.clock.jumpTo('2027-03-04T09:00Z');
    await startScheduler(site, [sms]);
    expect(await readMessage(site, id)).toMatchObject({ status: 'unknown' });
  });

  test.each(ALERT_METHODS)(
    'an exception in a channel is retried only where a repeat is recognised: %s',
    async (method) => {
      const site = createTestSite({ now: '2027-03-01T09:00Z' });
      const channel = createRecordingChannel(method);
      channel.next.push(new TypeError('the answer has no id'));
      const id = await insertMessage(site, method);
      await startScheduler(site, [channel]);
      await site.clock.advance(45 * SECOND);
      const { repeatable } = CHANNELS[method];
      expect(await readMessage(site, id)).toMatchObject(
        repeatable ? { status: 'sent', attempts: 2 } : { status: 'unknown', errorCode: 'unexpected', attempts: 1 },
      );
      expect(channel.sent).toHaveLength(repeatable ? 1 : 0);
      expect(site.logged.map(({ msg }) => msg)).toEqual(['a send failed']);
    },
  );

  test.each(['sms', 'whatsapp'] as const)(
    'on %s, an error that the provider answered is retried like any other',
    async (method) => {
      const site = createTestSite({ now: '2027-03-01T09:00Z' });
      const channel = createRecordingChannel(method);
      channel.next.push(retry('429'));
      const id = await insertMessage(site, method);
      await startScheduler(site, [channel]);
      expect(await readMessage(site, id)).toMatchObject({ status: 'pending', errorCode: '429' });
      await site.clock.advance(MINUTE);
      expect(channel.sent).toHaveLength(1);
    },
  );
});

describe('a channel that hangs (S8)', () => {
  test('delays no other channel, the app or the preparation of guidance', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const sms = createRecordingChannel('sms');
    await createMember(site, { week: everyDay(NINE, { hour: 9, minute: 30, type: 'do' }) });
    await startScheduler(site, [email, sms]);
    const answer = Promise.withResolvers<void>();
    email.next.push(...Array(30).fill(answer.promise));
    await site.clock.turnTo('2027-03-01T08:59Z');
    await insertMessage(site, 'sms', { dueAt: AT_NINE });
    await site.clock.turnTo('2027-03-01T09:20Z');
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'sending' });
    expect((await readDeliveries(site, 'app'))[0]).toMatchObject({ status: 'sent' });
    expect(sms.sent).toHaveLength(1);
    expect(await readEntries(site), 'the next slot is prepared meanwhile').toHaveLength(2);
    answer.resolve();
  });

  test.each(ALERT_METHODS)('S8: with all its places taken, %s delays no other channel', async (hanging) => {
    const site = createTestSite({ now: '2027-03-01T09:00Z' });
    const channels = ALERT_METHODS.map((method) => createRecordingChannel(method));
    const answer = Promise.withResolvers<void>();
    const places = CHANNELS[hanging].limits.atOnce;
    for (let count = 1; count <= places + 5; count += 1) {
      channels.find(({ name }) => name === hanging)?.next.push(answer.promise);
      await insertMessage(site, hanging, { address: `address-${count}` });
    }
    for (const method of ALERT_METHODS) if (method !== hanging) await insertMessage(site, method);
    const scheduler = createTestScheduler(site, channels);
    await scheduler.start();
    await site.clock.advance(SECOND);
    const rows = await site.db.select().from(site.db.tables.deliveries);
    expect(rows.filter(({ status }) => status === 'sending').map(({ channel }) => channel)).toEqual(
      Array(places).fill(hanging),
    );
    expect(channels.filter(({ sent }) => sent.length !== 1).map(({ name }) => name)).toEqual([hanging]);
    answer.resolve();
    await scheduler.stop();
  });

  test('for one member does not delay the others on it', async () => {
    const site = createTestSite({ now: '2027-03-01T09:00Z' });
    const email = createRecordingChannel();
    const answer = Promise.withResolvers<void>();
    email.next.push(answer.promise);
    for (let count = 0; count < 50; count += 1) await insertMessage(site, 'email');
    const scheduler = createTestScheduler(site, [email]);
    await scheduler.start();
    await site.clock.advance(SECOND);
    expect(email.sent).toHaveLength(49);
    answer.resolve();
    await scheduler.stop();
  });

  test('and then fails does not fail deliveries on other channels (D22)', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [email]);
    email.next.push(failed('smtp_554'));
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect((await readDeliveries(site)).map(({ channel, status }) => [channel, status])).toEqual([
      ['app', 'sent'],
      ['email', 'failed'],
    ]);
    expect((await describeJobs(site))[0]).toContain('failed smtp_554');
    expect(await readEntries(site)).toHaveLength(1);
  });
});

describe('a message that the provider did not accept (C35)', () => {
  test('is retried after 30 seconds, 2 and 8 minutes, plus or minus a fifth, and then never again', async () => {
    const { site, email, tries } = await slotWithFailures(() => retry('smtp_421'));
    await site.clock.turnTo('2027-03-01T10:29Z');
    expect(tries).toHaveLength(4);
    const waits = tries.slice(1).map((instant, index) => (instant - (tries[index] as number)) / SECOND);
    [30, 120, 480].forEach((wait, index) => {
      expect(waits[index]).toBeGreaterThanOrEqual(wait * 0.8);
      expect(waits[index]).toBeLessThanOrEqual(wait * 1.2);
    });
    expect(guidanceOn(email)).toEqual([]);
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({
      status: 'failed',
      errorCode: 'smtp_421',
      attempts: 4,
      runAt: null,
    });
  });

  test('is not retried for all members in the same second', async () => {
    const site = createTestSite({ now: '2027-03-01T09:00Z' });
    const email = createRecordingChannel();
    email.next.push(...Array(40).fill(retry('smtp_421')));
    for (let count = 0; count < 40; count += 1) await insertMessage(site, 'email');
    await startScheduler(site, [email]);
    const rows = await site.db.select().from(site.db.tables.deliveries);
    const waits = rows.map((row) => Math.round((Number(row.runAt) - site.clock.now()) / SECOND));
    expect(new Set(waits).size).toBeGreaterThan(4);
  });

  test('waits as long as the provider asks when that is longer', async () => {
    let times = 0;
    const { site, tries } = await slotWithFailures(() => {
      times += 1;
      return times === 1 ? retry('429', { afterMs: 600 * SECOND }) : null;
    });
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(tries).toEqual([AT_NINE, AT_NINE + 10 * MINUTE]);
  });

  test('waits its usual time when the provider asks for less', async () => {
    let times = 0;
    const { site, tries } = await slotWithFailures(() => {
      times += 1;
      return times === 1 ? retry('429', { afterMs: 1 * SECOND }) : null;
    });
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect((tries[1] as number) - AT_NINE).toBeGreaterThanOrEqual(24 * SECOND);
  });

  test('fails at once when the wait would end after the catch-up window', async () => {
    const { site, tries } = await slotWithFailures(() => retry('429', { afterMs: 2 * 3600 * SECOND }));
    await site.clock.turnTo('2027-03-01T12:00Z');
    expect(tries).toEqual([AT_NINE]);
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'failed', errorCode: '429' });
    expect((await describeJobs(site))[0]).toContain('failed 429');
  });

  test('near the end of the window is retried as often as time allows', async () => {
    const { site, email, tries, scheduler } = await slotWithFailures(() => retry('smtp_421'));
    await scheduler.stop();
    site.clock.jumpTo('2027-03-01T10:25Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T12:00Z');
    expect(tries.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...tries)).toBeLessThanOrEqual(AT_NINE + 90 * MINUTE);
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'failed', runAt: null });
  });

  test('is never retried after a permanent error', async () => {
    const { site, tries } = await slotWithFailures(() => failed('smtp_554'));
    await site.clock.turnTo('2027-03-01T12:00Z');
    expect(tries).toEqual([AT_NINE]);
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'failed', errorCode: 'smtp_554' });
  });

  test('is retried and logged after an unexpected error, and stores a code but no error text', async () => {
    let times = 0;
    const { site, email } = await slotWithFailures(() => {
      times += 1;
      return times === 1 ? new TypeError("Cannot read 'ruth@parish.example'") : null;
    });
    await site.clock.turnTo('2027-03-01T09:00:01Z');
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'pending', errorCode: 'unexpected' });
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'sent', errorCode: null });
    expect(site.logged.map(({ msg }) => msg)).toEqual(['a send failed']);
  });

  test('has the same message id on every attempt', async () => {
    let times = 0;
    const { site, ids } = await slotWithFailures(() => {
      times += 1;
      return times < 4 ? retry('smtp_421') : null;
    });
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('C20: an address that the provider rejects', () => {
  test('permanently gets no more messages, from the first rejection', async () => {
    const { site, tries } = await slotWithFailures(() => failed('smtp_550', 'disable'));
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(await readAddress(site)).toMatchObject({ disabledReason: 'smtp_550', disabledAt: new Date(AT_NINE) });
    await site.clock.turnTo('2027-03-02T09:30Z');
    expect(tries).toEqual([AT_NINE]);
    expect((await readDeliveries(site)).map(({ channel }) => channel)).toEqual(['app', 'email', 'app']);
  });

  test('is not blamed when the provider rejects the message and not the address', async () => {
    const { site } = await slotWithFailures(() => failed('smtp_554'));
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(await readAddress(site)).toMatchObject({ disabledAt: null, failedMessages: [] });
  });

  test('temporarily stays in use after one bad morning, however often its messages were tried', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE, { ...NINE, minute: 20 }) });
    await startScheduler(site, [email]);
    // Two messages, each tried four times.
    for (let each = 0; each < 8; each += 1) email.next.push(retry('smtp_450', { address: 'count' }));
    await site.clock.turnTo('2027-03-01T09:50Z');
    const rows = await readDeliveries(site, 'email');
    expect(rows.slice(0, 2).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['failed', 4],
      ['failed', 4],
    ]);
    const [first, second] = rows;
    expect(await readAddress(site)).toMatchObject({
      disabledAt: null,
      failedMessages: [{ deliveryId: first?.id }, { deliveryId: second?.id }],
    });
    await site.clock.turnTo('2027-03-02T09:01Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect(await readAddress(site)).toMatchObject({ disabledAt: null, failedMessages: [] });
  });

  test('temporarily gets no more messages after the fifth failed message', async () => {
    const { site, tries } = await slotWithFailures(
      () => retry('smtp_450', { address: 'count' }),
      everyDay(NINE, { ...NINE, minute: 20 }, { ...NINE, minute: 40 }),
    );
    await site.clock.turnTo('2027-03-02T09:19Z');
    expect(tries).toHaveLength(16);
    expect(await readAddress(site)).toMatchObject({ disabledAt: null });
    await site.clock.turnTo('2027-03-02T09:50Z');
    expect(tries).toHaveLength(20);
    expect(await readAddress(site)).toMatchObject({ disabledReason: 'smtp_450' });
    expect((await readDeliveries(site, 'email')).map(({ status, errorCode }) => [status, errorCode])).toEqual([
      ...Array(5).fill(['failed', 'smtp_450']),
      ['suppressed', 'not_ready'],
    ]);
    expect(await describeJobs(site)).toContain('2027-03-02 tuesday-0940-prayer 2027-03-02T09:40Z completed');
  });

  test('temporarily counts a message once when an administrator sends it again', async () => {
    const { site } = await slotWithFailures(() => retry('smtp_450', { address: 'count' }));
    await site.clock.turnTo('2027-03-01T09:30Z');
    const [row] = await readDeliveries(site, 'email');
    for (let again = 0; again < 6; again += 1) {
      await retryOne(site, SYSTEM, row?.id ?? 0);
      await site.clock.advance(1_000);
    }
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'failed', attempts: 10 });
    expect(await readAddress(site)).toMatchObject({ disabledAt: null, failedMessages: [{ deliveryId: row?.id }] });
  });

  test('temporarily is no longer counted after the first message that succeeds', async () => {
    let times = 0;
    const { site } = await slotWithFailures(() => {
      times += 1;
      return times < 5 ? retry('smtp_450', { address: 'count' }) : null;
    });
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect((await readAddress(site))?.failedMessages).toHaveLength(1);
    await site.clock.turnTo('2027-03-02T09:30Z');
    expect(await readAddress(site)).toMatchObject({ failedMessages: [], disabledAt: null });
  });

  test('is never blamed for an error of the site, such as a wrong password', async () => {
    const { site } = await slotWithFailures(() => retry('smtp_auth'));
    await site.clock.turnTo('2027-03-02T09:30Z');
    expect(await readAddress(site)).toMatchObject({ failedMessages: [], disabledAt: null });
  });
});

describe('between preparation and its slot, a message is cancelled', () => {
  test('when the member switched the method off', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    await savePreferences(site, SYSTEM, userId, { alertMethods: [], smsConsent: false });
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'cancelled', errorCode: 'opted_out' });
    expect((await describeJobs(site))[0]).toContain('completed');
  });

  test('when the member unsubscribed by one click, even while a retry is pending (C17)', async () => {
    let times = 0;
    const { site, email, userId } = await slotWithFailures(() => {
      times += 1;
      return times === 1 ? retry('smtp_421') : null;
    });
    await site.clock.turnTo('2027-03-01T09:00:05Z');
    await unsubscribe(site, unsubscribeUrl(site, userId).split('/').at(-1) as string, 'test');
    await site.clock.turnTo('2027-03-01T10:00Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await describeJobs(site))[0]).toContain('completed');
  });

  test('when the member unsubscribed while a send of unknown outcome waited to be repeated', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    const { deliveries } = site.db.tables;
    await site.db.update(deliveries).set({ status: 'sending', attempts: 1 }).where(eq(deliveries.channel, 'email'));
    await unsubscribe(site, unsubscribeUrl(site, userId).split('/').at(-1) as string, 'test');
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'suppressed', errorCode: 'not_ready' });
  });

  test('when its entry was deleted', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    await site.db.delete(site.db.tables.guidanceEntries);
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'failed', errorCode: 'nothing_to_send' });
  });

  test('when the member was deleted', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    await site.db.delete(site.db.tables.users).where(eq(site.db.tables.users.id, userId));
    await site.clock.turnTo('2027-03-01T10:00Z');
    expect(guidanceOn(email)).toEqual([]);
    expect(site.logged).toEqual([]);
  });
});

/**
 * Creates a member with a slot at nine whose e-mail sends end with the given outcome: an error, or a result of the
 * send.
 */
async function slotWithFailures(outcome: () => SendResult | Error | null, week = everyDay(NINE)) {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const email = createRecordingChannel();
  const userId = await createMember(site, { week });
  const tries: number[] = [];
  const ids: string[] = [];
  const send = email.send.bind(email);
  email.send = async (message) => {
    if (message.kind !== 'guidance') return send(message);
    tries.push(site.clock.now());
    ids.push(message.id);
    const result = outcome();
    if (result instanceof Error) throw result;
    return result ?? send(message);
  };
  const scheduler = await startScheduler(site, [email]);
  return { site, email, userId, tries, ids, scheduler };
}

/** Inserts a message without a job, due now unless specified, for a new member. */
async function insertMessage(
  site: TestSite,
  channel: AlertMethod,
  {
    status = 'pending',
    attempts = 0,
    dueAt = site.clock.now(),
    address = '+442079460000',
  }: Partial<{ status: 'pending' | 'sending'; attempts: number; dueAt: number; address: string }> = {},
): Promise<number> {
  const { deliveries, alertAddresses } = site.db.tables;
  const [userId] = addMembers(site, 1) as [number];
  const due = new Date(dueAt);
  if (channel !== 'email') await site.db.insert(alertAddresses).values({ userId, channel, address, verifiedAt: due });
  const [row] = await site.db
    .insert(deliveries)
    .values({ userId, kind: 'test', channel, status, attempts, dueAt: due, runAt: due, createdAt: due })
    .returning({ id: deliveries.id });
  site.due.announce(dueAt);
  return row?.id as number;
}

async function readMessage(site: Site, id: number) {
  const { deliveries } = site.db.tables;
  const [row] = await site.db.select().from(deliveries).where(eq(deliveries.id, id));
  return row;
}

async function readAddress(site: Site) {
  const [row] = await site.db.select().from(site.db.tables.alertAddresses);
  return row;
}
