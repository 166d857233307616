import { expect, test } from 'vitest';
import { retry, type SendResult } from '../../../channels/send-result.ts';
import { createMember, everyDay, SYSTEM } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { readDeliveries, startScheduler } from '../../../testing/queue/queue.ts';
import { createTestSite } from '../../../testing/site.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';
import { pauseTwoWeeks } from '../../schedule/pauses/service.ts';
import { retryOne } from './retry-cancel.ts';

const NUMBER = '+442079460000';
// Minutes in place of the hours that WhatsApp waits.
const WAITS_MS = [1, 6, 24].map((minutes) => minutes * 60_000);

/** A member whose message of nine goes out on one channel. */
async function withSlot(method: 'sms' | 'whatsapp') {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const channel = createRecordingChannel(method);
  const userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  const { userProfiles, alertAddresses } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods: [method], smsConsent: true });
  await site.db.insert(alertAddresses).values({ userId, channel: method, address: NUMBER, verifiedAt: new Date(0) });
  await startScheduler(site, [channel]);
  const row = async () => (await readDeliveries(site, method))[0];
  return {
    ...{ site, channel, row },
    pause: () => site.db.atomic((q) => pauseTwoWeeks(q, site, userId, { source: 'settings' })),
    outcome: async () => [(await row())?.status, (await row())?.errorCode],
  };
}

test.each([
  ['sms', 'twilio_30003', { retries: 2 }],
  ['whatsapp', 'twilio_63049', { waitsMs: WAITS_MS }],
] as const)(
  'D24: a pause holds for a message on %s that comes back with %s after it',
  async (method, code, retryHint) => {
    const { site, channel, row, pause, outcome } = await withSlot(method);
    await site.clock.turnTo('2027-03-01T09:00:30Z');
    expect(channel.sent).toHaveLength(1);
    await pause();
    const { providerId } = (await row()) ?? {};
    const report = { kind: 'failure', channel: method, sentTo: NUMBER, code, effect: 'none', retryHint } as const;
    await receiveEvents(site, [{ ...report, providerId: providerId ?? '' }]);
    expect(await outcome()).toEqual(['pending', code]);
    await site.clock.turnTo('2027-03-01T09:10Z');
    expect(await outcome()).toEqual(['skipped', 'paused']);
    expect(channel.sent).toHaveLength(1);
  },
);

test('D24: a pause holds for a message whose call was under way when it began', async () => {
  const { site, channel, pause, outcome } = await withSlot('sms');
  const answer = Promise.withResolvers<SendResult>();
  channel.next.push(answer.promise);
  await site.clock.turnTo('2027-03-01T09:00Z');
  await pause();
  expect(await outcome()).toEqual(['sending', null]);
  answer.resolve(retry('twilio_503'));
  await expect.poll(outcome).toEqual(['pending', 'twilio_503']);
  await site.clock.turnTo('2027-03-01T09:10Z');
  expect(await outcome()).toEqual(['skipped', 'paused']);
  expect(channel.sent).toEqual([]);
});

test('D24: a pause holds for a message that an administrator sends again', async () => {
  const { site, channel, row, pause, outcome } = await withSlot('sms');
  channel.next.push({ kind: 'failed', code: 'twilio_30007', address: 'none' });
  await site.clock.turnTo('2027-03-01T09:01Z');
  await pause();
  await retryOne(site, SYSTEM, (await row())?.id ?? 0);
  await site.clock.turnTo('2027-03-01T09:02Z');
  expect(await outcome()).toEqual(['skipped', 'paused']);
  expect(channel.sent).toEqual([]);
});
