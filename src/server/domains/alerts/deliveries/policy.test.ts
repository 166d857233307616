import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { TimeSlot } from '../../../../shared/schedule.ts';
import { failed, retry, type SendResult } from '../../../channels/send-result.ts';
import { createMember, everyDay, memberActor, SYSTEM } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { guidanceOn, readDeliveries, startScheduler } from '../../../testing/queue/queue.ts';
import { createTestSite } from '../../../testing/site.ts';
import { saveSchedule } from '../../schedule/service.ts';
import { testAlerts } from '../test-messages/service.ts';

const slot = (hour: number, minute: number): TimeSlot => ({ hour, minute, type: 'prayer' });

type OnPhones = 'sms' | 'whatsapp';

/** A member with these times, who has text messages ready beside mail; an hour before the first of them. */
const memberWithNumber = (...slots: TimeSlot[]) => memberOn('sms', slots);

async function memberOn(
  channel: OnPhones,
  slots: TimeSlot[],
  { timezone = 'UTC', now = hourBefore(slots) }: { timezone?: string; now?: string } = {},
) {
  const site = createTestSite({ now });
  const [email, sms] = [createRecordingChannel(), createRecordingChannel(channel)];
  const userId = await createMember(site, { week: everyDay(...slots), timezone });
  const { userProfiles, alertAddresses } = site.db.tables;
  const alertMethods: AlertMethod[] = ['email', channel];
  await site.db.update(userProfiles).set({ alertMethods, smsConsent: true }).where(eq(userProfiles.userId, userId));
  await site.db.insert(alertAddresses).values({ userId, channel, address: '+442079460000', verifiedAt: new Date(0) });
  await startScheduler(site, [email, sms]);
  return { site, email, sms, userId };
}

function hourBefore(slots: readonly TimeSlot[]): string {
  const hour = slots.length ? Math.min(...slots.map((each) => each.hour)) - 1 : 4;
  return `2027-03-01T${String(hour).padStart(2, '0')}:00Z`;
}

/** Adds a message of guidance beside those of the slots, as an administrator may. */
async function addExtra(
  site: Awaited<ReturnType<typeof memberWithNumber>>['site'],
  {
    userId,
    channel,
    at,
    slotId,
    jobId = 'by-hand',
  }: { userId: number; channel: OnPhones; at: string; slotId?: string; jobId?: string },
) {
  const [first] = await readDeliveries(site, channel);
  const { queuedJobs, deliveries } = site.db.tables;
  const [job] = await site.db.select().from(queuedJobs).limit(1);
  if (!first || !job) throw new Error('nothing was sent');
  const due = new Date(at);
  const [extra] = await site.db
    .insert(queuedJobs)
    .values({
      ...{ ...job, id: undefined, jobId, scheduledTime: due, status: 'processing', runAt: null },
      ...(slotId && { timeSlotId: slotId }),
    })
    .returning({ id: queuedJobs.id });
  await site.db.insert(deliveries).values({
    ...{ jobId: extra?.id, userId, entryId: first.entryId, kind: 'guidance', channel },
    ...{ dueAt: due, runAt: due, createdAt: due },
  });
  site.due.announce(due.getTime());
}

const outcomes = async (
  site: Awaited<ReturnType<typeof memberWithNumber>>['site'],
  channel: 'email' | 'sms' | 'whatsapp',
) => (await readDeliveries(site, channel)).map(({ status, errorCode }) => [status, errorCode]);

describe('the hours in which text messages may come (C12)', () => {
  test('begin at eight and end at nine of the member’s evening; mail comes at any hour', async () => {
    const { site, email, sms } = await memberWithNumber(slot(7, 59), slot(8, 0), slot(21, 0));
    await site.clock.turnTo('2027-03-01T21:10Z');
    expect(await outcomes(site, 'sms')).toEqual([
      ['suppressed', 'quiet_hours'],
      ['sent', null],
      ['suppressed', 'quiet_hours'],
    ]);
    expect(sms.sent).toHaveLength(1);
    expect(guidanceOn(email)).toHaveLength(3);
  });

  test.each(['sms', 'whatsapp'] as const)('C12: are those of the member’s own clock, on %s', async (channel) => {
    // In Kolkata these are 7:59 and 8:00 in the morning, and 20:59 and 21:00 in the evening.
    const [early, first] = ['2027-03-01T02:29Z', '2027-03-01T02:30Z'];
    const slots = [slot(7, 59), slot(8, 0), slot(20, 59)];
    const there = { timezone: 'Asia/Kolkata', now: '2027-03-01T01:00Z' };
    const { site, userId, sms } = await memberOn(channel, slots, there);
    await site.clock.turnTo(early);
    expect((await outcomes(site, channel))[0]).toEqual(['suppressed', 'quiet_hours']);
    await site.clock.turnTo(first);
    expect(sms.sent).toHaveLength(1);
    await site.clock.turnTo('2027-03-01T15:29Z');
    expect(sms.sent).toHaveLength(2);
    await addExtra(site, { userId, channel, at: '2027-03-01T15:30Z', slotId: 'manual-prayer' });
    await site.clock.turnTo('2027-03-01T15:31Z');
    expect((await outcomes(site, channel)).at(-1)).toEqual(['suppressed', 'quiet_hours']);
    expect(sms.sent).toHaveLength(2);
  });

  test.each(['sms', 'whatsapp'] as const)(
    'C12: do not concern a test that the member asks for, on %s',
    async (channel) => {
      const { site, userId, sms } = await memberOn(channel, [], { now: '2027-03-01T03:00Z' });
      const { success } = await testAlerts(site, await memberActor(site, userId), userId, [channel]);
      expect(success).toEqual([channel]);
      expect(sms.sent.map(({ kind }) => kind)).toEqual(['test']);
    },
  );

  test('hold back a retry that would come after them', async () => {
    const { site, sms } = await memberWithNumber(slot(20, 59));
    sms.next.push(retry('twilio_20429', { afterMs: 5 * 60_000 }));
    await site.clock.turnTo('2027-03-01T21:10Z');
    expect(await outcomes(site, 'sms')).toEqual([['suppressed', 'quiet_hours']]);
  });

  test('C12: its provider keeps a text no longer than the hours last, and four hours at most', async () => {
    const { site, sms } = await memberWithNumber(slot(9, 0), slot(20, 45));
    await site.clock.turnTo('2027-03-01T20:46Z');
    expect(guidanceOn(sms).map(({ ttlMs }) => ttlMs)).toEqual([4 * 60 * 60_000, 15 * 60_000]);
  });
});

describe('a slot outside the hours that its member confirmed (C12)', () => {
  const confirmed = (hour: number, minute: number): TimeSlot => ({ ...slot(hour, minute), confirmedFor: ['sms'] });

  test('C12: is sent at its time, and the slot beside it is held back', async () => {
    const { site, sms } = await memberWithNumber(confirmed(6, 0), slot(6, 30), confirmed(22, 15));
    await site.clock.turnTo('2027-03-01T22:20Z');
    expect(await outcomes(site, 'sms')).toEqual([
      ['sent', null],
      ['suppressed', 'quiet_hours'],
      ['sent', null],
    ]);
    expect(sms.sent).toHaveLength(2);
  });

  test('C12: is kept by its provider until the catch-up window ends', async () => {
    const { site, sms } = await memberWithNumber(confirmed(22, 0));
    await site.clock.turnTo('2027-03-01T22:01Z');
    expect(guidanceOn(sms).map(({ ttlMs }) => ttlMs)).toEqual([90 * 60_000]);
  });

  test('C12: is held back again once the confirmation is withdrawn, also where its message was prepared', async () => {
    const { site, sms, userId } = await memberWithNumber(confirmed(22, 0));
    await site.clock.turnTo('2027-03-01T21:50Z');
    expect(await readDeliveries(site, 'sms')).toHaveLength(1);
    await saveSchedule(site, SYSTEM, userId, { scheduleData: everyDay(slot(22, 0)), timezone: 'UTC' });
    await site.clock.turnTo('2027-03-01T22:01Z');
    expect(await outcomes(site, 'sms')).toEqual([['suppressed', 'quiet_hours']]);
    expect(sms.sent).toEqual([]);
  });

  test('C12: is not sent by a channel that it was not confirmed for', async () => {
    const { site, sms } = await memberWithNumber({ ...slot(22, 0), confirmedFor: ['whatsapp'] });
    await site.clock.turnTo('2027-03-01T22:01Z');
    expect(await outcomes(site, 'sms')).toEqual([['suppressed', 'quiet_hours']]);
    expect(sms.sent).toEqual([]);
  });

  test('C12: is tried again within its catch-up window', async () => {
    const { site, sms } = await memberWithNumber(confirmed(22, 0));
    sms.next.push(retry('twilio_20429', { afterMs: 5 * 60_000 }));
    await site.clock.turnTo('2027-03-01T22:10Z');
    expect(await outcomes(site, 'sms')).toEqual([['sent', null]]);
    expect(sms.sent).toHaveLength(1);
  });

  test('C12: lets no retry come hours later in the night', async () => {
    const { site, sms } = await memberWithNumber(confirmed(22, 0));
    sms.next.push(retry('twilio_63049', { waitsMs: [2 * 60 * 60_000] }));
    await site.clock.turnTo('2027-03-02T00:01Z');
    const [row] = await readDeliveries(site, 'sms');
    expect([row?.status, row?.runAt?.toISOString()]).toEqual(['pending', '2027-03-02T08:00:00.000Z']);
    expect(sms.sent).toEqual([]);
  });

  test('C12: allows no message of an administrator at the same time', async () => {
    const { site, sms, userId } = await memberWithNumber(confirmed(22, 0));
    await site.clock.turnTo('2027-03-01T22:01Z');
    await addExtra(site, { userId, channel: 'sms', at: '2027-03-01T22:02Z', slotId: 'manual-prayer' });
    await site.clock.turnTo('2027-03-01T22:03Z');
    expect((await outcomes(site, 'sms')).at(-1)).toEqual(['suppressed', 'quiet_hours']);
    expect(sms.sent).toHaveLength(1);
  });
});

describe('the number of messages a day that members agree to (C11)', () => {
  test.each(['sms', 'whatsapp'] as const)(
    'holds back the fourth of a local day on %s, and starts again the next day; tests do not count',
    async (channel) => {
      const { site, sms, userId } = await memberOn(channel, [slot(9, 0), slot(10, 0), slot(11, 0)]);
      await testAlerts(site, await memberActor(site, userId), userId, [channel]);
      await site.clock.turnTo('2027-03-01T11:01Z');
      await addExtra(site, { userId, channel, at: '2027-03-01T12:00Z' });
      await site.clock.turnTo('2027-03-01T12:01Z');
      const sent = ['sent', null];
      expect(await outcomes(site, channel)).toEqual([sent, sent, sent, ['suppressed', 'daily_limit']]);
      await testAlerts(site, await memberActor(site, userId), userId, [channel]);
      await site.clock.turnTo('2027-03-02T09:01Z');
      expect(sms.sent.map(({ kind }) => kind)).toEqual([
        ...['test', 'guidance', 'guidance', 'guidance', 'test', 'guidance'],
      ]);
    },
  );

  test.each(['sms', 'whatsapp'] as const)(
    'C11: holds back those above it that are due at one instant, on %s',
    async (channel) => {
      const { site, sms, userId } = await memberOn(channel, [slot(9, 0)]);
      await site.clock.turnTo('2027-03-01T09:01Z');
      const at = '2027-03-01T12:00Z';
      for (let extra = 0; extra < 4; extra += 1)
        await addExtra(site, { userId, channel, at, jobId: `by-hand-${extra}` });
      await site.clock.turnTo('2027-03-01T12:01Z');
      const [sent, held] = [
        ['sent', null],
        ['suppressed', 'daily_limit'],
      ];
      expect(await outcomes(site, channel)).toEqual([sent, sent, sent, held, held]);
      expect(guidanceOn(sms)).toHaveLength(3);
    },
  );

  test('C11: counts each channel by itself', async () => {
    const { site, userId, sms } = await memberOn('sms', [slot(9, 0), slot(10, 0), slot(11, 0)]);
    const whatsapp = createRecordingChannel('whatsapp');
    site.channels.set('whatsapp', whatsapp);
    const { userProfiles, alertAddresses } = site.db.tables;
    await site.db.update(userProfiles).set({ alertMethods: ['sms', 'whatsapp'] });
    const address = { userId, channel: 'whatsapp', address: '+442079460000', verifiedAt: new Date(0) } as const;
    await site.db.insert(alertAddresses).values(address);
    await site.clock.turnTo('2027-03-01T11:01Z');
    expect(guidanceOn(sms)).toHaveLength(3);
    expect(guidanceOn(whatsapp)).toHaveLength(3);
  });

  test.each([
    ['that ends in the next day of UTC', 'America/Los_Angeles', '2027-03-01T15:00Z', '2027-03-02T01:00Z'],
    ['that began in the last day of UTC', 'Pacific/Auckland', '2027-02-28T18:00Z', '2027-03-01T04:00Z'],
  ])('C11: the day is that of the member, also one %s', async (_what, timezone, now, fourth) => {
    // Nine, twelve and three o’clock there, and then five.
    const { site, sms, userId } = await memberOn('sms', [slot(9, 0), slot(12, 0), slot(15, 0)], { timezone, now });
    const sent = ['sent', null];
    await site.clock.turnTo(Date.parse(fourth) - 60_000);
    expect(await outcomes(site, 'sms')).toEqual([sent, sent, sent]);
    await addExtra(site, { userId, channel: 'sms', at: fourth });
    await site.clock.turnTo(Date.parse(fourth) + 60_000);
    expect(await outcomes(site, 'sms')).toEqual([sent, sent, sent, ['suppressed', 'daily_limit']]);
    // Sixteen hours later it is nine again.
    await site.clock.turnTo(Date.parse(fourth) + 16 * 60 * 60_000 + 60_000);
    expect(sms.sent).toHaveLength(4);
  });
});

describe('a provider that refuses the site (C6)', () => {
  test('gives its whole channel a rest, in which no message is attempted', async () => {
    const { site, sms, email } = await memberWithNumber(slot(9, 0), slot(9, 10));
    sms.next.push(retry('twilio_20003', { afterMs: 3_600_000, rests: 'channel' }));
    await site.clock.turnTo('2027-03-01T09:59Z');
    expect(sms.sent).toEqual([]);
    expect((await readDeliveries(site, 'sms')).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['pending', 1],
      ['pending', 0],
    ]);
    expect(guidanceOn(email)).toHaveLength(2);
    await site.clock.turnTo('2027-03-01T10:02Z');
    expect(sms.sent).toHaveLength(2);
  });
});

describe('a rest that outlives its message (C6)', () => {
  const restOf = async (site: Awaited<ReturnType<typeof memberWithNumber>>['site']) =>
    (await site.db.select().from(site.db.tables.channelRests)).map(({ channel, code, until }) => [
      channel,
      code,
      until.toISOString(),
    ]);

  test('C6: the channel rests an hour although the message has no retry left', async () => {
    const { site, sms } = await memberWithNumber(slot(9, 0));
    const refusal = retry('twilio_20429');
    sms.next.push(refusal, refusal, refusal, retry('twilio_20003', { afterMs: 3_600_000, rests: 'channel' }));
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(await outcomes(site, 'sms')).toEqual([['failed', 'twilio_20003']]);
    const [row] = await readDeliveries(site, 'sms');
    const until = new Date((row?.finishedAt?.getTime() ?? 0) + 3_600_000).toISOString();
    expect(await restOf(site)).toEqual([['sms', 'twilio_20003', until]]);
  });

  test('C6: the channel rests although the provider refused the message for good', async () => {
    const { site, sms } = await memberWithNumber(slot(9, 0), slot(9, 30));
    sms.next.push(failed('twilio_30034', 'none', { restMs: 3_600_000 }));
    await site.clock.turnTo('2027-03-01T09:31Z');
    expect(await restOf(site)).toEqual([['sms', 'twilio_30034', '2027-03-01T10:00:00.000Z']]);
    expect(sms.sent).toEqual([]);
    expect((await readDeliveries(site, 'sms')).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['failed', 1],
      ['pending', 0],
    ]);
  });

  test('C6: a shorter rest that comes later shortens no longer one', async () => {
    const { site, sms } = await memberWithNumber(slot(9, 0));
    const shortRest = Promise.withResolvers<SendResult>();
    sms.next.push(shortRest.promise);
    await site.clock.turnTo('2027-03-01T09:00Z');
    const until = new Date('2027-03-01T10:00Z');
    await site.db.insert(site.db.tables.channelRests).values({ channel: 'sms', until, code: 'twilio_20003' });
    shortRest.resolve(retry('twilio_20429', { afterMs: 7_000, rests: 'channel' }));
    await expect.poll(async () => (await readDeliveries(site, 'sms'))[0]?.errorCode).toBe('twilio_20429');
    expect(await restOf(site)).toEqual([['sms', 'twilio_20003', until.toISOString()]]);
  });

  test('C6: a rest ends when the clock is set back, and the next refusal begins another', async () => {
    const { site, sms } = await memberWithNumber(slot(9, 0), slot(9, 30));
    const until = new Date('2027-03-02T10:00Z');
    await site.db.insert(site.db.tables.channelRests).values({ channel: 'sms', until, code: 'twilio_20003' });
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(sms.sent).toHaveLength(1);
    sms.next.push(retry('twilio_20003', { afterMs: 3_600_000, rests: 'channel' }));
    await site.clock.turnTo('2027-03-01T09:31Z');
    expect(await restOf(site)).toEqual([['sms', 'twilio_20003', '2027-03-01T10:30:00.000Z']]);
  });

  test('C6: a test that meets a refusal of the site lets the channel rest as well', async () => {
    const { site, sms, userId } = await memberWithNumber();
    sms.next.push(retry('twilio_20003', { afterMs: 3_600_000, rests: 'channel' }));
    await testAlerts(site, await memberActor(site, userId), userId, ['sms']);
    expect(await restOf(site)).toEqual([['sms', 'twilio_20003', '2027-03-01T05:00:00.000Z']]);
    const { said } = await testAlerts(site, await memberActor(site, userId), userId, ['sms']);
    expect(said).toEqual({ sms: { code: 'not_sent', params: { code: 'twilio_20003' } } });
    expect(sms.sent).toEqual([]);
  });
});

describe('a message on WhatsApp that Meta held back (C15)', () => {
  test('C15: is tried again after 1 h, 6 h and 24 h, waits for the morning, and is given up then', async () => {
    const site = createTestSite({ now: '2027-03-01T14:00Z' });
    const whatsapp = createRecordingChannel('whatsapp');
    const userId = await createMember(site, { week: everyDay(slot(15, 0)) });
    await site.db.update(site.db.tables.userProfiles).set({ alertMethods: ['whatsapp'] });
    const address = { userId, channel: 'whatsapp', address: '+447911123456', verifiedAt: new Date(0) } as const;
    await site.db.insert(site.db.tables.alertAddresses).values(address);
    await startScheduler(site, [whatsapp]);
    const waitsMs = [1, 6, 24].map((hours) => hours * 60 * 60_000);
    for (let tries = 0; tries < 4; tries += 1) whatsapp.next.push(retry('twilio_63049', { waitsMs }));
    const first = async () => (await readDeliveries(site, 'whatsapp')).find(({ dueAt }) => dueAt.getUTCDate() === 1);
    for (const [at, attempts, runAt] of [
      ['2027-03-01T15:01Z', 1, '2027-03-01T16:00:00.000Z'],
      ['2027-03-01T16:01Z', 2, '2027-03-01T22:00:00.000Z'],
      ['2027-03-01T22:01Z', 2, '2027-03-02T08:00:00.000Z'],
      ['2027-03-02T08:01Z', 3, '2027-03-03T08:00:00.000Z'],
    ] as const) {
      await site.clock.turnTo(at);
      const row = await first();
      expect([row?.status, row?.attempts, row?.runAt?.toISOString()]).toEqual(['pending', attempts, runAt]);
      expect(row?.errorCode).toBe('twilio_63049');
    }
    await site.clock.turnTo('2027-03-02T14:00Z');
    await site.db.delete(site.db.tables.queuedJobs).where(eq(site.db.tables.queuedJobs.status, 'waiting'));
    await site.clock.turnTo('2027-03-03T08:01Z');
    expect(await first()).toMatchObject({ status: 'failed', attempts: 4, errorCode: 'twilio_63049', runAt: null });
    expect(whatsapp.sent).toEqual([]);
  });

  test('C11: counts on the day on which it goes out', async () => {
    const slots = [slot(9, 0), slot(10, 0), slot(20, 30)];
    const { site, sms: whatsapp } = await memberOn('whatsapp', slots, { now: '2027-03-01T20:00Z' });
    whatsapp.next.push(retry('twilio_63049', { waitsMs: [60 * 60_000] }));
    await site.clock.turnTo('2027-03-01T21:31Z');
    expect(whatsapp.sent).toEqual([]);
    await site.clock.turnTo('2027-03-02T20:31Z');
    expect(await outcomes(site, 'whatsapp')).toEqual([
      ['sent', null],
      ['sent', null],
      ['sent', null],
      ['suppressed', 'daily_limit'],
    ]);
    expect(whatsapp.sent).toHaveLength(3);
  });
});
