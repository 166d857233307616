import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ALERT_METHODS, CHANNELS } from '../../shared/channels/channels.ts';
import type { TimeSlot } from '../../shared/schedule.ts';
import { listDeliveries } from '../domains/alerts/delivery-log/service.ts';
import { savePreferences } from '../domains/alerts/service.ts';
import { createMember, everyDay, SYSTEM } from '../testing/members/members.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import { addMembers, describeJobs, guidanceOn, readDeliveries, startScheduler } from '../testing/queue/queue.ts';
import { addDelivery } from '../testing/queue/queue-rows.ts';
import { createTestSite } from '../testing/site.ts';

const NINE: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };

/** Creates a member whose nine o'clock guidance is prepared for some methods, on a site that then stopped. */
async function preparedFor(alertMethods: ('email' | 'desktop')[]) {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const [email, desktop] = [createRecordingChannel('email'), createRecordingChannel('desktop')];
  site.channels = new Map([
    ['email', email],
    ['desktop', desktop],
  ]);
  const userId = await createMember(site, { week: everyDay(NINE) });
  await savePreferences(site, SYSTEM, userId, { alertMethods });
  const scheduler = await startScheduler(site, [email, desktop]);
  await site.clock.turnTo('2027-03-01T08:50Z');
  await scheduler.stop();
  return { site, email, desktop, userId };
}

describe('a channel that is no longer configured', () => {
  test('ends its pending deliveries as skipped, and their jobs end normally', async () => {
    const { site, email } = await preparedFor(['email', 'desktop']);
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect((await readDeliveries(site)).map(({ channel, status, errorCode }) => [channel, status, errorCode])).toEqual([
      ['app', 'sent', null],
      ['email', 'sent', null],
      ['desktop', 'skipped', 'not_configured'],
    ]);
    expect(guidanceOn(email)).toHaveLength(1);
    expect((await describeJobs(site))[0]).toBe('2027-03-01 monday-0900-prayer 2027-03-01T09:00Z completed');
  });

  test('ends a job that used only this channel, and the member reads the reason in their record', async () => {
    const { site, email, userId } = await preparedFor(['desktop']);
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:01Z');
    expect((await describeJobs(site))[0]).toContain('skipped not_configured');
    const { deliveries } = await listDeliveries(site, SYSTEM, userId, { page: 1, limit: 10 });
    const guidance = deliveries.filter(({ kind }) => kind === 'guidance');
    expect(guidance.map(({ channel, status, errorCode }) => [channel, status, errorCode])).toEqual([
      ['desktop', 'skipped', 'not_configured'],
      ['app', 'sent', null],
    ]);
  });

  test.each(ALERT_METHODS)('leaves no delivery unfinished on %s, pending or running', async (channel) => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const [userId] = addMembers(site, 1) as [number];
    const waiting = await addDelivery(site, userId, { channel, status: 'pending' });
    const begun = await addDelivery(site, userId, {
      channel,
      status: 'sending',
      attempts: 1,
      runAt: new Date(site.clock.now()),
    });
    await startScheduler(site, []);
    await site.clock.advance(1_000);
    const { deliveries: t } = site.db.tables;
    const [first] = await site.db.select().from(t).where(eq(t.id, waiting));
    expect(first).toMatchObject({ status: 'skipped', errorCode: 'not_configured', runAt: null });
    const [second] = await site.db.select().from(t).where(eq(t.id, begun));
    expect(second?.runAt).toBeNull();
    // A running call may have reached the member; where that matters the record says so (rules.md S7).
    expect(second?.status).toBe(CHANNELS[channel].repeatable ? 'skipped' : 'unknown');
  });
});
