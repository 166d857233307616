import { expect, test } from 'vitest';
import { retry } from '../channels/send-result.ts';
import { readDashboard } from '../testing/guidance/dashboard.ts';
import { createMember, everyDay } from '../testing/members/members.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import { guidanceOn, readDeliveries, startScheduler } from '../testing/queue/queue.ts';
import { createTestSite } from '../testing/site.ts';

test('C35, S7: while no mail server can be reached for a day nothing is lost, and the day after is sent once', async () => {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const email = createRecordingChannel();
  const send = email.send;
  let gone = true;
  let tries = 0;
  email.send = async (message, signal) => {
    if (!gone) return send(message, signal);
    tries += 1;
    return retry('provider_unreachable');
  };
  const userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  await startScheduler(site, [email]);
  await site.clock.turnTo('2027-03-01T09:00:30Z');
  expect((await readDashboard(site, userId)).todaysGuidance).toHaveLength(1);
  await site.clock.turnTo('2027-03-02T08:00Z');
  expect(tries).toBeGreaterThan(2);
  expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'failed' });
  gone = false;
  await site.clock.turnTo('2027-03-02T12:00Z');
  expect(guidanceOn(email)).toHaveLength(1);
  expect((await readDeliveries(site, 'email')).map(({ status }) => status).slice(0, 2)).toEqual(['failed', 'sent']);
});
