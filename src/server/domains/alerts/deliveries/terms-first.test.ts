import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { failed, retry } from '../../../channels/send-result.ts';
import { createMember, everyDay } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';
import { createTestSite } from '../../../testing/site.ts';
import { queueNumberVerified } from './service.ts';

/** A member whose terms are queued at the instant of their slot, after the guidance. */
async function bothDue() {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const sms = createRecordingChannel('sms');
  const userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  const { userProfiles, alertAddresses, deliveries } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods: ['sms'], smsConsent: true });
  const number = { userId, channel: 'sms', address: '+442079460000', verifiedAt: new Date(0) } as const;
  const [address] = await site.db.insert(alertAddresses).values(number).returning();
  await startScheduler(site, [sms]);
  await site.clock.turnTo('2027-03-01T08:59Z');
  const to = { userId, channel: 'sms', addressId: address?.id as number } as const;
  await site.db.atomic((q) => queueNumberVerified(q, site, to));
  const due = new Date('2027-03-01T09:00Z');
  await site.db.update(deliveries).set({ runAt: due, dueAt: due }).where(eq(deliveries.kind, 'number_verified'));
  return { site, sms, kinds: () => sms.sent.map(({ kind }) => kind) };
}

test('C9: guidance due at the same instant waits for the terms, the first message to a number', async () => {
  const { site, kinds } = await bothDue();
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
});

test('C9: guidance waits while the terms are tried again', async () => {
  const { site, sms, kinds } = await bothDue();
  sms.next.push(retry('twilio_503'));
  await site.clock.turnTo('2027-03-01T09:00:10Z');
  expect(kinds()).toEqual([]);
  await site.clock.turnTo('2027-03-01T09:02Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
});

test('C9: guidance goes where the terms failed for good', async () => {
  const { site, sms, kinds } = await bothDue();
  sms.next.push(failed('twilio_30007'));
  await site.clock.turnTo('2027-03-01T09:02Z');
  expect(kinds()).toEqual(['guidance']);
});
