import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ScheduleDay, TimeSlot } from '../../../shared/schedule.ts';
import type { Site } from '../../site/site.ts';
import { composeFromLibrary } from '../../testing/guidance/compose.ts';
import { readDashboard } from '../../testing/guidance/dashboard.ts';
import { createMember, everyDay, memberActor, SYSTEM, WIZARD_ANSWERS } from '../../testing/members/members.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';
import {
  addMembers,
  atMinute,
  describeJobs,
  guidanceOn,
  readDeliveries,
  readEntries,
  readJobs,
  startScheduler,
} from '../../testing/queue/queue.ts';
import { createTestSite, type TestSite } from '../../testing/site.ts';
import type { Compose } from '../guidance/entries.ts';
import { submitOnboarding } from '../onboarding/service.ts';
import { pausedUntil, pauseTwoWeeks, resume } from './pauses/service.ts';
import { extendPlans } from './plan.ts';
import { getSchedule, getUpcoming, replan, saveSchedule } from './service.ts';

const DAY = 86_400_000;
const PRAYER: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };
const DO: TimeSlot = { hour: 13, minute: 0, type: 'do' };

describe('a saved week', () => {
  test('becomes one row per slot of the next two days, with work due half an hour before', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site, { onboarded: false });
    const saved = await save(site, userId, everyDay(PRAYER, DO));
    expect(await describeJobs(site)).toEqual([
      '2027-03-01 monday-0900-prayer 2027-03-01T09:00Z waiting',
      '2027-03-01 monday-1300-do 2027-03-01T13:00Z waiting',
      '2027-03-02 tuesday-0900-prayer 2027-03-02T09:00Z waiting',
      '2027-03-02 tuesday-1300-do 2027-03-02T13:00Z waiting',
    ]);
    const [first] = await readJobs(site);
    expect(first?.jobId).toBe(`${userId}:2027-03-01:monday-0900-prayer`);
    expect(atMinute(first?.executionTime as Date)).toBe('2027-03-01T08:30Z');
    expect(saved).toMatchObject({ success: true, jobsScheduled: 4, nextRun: new Date('2027-03-01T09:00Z') });
  });

  test('starts its work half an hour ahead with some minutes of spread, and never in the last quarter of an hour', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const members = addMembers(site, 40);
    for (const userId of members) await save(site, userId, everyDay(PRAYER));
    const starts = (await readJobs(site)).map((job) => Number(job.runAt) - Number(job.executionTime));
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...starts)).toBeLessThan(5 * 60_000);
    expect(new Set(starts.map((ms) => Math.floor(ms / 10_000))).size, 'they do not all begin at once').toBeGreaterThan(
      10,
    );
  });

  test('starts its work at once when the slot is nearer than half an hour', async () => {
    const site = createTestSite({ now: '2027-03-01T08:59Z' });
    const userId = await createMember(site, { onboarded: false });
    const heard: number[] = [];
    site.due.listen((instant) => heard.push(instant));
    await save(site, userId, everyDay(PRAYER));
    const [first] = await readJobs(site);
    expect(first?.executionTime).toEqual(new Date('2027-03-01T08:59Z'));
    expect(first?.runAt).toEqual(new Date('2027-03-01T08:59Z'));
    expect(heard).toContain(site.clock.now());
  });

  test('is never planned for the past or the current instant (D21)', async () => {
    const site = createTestSite({ now: '2027-03-01T09:00Z' });
    const userId = await createMember(site, { onboarded: false });
    await save(site, userId, everyDay({ ...PRAYER, hour: 8 }, PRAYER));
    expect((await describeJobs(site))[0]).toBe('2027-03-02 tuesday-0800-prayer 2027-03-02T08:00Z waiting');
    for (const job of await readJobs(site)) expect(Number(job.scheduledTime)).toBeGreaterThan(site.clock.now());
  });

  test('takes precedence over the one from onboarding, and absent days are off', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site);
    expect((await getSchedule(site, SYSTEM, userId))[0]?.timeSlots).toEqual([{ hour: 9, minute: 0, type: 'prayer' }]);
    const { days } = await save(
      site,
      userId,
      [{ dayOfWeek: 'friday', enabled: true, timeSlots: [DO] }],
      'Asia/Kolkata',
    );
    expect(days.filter((day) => day.enabled)).toEqual([
      { dayOfWeek: 'friday', enabled: true, timeSlots: [DO], timezone: 'Asia/Kolkata' },
    ]);
    expect(days.map((day) => day.timezone)).toEqual(Array(7).fill('Asia/Kolkata'));
    await submitOnboarding(site, SYSTEM, userId, { ...WIZARD_ANSWERS, frequency: 'daily' });
    expect((await getSchedule(site, SYSTEM, userId)).filter((day) => day.enabled)).toHaveLength(1);
  });

  test('without any slot plans nothing and reports no next run', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site, { week: everyDay(PRAYER) });
    const saved = await save(site, userId, []);
    expect(saved).toMatchObject({ jobsScheduled: 0, nextRun: null });
    expect(new Set((await readJobs(site)).map((job) => job.status))).toEqual(new Set(['cancelled']));
    expect(await extendPlans(site)).toBe(0);
  });

  test('reports its next run, however far away', async () => {
    const site = createTestSite({ now: '2027-03-01T10:00Z' });
    const userId = await createMember(site, { onboarded: false });
    const saved = await save(site, userId, [{ dayOfWeek: 'monday', enabled: true, timeSlots: [PRAYER] }]);
    expect(saved).toMatchObject({ jobsScheduled: 0, nextRun: new Date('2027-03-08T09:00Z') });
    const upcoming = await getUpcoming(site, SYSTEM, userId, 20);
    expect(upcoming).toHaveLength(20);
    expect(upcoming[19]?.localDate).toBe('2027-07-19');
  });

  test('with a fortnightly rhythm reports its next run after a pause', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site, { onboarded: false });
    await submitOnboarding(site, SYSTEM, userId, { ...WIZARD_ANSWERS, frequency: 'biweekly' });
    await site.clock.turnTo('2027-03-01T10:00Z');
    await pause(site, userId);
    expect((await readDashboard(site, userId)).next?.scheduledTime).toEqual(new Date('2027-03-29T09:00Z'));
  });
});

describe('planning again (S2)', () => {
  test('changes nothing, however often and in any way', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site, { week: everyDay(PRAYER, DO), timezone: 'America/Santiago' });
    const planned = await readJobs(site);
    for (let round = 0; round < 3; round += 1) {
      await site.db.atomic((q) => replan(q, site, userId));
      await save(site, userId, everyDay(PRAYER, DO), 'America/Santiago');
      await extendPlans(site);
    }
    expect(await readJobs(site)).toEqual(planned);
  });

  test('leaves jobs that have begun, ended or been prepared unchanged', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER, { ...DO, hour: 9, minute: 30 }) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:10Z');
    const before = [await readJobs(site), await readDeliveries(site), await readEntries(site)];
    expect((before[0] as Awaited<ReturnType<typeof readJobs>>).slice(0, 2).map((job) => job.status)).toEqual([
      'completed',
      'processing',
    ]);
    await site.db.atomic((q) => replan(q, site, userId));
    await extendPlans(site);
    const jobs = (await readJobs(site)).slice(0, before[0]?.length);
    expect([jobs, await readDeliveries(site), await readEntries(site)]).toEqual(before);
  });
});

describe('two slots on one instant (S3)', () => {
  // The clocks of Santiago go from midnight to one on 5 September 2027.
  const MIDNIGHT: TimeSlot = { hour: 0, minute: 0, type: 'prayer' };
  const ONE: TimeSlot = { hour: 1, minute: 0, type: 'do' };

  test('are sent as one message, and the second row says why', async () => {
    const site = createTestSite({ now: '2027-09-04T20:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(MIDNIGHT, ONE), timezone: 'America/Santiago' });
    expect((await describeJobs(site)).slice(0, 2)).toEqual([
      '2027-09-05 sunday-0000-prayer 2027-09-05T04:00Z waiting',
      '2027-09-05 sunday-0100-do 2027-09-05T04:00Z skipped same_instant',
    ]);
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-09-05T12:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    await site.clock.turnTo('2027-09-06T12:00Z');
    expect(guidanceOn(email), 'on an ordinary day there are two').toHaveLength(3);
  });

  test('are also detected when planning ahead', async () => {
    const site = createTestSite({ now: '2027-09-02T20:00Z' });
    await createMember(site, { week: everyDay(MIDNIGHT, ONE), timezone: 'America/Santiago' });
    await site.clock.turnTo('2027-09-03T20:30Z');
    await extendPlans(site);
    expect((await describeJobs(site)).slice(-2)).toEqual([
      '2027-09-05 sunday-0000-prayer 2027-09-05T04:00Z waiting',
      '2027-09-05 sunday-0100-do 2027-09-05T04:00Z skipped same_instant',
    ]);
  });

  test('are separate again when one is removed from the week, and the other is sent', async () => {
    const site = createTestSite({ now: '2027-09-04T20:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(MIDNIGHT, ONE), timezone: 'America/Santiago' });
    await startScheduler(site, [email]);
    await save(site, userId, everyDay(ONE), 'America/Santiago');
    await site.clock.turnTo('2027-09-05T12:00Z');
    expect(guidanceOn(email).map((message) => message.entry.contentType)).toEqual(['do']);
  });

  test('are sent as one even when the first is added after the second was prepared', async () => {
    const site = createTestSite({ now: '2027-09-04T20:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(ONE), timezone: 'America/Santiago' });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-09-05T03:50Z');
    expect(await readEntries(site)).toHaveLength(1);
    await save(site, userId, everyDay(MIDNIGHT, ONE), 'America/Santiago');
    await site.clock.turnTo('2027-09-05T12:00Z');
    expect(guidanceOn(email).map((message) => message.entry.contentType)).toEqual(['prayer']);
    expect(await readEntries(site)).toHaveLength(1);
  });
});

describe('a changed zone or week (S4)', () => {
  test('moves waiting rows to their new instants', async () => {
    const site = createTestSite({ now: '2027-03-01T06:00Z' });
    const userId = await createMember(site, { week: everyDay(PRAYER), timezone: 'Europe/London' });
    const before = await readJobs(site);
    await save(site, userId, everyDay(PRAYER), 'America/New_York');
    const after = (await readJobs(site)).filter((job) => job.status === 'waiting');
    expect(after.map((job) => atMinute(job.scheduledTime))).toEqual(['2027-03-01T14:00Z', '2027-03-02T14:00Z']);
    expect(after.map((job) => job.id)).toEqual(before.filter((job) => job.status === 'waiting').map((job) => job.id));
    expect(after[0]).toMatchObject({ timezone: 'America/New_York', attempts: 0 });
    expect(atMinute(after[0]?.executionTime as Date)).toBe('2027-03-01T13:30Z');
  });

  test('does not repeat a slot already sent on that date before the member flew west', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER), timezone: 'Europe/London' });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(guidanceOn(email)).toHaveLength(1);
    // In New York it is half past four in the morning of the same day.
    await save(site, userId, everyDay(PRAYER), 'America/New_York');
    expect((await readJobs(site))[0]).toMatchObject({ localDate: '2027-03-01', status: 'completed', runAt: null });
    expect((await readDashboard(site, userId)).todaysGuidance).toHaveLength(1);
    await site.clock.turnTo('2027-03-02T12:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    await site.clock.turnTo('2027-03-02T14:00Z');
    expect(guidanceOn(email)).toHaveLength(2);
  });

  test('promises no slot that was already sent on that date before the member flew west', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site, { week: everyDay(PRAYER), timezone: 'Europe/London' });
    await startScheduler(site, [createRecordingChannel()]);
    await site.clock.turnTo('2027-03-01T09:30Z');
    const tomorrow = new Date('2027-03-02T14:00Z');
    const saved = await save(site, userId, everyDay(PRAYER), 'America/New_York');
    expect(saved).toMatchObject({ jobsScheduled: 1, nextRun: tomorrow });
    expect((await readDashboard(site, userId)).next).toMatchObject({ scheduledTime: tomorrow });
    const upcoming = await getUpcoming(site, SYSTEM, userId, 2);
    expect(upcoming.map(({ localDate }) => localDate)).toEqual(['2027-03-02', '2027-03-03']);
  });

  test('promises no slot whose instant has come but which is not sent yet', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site, { week: everyDay(PRAYER), timezone: 'Europe/London' });
    site.clock.jumpTo('2027-03-01T09:01Z');
    const saved = await save(site, userId, everyDay(PRAYER), 'America/New_York');
    expect((await readJobs(site))[0]).toMatchObject({ localDate: '2027-03-01', status: 'waiting' });
    expect(saved.nextRun).toEqual(new Date('2027-03-02T14:00Z'));
  });

  test('promises a slot again after a pause that ended early', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site, { week: everyDay(PRAYER) });
    await pause(site, userId);
    await site.db.atomic((q) => resume(q, site, userId, { source: 'settings' }));
    expect((await readDashboard(site, userId)).next).toMatchObject({ scheduledTime: new Date('2027-03-01T09:00Z') });
  });

  test('promises a slot again that the member switched back on', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site, { week: everyDay(PRAYER) });
    await save(site, userId, everyDay(DO));
    const saved = await save(site, userId, everyDay(PRAYER));
    expect(saved).toMatchObject({ jobsScheduled: 2, nextRun: new Date('2027-03-01T09:00Z') });
  });

  test('does not send a slot late that is already past in the zone the member flew east to', async () => {
    const site = createTestSite({ now: '2027-03-01T10:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER), timezone: 'America/New_York' });
    await startScheduler(site, [email]);
    await save(site, userId, everyDay(PRAYER), 'Europe/London');
    await site.clock.turnTo('2027-03-02T08:59Z');
    expect(guidanceOn(email)).toHaveLength(0);
    await site.clock.turnTo('2027-03-02T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test('cancels the slot of the old type and plans that of the new', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    await save(site, userId, everyDay({ ...PRAYER, type: 'reflection' }));
    expect((await describeJobs(site)).slice(0, 2)).toEqual([
      '2027-03-01 monday-0900-prayer 2027-03-01T09:00Z cancelled',
      '2027-03-01 monday-0900-reflection 2027-03-01T09:00Z waiting',
    ]);
    await site.clock.turnTo('2027-03-01T10:00Z');
    expect(guidanceOn(email).map((message) => message.entry.contentType)).toEqual(['reflection']);
    expect(await readEntries(site)).toHaveLength(1);
  });

  test('of a prepared slot shows and sends nothing at the old instant, and one message at the new', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER), timezone: 'Europe/London' });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    const [old] = await readEntries(site);
    expect(old).toBeDefined();
    await save(site, userId, everyDay(PRAYER), 'Atlantic/Azores');
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(await readEntries(site)).toEqual([]);
    expect((await readDashboard(site, userId)).todaysGuidance).toEqual([]);
    expect(guidanceOn(email)).toHaveLength(0);
    await site.clock.turnTo('2027-03-01T10:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    const { todaysGuidance } = await readDashboard(site, userId);
    expect(todaysGuidance.map((entry) => atMinute(entry.availableAt))).toEqual(['2027-03-01T10:00Z']);
    expect((await readDeliveries(site, 'email')).map((row) => row.status)).toEqual(['sent']);
  });

  test('keeps no guidance that was being prepared for the old instant', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER) });
    const answer = Promise.withResolvers<void>();
    const slowly: Compose = async (...request) => {
      await answer.promise;
      return composeFromLibrary(...request);
    };
    await startScheduler(site, [email], slowly);
    await site.clock.turnTo('2027-03-01T08:40Z');
    await save(site, userId, everyDay({ ...PRAYER, hour: 20 }));
    answer.resolve();
    await site.clock.turnTo('2027-03-01T10:00Z');
    expect(await readEntries(site)).toEqual([]);
    expect(await readDeliveries(site)).toEqual([]);
    await site.clock.turnTo('2027-03-01T20:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test.each([
    ['before it is prepared', '2027-03-01T08:10Z'],
    ['after it is prepared', '2027-03-01T08:50Z'],
  ])('that removes a slot and adds it again %s sends it once', async (_when, instant) => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { onboarded: true, week: everyDay(PRAYER) });
    await startScheduler(site, [email]);
    await site.clock.turnTo(instant);
    const [before] = await readJobs(site, userId);
    await save(site, userId, everyDay(DO));
    expect((await readJobs(site, userId))[0]).toMatchObject({ id: before?.id, status: 'cancelled', runAt: null });
    await save(site, userId, everyDay(PRAYER));
    expect((await readJobs(site, userId))[0]).toMatchObject({ id: before?.id, status: 'waiting', errorMessage: null });
    await site.clock.turnTo('2027-03-01T12:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect(await readEntries(site)).toHaveLength(1);
    expect((await readDashboard(site, userId)).todaysGuidance).toHaveLength(1);
  });

  test('does not cancel a test', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site, { week: everyDay(PRAYER) });
    const { queuedJobs } = site.db.tables;
    await site.db.update(queuedJobs).set({ isDev: true }).where(eq(queuedJobs.status, 'waiting'));
    await save(site, userId, []);
    expect((await readJobs(site)).filter((job) => job.isDev).map((job) => job.status)).toEqual(['waiting', 'waiting']);
  });
});

describe('a pause (D24)', () => {
  test('cancels waiting slots, prepared or not, and nothing is prepared during it', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER, DO) });
    const scheduler = await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    expect(await readEntries(site)).toHaveLength(1);
    await pause(site, userId);
    expect(new Set((await readJobs(site)).map((job) => job.status))).toEqual(new Set(['cancelled']));
    const rows = (await readJobs(site)).length;
    for (let day = 1; day < 14; day += 1) {
      site.clock.jumpTo(Date.parse('2027-03-01T09:00Z') + day * DAY);
      await extendPlans(site);
      await scheduler.beat();
    }
    expect(guidanceOn(email)).toEqual([]);
    expect(await readEntries(site)).toEqual([]);
    const made = (await readJobs(site)).slice(rows);
    expect(made.every((job) => Number(job.scheduledTime) >= Date.parse('2027-03-15T08:50Z'))).toBe(true);
  });

  test('ends on its own after two weeks, to the minute', async () => {
    const site = createTestSite({ now: '2027-03-01T09:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER) });
    await pause(site, userId);
    expect(await pausedUntil(site, userId)).toEqual(new Date('2027-03-15T09:00Z'));
    for (let day = 1; day < 14; day += 1) {
      site.clock.jumpTo(Date.parse('2027-03-01T09:00Z') + day * DAY);
      await extendPlans(site);
    }
    // An hour before, because the scheduler wakes every minute on the way.
    site.clock.jumpTo('2027-03-15T08:00Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-15T09:00Z');
    // The slot is at the instant the pause ends, the first instant outside it.
    expect(guidanceOn(email)).toHaveLength(1);
    expect(await pausedUntil(site, userId)).toBeNull();
  });

  test('that ends early plans the coming slots at once', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER) });
    await startScheduler(site, [email]);
    await pause(site, userId);
    await site.clock.turnTo('2027-03-01T12:00Z');
    expect(guidanceOn(email)).toEqual([]);
    site.clock.jumpTo('2027-03-03T08:00Z');
    await site.db.atomic((q) => resume(q, site, userId, { source: 'settings' }));
    expect((await readJobs(site)).filter((job) => job.status === 'waiting')).toHaveLength(2);
    await site.clock.turnTo('2027-03-03T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test('that ends within the day restores the slots it cancelled', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    await pause(site, userId);
    await site.clock.turnTo('2027-03-01T08:55Z');
    await site.db.atomic((q) => resume(q, site, userId, { source: 'settings' }));
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test('cancels a message that is late or waits for a retry', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(PRAYER, { ...DO, hour: 9, minute: 45 }) });
    const scheduler = await startScheduler(site, [email]);
    email.next.push(new Error('the line is busy'));
    await site.clock.turnTo('2027-03-01T09:00:10Z');
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'pending', attempts: 1 });
    await scheduler.stop();
    // The second slot is due too, but no scheduler prepared it.
    site.clock.jumpTo('2027-03-01T09:46Z');
    await pause(site, userId);
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T12:00Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await readJobs(site)).slice(0, 2).map((job) => job.status)).toEqual(['completed', 'cancelled']);
  });

  test('expects nothing on its days', async () => {
    const site = createTestSite({ now: '2027-03-01T12:00Z' });
    const userId = await createMember(site, { week: everyDay(PRAYER) });
    await pause(site, userId);
    await site.clock.turnTo('2027-03-10T12:00Z');
    const { stats, next } = await readDashboard(site, userId, await memberActor(site, userId));
    expect(stats.week.map((day) => day.state)).toEqual(Array(7).fill('neutral'));
    expect(next?.scheduledTime).toEqual(new Date('2027-03-16T09:00Z'));
  });
});

describe('planning ahead', () => {
  test('plans every member once, in slices, and again after a day', async () => {
    const site = createTestSite({ now: '2027-03-01T00:00Z' });
    const members = addMembers(site, 250);
    for (const userId of members) await save(site, userId, everyDay(PRAYER));
    expect(await extendPlans(site), 'just planned by their own hand').toBe(0);
    site.clock.jumpTo('2027-03-02T00:00Z');
    expect(await extendPlans(site)).toBe(250);
    expect(await extendPlans(site)).toBe(0);
    site.clock.jumpTo('2027-03-02T23:59Z');
    expect(await extendPlans(site)).toBe(0);
    site.clock.jumpTo('2027-03-03T00:00Z');
    expect(await extendPlans(site)).toBe(250);
    const jobs = await readJobs(site);
    expect(jobs).toHaveLength(250 * 4);
    expect(new Set(jobs.map((job) => job.jobId)).size).toBe(jobs.length);
  });

  test('twice at the same time creates each row once', async () => {
    const site = createTestSite({ now: '2027-03-01T00:00Z' });
    for (const userId of addMembers(site, 150)) await save(site, userId, everyDay(PRAYER, DO));
    site.clock.jumpTo('2027-03-02T00:00Z');
    await Promise.all([extendPlans(site), extendPlans(site)]);
    expect(await readJobs(site)).toHaveLength(150 * 2 * 3);
  });

  test('skips a member whose week cannot be planned', async () => {
    const site = createTestSite({ now: '2027-03-01T00:00Z' });
    const [lost, other] = addMembers(site, 2) as [number, number];
    for (const userId of [lost, other]) await save(site, userId, everyDay(PRAYER));
    const { userProfiles } = site.db.tables;
    await site.db.update(userProfiles).set({ timezone: 'Mars/Olympus' }).where(eq(userProfiles.userId, lost));
    site.clock.jumpTo('2027-03-02T00:00Z');
    expect(await extendPlans(site)).toBe(2);
    expect(await readJobs(site, other)).toHaveLength(3);
    expect(await extendPlans(site)).toBe(0);
    expect(site.logged.map(({ msg, user }) => [msg, user])).toEqual([['a week could not be planned', lost]]);
  });

  test('reports when the first of the new rows is due', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await createMember(site, { onboarded: false, week: everyDay(PRAYER) });
    site.clock.jumpTo('2027-03-04T08:59Z');
    const heard: number[] = [];
    site.due.listen((instant) => heard.push(instant));
    await extendPlans(site);
    expect(heard).toEqual([site.clock.now()]);
  });

  test('does nothing for members without slots', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await createMember(site, { onboarded: false });
    site.clock.jumpTo('2027-03-09T08:00Z');
    expect(await extendPlans(site)).toBe(0);
    expect(await readJobs(site)).toEqual([]);
  });

  test('plans no instant from a downtime, except those that are still sent (S5)', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await createMember(site, { onboarded: false, week: everyDay(PRAYER) });
    site.clock.jumpTo('2027-03-11T10:31Z');
    await extendPlans(site);
    const coming = (await readJobs(site)).slice(2);
    expect(coming.map((job) => atMinute(job.scheduledTime))).toEqual(['2027-03-12T09:00Z', '2027-03-13T09:00Z']);
    site.clock.jumpTo('2027-03-21T10:30Z');
    await extendPlans(site);
    const dates = (await readJobs(site)).slice(4).map((job) => job.localDate);
    expect(dates).toEqual(['2027-03-21', '2027-03-22', '2027-03-23']);
  });

  test('over three weeks covers every day without a gap or a duplicate', async () => {
    const site = createTestSite({ now: '2027-03-20T03:00Z' });
    await createMember(site, { week: everyDay(PRAYER), timezone: 'America/Nuuk', onboarded: false });
    for (let hour = 0; hour < 21 * 24; hour += 5) {
      await site.clock.advance(5 * 3_600_000);
      await extendPlans(site);
    }
    const dates = (await readJobs(site)).map((job) => job.localDate);
    const first = Temporal.PlainDate.from('2027-03-20');
    expect(dates).toEqual(dates.map((_, index) => first.add({ days: index }).toString()));
    expect(dates.length).toBeGreaterThanOrEqual(22);
  });

  test('starts over when a fast clock had planned beyond the horizon', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await createMember(site, { onboarded: false, week: everyDay(PRAYER) });
    site.clock.jumpTo('2027-06-01T08:00Z');
    await extendPlans(site);
    site.clock.jumpTo('2027-03-02T08:00Z');
    expect(await extendPlans(site)).toBe(1);
    site.clock.jumpTo('2027-03-03T08:00Z');
    await extendPlans(site);
    expect((await describeJobs(site)).filter((line) => line.startsWith('2027-03'))).toEqual([
      '2027-03-01 monday-0900-prayer 2027-03-01T09:00Z waiting',
      '2027-03-02 tuesday-0900-prayer 2027-03-02T09:00Z waiting',
      '2027-03-03 wednesday-0900-prayer 2027-03-03T09:00Z waiting',
      '2027-03-04 thursday-0900-prayer 2027-03-04T09:00Z waiting',
    ]);
  });
});

function save(site: Site, userId: number, scheduleData: ScheduleDay[], timezone = 'UTC') {
  return saveSchedule(site, SYSTEM, userId, { scheduleData, timezone });
}

async function pause(site: TestSite, userId: number): Promise<void> {
  await site.db.atomic((q) => pauseTwoWeeks(q, site, userId, { source: 'settings' }));
}
