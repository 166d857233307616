import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TimeSlot } from '../../shared/schedule.ts';
import { register } from '../domains/auth/service.ts';
import { extendPlans, rebuildPlans } from '../domains/schedule/plan.ts';
import { saveSchedule } from '../domains/schedule/service.ts';
import { FULL_RUN } from '../testing/full-run.ts';
import { readDashboard } from '../testing/guidance/dashboard.ts';
import { createCompletedDay } from '../testing/guidance/entries.ts';
import { createMember, everyDay, SYSTEM } from '../testing/members/members.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import {
  addMembers,
  describeJobs,
  guidanceOn,
  readDeliveries,
  readEntries,
  readJobs,
  startScheduler,
} from '../testing/queue/queue.ts';
import { createTestSite, type TestSite } from '../testing/site.ts';
import { createSchedulerLease } from './scheduler-lease.ts';

afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NINE: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };
/** The members whose spread is counted. */
const CROWD = FULL_RUN ? 60 : 40;
const JUMPED = 'the clock jumped or the process stood still; catching up';

describe('after downtime (S5)', () => {
  test.each([
    ['not even prepared', '2027-03-01T08:00Z'],
    ['prepared', '2027-03-01T08:50Z'],
  ])(
    'messages younger than the window, %s at the stop, are sent within two minutes, spread',
    async (_state, stopped) => {
      const { site, email } = await crowdWithSlot(CROWD);
      const before = await startScheduler(site, [email]);
      await site.clock.turnTo(stopped);
      await before.stop();
      site.clock.jumpTo('2027-03-01T09:40Z');
      await startScheduler(site, [email]);
      const counts: number[] = [];
      for (let step = 0; step < 8; step += 1) {
        await site.clock.turnTo(Date.parse('2027-03-01T09:40Z') + (step + 1) * 15_000);
        counts.push(guidanceOn(email).length);
      }
      expect(counts.at(-1)).toBe(CROWD);
      const each = counts.map((count, step) => count - (counts[step - 1] ?? 0));
      expect(Math.max(...each), 'no quarter minute carries more than its share and a half').toBeLessThanOrEqual(
        Math.ceil((CROWD / 8) * 1.5),
      );
      expect(new Set(guidanceOn(email).map(({ to }) => to.address)).size).toBe(CROWD);
    },
  );

  test('older messages are skipped as missed, and their entries are still on the dashboard', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(NINE) });
    site.clock.jumpTo('2027-03-01T10:30:00.001Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T10:33Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await describeJobs(site))[0]).toBe('2027-03-01 monday-0900-prayer 2027-03-01T09:00Z skipped missed_window');
    expect((await readDeliveries(site)).map(({ status, errorCode }) => [status, errorCode])).toEqual([
      ['skipped', 'missed_window'],
      ['skipped', 'missed_window'],
    ]);
    const { todaysGuidance } = await readDashboard(site, userId);
    expect(todaysGuidance.map(({ localDate }) => localDate)).toEqual(['2027-03-01']);
  });

  test('a message just inside the window is not postponed past the window', async () => {
    const { site, email } = await crowdWithSlot(40);
    site.clock.jumpTo('2027-03-01T10:29:30Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T10:30Z');
    expect(guidanceOn(email)).toHaveLength(40);
  });

  test('the environment sets the catch-up window', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z', env: { CATCH_UP_MINUTES: '30' } });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    site.clock.jumpTo('2027-03-01T09:31Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:40Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await describeJobs(site))[0]).toContain('missed_window');
  });

  test('only the newest of several messages of one type is sent, and one of each type', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, {
      week: everyDay(NINE, { hour: 9, minute: 20, type: 'do' }, { hour: 9, minute: 40, type: 'prayer' }),
    });
    site.clock.jumpTo('2027-03-01T10:00Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T10:03Z');
    expect((await describeJobs(site)).slice(0, 3)).toEqual([
      '2027-03-01 monday-0900-prayer 2027-03-01T09:00Z skipped superseded',
      '2027-03-01 monday-0920-do 2027-03-01T09:20Z completed',
      '2027-03-01 monday-0940-prayer 2027-03-01T09:40Z completed',
    ]);
    expect(guidanceOn(email)).toHaveLength(2);
    expect((await readDashboard(site, userId)).todaysGuidance).toHaveLength(3);
  });

  test('a newer slot of another member cancels nothing', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    await createMember(site, { week: everyDay({ ...NINE, minute: 20 }) });
    site.clock.jumpTo('2027-03-01T10:00Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T10:03Z');
    expect(guidanceOn(email)).toHaveLength(2);
  });

  test('a pending retry is sent even when a newer slot exists', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE, { ...NINE, minute: 5 }) });
    await startScheduler(site, [email]);
    email.next.push(new Error('busy'), new Error('busy'), new Error('busy'));
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(guidanceOn(email)).toHaveLength(2);
    expect((await readDeliveries(site, 'email')).map(({ attempts }) => attempts)).toEqual([4, 1]);
  });

  test('a pause of two minutes is no downtime: everything is sent at once, including older messages', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE, { ...NINE, minute: 1 }) });
    site.clock.jumpTo('2027-03-01T09:02Z');
    await startScheduler(site, [email]);
    await site.clock.advance(1);
    expect(guidanceOn(email)).toHaveLength(2);
  });

  test('of days, the planned slots appear on the dashboards of their days and none is sent', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    site.clock.jumpTo('2027-03-05T12:00Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-05T13:00Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await readEntries(site)).map(({ localDate }) => localDate)).toEqual(['2027-03-01', '2027-03-02']);
    expect((await describeJobs(site)).at(-1)).toContain('2027-03-07');
  });

  test('of days, the slots of the last 90 minutes are sent within two minutes, spread, although they had no rows', async () => {
    const { site, email } = await crowdWithSlot(40);
    site.clock.jumpTo('2027-03-05T09:40Z');
    await startScheduler(site, [email]);
    expect(guidanceOn(email).length, 'at once').toBeLessThan(5);
    await site.clock.turnTo('2027-03-05T09:42Z');
    expect(new Set(guidanceOn(email).map(({ to }) => to.address)).size).toBe(40);
    expect(guidanceOn(email)).toHaveLength(40);
    const planned = (await readJobs(site)).filter(({ localDate }) => localDate === '2027-03-05');
    expect(new Set(planned.map(({ status }) => status))).toEqual(new Set(['completed']));
  });

  test('of days, only the newest of several slots of one type is sent, with or without a row', async () => {
    const site = createTestSite({ now: '2027-03-01T09:20Z' });
    const email = createRecordingChannel();
    // Rows are created two days ahead: up to 09:20 on the third, between the two slots.
    await createMember(site, { week: everyDay(NINE, { ...NINE, minute: 40 }) });
    site.clock.jumpTo('2027-03-03T10:00Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-03T10:03Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect((await describeJobs(site)).filter((line) => /^2027-03-03 .*prayer/.test(line))).toEqual([
      '2027-03-03 wednesday-0900-prayer 2027-03-03T09:00Z skipped superseded',
      '2027-03-03 wednesday-0940-prayer 2027-03-03T09:40Z completed',
    ]);
  });

  test('of days, a slot older than the window gets no row', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    site.clock.jumpTo('2027-03-05T10:30:00.001Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-05T11:00Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await readJobs(site)).map(({ localDate }) => localDate)).not.toContain('2027-03-05');
  });

  test('of days, a paused member gets no row for a slot in the pause', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(NINE) });
    const { pauses } = site.db.tables;
    await site.db.insert(pauses).values({
      userId,
      startsAt: new Date('2027-03-05T00:00Z'),
      endsAt: new Date('2027-03-05T09:30Z'),
    });
    site.clock.jumpTo('2027-03-05T09:40Z');
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-05T09:45Z');
    expect(guidanceOn(email)).toEqual([]);
  });

  test('of days, missed slots are caught up even while every week is replanned', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    site.clock.jumpTo('2027-03-05T09:40Z');
    await rebuildPlans(site, SYSTEM);
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-05T09:43Z');
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test('a week saved after days of downtime plans nothing in the past (D21)', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay({ ...NINE, hour: 20 }) });
    site.clock.jumpTo('2027-03-05T09:40Z');
    await saveSchedule(site, SYSTEM, userId, { scheduleData: everyDay(NINE), timezone: 'UTC' });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-05T09:45Z');
    expect(guidanceOn(email)).toEqual([]);
  });

  test('a confirmation mail is sent while its link is valid, and not later', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await register(site, { username: 'Ruth', email: 'ruth@parish.example', password: 'a long secret' }, 'test');
    site.clock.jumpTo('2027-03-02T07:00Z');
    await register(site, { username: 'Naomi', email: 'naomi@parish.example', password: 'a long secret' }, 'test');
    site.clock.jumpTo('2027-03-02T08:00:00.001Z');
    await startScheduler(site, [email]);
    await site.clock.advance(3 * MINUTE);
    expect(email.sent.map(({ to }) => to.address)).toEqual(['naomi@parish.example']);
    const [late] = await site.db.select().from(site.db.tables.deliveries);
    expect(late).toMatchObject({ status: 'skipped', errorCode: 'missed_window', runAt: null });
  });
});

describe('the days of an outage break no streak (decisions.md D14)', () => {
  async function startWithStreak() {
    const site = createTestSite({ now: '2027-02-24T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(NINE) });
    for (const day of ['2027-02-27', '2027-02-28', '2027-03-01']) await createCompletedDay(site, userId, day);
    site.clock.jumpTo('2027-03-01T20:00Z');
    const streakOn = async (instant: string) => {
      site.clock.jumpTo(instant);
      const { stats } = await readDashboard(site, userId);
      return stats.streakDays;
    };
    return { site, email, streakOn };
  }
  const start = ({ site, email }: Awaited<ReturnType<typeof startWithStreak>>) => startScheduler(site, [email]);

  test.each([
    ['the process was stopped', async (given) => (await start(given)).stop()],
    ['the process was killed', async ({ site }) => createSchedulerLease(site).acquire()],
  ] satisfies [string, (given: Awaited<ReturnType<typeof startWithStreak>>) => Promise<unknown>][])(
    '%s',
    async (_why, stop) => {
      const given = await startWithStreak();
      await stop(given);
      given.site.clock.jumpTo('2027-03-08T12:00Z');
      await start(given);
      expect(await given.streakOn('2027-03-08T12:00Z')).toBe(3);
      expect(await given.streakOn('2027-03-10T12:00Z'), 'one missed day is bridged').toBe(3);
      expect(await given.streakOn('2027-03-12T12:00Z'), 'later days count again').toBe(0);
    },
  );

  test('the machine was asleep', async () => {
    const given = await startWithStreak();
    const scheduler = await start(given);
    given.site.clock.jumpTo('2027-03-08T12:00Z');
    await scheduler.beat();
    await expect.poll(() => given.streakOn('2027-03-08T12:00Z')).toBe(3);
  });

  test('a clock that was behind while the machine started makes no outage of the time before', async () => {
    const given = await startWithStreak();
    await (await start(given)).stop();
    given.site.clock.jumpTo('2027-03-04T08:00Z');
    const before = await start(given);
    await given.site.clock.turnTo('2027-03-04T09:01Z');
    await before.stop();
    given.site.clock.jumpTo('2026-01-01T00:00Z');
    const scheduler = await start(given);
    given.site.clock.jumpTo('2027-03-05T08:00Z');
    await scheduler.beat();
    const { outages } = given.site.db.tables;
    const stored = await given.site.db.select().from(outages);
    expect(stored.map(({ startsAt }) => startsAt.toISOString().slice(0, 7))).not.toContain('2026-01');
  });

  test('a clock that was ahead and is set right leaves no outage in the future', async () => {
    const given = await startWithStreak();
    const scheduler = await start(given);
    given.site.clock.jumpTo('2027-04-01T20:00Z');
    await scheduler.beat();
    given.site.clock.jumpTo('2027-03-01T20:05Z');
    await scheduler.beat();
    expect(await given.site.db.select().from(given.site.db.tables.outages)).toEqual([]);
  });

  test('without an outage these days are missed, and so is a day whose slot was only sent late', async () => {
    const given = await startWithStreak();
    await given.site.clock.turnTo('2027-03-01T20:01Z');
    expect(await given.streakOn('2027-03-08T12:00Z')).toBe(0);
    const late = await startWithStreak();
    await (await start(late)).stop();
    for (const day of ['2027-03-02', '2027-03-03', '2027-03-04']) {
      late.site.clock.jumpTo(`${day}T08:59Z`);
      const before = await start(late);
      await before.stop();
      late.site.clock.jumpTo(`${day}T10:00Z`);
      await (await start(late)).stop();
    }
    expect(await late.streakOn('2027-03-05T08:00Z')).toBe(0);
  });
});

describe('a clock that jumps (S10)', () => {
  test('ahead is logged once, and due messages are sent once each, spread over two minutes', async () => {
    const { site, email } = await crowdWithSlot(40);
    const scheduler = await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    site.clock.jumpTo('2027-03-01T09:50Z');
    await scheduler.beat();
    const atOnce = guidanceOn(email).length;
    expect(atOnce).toBeLessThan(5);
    await site.clock.turnTo('2027-03-01T09:52Z');
    expect(guidanceOn(email)).toHaveLength(40);
    await site.clock.turnTo('2027-03-01T11:00Z');
    expect(guidanceOn(email)).toHaveLength(40);
    expect(site.logged.map(({ msg, gapMs }) => [msg, gapMs])).toEqual([[JUMPED, expect.closeTo(HOUR, -5)]]);
  });

  test('ahead past the window leaves due entries on the dashboard', async () => {
    const { site, email } = await crowdWithSlot(5);
    const scheduler = await startScheduler(site, [email]);
    site.clock.jumpTo('2027-03-01T12:00Z');
    await scheduler.beat();
    await site.clock.turnTo('2027-03-01T12:05Z');
    expect(guidanceOn(email)).toEqual([]);
    expect(await readEntries(site)).toHaveLength(5);
    expect(new Set((await readJobs(site)).slice(0, 5).map(({ errorMessage }) => errorMessage))).toEqual(
      new Set(['missed_window']),
    );
  });

  test('ahead by days sends the slots of the last 90 minutes once each, although they had no rows', async () => {
    const { site, email } = await crowdWithSlot(40);
    const scheduler = await startScheduler(site, [email]);
    site.clock.jumpTo('2027-03-05T09:40Z');
    await scheduler.beat();
    expect(guidanceOn(email).length, 'at once').toBeLessThan(5);
    await site.clock.turnTo('2027-03-05T09:50Z');
    expect(guidanceOn(email)).toHaveLength(40);
  });

  test('ahead is noticed by the first lane that wakes, without a heartbeat', async () => {
    const { site, email } = await crowdWithSlot(40);
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    site.clock.jumpTo('2027-03-01T09:50Z');
    await site.clock.advance(1);
    expect(guidanceOn(email).length).toBeLessThan(5);
    expect(site.logged.map(({ msg }) => msg)).toEqual([JUMPED]);
    await site.clock.turnTo('2027-03-01T09:52Z');
    expect(guidanceOn(email)).toHaveLength(40);
  });

  test('ahead does not repeat a running send', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    const scheduler = await startScheduler(site, [email]);
    const answer = Promise.withResolvers<void>();
    email.next.push(answer.promise);
    await site.clock.turnTo('2027-03-01T09:00:05Z');
    site.clock.jumpTo('2027-03-01T09:45Z');
    const beating = scheduler.beat();
    await site.clock.advance(MINUTE);
    answer.resolve();
    await beating;
    await site.clock.turnTo('2027-03-01T11:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test('back ends the limits that were used up before it, and so does a start after it', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const useUp = async () => {
      for (let each = 0; each < 3; each += 1) await site.rateLimits.consume('email_change', '7');
      // The limits read the clock of the machine, which was a day ahead.
      site.db.client.prepare('UPDATE rate_limits SET expire = expire + ?').run(24 * HOUR);
      await expect(site.rateLimits.consume('email_change', '7')).rejects.toThrow('Too many attempts');
    };
    await useUp();
    const scheduler = await startScheduler(site, [createRecordingChannel()]);
    await expect.poll(() => site.rateLimits.tryConsume('email_change', '7')).toBe(true);
    await site.rateLimits.reset('email_change', '7');
    await useUp();
    site.clock.jumpTo('2027-02-28T08:00Z');
    await scheduler.beat();
    await expect.poll(() => site.rateLimits.tryConsume('email_change', '7')).toBe(true);
  });

  test('back is logged, repeats nothing and loses nothing', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(NINE, { hour: 9, minute: 30, type: 'do' }) });
    const scheduler = await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:10Z');
    expect(guidanceOn(email)).toHaveLength(1);
    site.clock.jumpTo('2027-03-01T08:10Z');
    await scheduler.beat();
    // A replan now sees the sent slot in the future again.
    await saveSchedule(site, SYSTEM, userId, {
      scheduleData: everyDay(NINE, { hour: 9, minute: 30, type: 'do' }),
      timezone: 'UTC',
    });
    await extendPlans(site);
    await site.clock.turnTo('2027-03-01T09:20Z');
    expect(guidanceOn(email)).toHaveLength(1);
    await site.clock.turnTo('2027-03-01T09:30Z');
    expect(guidanceOn(email).map(({ entry }) => entry.contentType)).toEqual(['prayer', 'do']);
    expect(site.logged.map(({ msg, gapMs }) => [msg, gapMs])).toEqual([[JUMPED, expect.closeTo(-HOUR, -5)]]);
  });

  test('back by a day and forward again changes nothing', async () => {
    const site = createTestSite({ now: '2027-03-02T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    const scheduler = await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-02T09:05Z');
    for (let round = 0; round < 5; round += 1) {
      site.clock.jumpTo('2027-03-01T09:05Z');
      await scheduler.beat();
      await extendPlans(site);
      site.clock.jumpTo('2027-03-02T09:06Z');
      await scheduler.beat();
      await extendPlans(site);
    }
    expect(guidanceOn(email)).toHaveLength(1);
    site.clock.jumpTo('2027-03-03T08:59Z');
    await scheduler.beat();
    await site.clock.turnTo('2027-03-03T09:00Z');
    expect(guidanceOn(email)).toHaveLength(2);
  });

  test('back still delivers a new slot at its minute by the new time', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:10Z');
    site.clock.jumpTo('2027-03-01T07:10Z');
    await saveSchedule(site, SYSTEM, userId, {
      scheduleData: everyDay({ hour: 7, minute: 30, type: 'do' }),
      timezone: 'UTC',
    });
    await site.clock.turnTo('2027-03-01T07:30Z');
    expect(guidanceOn(email)).toHaveLength(2);
  });

  test('is noticed within ten seconds of real time, and the cron tasks start again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const scheduler = await startScheduler(site, []);
    const tasks = () => ({
      begun: scheduler.tasks.length,
      running: scheduler.tasks.filter(({ destroyed }) => !destroyed).length,
    });
    expect(tasks()).toEqual({ begun: 4, running: 4 });
    site.clock.jumpTo('2027-02-27T08:00Z');
    vi.advanceTimersByTime(10_000);
    await site.clock.advance(1);
    expect(site.logged.map(({ msg }) => msg)).toEqual([JUMPED]);
    expect(tasks()).toEqual({ begun: 8, running: 4 });
    vi.advanceTimersByTime(600_000);
    expect(site.logged).toHaveLength(1);
  });

  test('by less than two minutes is ignored', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const scheduler = await startScheduler(site, []);
    site.clock.jumpTo(site.clock.now() + 2 * MINUTE);
    await scheduler.beat();
    site.clock.jumpTo(site.clock.now() - 2 * MINUTE);
    await scheduler.beat();
    expect(site.logged).toEqual([]);
  });
});

async function crowdWithSlot(count: number) {
  const site: TestSite = createTestSite({ now: '2027-03-01T08:00Z' });
  const email = createRecordingChannel();
  for (const userId of addMembers(site, count))
    await saveSchedule(site, SYSTEM, userId, { scheduleData: everyDay(NINE), timezone: 'UTC' });
  return { site, email };
}
