import { expect, test } from 'vitest';
import { createMember, everyDay } from '../testing/members.ts';
import { createRecordingChannel } from '../testing/recording-channel.ts';
import { createTestSite } from '../testing/site.ts';
import { createScheduler } from './scheduler.ts';

test('guidance arrives at its minute, once', async () => {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  const email = createRecordingChannel();
  const scheduler = createScheduler(site, [email]);
  await scheduler.start();
  await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  await site.clock.turnTo('2027-03-01T08:59:59.999Z');
  expect(email.sent.filter((m) => m.kind === 'guidance')).toHaveLength(0);
  await site.clock.turnTo('2027-03-01T09:00Z');
  await scheduler.beat();
  expect(email.sent.filter((m) => m.kind === 'guidance')).toHaveLength(1);
  await site.clock.turnTo('2027-03-01T12:00Z');
  await scheduler.beat();
  expect(email.sent.filter((m) => m.kind === 'guidance')).toHaveLength(1);
  const jobs = await site.db.select().from(site.db.tables.queuedJobs).orderBy(site.db.tables.queuedJobs.id);
  expect(jobs.map((j) => [j.jobId, j.status])).toMatchInlineSnapshot(`
    [
      [
        "1:2027-03-01:monday-0900-prayer",
        "completed",
      ],
      [
        "1:2027-03-02:tuesday-0900-do",
        "cancelled",
      ],
      [
        "1:2027-03-02:tuesday-0900-prayer",
        "waiting",
      ],
    ]
  `);
  await scheduler.stop();
  expect(site.logged).toEqual([]);
});
