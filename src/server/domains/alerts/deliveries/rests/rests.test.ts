import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMember, everyDay, memberActor } from '../../../../testing/members/members.ts';
import { openTwilioChannel } from '../../../../testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio } from '../../../../testing/providers/twilio-server.ts';
import { readDeliveries } from '../../../../testing/queue/queue.ts';
import { createTestScheduler } from '../../../../testing/queue/scheduler.ts';
import { createTestSite, type TestSite } from '../../../../testing/site.ts';
import { testAlerts } from '../../test-messages/service.ts';
import { readResting } from './service.ts';

const WRONG_TOKEN = 'wrong-token-of-the-operator';

let twilio: TestTwilio;
let site: TestSite;
let userId: number;

beforeEach(async () => {
  twilio = await startTwilio();
  site = createTestSite({ now: '2027-03-01T08:00Z' });
  userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  const { alertAddresses, userProfiles } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods: ['sms'], smsConsent: true });
  const verifiedAt = new Date(0);
  await site.db.insert(alertAddresses).values({ userId, channel: 'sms', address: '+12025550123', verifiedAt });
  await runUntil('2027-03-01T09:01Z', WRONG_TOKEN);
});
afterEach(() => twilio.close());

/** Starts the site with a token of Twilio, runs it until an instant, and stops it. */
async function runUntil(instant: string, token: string | undefined): Promise<void> {
  const sms = openTwilioChannel('sms', { ...twilio.env, ...(token && { TWILIO_AUTH_TOKEN: token }) });
  const scheduler = createTestScheduler(site, [sms]);
  await scheduler.start();
  // Calls go over the network, so the clock must not run ahead of them.
  for (let last = -1; last !== twilio.calls; ) {
    last = twilio.calls;
    await scheduler.beat();
    await site.clock.turnTo(instant);
  }
  await scheduler.beat();
  await scheduler.stop();
}
const resting = async () =>
  (await site.db.snapshot((q) => readResting(q, site))).map(({ channel, code }) => [channel, code]);
const outcome = async () => (await readDeliveries(site, 'sms')).map(({ status, errorCode }) => [status, errorCode])[0];

test('C6: a rest after a wrong token ends when the site starts with another, and what waited goes at once', async () => {
  expect(await resting()).toEqual([['sms', 'twilio_20003']]);
  expect(await outcome()).toEqual(['pending', 'twilio_20003']);
  await runUntil('2027-03-01T09:02Z', undefined);
  expect(await resting()).toEqual([]);
  expect(await outcome()).toEqual(['sent', null]);
  expect(twilio.taken).toHaveLength(1);
});

test('C6: a rest outlives a start with the same token', async () => {
  const { calls } = twilio;
  await runUntil('2027-03-01T09:59Z', WRONG_TOKEN);
  expect(await resting()).toEqual([['sms', 'twilio_20003']]);
  expect(twilio.calls).toBe(calls);
});

test('C6: a test goes with the other token although the rest is not over by its time', async () => {
  site.channels.set('sms', openTwilioChannel('sms', twilio.env));
  expect(await testAlerts(site, await memberActor(site, userId), userId, ['sms'])).toMatchObject({ success: ['sms'] });
});

test('C6: a refusal of the new token begins a rest of its own, even a shorter one', async () => {
  const { channelRests } = site.db.tables;
  await site.db.update(channelRests).set({ until: new Date('2027-03-02T09:00Z') });
  await runUntil('2027-03-01T09:02Z', 'another-wrong-token');
  expect(await resting()).toEqual([['sms', 'twilio_20003']]);
  const [rest] = await site.db.select().from(channelRests);
  expect(rest?.until.getTime()).toBeLessThan(Date.parse('2027-03-01T10:03Z'));
});

test('a stored rest reveals nothing about the settings', async () => {
  const rows = JSON.stringify(await site.db.select().from(site.db.tables.channelRests));
  expect(rows).not.toContain(WRONG_TOKEN);
  expect(rows).not.toContain(twilio.env.TWILIO_ACCOUNT_SID);
});
