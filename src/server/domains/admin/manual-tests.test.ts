import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { everyDay, onboard, renewSessions } from '../../testing/members/members.ts';
import { createRecordingChannel, type RecordingChannel } from '../../testing/providers/recording-channel.ts';
import { guidanceOn, readDeliveries, readEntries, readJobs, startScheduler } from '../../testing/queue/queue.ts';
import { pauseTwoWeeks } from '../schedule/pauses/service.ts';

let api: TestApi;
let admin: SignedIn;
let ruth: SignedIn;
let email: RecordingChannel;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  admin = await api.member({ role: 'admin' });
  ruth = await api.member({ username: 'Ruth' });
  await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'], smsConsent: false });
  email = createRecordingChannel();
});
afterEach(() => api.close());

interface Made {
  message: string;
  jobId: string;
  scheduledTime: string;
}
const now = (userId: number = ruth.id, contentType = 'prayer') =>
  admin.post<Made>('/api/admin/trigger-queue-notification', { userId, contentType });
const later = (delayMinutes: unknown, userId: number = ruth.id) =>
  admin.post<Made>('/api/admin/schedule-delayed-job', { userId, contentType: 'reflection', delayMinutes });
const pause = () => api.site.db.atomic((q) => pauseTwoWeeks(q, api.site, ruth.id, { source: 'settings' }));
const todays = async (isDev: boolean) =>
  (await ruth.get<{ todaysGuidance: { id: number }[] }>(`/api/dashboard/${ruth.id}?is_dev=${isDev}`)).body
    .todaysGuidance;

describe('a test for one member now (D18, D23)', () => {
  test('is prepared and delivered at once, as development data', async () => {
    await startScheduler(api.site, [email]);
    const { status, body } = await now();
    expect([status, body]).toEqual([
      200,
      { message: `A prayer is on its way to member ${ruth.id}, as a test.`, jobId: expect.any(String) },
    ]);
    await api.site.clock.advance(1_000);
    expect(guidanceOn(email).map(({ to, entry }) => [to.name, entry.contentType])).toEqual([['Ruth', 'prayer']]);
    expect(await readJobs(api.site)).toMatchObject([
      { jobId: body.jobId, userId: ruth.id, isDev: true, status: 'completed', timeSlotId: 'manual-prayer' },
    ]);
    expect(await todays(false)).toEqual([]);
    expect(await todays(true)).toHaveLength(1);
  });

  test('appears only in the app when no channel is ready, and is complete', async () => {
    const naomi = await api.member({ confirmed: false });
    await startScheduler(api.site, [email]);
    await now(naomi.id);
    await api.site.clock.advance(1_000);
    expect((await readDeliveries(api.site)).map(({ channel, status }) => [channel, status])).toEqual([['app', 'sent']]);
    expect((await readJobs(api.site)).map(({ status }) => status)).toEqual(['completed']);
  });

  test('creates one job each time, however often it is requested', async () => {
    for (let each = 0; each < 5; each += 1) expect((await now()).status).toBe(200);
    expect(new Set((await readJobs(api.site)).map(({ jobId }) => jobId)).size).toBe(5);
  });

  test('counts in no streak, lesson or goal', async () => {
    await startScheduler(api.site, [email]);
    await onboard(api.site, ruth.id);
    await now();
    await api.site.clock.advance(1_000);
    const [entry] = await readEntries(api.site);
    expect((await ruth.patch(`/api/guidance/${entry?.id}/complete`, {})).status).toBe(200);
    expect(await readEntries(api.site)).toMatchObject([{ isCompleted: true, isDev: true }]);
    const { body } = await ruth.get<{ stats: object }>(`/api/dashboard/${ruth.id}?is_dev=true`);
    expect(body.stats).toMatchObject({ streakDays: 0, completedLessons: 0 });
    const goals = await api.site.db.select().from(api.site.db.tables.userGoals);
    expect(goals.map(({ completions, progress }) => [completions, progress])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('for an unknown member is 404 and creates nothing', async () => {
    for (const answer of [await now(9_999), await later(5, 9_999)]) {
      expect([answer.status, answer.body.message]).toEqual([404, 'There is no such member.']);
    }
    expect(await readJobs(api.site)).toEqual([]);
  });

  test('is rejected for a paused member (D24)', async () => {
    await pause();
    for (const answer of [await now(), await later(5)]) {
      const message = 'This member has paused their messages; nothing is prepared for them until they resume.';
      expect([answer.status, answer.body.message]).toEqual([409, message]);
    }
    expect(await readJobs(api.site)).toEqual([]);
  });

  test.each([
    { contentType: 'prayer' },
    { userId: 'Ruth', contentType: 'prayer' },
    { userId: 0, contentType: 'prayer' },
    { userId: 1.5, contentType: 'prayer' },
    { userId: 2, contentType: 'letter' },
    { userId: 2, contentType: 'prayer', isDev: false },
  ])('of %j is rejected', async (body) => {
    expect((await admin.post('/api/admin/trigger-queue-notification', body)).status).toBe(400);
    expect(await readJobs(api.site)).toEqual([]);
  });
});

describe('a test for one member later (D22, D23)', () => {
  test('is prepared at once, hidden until its minute, and delivered then', async () => {
    await startScheduler(api.site, [email]);
    const { status, body } = await later(5);
    expect([status, body]).toEqual([
      200,
      {
        message: `A reflection will go to member ${ruth.id} in 5 minutes, as a test.`,
        jobId: expect.any(String),
        scheduledTime: '2027-03-01T08:05:00.000Z',
      },
    ]);
    await api.site.clock.turnTo('2027-03-01T08:04:59Z');
    expect(await readEntries(api.site)).toHaveLength(1);
    expect(await todays(true)).toEqual([]);
    expect(guidanceOn(email)).toEqual([]);
    await api.site.clock.turnTo('2027-03-01T08:05:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect(await todays(true)).toHaveLength(1);
    const made = new Date('2027-03-01T08:00Z');
    expect(await readJobs(api.site)).toMatchObject([{ jobId: body.jobId, executionTime: made, status: 'completed' }]);
  });

  test('is prepared thirty minutes ahead if there is that much time', async () => {
    await startScheduler(api.site, [email]);
    await later(60);
    expect(await readJobs(api.site)).toMatchObject([
      { scheduledTime: new Date('2027-03-01T09:00Z'), executionTime: new Date('2027-03-01T08:30Z') },
    ]);
    await api.site.clock.turnTo('2027-03-01T08:29:59Z');
    expect(await readEntries(api.site)).toEqual([]);
    await api.site.clock.turnTo('2027-03-01T08:30Z');
    expect(await readEntries(api.site)).toHaveLength(1);
    await api.site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test('after midnight belongs to the day of its delivery', async () => {
    api.site.clock.jumpTo('2027-03-01T23:50Z');
    await renewSessions(api.site, admin.id);
    await later(20);
    expect(await readJobs(api.site)).toMatchObject([{ localDate: '2027-03-02', dayOfWeek: 'tuesday' }]);
  });

  test('is cancelled by a pause, and its entry is deleted (D21, D24)', async () => {
    await startScheduler(api.site, [email]);
    await later(5);
    await later(60);
    await api.site.clock.turnTo('2027-03-01T08:02Z');
    expect(await readEntries(api.site)).toHaveLength(1);
    await pause();
    expect((await readJobs(api.site)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    await api.site.clock.turnTo('2027-03-01T09:10Z');
    expect(guidanceOn(email)).toEqual([]);
    expect(await readEntries(api.site)).toEqual([]);
  });

  test('survives a new schedule and a resync', async () => {
    await later(60);
    await ruth.post(`/api/schedule/${ruth.id}`, { scheduleData: [], timezone: 'UTC' });
    await admin.post('/api/admin/resync-all-schedules');
    expect((await readJobs(api.site)).map(({ status }) => status)).toEqual(['waiting']);
  });

  test('that is late neither supersedes a slot nor is superseded by one', async () => {
    await ruth.post(`/api/schedule/${ruth.id}`, {
      scheduleData: everyDay({ hour: 8, minute: 10, type: 'reflection' }, { hour: 8, minute: 30, type: 'reflection' }),
      timezone: 'UTC',
    });
    await later(5);
    await later(20);
    api.site.clock.jumpTo('2027-03-01T08:40Z');
    await startScheduler(api.site, [email]);
    await api.site.clock.turnTo('2027-03-01T08:50Z');
    const ends = (await readJobs(api.site)).slice(0, 4).map((job) => [job.timeSlotId, job.status, job.errorMessage]);
    expect(ends).toEqual([
      ['manual-reflection', 'completed', null],
      ['monday-0810-reflection', 'skipped', 'superseded'],
      ['manual-reflection', 'completed', null],
      ['monday-0830-reflection', 'completed', null],
    ]);
  });

  test.each([0, 61, 1.5, -1, '5', null, undefined])('in %j minutes is rejected', async (delayMinutes) => {
    const { status, body } = await later(delayMinutes);
    expect([status, (body as { issues?: { path: string[] }[] }).issues?.[0]?.path]).toEqual([400, ['delayMinutes']]);
  });
});
