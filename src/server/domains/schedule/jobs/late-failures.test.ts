import { expect, test } from 'vitest';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { failed } from '../../../channels/send-result.ts';
import { createMember, everyDay, SYSTEM } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { readDeliveries, readJobs, startScheduler } from '../../../testing/queue/queue.ts';
import { createTestSite } from '../../../testing/site.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';
import { listJobs, retryJob } from '../../admin/jobs/service.ts';
import { messageId } from '../../alerts/deliveries/messages.ts';

const NUMBER = '+442079460000';
const ADDRESSES: Partial<Record<AlertMethod, string>> = { sms: NUMBER, telegram: '4711' };

/** A member whose guidance of nine o'clock is sent on their channels. The next ends of SMS are given. */
async function atNine(chosen: AlertMethod[], ...ends: ReturnType<typeof createRecordingChannel>['next']) {
  const site = createTestSite({ now: '2027-03-01T08:25Z' });
  const sms = createRecordingChannel('sms');
  const telegram = createRecordingChannel('telegram');
  const userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  const { userProfiles, alertAddresses } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods: chosen, smsConsent: true });
  for (const channel of chosen)
    await site.db
      .insert(alertAddresses)
      .values({ userId, channel, address: ADDRESSES[channel] as string, verifiedAt: new Date(0) });
  sms.next.push(...ends);
  await startScheduler(site, [sms, telegram]);
  await site.clock.turnTo('2027-03-01T09:00:10Z');
  const jobNow = async () => {
    const [job] = await readJobs(site);
    return [job?.status, job?.errorMessage, job?.completedAt?.toISOString() ?? null];
  };
  const delivery = async () => (await readDeliveries(site, 'sms'))[0];
  /** Tells the site of the end of the text message, as its provider does later. */
  const report = async (retryHint?: object) => {
    const row = await delivery();
    const said = { kind: 'failure', channel: 'sms', sentTo: NUMBER, code: 'twilio_30003', effect: 'none' } as const;
    await receiveEvents(site, [{ ...said, ...(retryHint && { retryHint }), providerId: row?.providerId ?? '' }]);
  };
  return { site, userId, sms, telegram, jobNow, delivery, report };
}

test('D22: a completed job fails when its only message is reported as failed later, and can be retried', async () => {
  const { site, jobNow, report, sms } = await atNine(['sms']);
  expect(await jobNow()).toEqual(['completed', null, '2027-03-01T09:00:00.000Z']);
  await site.clock.turnTo('2027-03-01T09:05Z');
  await report();
  expect(await jobNow()).toEqual(['failed', 'twilio_30003', '2027-03-01T09:05:00.000Z']);
  const [listed] = (await listJobs(site, { status: 'failed', page: 1, limit: 10 })).jobs;
  expect(listed).toMatchObject({ status: 'failed', canRetry: true });
  await retryJob(site, SYSTEM, listed?.id ?? 0);
  expect(await jobNow()).toEqual(['processing', null, null]);
  await site.clock.turnTo('2027-03-01T09:06Z');
  expect(await jobNow()).toEqual(['completed', null, '2027-03-01T09:05:00.000Z']);
  expect(sms.sent).toHaveLength(2);
});

test('D22: a job waits again while a reported message is retried, and fails with the last try', async () => {
  const { site, jobNow, report, sms } = await atNine(['sms']);
  sms.next.push(failed('twilio_30003'));
  await report({ retries: 2 });
  expect(await jobNow()).toEqual(['processing', null, null]);
  expect((await listJobs(site, { status: 'processing', page: 1, limit: 10 })).jobs).toHaveLength(1);
  await site.clock.turnTo('2027-03-01T09:02Z');
  expect((await jobNow()).slice(0, 2)).toEqual(['failed', 'twilio_30003']);
});

test('D22: a job waits again for the channel that takes the place of the failed one', async () => {
  const { site, jobNow, report, userId } = await atNine(['sms']);
  const { userProfiles, alertAddresses } = site.db.tables;
  await site.db
    .insert(alertAddresses)
    .values({ userId, channel: 'telegram', address: '4711', verifiedAt: new Date(0) });
  await site.db.update(userProfiles).set({ alertMethods: ['sms', 'telegram'] });
  await report();
  expect(await jobNow()).toEqual(['processing', null, null]);
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect((await jobNow()).slice(0, 2)).toEqual(['completed', null]);
});

test('D22: a job stays completed where another channel delivered its entry', async () => {
  const { jobNow, report } = await atNine(['sms', 'telegram']);
  const before = await jobNow();
  await report({ retries: 2 });
  await report();
  expect(await jobNow()).toEqual(before);
});

test('D22: a job whose outcome was unknown is completed by a late report that its message arrived', async () => {
  const { site, jobNow, delivery } = await atNine(['sms'], { kind: 'unknown', code: 'twilio_no_answer' });
  expect((await jobNow()).slice(0, 2)).toEqual(['failed', 'twilio_no_answer']);
  const id = messageId(site, (await delivery())?.id ?? 0);
  const told = { kind: 'receipt', state: 'delivered', channel: 'sms', sentTo: NUMBER } as const;
  await receiveEvents(site, [{ ...told, providerId: 'SM1', messageId: id }]);
  expect((await jobNow()).slice(0, 2)).toEqual(['completed', null]);
});

test('D22: a cancelled job stays cancelled, whatever its provider reports', async () => {
  const { site, jobNow, report } = await atNine(['sms']);
  await site.db.update(site.db.tables.queuedJobs).set({ status: 'cancelled' });
  await report();
  expect((await jobNow())[0]).toBe('cancelled');
});
