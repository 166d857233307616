import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { FULL_RUN } from '../../testing/full-run.ts';
import { createMember, everyDay, renewSessions } from '../../testing/members/members.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';
import {
  addMembers,
  describeJobs,
  guidanceOn,
  readEntries,
  readJobs,
  startScheduler,
} from '../../testing/queue/queue.ts';
import { pauseTwoWeeks } from '../schedule/pauses/service.ts';

let api: TestApi;
let admin: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  admin = await api.member({ role: 'admin' });
});
afterEach(() => api.close());

const MANY = FULL_RUN ? 1_000 : 300;
const PRAYER = { hour: 9, minute: 0, type: 'prayer' as const };
const resyncAll = () => admin.post('/api/admin/resync-all-schedules');
const resync = (userId: number) => admin.post('/api/admin/resync-user-schedule', { userId });
const rows = async () => (await readJobs(api.site)).map(({ runAt, ...row }) => ({ ...row, runAt: runAt?.getTime() }));

describe('planning every week again (D23)', () => {
  test('twice changes nothing and gives the same answer', async () => {
    await createMember(api.site, { onboarded: false, week: everyDay(PRAYER) });
    await createMember(api.site, {
      week: everyDay(PRAYER, { ...PRAYER, hour: 18, type: 'do' }),
      timezone: 'Asia/Kolkata',
    });
    const before = await rows();
    const first = await resyncAll();
    expect([first.status, first.body]).toEqual([
      200,
      { message: 'The schedules of 2 members are up to date: 6 jobs ahead.', usersSynced: 2, jobsScheduled: 6 },
    ]);
    expect(await rows()).toEqual(before);
    expect((await resyncAll()).body).toEqual(first.body);
    expect(await rows()).toEqual(before);
  });

  test('restores missing rows and cancels wrong ones', async () => {
    const userId = await createMember(api.site, { onboarded: false, week: everyDay(PRAYER) });
    const { queuedJobs, userSchedules } = api.site.db.tables;
    const wanted = await describeJobs(api.site);
    await api.site.db.delete(queuedJobs);
    expect((await resyncAll()).body).toMatchObject({ usersSynced: 1, jobsScheduled: 2 });
    expect(await describeJobs(api.site)).toEqual(wanted);
    await api.site.db.update(userSchedules).set({ enabled: false }).where(eq(userSchedules.userId, userId));
    expect((await resyncAll()).body).toMatchObject({ jobsScheduled: 0 });
    expect((await readJobs(api.site)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  test('reaches two days ahead, like the hourly resync', async () => {
    const userId = await createMember(api.site, { onboarded: false, week: everyDay(PRAYER) });
    api.site.clock.jumpTo('2027-03-02T08:00Z');
    await renewSessions(api.site, admin.id);
    expect((await resyncAll()).body).toMatchObject({ jobsScheduled: 2 });
    expect((await describeJobs(api.site, userId)).map((line) => line.slice(0, 10))).toEqual([
      '2027-03-01',
      '2027-03-02',
      '2027-03-03',
    ]);
  });

  test('repeats nothing that is prepared or sent', async () => {
    const email = createRecordingChannel();
    await createMember(api.site, { week: everyDay(PRAYER, { ...PRAYER, minute: 30, type: 'do' }) });
    await startScheduler(api.site, [email]);
    await api.site.clock.turnTo('2027-03-01T09:10Z');
    expect([guidanceOn(email).length, (await readEntries(api.site)).length]).toEqual([1, 2]);
    await resyncAll();
    await resyncAll();
    await api.site.clock.turnTo('2027-03-01T10:00Z');
    expect(guidanceOn(email).map(({ entry }) => entry.contentType)).toEqual(['prayer', 'do']);
    expect(await readEntries(api.site)).toHaveLength(2);
  });

  test('plans nothing for a paused member (D24)', async () => {
    const userId = await createMember(api.site, { onboarded: false, week: everyDay(PRAYER) });
    await api.site.db.atomic((q) => pauseTwoWeeks(q, api.site, userId, { source: 'settings' }));
    expect((await resyncAll()).body).toMatchObject({ usersSynced: 1, jobsScheduled: 0 });
    expect((await readJobs(api.site)).every(({ status }) => status === 'cancelled')).toBe(true);
  });

  test('a resync of many members works in slices and plans each member once', async () => {
    const { userProfiles } = api.site.db.tables;
    const ids = addMembers(api.site, MANY);
    await api.site.db.update(userProfiles).set({ completedOnboarding: true });
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 0);
    const { body } = await resyncAll();
    clearInterval(counting);
    // Monday at nine and Tuesday at nine; the administrator has a week as well.
    expect(body).toMatchObject({ usersSynced: MANY + 1, jobsScheduled: 2 * (MANY + 1) });
    expect(turns).toBeGreaterThan(20);
    const perMember = Map.groupBy(await readJobs(api.site), ({ userId }) => userId);
    expect(perMember.size).toBe(MANY + 1);
    expect(ids.every((id) => perMember.get(id)?.length === 2)).toBe(true);
    const before = await rows();
    await Promise.all([resyncAll(), resyncAll()]);
    expect(await rows()).toEqual(before);
  });

  test('skips a member whose week cannot be planned, and leaves it unchanged', async () => {
    const lost = await createMember(api.site, { onboarded: false, week: everyDay(PRAYER) });
    const other = await createMember(api.site, { onboarded: false, week: everyDay(PRAYER) });
    const { queuedJobs, userProfiles } = api.site.db.tables;
    await api.site.db.update(userProfiles).set({ timezone: 'Mars/Olympus' }).where(eq(userProfiles.userId, lost));
    await api.site.db.delete(queuedJobs).where(eq(queuedJobs.userId, other));
    expect((await resyncAll()).body).toMatchObject({ usersSynced: 1, jobsScheduled: 2 });
    expect((await readJobs(api.site)).map(({ userId, status }) => [userId, status])).toEqual([
      [lost, 'waiting'],
      [other, 'waiting'],
      [lost, 'waiting'],
      [other, 'waiting'],
    ]);
    expect(api.site.logged.map(({ msg, user }) => [msg, user])).toEqual([['a week could not be planned', lost]]);
  });

  test('reports when the first of the new rows is due', async () => {
    await createMember(api.site, { onboarded: false, week: everyDay(PRAYER) });
    await api.site.db.delete(api.site.db.tables.queuedJobs);
    const heard: number[] = [];
    api.site.due.listen((instant) => heard.push(instant));
    await resyncAll();
    expect(heard).toEqual([expect.any(Number)]);
    expect(heard[0]).toBeGreaterThanOrEqual(Date.parse('2027-03-01T08:30Z'));
    expect(heard[0]).toBeLessThan(Date.parse('2027-03-01T08:35Z'));
  });
});

describe('planning one member’s week again (D23)', () => {
  test('affects no other member, and twice changes nothing', async () => {
    const ruth = await createMember(api.site, { onboarded: false, week: everyDay(PRAYER) });
    const naomi = await createMember(api.site, { onboarded: false, week: everyDay(PRAYER) });
    await api.site.db.delete(api.site.db.tables.queuedJobs);
    const first = await resync(ruth);
    const message = `The schedule of member ${ruth} is up to date: 2 jobs ahead.`;
    expect([first.status, first.body]).toEqual([200, { message, jobsScheduled: 2 }]);
    const before = await rows();
    expect((await resync(ruth)).body).toEqual(first.body);
    expect(await rows()).toEqual(before);
    expect(await readJobs(api.site, naomi)).toEqual([]);
  });

  test('of an unknown member is 404', async () => {
    const { status, body } = await resync(9_999);
    expect([status, body.message]).toEqual([404, 'There is no such member.']);
  });
});
