import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobRecord } from '../../../../shared/admin-lists.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { failed } from '../../../channels/send-result.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createMember, everyDay } from '../../../testing/members/members.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { guidanceOn, readDeliveries, readEntries, readJobs, startScheduler } from '../../../testing/queue/queue.ts';
import { addDelivery, addJob } from '../../../testing/queue/queue-rows.ts';

const MINUTE = 60_000;
const NINE = { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) };

let api: TestApi;
let admin: SignedIn;
let email: RecordingChannel;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  admin = await api.member({ role: 'admin' });
  email = createRecordingChannel();
});
afterEach(() => api.close());

interface Page {
  jobs: JobRecord[];
  hasMore: boolean;
}
const list = async (query = '') => (await admin.get<Page>(`/api/admin/jobs${query}`)).body;
const ids = async (query = '') => (await list(query)).jobs.map(({ id }) => id);
const act = (what: 'retry' | 'cancel', id: number) => admin.post<{ message: string }>(`/api/admin/jobs/${id}/${what}`);
const at = (minutes: number) => new Date(api.site.clock.now() + minutes * MINUTE);

describe('the list', () => {
  test('shows every job except cancelled ones, newest slot first, and filters by state', async () => {
    const { id: ruth } = await api.member({ username: 'Ruth' });
    const add = (status: JobRecord['status'], minutes: number, fields = {}) =>
      addJob(api.site, ruth, { status, scheduledTime: at(minutes), ...fields });
    const cancelled = await add('cancelled', -60);
    const completed = await add('completed', -50);
    const failed = await add('failed', -40, { errorMessage: 'smtp_554' });
    const skipped = await add('skipped', -30);
    const prepared = await add('processing', 10);
    await addDelivery(api.site, ruth, { jobId: prepared, status: 'pending', dueAt: at(10) });
    const leased = await add('processing', 20, { runAt: at(0.5), leaseToken: 'somebody' });
    const soon = await add('waiting', 60, { runAt: at(30) });
    const later = await add('waiting', 120, { runAt: at(90) });
    expect(await ids()).toEqual([later, soon, leased, prepared, skipped, failed, completed]);
    expect(await ids('?status=waiting')).toEqual([soon, later]);
    expect(await ids('?status=processing')).toEqual([leased, prepared]);
    expect(await ids('?status=completed')).toEqual([completed]);
    expect(await ids('?status=skipped')).toEqual([skipped]);
    expect(await ids('?status=cancelled')).toEqual([cancelled]);
    expect((await list('?status=failed')).jobs).toMatchObject([
      { id: failed, username: 'Ruth', errorMessage: 'smtp_554', canRetry: true, canCancel: false },
    ]);
    const counts = (await admin.get<Record<string, number>>('/api/admin/queue-stats')).body;
    expect(counts.totalScheduled).toBe((await ids()).length);
    expect(counts.processing).toBe((await ids('?status=processing')).length);
  });

  test('is searched by a member’s id or the beginning of a name or address, in pages', async () => {
    const ruth = await api.member({ username: 'Ruth', email: 'gleaner@parish.example' });
    const naomi = await api.member({ username: 'Naomi' });
    const hers: number[] = [];
    for (let minute = 1; minute <= 3; minute += 1)
      hers.unshift(await addJob(api.site, ruth.id, { status: 'completed', scheduledTime: at(-60 + minute) }));
    const other = await addJob(api.site, naomi.id, { status: 'completed', scheduledTime: at(-5) });
    for (const q of ['rUT', 'Gleaner@', String(ruth.id), `%23${ruth.id}`]) expect(await ids(`?q=${q}`)).toEqual(hers);
    expect(await ids('?q=uth')).toEqual([]);
    expect(await ids('?q=%25')).toEqual([]);
    expect(await ids('?q=naomi&status=completed')).toEqual([other]);
    const first = await list('?q=ruth&limit=2');
    expect([first.jobs.map(({ id }) => id), first.hasMore]).toEqual([hers.slice(0, 2), true]);
    const second = await list('?q=ruth&limit=2&page=2');
    expect([second.jobs.map(({ id }) => id), second.hasMore]).toEqual([hers.slice(2), false]);
  });
});

describe('retrying a failed job', () => {
  async function failedJob() {
    await createMember(api.site, NINE);
    await startScheduler(api.site, [email]);
    email.next.push(failed('smtp_554'));
    await api.site.clock.turnTo('2027-03-01T09:00:05Z');
    const [job] = await readJobs(api.site);
    expect(job).toMatchObject({ status: 'failed', errorMessage: 'smtp_554' });
    return job?.id as number;
  }

  test('delivers it once and completes it', async () => {
    const id = await failedJob();
    expect(guidanceOn(email)).toHaveLength(0);
    expect((await act('retry', id)).body).toEqual({ message: `Job ${id} is being retried.` });
    expect((await act('retry', id)).status).toBe(409);
    await api.site.clock.advance(MINUTE);
    expect(guidanceOn(email)).toHaveLength(1);
    expect((await readJobs(api.site))[0]).toMatchObject({ status: 'completed', errorMessage: null });
    expect((await readDeliveries(api.site, 'email'))[0]).toMatchObject({ status: 'sent', attempts: 2 });
    expect((await act('retry', id)).status).toBe(409);
  });

  test('is one attempt, which may fail again', async () => {
    const id = await failedJob();
    email.next.push(failed('smtp_550'));
    await act('retry', id);
    await api.site.clock.advance(MINUTE);
    expect((await readJobs(api.site))[0]).toMatchObject({ status: 'failed', errorMessage: 'smtp_550' });
  });

  test('leaves the writing to the library where a model was to write', async () => {
    await createMember(api.site, NINE);
    const id = await addJob(api.site, admin.id, { status: 'failed', modelAt: new Date(api.site.clock.now()) });
    expect((await act('retry', id)).status).toBe(200);
    const row = (await api.site.db.select().from(api.site.db.tables.queuedJobs)).find((job) => job.id === id);
    expect(row).toMatchObject({ status: 'waiting', modelAt: null });
  });

  test('is too late after the catch-up window, and the list says so (S5)', async () => {
    const id = await failedJob();
    await api.site.clock.turnTo('2027-03-01T10:31Z');
    const answer = await act('retry', id);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'It is too late for this one: nothing is sent more than 90 minutes after its time.',
    ]);
    expect((await list('?status=failed')).jobs).toMatchObject([{ id, canRetry: false }]);
    expect(guidanceOn(email)).toHaveLength(0);
  });

  test('prepares its guidance when that had failed', async () => {
    const userId = await createMember(api.site, { week: everyDay() });
    const id = await addJob(api.site, userId, {
      status: 'failed',
      errorMessage: 'prepare_failed',
      scheduledTime: at(-5),
    });
    await startScheduler(api.site, [email]);
    await act('retry', id);
    await api.site.clock.advance(MINUTE);
    expect(guidanceOn(email)).toHaveLength(1);
    expect(await readEntries(api.site)).toMatchObject([{ userId, jobId: id }]);
  });

  test('is rejected when its text message may have arrived (S7)', async () => {
    const id = await addJob(api.site, admin.id, { status: 'failed', scheduledTime: at(-5) });
    const lost = { jobId: id, channel: 'sms', status: 'unknown', errorCode: 'outcome_unknown', dueAt: at(-5) } as const;
    await addDelivery(api.site, admin.id, lost);
    const answer = await act('retry', id);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This one may have arrived already, and by SMS it could arrive twice.',
    ]);
    expect((await readJobs(api.site))[0]?.status).toBe('failed');
  });

  test('is rejected for a job that did not fail or does not exist', async () => {
    expect((await act('retry', await addJob(api.site, admin.id))).status).toBe(409);
    expect((await act('retry', 999_999)).status).toBe(404);
  });
});

describe('cancelling a job', () => {
  test('sends nothing, and no later plan reopens it', async () => {
    const userId = await createMember(api.site, NINE);
    await startScheduler(api.site, [email]);
    const [first] = await readJobs(api.site);
    expect((await act('cancel', first?.id as number)).status).toBe(200);
    await admin.post('/api/admin/resync-user-schedule', { userId });
    await admin.post(`/api/schedule/${userId}`, { scheduleData: NINE.week, timezone: 'UTC' });
    await api.site.clock.turnTo('2027-03-01T12:00Z');
    expect(guidanceOn(email)).toHaveLength(0);
    expect((await readJobs(api.site))[0]).toMatchObject({ status: 'cancelled', errorMessage: 'cancelled_by_admin' });
    await api.site.clock.turnTo('2027-03-02T09:00:05Z');
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test('takes its slot from what the member is told comes next', async () => {
    const userId = await createMember(api.site, NINE);
    await startScheduler(api.site, [email]);
    const [first] = await readJobs(api.site);
    await act('cancel', first?.id as number);
    const upcoming = await admin.get<{ upcoming: { localDate: string }[] }>(`/api/schedule/${userId}/upcoming?limit=2`);
    expect(upcoming.body.upcoming.map(({ localDate }) => localDate)).toEqual(['2027-03-02', '2027-03-03']);
    const { body } = await admin.get<Dashboard>(`/api/dashboard/${userId}`);
    expect(body.next?.scheduledTime).toBe('2027-03-02T09:00:00.000Z');
  });

  test('deletes its prepared entry, which is never shown (D21)', async () => {
    await createMember(api.site, NINE);
    await startScheduler(api.site, [email]);
    await api.site.clock.turnTo('2027-03-01T08:50Z');
    const [job] = await readJobs(api.site);
    expect(job?.status).toBe('processing');
    expect(await readEntries(api.site)).toHaveLength(1);
    expect((await act('cancel', job?.id as number)).status).toBe(200);
    expect(await readEntries(api.site)).toEqual([]);
    await api.site.clock.turnTo('2027-03-01T09:30Z');
    expect(guidanceOn(email)).toHaveLength(0);
    expect((await readDeliveries(api.site)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  test('is possible only for a waiting job', async () => {
    const begun = await addJob(api.site, admin.id, { status: 'processing', scheduledTime: at(-1) });
    expect((await act('cancel', begun)).status).toBe(409);
    expect((await act('cancel', await addJob(api.site, admin.id, { status: 'completed' }))).status).toBe(409);
    expect((await act('cancel', 999_999)).status).toBe(404);
  });
});

test('each action is in the audit log, with the id of its row', async () => {
  const id = await addJob(api.site, admin.id, { scheduledTime: at(60), runAt: at(30) });
  await act('cancel', id);
  const { body } = await admin.get<{ entries: object[] }>('/api/admin/audit');
  expect(body.entries).toMatchObject([{ actorId: admin.id, action: 'admin.jobs.cancel', details: { id: String(id) } }]);
});
