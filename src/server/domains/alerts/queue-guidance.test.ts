import { expect, test } from 'vitest';
import { createMember, everyDay } from '../../testing/members/members.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';
import { guidanceOn, readDeliveries, startScheduler } from '../../testing/queue/queue.ts';
import { createTestSite } from '../../testing/site.ts';
import { queueGuidance } from './deliveries/service.ts';

test('S7: guidance that is queued again for a job, a channel and an address is neither stored nor sent again', async () => {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const email = createRecordingChannel();
  await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  await startScheduler(site, [email]);
  await site.clock.turnTo('2027-03-01T09:01Z');
  const before = await readDeliveries(site);
  const sent = before.find(({ channel }) => channel === 'email');
  const [job] = await site.db.select().from(site.db.tables.queuedJobs).limit(1);
  if (!job || !sent?.entryId) throw new Error('nothing was sent');
  const { entryId, addressId } = sent;
  await site.db.atomic((q) => queueGuidance(q, site, job, Number(entryId), [{ channel: 'email', addressId }]));
  await site.clock.turnTo('2027-03-01T09:10Z');
  expect(await readDeliveries(site)).toEqual(before);
  expect(guidanceOn(email)).toHaveLength(1);
});
