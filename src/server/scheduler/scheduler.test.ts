import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TimeSlot } from '../../shared/schedule.ts';
import { savePreferences } from '../domains/alerts/service.ts';
import type { Compose } from '../domains/guidance/entries.ts';
import { getHistory } from '../domains/guidance/history/service.ts';
import { saveSchedule } from '../domains/schedule/service.ts';
import { composeFromLibrary } from '../testing/guidance/compose.ts';
import { readDashboard } from '../testing/guidance/dashboard.ts';
import { createMember, everyDay, SYSTEM } from '../testing/members/members.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import {
  addMembers,
  atMinute,
  describeJobs,
  guidanceOn,
  readDeliveries,
  readEntries,
  readJobs,
  startScheduler,
} from '../testing/queue/queue.ts';
import { createTestScheduler } from '../testing/queue/scheduler.ts';
import { createTestSite, type TestSite } from '../testing/site.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NINE: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };

describe('guidance', () => {
  test('arrives at its minute, to the millisecond, once, without a heartbeat', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:59:59.999Z');
    expect(guidanceOn(email)).toHaveLength(0);
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    const [delivery] = await readDeliveries(site, 'email');
    expect(delivery).toMatchObject({ status: 'sent', attempts: 1, startedAt: new Date('2027-03-01T09:00Z') });
    await site.clock.turnTo('2027-03-01T18:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect((await describeJobs(site)).slice(0, 1)).toEqual([
      '2027-03-01 monday-0900-prayer 2027-03-01T09:00Z completed',
    ]);
    expect(site.logged).toEqual([]);
  });

  test.each([60, 10])('of a slot saved %i seconds before is sent on time', async (seconds) => {
    // The lanes claim on their own at forty seconds past each minute: too late for this slot.
    const site = createTestSite({ now: '2027-03-01T08:30:40Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { onboarded: false });
    await switchEmailOn(site, userId);
    await startScheduler(site, [email]);
    await site.clock.turnTo(Date.parse('2027-03-01T09:00Z') - seconds * SECOND);
    await saveSchedule(site, SYSTEM, userId, { scheduleData: everyDay(NINE), timezone: 'UTC' });
    await site.clock.advance(1);
    expect(await readEntries(site), 'prepared at once').toHaveLength(1);
    await site.clock.turnTo('2027-03-01T08:59:59.999Z');
    expect(guidanceOn(email)).toHaveLength(0);
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test('arrives three times a day in order, with the right type, day after day', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const week = everyDay(NINE, { hour: 13, minute: 30, type: 'do' }, { hour: 20, minute: 0, type: 'reflection' });
    await createMember(site, { week });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-02T20:01Z');
    expect(guidanceOn(email).map(({ entry }) => entry.contentType)).toEqual([
      'prayer',
      'do',
      'reflection',
      'prayer',
      'do',
      'reflection',
    ]);
    const due = (await readDeliveries(site, 'email')).map(({ dueAt, startedAt }) => [atMinute(dueAt), startedAt]);
    expect(due).toEqual(due.map(([minute]) => [minute, new Date(minute as string)]));
    expect(new Set(guidanceOn(email).map(({ id }) => id)).size).toBe(6);
  });

  test('of a member without a channel is complete when it appears in the app', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { week: everyDay(NINE) });
    await savePreferences(site, SYSTEM, userId, { alertMethods: [], smsConsent: false });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await readDeliveries(site)).map(({ channel, status }) => [channel, status])).toEqual([['app', 'sent']]);
    expect((await describeJobs(site))[0]).toContain('completed');
    expect((await readDashboard(site, userId)).todaysGuidance).toHaveLength(1);
  });

  test('to an address that is unconfirmed at its slot is cancelled, and the job still completes (D7)', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { confirmed: false, week: everyDay(NINE) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toEqual([]);
    expect((await readDeliveries(site)).map(({ channel, status }) => [channel, status])).toEqual([
      ['app', 'sent'],
      ['email', 'suppressed'],
    ]);
    expect((await describeJobs(site))[0]).toContain('completed');
  });

  test('to an address confirmed after the preparation arrives at its slot', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const userId = await createMember(site, { confirmed: false, week: everyDay(NINE) });
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:40Z');
    expect(await readEntries(site), 'it is prepared').toHaveLength(1);
    const { alertAddresses: t } = site.db.tables;
    await site.db
      .update(t)
      .set({ verifiedAt: new Date(site.clock.now()) })
      .where(eq(t.userId, userId));
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect((await describeJobs(site))[0]).toContain('completed');
  });

  test('leaves none of its text in the delivery row (C33)', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [email]);
    email.next.push(new Error('550 <member@parish.example> said: no such person'));
    await site.clock.turnTo('2027-03-01T12:00Z');
    const [entry] = await readEntries(site);
    const rows = JSON.stringify(await site.db.select().from(site.db.tables.deliveries));
    expect(rows).not.toContain(entry?.title);
    expect(rows).not.toContain('parish.example');
    expect(rows).not.toContain('said');
  });
});

describe('an entry is prepared ahead (S6)', () => {
  test('by jobs of one member at once, which never get the same entry (G4)', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const minutes = [0, 1, 2];
    const users = [];
    for (let count = 0; count < 4; count += 1)
      users.push(await createMember(site, { week: everyDay(...minutes.map((minute) => ({ ...NINE, minute }))) }));
    await startScheduler(site, [createRecordingChannel()]);
    // Every job is due to be prepared by then, and the process begins with all of them together.
    site.clock.stall(58 * 60_000);
    await site.clock.advance(1_000);
    const entries = await readEntries(site);
    for (const userId of users) {
      const keys = entries.filter((entry) => entry.userId === userId).map(({ libraryKey }) => libraryKey);
      expect(keys).toHaveLength(minutes.length);
      expect(new Set(keys).size).toBe(minutes.length);
    }
  });

  test('half an hour before its slot, and is hidden until then (D17)', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const userId = await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [createRecordingChannel()]);
    await site.clock.turnTo('2027-03-01T08:29:59Z');
    expect(await readEntries(site)).toEqual([]);
    await site.clock.turnTo('2027-03-01T08:35Z');
    const [entry] = await readEntries(site);
    expect(entry).toMatchObject({ userId, localDate: '2027-03-01', availableAt: new Date('2027-03-01T09:00Z') });
    const seen = async () => [
      (await readDashboard(site, userId)).todaysGuidance.length,
      (await getHistory(site, SYSTEM, userId, { page: 1, limit: 10, env: 'production' })).entries.length,
    ];
    await site.clock.turnTo('2027-03-01T08:59:59.999Z');
    expect(await seen()).toEqual([0, 0]);
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(await seen()).toEqual([1, 1]);
  });

  test('in one transaction with the deliveries of every ready channel', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [createRecordingChannel()]);
    await site.clock.turnTo('2027-03-01T08:40Z');
    expect((await readDeliveries(site)).map(({ channel, status, runAt }) => [channel, status, runAt])).toEqual([
      ['app', 'pending', new Date('2027-03-01T09:00Z')],
      ['email', 'pending', new Date('2027-03-01T09:00Z')],
    ]);
  });

  test('and after an error again after 1, 3, 8 and 15 minutes, until the library supplies it', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    const tries: number[] = [];
    const failing: Compose = async () => {
      tries.push(site.clock.now());
      throw new Error('the model is down');
    };
    await startScheduler(site, [email], failing);
    await site.clock.turnTo('2027-03-01T08:57:59.999Z');
    const [first = 0] = tries;
    expect(first).toBeGreaterThanOrEqual(Date.parse('2027-03-01T08:30Z'));
    expect(tries.map((instant) => (instant - first) / MINUTE)).toEqual([0, 1, 3, 8, 15]);
    expect(await readEntries(site)).toEqual([]);
    await site.clock.turnTo('2027-03-01T08:58Z');
    expect(tries).toHaveLength(5);
    expect((await readEntries(site))[0]?.libraryKey).toBeTruthy();
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect(site.logged.map(({ msg }) => msg)).toEqual(Array(5).fill('guidance could not be made yet'));
  });

  test('with different texts for slots that are prepared at the same time', async () => {
    // Less than half an hour before both slots, so that both are prepared at once.
    const site = createTestSite({ now: '2027-03-01T08:50Z' });
    await createMember(site, { week: everyDay(NINE, { ...NINE, minute: 1 }) });
    await startScheduler(site, [createRecordingChannel()]);
    const keys = (await readEntries(site)).map(({ libraryKey }) => libraryKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  test('by the model as soon as the model works again', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    let tries = 0;
    const recovering: Compose = async (...request) => {
      tries += 1;
      if (tries < 3) throw new Error('the model is down');
      return { ...(await composeFromLibrary(...request)), title: 'Made by the model', libraryKey: null };
    };
    await startScheduler(site, [email], recovering);
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(tries).toBe(3);
    expect(guidanceOn(email).map(({ entry }) => entry.title)).toEqual(['Made by the model']);
    expect((await readJobs(site))[0]).toMatchObject({ status: 'completed', errorMessage: null });
  });

  test('by the library when the model has not answered two minutes before; a later answer changes nothing', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    const answer = Promise.withResolvers<void>();
    const silent: Compose = async (...request) => {
      await answer.promise;
      return { ...(await composeFromLibrary(...request)), title: 'Too late', libraryKey: null };
    };
    await startScheduler(site, [email], silent);
    await site.clock.turnTo('2027-03-01T08:57:59.999Z');
    expect(await readEntries(site)).toEqual([]);
    await site.clock.turnTo('2027-03-01T08:58Z');
    expect(await readEntries(site)).toHaveLength(1);
    answer.resolve();
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect((await readEntries(site)).map(({ title }) => title)).not.toContain('Too late');
    expect(site.logged).toEqual([]);
  });

  test('by the library when the model fails after the deadline', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    const answer = Promise.withResolvers<never>();
    await startScheduler(site, [email], () => answer.promise);
    await site.clock.turnTo('2027-03-01T08:58Z');
    answer.reject(new Error('502'));
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect(site.logged).toEqual([]);
  });

  test('without the model when the slot is too near', async () => {
    const site = createTestSite({ now: '2027-03-01T08:58Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    let asked = 0;
    await startScheduler(site, [email], async () => {
      asked += 1;
      throw new Error('never to be asked');
    });
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(asked).toBe(0);
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test('for every member, even when the model hangs for more members than are prepared at once', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const members = addMembers(site, 110);
    for (const userId of members)
      await saveSchedule(site, SYSTEM, userId, { scheduleData: everyDay(NINE), timezone: 'UTC' });
    await startScheduler(site, [email], () => new Promise(() => {}));
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(new Set(guidanceOn(email).map(({ to }) => to.address)).size).toBe(110);
  });

  test('for other members in time while the model hangs for one', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const members = addMembers(site, 120);
    for (const userId of members)
      await saveSchedule(site, SYSTEM, userId, { scheduleData: everyDay(NINE), timezone: 'UTC' });
    await startScheduler(site, [createRecordingChannel()], (composedFor, request) =>
      request.userId === members[0] ? new Promise(() => {}) : composeFromLibrary(composedFor, request),
    );
    await site.clock.turnTo('2027-03-01T08:36Z');
    expect(await readEntries(site)).toHaveLength(119);
    await site.clock.turnTo('2027-03-01T08:58Z');
    expect(await readEntries(site)).toHaveLength(120);
  });

  test('again a minute later when storing failed, until the library supplies it', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    let tries = 0;
    // A draft that no row can hold simulates a database error.
    const unusable: Compose = async (...request) => {
      tries += 1;
      return { ...(await composeFromLibrary(...request)), content: null as unknown as string };
    };
    await startScheduler(site, [email], unusable);
    await site.clock.turnTo('2027-03-01T08:35Z');
    const before = tries;
    expect(before).toBeGreaterThan(0);
    await site.clock.turnTo('2027-03-01T08:40Z');
    expect(tries - before).toBe(5);
    expect((await readJobs(site))[0]).toMatchObject({ status: 'waiting', errorMessage: 'prepare_failed' });
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email), 'the library steps in').toHaveLength(1);
  });

  test('and fails when the catch-up window ends first', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await createMember(site, { week: everyDay(NINE) });
    // A trigger simulates a disk that stores no entry.
    site.db.client.exec(
      "CREATE TRIGGER no_entry BEFORE INSERT ON guidance_entries BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    );
    await startScheduler(site, [createRecordingChannel()]);
    await site.clock.turnTo('2027-03-01T10:29Z');
    expect((await readJobs(site))[0]).toMatchObject({ status: 'waiting', errorMessage: 'prepare_failed' });
    await site.clock.turnTo('2027-03-01T10:32Z');
    expect((await readJobs(site))[0]).toMatchObject({ status: 'failed', errorMessage: 'prepare_failed', runAt: null });
    site.logged.length = 0;
    await site.clock.turnTo('2027-03-01T12:00Z');
    expect(site.logged).toEqual([]);
  });
});

describe('the cron tasks (S2)', () => {
  test('run a heartbeat each minute, a resync each hour, a clean-up and a backup each night, and hold no slot', async () => {
    const site = createTestSite();
    addMembers(site, 20);
    const scheduler = await startScheduler(site, []);
    const expressions = scheduler.tasks.map(({ expression }) => expression);
    expect(expressions).toEqual(['* * * * *', '7 * * * *', '53 * * * *', '41 * * * *']);
  });

  test('report the time of the last heartbeat', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const scheduler = createTestScheduler(site, []);
    expect(scheduler.lastBeat()).toBeNull();
    await scheduler.start();
    expect(scheduler.lastBeat()).toBe(Date.parse('2027-03-01T08:00Z'));
    await site.clock.advance(MINUTE);
    expect(scheduler.lastBeat(), 'a lane that looks is no heartbeat').toBe(Date.parse('2027-03-01T08:00Z'));
    await scheduler.tasks[0]?.work();
    expect(scheduler.lastBeat()).toBe(Date.parse('2027-03-01T08:01Z'));
    await scheduler.stop();
  });

  test('are not delayed by a channel that hangs', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    const scheduler = await startScheduler(site, [email]);
    const answer = Promise.withResolvers<void>();
    email.next.push(answer.promise);
    await site.clock.turnTo('2027-03-01T09:05Z');
    await scheduler.tasks[0]?.work();
    expect(scheduler.lastBeat()).toBe(Date.parse('2027-03-01T09:05Z'));
    answer.resolve();
  });

  test('claim on each heartbeat the rows that nobody announced', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    const scheduler = await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:40Z');
    // Simulates another process: the row changes without an announcement.
    await site.db.update(site.db.tables.deliveries).set({ runAt: new Date(site.clock.now()) });
    await scheduler.tasks[0]?.work();
    await site.clock.advance(1);
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test('plan a day ahead', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await createMember(site, { onboarded: false, week: everyDay(NINE) });
    const scheduler = await startScheduler(site, []);
    await site.clock.turnTo('2027-03-02T08:07Z');
    await scheduler.tasks[1]?.work();
    expect((await readJobs(site)).map(({ localDate }) => localDate)).toContain('2027-03-03');
  });

  test('clean up in the first hour of a process, then once a night, also if the machine slept at night', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const { rateLimits } = site;
    let cleanUps = 0;
    // The last step of a clean-up.
    const deleteExpired = async () => {
      cleanUps += 1;
    };
    site.rateLimits = { ...rateLimits, deleteExpired };
    const { tasks } = await startScheduler(site, []);
    const cleanUpsAt = async (instant: string) => {
      cleanUps = 0;
      await site.clock.turnTo(instant);
      await tasks[2]?.work();
      return cleanUps;
    };
    const night = new Date(2027, 2, 3, 3, 53).toISOString();
    expect(await cleanUpsAt('2027-03-01T08:53Z')).toBe(1);
    expect(await cleanUpsAt('2027-03-01T08:54Z')).toBe(0);
    expect(await cleanUpsAt(night)).toBe(1);
    expect(await cleanUpsAt(new Date(Date.parse(night) + 60 * MINUTE).toISOString())).toBe(0);
    const afterSleep = new Date(2027, 2, 5, 9, 53).toISOString();
    expect(await cleanUpsAt(afterSleep)).toBe(1);
  });

  test('log a task that fails and continue', async () => {
    const site = createTestSite();
    const scheduler = await startScheduler(site, []);
    site.db.client.exec('ALTER TABLE user_profiles RENAME TO elsewhere');
    await scheduler.tasks[1]?.work();
    expect(site.logged.map(({ msg, task }) => [msg, task])).toEqual([['a scheduled task failed', 'resync']]);
  });

  test('end when the scheduler stops, after the running planning', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    for (const userId of addMembers(site, 300))
      await saveSchedule(site, SYSTEM, userId, { scheduleData: everyDay(NINE), timezone: 'UTC' });
    site.clock.jumpTo('2027-03-03T00:00Z');
    const scheduler = createTestScheduler(site, []);
    await scheduler.start();
    await scheduler.stop();
    expect(scheduler.tasks.every(({ destroyed }) => destroyed)).toBe(true);
    site.db.close();
    // Leftover work would use the closed database and log an error.
    await site.clock.advance(60_000);
    expect(site.logged).toEqual([]);
  });
});

async function switchEmailOn(site: TestSite, userId: number): Promise<void> {
  const { userProfiles } = site.db.tables;
  await site.db
    .update(userProfiles)
    .set({ alertMethods: ['email'] })
    .where(eq(userProfiles.userId, userId));
}
