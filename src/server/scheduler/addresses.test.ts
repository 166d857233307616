import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AlertMethod } from '../../shared/channels/channels.ts';
import type { TimeSlot } from '../../shared/schedule.ts';
import { failed, retry, sent } from '../channels/send-result.ts';
import { createMember, everyDay } from '../testing/members/members.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import { guidanceOn, readDeliveries, startScheduler } from '../testing/queue/queue.ts';
import { createTestSite } from '../testing/site.ts';

const slot = (hour: number): TimeSlot => ({ hour, minute: 0, type: 'prayer' });
const DAY_MS = 86_400_000;

/** A member with guidance at nine and at ten, who gets it by push in these browsers. */
async function memberWithBrowsers(...endpoints: string[]) {
  const site = createTestSite({ now: '2027-03-01T07:00Z' });
  const push = createRecordingChannel('push');
  const userId = await createMember(site, { week: everyDay(slot(9), slot(10)) });
  const { userProfiles, alertAddresses } = site.db.tables;
  await site.db
    .update(userProfiles)
    .set({ alertMethods: ['push'] satisfies AlertMethod[] })
    .where(eq(userProfiles.userId, userId));
  const seenAt = new Date(site.clock.now() - DAY_MS);
  for (const address of endpoints)
    await site.db.insert(alertAddresses).values({ userId, channel: 'push', address, verifiedAt: seenAt, seenAt });
  await startScheduler(site, [push]);
  return { site, push, userId };
}

const sentTo = (push: ReturnType<typeof createRecordingChannel>) => guidanceOn(push).map(({ to }) => to.address);

test('guidance goes to each browser of a member, with a delivery of its own (S7)', async () => {
  const { site, push } = await memberWithBrowsers('phone', 'laptop');
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect(sentTo(push).sort()).toEqual(['laptop', 'phone']);
  const rows = await readDeliveries(site, 'push');
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(new Set(rows.map(({ addressId }) => addressId)).size).toBe(2);
});

test('a browser that refuses is written to no more, and the others are', async () => {
  const { site, push } = await memberWithBrowsers('phone', 'laptop');
  push.next.push(failed('410', 'disable'));
  await site.clock.turnTo('2027-03-01T09:01Z');
  const [kept] = sentTo(push);
  await site.clock.turnTo('2027-03-01T10:01Z');
  expect(sentTo(push)).toEqual([kept, kept]);
  expect((await readDeliveries(site, 'push')).map(({ status }) => status).sort()).toEqual(['failed', 'sent', 'sent']);
});

test('a browser that is forgotten after its message was prepared gets none, and the delivery says why', async () => {
  const { site, push } = await memberWithBrowsers('phone', 'laptop');
  await site.clock.turnTo('2027-03-01T08:50Z');
  const { alertAddresses } = site.db.tables;
  await site.db.delete(alertAddresses).where(eq(alertAddresses.address, 'phone'));
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect(sentTo(push)).toEqual(['laptop']);
  expect((await readDeliveries(site, 'push')).map(({ status, errorCode }) => [status, errorCode])).toEqual([
    ['skipped', 'address_gone'],
    ['sent', null],
  ]);
});

test('a browser that subscribes after the message was prepared gets it where the member had none before', async () => {
  const { site, push, userId } = await memberWithBrowsers();
  await site.clock.turnTo('2027-03-01T08:50Z');
  const now = new Date(site.clock.now());
  await site.db
    .insert(site.db.tables.alertAddresses)
    .values({ userId, channel: 'push', address: 'phone', verifiedAt: now, seenAt: now });
  await site.clock.turnTo('2027-03-01T09:01Z');
  expect(sentTo(push)).toEqual(['phone']);
});

describe('C24: a browser', () => {
  const browsers = async (site: Awaited<ReturnType<typeof memberWithBrowsers>>['site']) =>
    (await site.db.select().from(site.db.tables.alertAddresses))
      .filter(({ channel }) => channel === 'push')
      .map(({ address }) => address);

  test('that its push service no longer knows is deleted, and its delivery stays', async () => {
    const { site, push } = await memberWithBrowsers('phone', 'laptop');
    push.next.push(failed('push_410', 'disable'));
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(await browsers(site)).toEqual(sentTo(push));
    expect(new Set((await readDeliveries(site, 'push')).map(({ errorCode }) => errorCode))).toEqual(
      new Set(['push_410', null]),
    );
  });

  test('that was refused twice (403) is deleted with the second message, and not with the first', async () => {
    const { site, push } = await memberWithBrowsers('phone');
    push.next.push(failed('push_403', 'count'), failed('push_403', 'count'));
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(await browsers(site)).toEqual(['phone']);
    await site.clock.turnTo('2027-03-01T10:01Z');
    expect(await browsers(site)).toEqual([]);
  });

  test('that took a message between two refusals stays', async () => {
    const { site, push } = await memberWithBrowsers('phone');
    const refused = failed('push_403', 'count');
    push.next.push(refused, sent('1'), refused);
    await site.clock.turnTo('2027-03-02T09:01Z');
    expect(await browsers(site)).toEqual(['phone']);
  });
});

describe('C23: a push message is kept', () => {
  const ttlMs = (push: ReturnType<typeof createRecordingChannel>) => guidanceOn(push).map((message) => message.ttlMs);

  test('until the member’s next slot, and for four hours at the most', async () => {
    const { site, push } = await memberWithBrowsers('phone');
    await site.clock.turnTo('2027-03-01T10:01Z');
    expect(ttlMs(push)).toEqual([3_600_000, 4 * 3_600_000]);
  });

  test('for the shorter time that is left where it goes late', async () => {
    const { site, push } = await memberWithBrowsers('phone');
    push.next.push(retry('push_503', { afterMs: 20 * 60_000 }));
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(ttlMs(push)).toEqual([40 * 60_000]);
  });

  test('and no other channel is asked for such a time', async () => {
    const { site } = await memberWithBrowsers();
    const email = createRecordingChannel();
    await site.db.update(site.db.tables.userProfiles).set({ alertMethods: ['email'] satisfies AlertMethod[] });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect(ttlMs(email)).toEqual([undefined]);
  });
});
