import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { failed, retry } from '../../../channels/send-result.ts';
import { createMember, everyDay } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { readDeliveries, startScheduler } from '../../../testing/queue/queue.ts';
import { createTestSite } from '../../../testing/site.ts';
import { takeEvents } from '../incoming/service.ts';
import { queueNumberVerified } from './service.ts';

const NUMBER = '+442079460000';
const TERMS_FAILED = failed('twilio_30007');

/** A member whose number was just proved. Their terms are queued at the instant of their slot, after the guidance. */
async function bothDue() {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const sms = createRecordingChannel('sms');
  const email = createRecordingChannel('email');
  const week = everyDay({ hour: 9, minute: 0, type: 'prayer' }, { hour: 10, minute: 0, type: 'do' });
  const userId = await createMember(site, { week });
  const { userProfiles, alertAddresses, deliveries } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods: ['sms'], smsConsent: true });
  const number = { userId, channel: 'sms', address: NUMBER, verifiedAt: new Date(0), termsOwed: true } as const;
  const [address] = await site.db.insert(alertAddresses).values(number).returning();
  const to = { userId, channel: 'sms', addressId: address?.id as number } as const;
  const queueTerms = () => site.db.atomic((q) => queueNumberVerified(q, site, to));
  await startScheduler(site, [sms, email]);
  await site.clock.turnTo('2027-03-01T08:59Z');
  await queueTerms();
  const due = new Date('2027-03-01T09:00Z');
  await site.db.update(deliveries).set({ runAt: due, dueAt: due }).where(eq(deliveries.kind, 'number_verified'));
  const terms = async () =>
    (await site.db.select().from(deliveries))
      .filter(({ kind }) => kind === 'number_verified')
      .map(({ status, errorCode }) => [status, errorCode]);
  const guidance = async () =>
    (await readDeliveries(site, 'sms')).map(({ status, errorCode }) => [status, errorCode]).slice(0, 2);
  return { site, sms, email, queueTerms, terms, guidance, kinds: () => sms.sent.map(({ kind }) => kind) };
}

test('C9: guidance due at the same instant waits for the terms, the first message to a number', async () => {
  const { site, kinds } = await bothDue();
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance', 'guidance']);
});

test('C9: guidance waits while the terms are tried again', async () => {
  const { site, sms, kinds } = await bothDue();
  sms.next.push(retry('twilio_503'));
  await site.clock.turnTo('2027-03-01T09:00:10Z');
  expect(kinds()).toEqual([]);
  await site.clock.turnTo('2027-03-01T09:02Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
});

test('C9: where the terms fail, guidance does not go in their place; the next guidance brings them again', async () => {
  const { site, sms, kinds, guidance, terms } = await bothDue();
  sms.next.push(TERMS_FAILED);
  await site.clock.turnTo('2027-03-01T09:02Z');
  expect(kinds()).toEqual([]);
  expect((await guidance())[0]).toEqual(['failed', 'terms_failed']);
  await site.clock.turnTo('2027-03-01T09:59Z');
  expect(kinds()).toEqual([]);
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
  expect(await terms()).toEqual([
    ['failed', 'twilio_30007'],
    ['sent', null],
  ]);
});

test('C9: terms that keep failing are tried once for each guidance', async () => {
  const { site, sms, kinds, terms } = await bothDue();
  sms.next.push(TERMS_FAILED, TERMS_FAILED);
  await site.clock.turnTo('2027-03-01T09:40Z');
  expect(await terms()).toHaveLength(1);
  await site.clock.turnTo('2027-03-01T10:40Z');
  expect(await terms()).toHaveLength(2);
  expect(kinds()).toEqual([]);
});

test('C9: where the terms fail, the guidance comes by another method that its member chose', async () => {
  const { site, sms, email } = await bothDue();
  await site.db.update(site.db.tables.userProfiles).set({ alertMethods: ['sms', 'email'] });
  sms.next.push(TERMS_FAILED);
  await site.clock.turnTo('2027-03-01T09:02Z');
  expect(email.sent.at(-1)).toMatchObject({
    kind: 'guidance',
    entry: { content: expect.stringMatching(/^SMS couldn’t/) },
  });
});

test('C9: after STOP before the terms went out, and START, the terms still come first', async () => {
  const { site, kinds, terms } = await bothDue();
  await takeEvents(site, [{ kind: 'stop', channel: 'sms', address: NUMBER }]);
  expect(await terms()).toEqual([['cancelled', 'stopped']]);
  await site.clock.turnTo('2027-03-01T09:10Z');
  await takeEvents(site, [{ kind: 'start', channel: 'sms', address: NUMBER }]);
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance']);
});

test('C9: terms that were lost on their way come again before the next guidance', async () => {
  const { site, kinds } = await bothDue();
  await site.clock.turnTo('2027-03-01T09:01Z');
  const { deliveries } = site.db.tables;
  const [sent] = await site.db.select().from(deliveries).where(eq(deliveries.kind, 'number_verified'));
  const about = { channel: 'sms', providerId: sent?.providerId as string, sentTo: NUMBER } as const;
  await takeEvents(site, [{ kind: 'failure', ...about, code: 'twilio_30007', effect: 'none' }]);
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['number_verified', 'guidance', 'number_verified', 'guidance']);
});

test('C9, S7: terms whose outcome is unknown are not sent twice', async () => {
  const { site, sms, kinds, terms } = await bothDue();
  sms.next.push({ kind: 'unknown', code: 'twilio_no_answer' });
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(kinds()).toEqual(['guidance', 'guidance']);
  expect(await terms()).toEqual([['unknown', 'twilio_no_answer']]);
});

test('C9: terms to an earlier number say nothing to the present one', async () => {
  const { site, sms, kinds, queueTerms } = await bothDue();
  const { promise, resolve } = Promise.withResolvers<void>();
  sms.next.push(promise);
  await site.clock.turnTo('2027-03-01T09:00:01Z');
  const verifiedAt = new Date(site.clock.now());
  const present = { address: '+442079460001', verifiedAt };
  await site.db
    .update(site.db.tables.alertAddresses)
    .set(present)
    .where(eq(site.db.tables.alertAddresses.channel, 'sms'));
  await queueTerms();
  resolve();
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect(kinds()).toEqual(['number_verified', 'number_verified', 'guidance']);
  expect(sms.sent.map(({ to }) => to.address)).toEqual([NUMBER, present.address, present.address]);
});
