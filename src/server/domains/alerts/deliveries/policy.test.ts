import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { TimeSlot } from '../../../../shared/schedule.ts';
import { retry } from '../../../channels/send-result.ts';
import { createMember, everyDay } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { guidanceOn, readDeliveries, startScheduler } from '../../../testing/queue/queue.ts';
import { createTestSite } from '../../../testing/site.ts';

const slot = (hour: number, minute: number): TimeSlot => ({ hour, minute, type: 'prayer' });

/** A member in London with these times, who has text messages ready beside mail. */
async function memberWithNumber(...slots: TimeSlot[]) {
  const site = createTestSite({ now: '2027-03-01T04:00Z' });
  const [email, sms] = [createRecordingChannel(), createRecordingChannel('sms')];
  const userId = await createMember(site, { week: everyDay(...slots) });
  const { userProfiles, alertAddresses } = site.db.tables;
  const alertMethods: AlertMethod[] = ['email', 'sms'];
  await site.db.update(userProfiles).set({ alertMethods, smsConsent: true }).where(eq(userProfiles.userId, userId));
  await site.db
    .insert(alertAddresses)
    .values({ userId, channel: 'sms', address: '+442079460000', verifiedAt: new Date(0) });
  await startScheduler(site, [email, sms]);
  return { site, email, sms, userId };
}

const outcomes = async (site: Awaited<ReturnType<typeof memberWithNumber>>['site'], channel: 'email' | 'sms') =>
  (await readDeliveries(site, channel)).map(({ status, errorCode }) => [status, errorCode]);

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

  test('hold back a retry that would come after them', async () => {
    const { site, sms } = await memberWithNumber(slot(20, 59));
    sms.next.push(retry('twilio_20429', { afterMs: 5 * 60_000 }));
    await site.clock.turnTo('2027-03-01T21:10Z');
    expect(await outcomes(site, 'sms')).toEqual([['suppressed', 'quiet_hours']]);
  });
});

describe('the number of messages a day that members agree to (C11)', () => {
  test('holds back the fourth of a local day, and starts anew the next', async () => {
    const { site, sms, userId } = await memberWithNumber(slot(9, 0), slot(10, 0), slot(11, 0));
    await site.clock.turnTo('2027-03-01T11:01Z');
    const [first] = await readDeliveries(site, 'sms');
    const { queuedJobs, deliveries } = site.db.tables;
    const [job] = await site.db.select().from(queuedJobs).limit(1);
    if (!first || !job) throw new Error('nothing was sent');
    const due = new Date('2027-03-01T12:00Z');
    const [extra] = await site.db
      .insert(queuedJobs)
      .values({ ...job, id: undefined, jobId: 'by-hand', scheduledTime: due, status: 'processing', runAt: null })
      .returning({ id: queuedJobs.id });
    await site.db.insert(deliveries).values({
      ...{ jobId: extra?.id, userId, entryId: first.entryId, kind: 'guidance', channel: 'sms' },
      ...{ dueAt: due, runAt: due, createdAt: due },
    });
    site.due.announce(due.getTime());
    await site.clock.turnTo('2027-03-01T12:01Z');
    expect((await outcomes(site, 'sms')).at(-1)).toEqual(['suppressed', 'daily_limit']);
    await site.clock.turnTo('2027-03-02T09:01Z');
    expect(sms.sent).toHaveLength(4);
  });
});

describe('a provider that refuses the site (C6)', () => {
  test('gives its whole channel a rest, and nobody’s message an attempt meanwhile', async () => {
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

describe('the pace to one address (C29)', () => {
  test('lets one message a second go to a chat, and as many as there are to several', async () => {
    const site = createTestSite({ now: '2027-03-01T09:00Z' });
    const telegram = createRecordingChannel('telegram');
    const ids = [await createMember(site), await createMember(site)];
    const { alertAddresses, deliveries } = site.db.tables;
    const due = new Date(site.clock.now());
    for (const userId of ids) {
      await site.db
        .insert(alertAddresses)
        .values({ userId, channel: 'telegram', address: `chat-${userId}`, verifiedAt: due });
      for (let count = 0; count < 2; count += 1)
        await site.db
          .insert(deliveries)
          .values({ userId, kind: 'test', channel: 'telegram', dueAt: due, runAt: due, createdAt: due });
    }
    const sending = startScheduler(site, [telegram]);
    await vi.waitUntil(() => telegram.sent.length === 2);
    expect(new Set(telegram.sent.map(({ to }) => to.address)).size).toBe(2);
    await site.clock.advance(999);
    expect(telegram.sent).toHaveLength(2);
    await site.clock.advance(1);
    await sending;
    expect(telegram.sent).toHaveLength(4);
  });
});
