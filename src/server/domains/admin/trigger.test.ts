import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createMember, everyDay, renewSessions } from '../../testing/members/members.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';
import {
  addMembers,
  guidanceOn,
  readDeliveries,
  readEntries,
  readJobs,
  startScheduler,
} from '../../testing/queue/queue.ts';
import { pauseTwoWeeks, resume } from '../schedule/pauses/service.ts';

let api: TestApi;
let admin: SignedIn;

// A Monday.
beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  admin = await api.member({ role: 'admin' });
});
afterEach(() => api.close());

const trigger = (notificationType: ContentType = 'prayer', more: object = {}) =>
  admin.post<{ message: string; userCount: number }>('/api/admin/trigger-notification', { notificationType, ...more });
/** Sends even when the same type was sent a moment ago; returns the number of members. */
const count = async (notificationType?: ContentType) =>
  (await trigger(notificationType, { again: true })).body.userCount;
const manualJobs = async () => (await readJobs(api.site)).filter((job) => job.timeSlotId.startsWith('manual-'));
const NO_WEEK = { week: everyDay() };

describe('guidance for everybody now (D23)', () => {
  test('is delivered and counts like any other', async () => {
    const email = createRecordingChannel();
    const userId = await createMember(api.site, { ...NO_WEEK, timezone: 'America/New_York' });
    await startScheduler(api.site, [email]);
    const { status, body } = await trigger('prayer');
    expect([status, body]).toEqual([200, { message: 'A prayer is on its way to 1 member.', userCount: 1 }]);
    await api.site.clock.advance(1_000);
    expect(guidanceOn(email).map(({ entry }) => entry.contentType)).toEqual(['prayer']);
    const now = new Date('2027-03-01T08:00Z');
    expect(await manualJobs()).toMatchObject([
      {
        userId,
        isDev: false,
        status: 'completed',
        scheduledTime: now,
        executionTime: now,
        localDate: '2027-03-01',
        dayOfWeek: 'monday',
        timezone: 'America/New_York',
        timeSlotId: 'manual-prayer',
      },
    ]);
    expect(await readEntries(api.site)).toMatchObject([
      { userId, isDev: false, contentType: 'prayer', availableAt: now },
    ]);
    expect((await readDeliveries(api.site)).map(({ channel, status: each }) => [channel, each])).toEqual([
      ['app', 'sent'],
      ['email', 'sent'],
    ]);
    const dashboard = await admin.get<{ todaysGuidance: unknown[] }>(`/api/dashboard/${userId}`);
    expect(dashboard.body.todaysGuidance).toHaveLength(1);
  });

  test('belongs to each member’s own local day', async () => {
    api.site.clock.jumpTo('2027-03-01T03:00Z');
    const west = await createMember(api.site, { ...NO_WEEK, timezone: 'America/Los_Angeles' });
    const east = await createMember(api.site, { ...NO_WEEK, timezone: 'Pacific/Auckland' });
    await trigger();
    expect((await manualJobs()).map(({ userId, localDate, dayOfWeek }) => [userId, localDate, dayOfWeek])).toEqual([
      [west, '2027-02-28', 'sunday'],
      [east, '2027-03-01', 'monday'],
    ]);
  });

  test('is not sent to members without onboarding, or whom only the app reaches', async () => {
    await createMember(api.site, { onboarded: false });
    await createMember(api.site, { ...NO_WEEK, confirmed: false });
    const off = await createMember(api.site, NO_WEEK);
    const refused = await createMember(api.site, NO_WEEK);
    const ready = await createMember(api.site, NO_WEEK);
    const { alertAddresses, userProfiles } = api.site.db.tables;
    await api.site.db
      .update(userProfiles)
      .set({ alertMethods: ['sms'] })
      .where(eq(userProfiles.userId, off));
    await api.site.db
      .update(alertAddresses)
      .set({ disabledAt: new Date(0) })
      .where(eq(alertAddresses.userId, refused));
    expect(await count()).toBe(1);
    expect((await manualJobs()).map((job) => job.userId)).toEqual([ready]);
  });

  test('is not sent to members who switched this kind off', async () => {
    const userId = await createMember(api.site, NO_WEEK);
    const { userProfiles } = api.site.db.tables;
    const mutedMailCategories = ['prayer_reminders'];
    await api.site.db.update(userProfiles).set({ mutedMailCategories }).where(eq(userProfiles.userId, userId));
    expect(await count('prayer')).toBe(0);
    expect(await count('do')).toBe(1);
  });

  test('is not sent to a paused member, and a later pause cancels it (D24)', async () => {
    const resting = await createMember(api.site, NO_WEEK);
    await api.site.db.atomic((q) => pauseTwoWeeks(q, api.site, resting, { source: 'settings' }));
    const other = await createMember(api.site, NO_WEEK);
    expect(await count()).toBe(1);
    await api.site.db.atomic((q) => pauseTwoWeeks(q, api.site, other, { source: 'settings' }));
    expect((await manualJobs()).map(({ userId, status }) => [userId, status])).toEqual([[other, 'cancelled']]);
    await api.site.db.atomic((q) => resume(q, api.site, resting, { source: 'settings' }));
    expect(await count()).toBe(1);
  });

  test('is not cancelled by a new schedule or a resync', async () => {
    const userId = await createMember(api.site, NO_WEEK);
    await trigger();
    await admin.post(`/api/schedule/${userId}`, {
      scheduleData: everyDay({ hour: 9, minute: 0, type: 'do' }),
      timezone: 'UTC',
    });
    await admin.post('/api/admin/resync-user-schedule', { userId });
    expect((await manualJobs()).map(({ status }) => status)).toEqual(['waiting']);
  });

  test.each(['letter', '', null, undefined, 1])('of type %j is rejected', async (notificationType) => {
    const { status, body } = await admin.post('/api/admin/trigger-notification', { notificationType });
    expect([status, (body.issues as { path: string[] }[])[0]?.path]).toEqual([400, ['notificationType']]);
  });
});

describe('the limit of three a day (D23)', () => {
  test('counts planned and manual guidance together', async () => {
    await createMember(api.site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
    const counts = [await count('do'), await count('do'), await count('reflection')];
    expect(counts).toEqual([1, 1, 0]);
    // Tomorrow's row exists already and belongs to tomorrow.
    api.site.clock.jumpTo('2027-03-02T00:00Z');
    await renewSessions(api.site, admin.id);
    expect([await count(), await count(), await count()]).toEqual([1, 1, 0]);
  });

  test('ends with the member’s own day', async () => {
    await createMember(api.site, { ...NO_WEEK, timezone: 'America/New_York' });
    expect([await count(), await count(), await count(), await count()]).toEqual([1, 1, 1, 0]);
    api.site.clock.jumpTo('2027-03-02T04:59Z');
    await renewSessions(api.site, admin.id);
    expect(await count()).toBe(0);
    api.site.clock.jumpTo('2027-03-02T05:00Z');
    expect(await count()).toBe(1);
  });

  test.each([
    ['completed', 0],
    ['failed', 0],
    ['processing', 0],
    ['cancelled', 1],
    ['skipped', 1],
  ] as const)('count one that is %s: %i more', async (status, more) => {
    await createMember(api.site, NO_WEEK);
    for (let each = 0; each < 3; each += 1) await count();
    const { queuedJobs } = api.site.db.tables;
    const [first] = await manualJobs();
    await api.site.db
      .update(queuedJobs)
      .set({ status })
      .where(eq(queuedJobs.id, first?.id ?? 0));
    expect(await count()).toBe(more);
  });

  test('does not count tests', async () => {
    const userId = await createMember(api.site, NO_WEEK);
    for (let each = 0; each < 4; each += 1)
      await admin.post('/api/admin/trigger-queue-notification', { userId, contentType: 'prayer' });
    expect(await count()).toBe(1);
  });
});

describe('a dry run (D23)', () => {
  test('returns the number and creates nothing', async () => {
    await createMember(api.site, NO_WEEK);
    await createMember(api.site, NO_WEEK);
    const { body } = await trigger('do', { dryRun: true });
    expect(body).toEqual({ message: 'An action would go to 2 members.', userCount: 2, justSent: 0 });
    expect(await manualJobs()).toEqual([]);
    expect((await trigger('do')).body).toEqual({ message: 'An action is on its way to 2 members.', userCount: 2 });
  });
});

describe('sending the same twice within a minute', () => {
  test('needs confirmation, naming the type and the number of members, and creates nothing', async () => {
    await createMember(api.site, NO_WEEK);
    await createMember(api.site, NO_WEEK);
    await trigger('prayer');
    const sentence = 'A prayer was sent to 2 members just now. Send again?';
    const { status, body } = await admin.post('/api/admin/trigger-notification', { notificationType: 'prayer' });
    expect([status, body]).toEqual([
      409,
      {
        message: sentence,
        code: 'CONFLICT',
        error: sentence,
        said: expect.anything(),
        issues: [{ path: ['again'], message: sentence, said: expect.anything() }],
      },
    ]);
    expect(await manualJobs()).toHaveLength(2);
  });

  test('happens when confirmed, and counts toward the daily limit', async () => {
    await createMember(api.site, NO_WEEK);
    const counts = [];
    for (let each = 0; each < 4; each += 1) counts.push((await trigger('prayer', { again: true })).body.userCount);
    expect(counts).toEqual([1, 1, 1, 0]);
  });

  test('gives each member a different entry, even when both are prepared at once', async () => {
    await createMember(api.site, NO_WEEK);
    await trigger('prayer');
    await trigger('prayer', { again: true });
    await startScheduler(api.site, [createRecordingChannel()]);
    const keys = (await readEntries(api.site)).map(({ libraryKey }) => libraryKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  test('needs no confirmation a minute later, for another type, or when it reached nobody', async () => {
    expect((await trigger('prayer')).status).toBe(200);
    await createMember(api.site, NO_WEEK);
    expect((await trigger('prayer')).body.userCount).toBe(1);
    expect((await trigger('do')).body.userCount).toBe(1);
    api.site.clock.jumpTo('2027-03-01T08:00:59.999Z');
    expect((await trigger('prayer')).status).toBe(409);
    api.site.clock.jumpTo('2027-03-01T08:01Z');
    expect((await trigger('prayer')).body.userCount).toBe(1);
  });

  test('is reported by a dry run, which needs no confirmation', async () => {
    await createMember(api.site, NO_WEEK);
    await trigger('prayer');
    const { status, body } = await trigger('prayer', { dryRun: true });
    expect([status, body]).toEqual([200, { message: 'A prayer would go to 1 member.', userCount: 1, justSent: 1 }]);
  });

  test('by two concurrent calls reaches each member once', async () => {
    // Nobody in the first slice is ready, so neither call sees anything sent when it begins.
    addMembers(api.site, 60);
    const ready = [await createMember(api.site, NO_WEEK), await createMember(api.site, NO_WEEK)];
    await Promise.all([trigger('prayer'), trigger('prayer')]);
    expect((await manualJobs()).map(({ userId }) => userId)).toEqual(ready);
  });
});

describe('a congregation of a thousand', () => {
  const crowd = async (onboarded = (index: number) => index % 4 !== 0) => {
    const ids = addMembers(api.site, 1_000);
    const { userProfiles } = api.site.db.tables;
    const chosen = ids.filter((_, index) => onboarded(index));
    await api.site.db
      .update(userProfiles)
      .set({ completedOnboarding: true })
      .where(inArray(userProfiles.userId, chosen));
    return chosen;
  };

  test('gets one job each, except in slices without a ready member', async () => {
    const chosen = await crowd((index) => index < 90 || (index > 350 && index % 3 === 0));
    expect(await count()).toBe(chosen.length);
    const jobs = await manualJobs();
    expect(jobs.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual(chosen);
    expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(chosen.length);
  });

  test('is handled in slices, with time for other requests between them', async () => {
    await crowd();
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 0);
    await trigger();
    clearInterval(counting);
    expect(turns).toBeGreaterThan(4);
  });

  test('wakes the lanes at once', async () => {
    await crowd();
    const heard: number[] = [];
    api.site.due.listen((instant) => heard.push(instant));
    await trigger('prayer', { dryRun: true });
    expect(heard).toEqual([]);
    await trigger();
    expect(new Set(heard)).toEqual(new Set([api.site.clock.now()]));
  });

  test('is handled past a member whose zone this machine does not know', async () => {
    const [lost] = await crowd();
    const { userProfiles } = api.site.db.tables;
    await api.site.db
      .update(userProfiles)
      .set({ timezone: 'Mars/Olympus' })
      .where(eq(userProfiles.userId, lost ?? 0));
    expect(await count()).toBe(749);
    expect(api.site.logged.map(({ msg, timezone }) => [msg, timezone])).toEqual([
      ['a zone is not known', 'Mars/Olympus'],
    ]);
  });
});
