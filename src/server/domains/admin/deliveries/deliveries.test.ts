import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminDelivery } from '../../../../shared/admin-lists.ts';
import { failed } from '../../../channels/send-result.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createMember, everyDay } from '../../../testing/members/members.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { guidanceOn, readDeliveries, readJobs, startScheduler } from '../../../testing/queue/queue.ts';
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
  deliveries: AdminDelivery[];
  hasMore: boolean;
}
const list = async (query = '') => (await admin.get<Page>(`/api/admin/deliveries${query}`)).body;
const ids = async (query = '') => (await list(query)).deliveries.map(({ id }) => id);
const act = (what: 'retry' | 'cancel', id: number) =>
  admin.post<{ message: string }>(`/api/admin/deliveries/${id}/${what}`);
const at = (minutes: number) => new Date(api.site.clock.now() + minutes * MINUTE);
const emailOf = async () => (await readDeliveries(api.site, 'email'))[0] as { id: number };

test('the list shows each delivery’s state, newest first, by state, channel and member', async () => {
  const ruth = await api.member({ username: 'Ruth' });
  const jobId = await addJob(api.site, ruth.id, { contentType: 'do', isDev: true, status: 'failed' });
  const sent = await addDelivery(api.site, ruth.id, { finishedAt: at(0) });
  const failed = await addDelivery(api.site, ruth.id, { jobId, status: 'failed', errorCode: 'smtp_554' });
  const text = await addDelivery(api.site, ruth.id, { jobId, channel: 'sms', status: 'unknown' });
  const pending = await addDelivery(api.site, admin.id, { status: 'pending', dueAt: at(10) });
  expect(await ids()).toEqual([pending, text, failed, sent]);
  expect(await ids('?status=sent')).toEqual([sent]);
  expect(await ids('?status=pending')).toEqual([pending]);
  expect(await ids('?channel=sms')).toEqual([text]);
  expect(await ids(`?q=ruth&channel=email`)).toEqual([failed, sent]);
  expect(await ids('?status=failed&q=nobody')).toEqual([]);
  expect(await list('?limit=1&page=3')).toMatchObject({
    hasMore: true,
    deliveries: [
      {
        id: failed,
        jobId,
        username: 'Ruth',
        contentType: 'do',
        isDev: true,
        channel: 'email',
        errorCode: 'smtp_554',
        canRetry: true,
        canCancel: false,
      },
    ],
  });
  expect((await list('?status=unknown')).deliveries).toMatchObject([{ canRetry: false }]);
  expect((await list('?status=pending')).deliveries).toMatchObject([
    { canRetry: false, canCancel: true, isDev: false },
  ]);
});

test('a search finds the delivery of every member whose name begins so, in a large congregation', async () => {
  const { users } = api.site.db.tables;
  const names = Array.from({ length: 250 }, (_, n) => `mary${n}`);
  const marys = await api.site.db
    .insert(users)
    .values(
      names.map((name) => ({
        ...{ username: name, usernameKey: name, email: `${name}@x.example`, emailKey: `${name}@x.example` },
        password: '',
        createdAt: at(0),
      })),
    )
    .returning({ id: users.id });
  const failed: number[] = [];
  for (const { id } of [marys.at(0), marys.at(99), marys.at(-1)].flatMap((row) => row ?? []))
    failed.unshift(await addDelivery(api.site, id, { status: 'failed' }));
  expect(await ids('?status=failed&q=mary')).toEqual(failed);
});

describe('sending a failed delivery again', () => {
  async function failedDelivery() {
    await createMember(api.site, NINE);
    await startScheduler(api.site, [email]);
    email.next.push(failed('smtp_554'));
    await api.site.clock.turnTo('2027-03-01T09:00:05Z');
    return (await emailOf()).id;
  }

  test('delivers it once and completes its job', async () => {
    const id = await failedDelivery();
    expect((await act('retry', id)).body).toEqual({ message: `Delivery ${id} is being sent again.` });
    expect((await act('retry', id)).status).toBe(409);
    await api.site.clock.advance(MINUTE);
    expect(guidanceOn(email)).toHaveLength(1);
    expect((await readJobs(api.site))[0]?.status).toBe('completed');
    expect((await act('retry', id)).status).toBe(409);
  });

  test('is rejected when it is too late, or its channel is no longer configured', async () => {
    const id = await failedDelivery();
    api.site.channels.delete('email');
    expect((await act('retry', id)).body.message).toContain('Email is not set up on this site');
    api.site.channels.set('email', email);
    await api.site.clock.turnTo('2027-03-01T10:31Z');
    expect((await act('retry', id)).body.message).toBe('It is too late to send this one again.');
    expect(guidanceOn(email)).toHaveLength(0);
  });

  test('is rejected for a delivery that did not fail or does not exist', async () => {
    expect((await act('retry', await addDelivery(api.site, admin.id))).status).toBe(409);
    const inApp = await addDelivery(api.site, admin.id, { channel: 'app', status: 'failed' });
    expect((await act('retry', inApp)).status).toBe(409);
    expect((await act('retry', 999_999)).status).toBe(404);
  });
});

describe('cancelling a delivery', () => {
  test('sends nothing; the entry still appears, and the job ends', async () => {
    const userId = await createMember(api.site, NINE);
    await startScheduler(api.site, [email]);
    await api.site.clock.turnTo('2027-03-01T08:50Z');
    const { id } = await emailOf();
    expect((await act('cancel', id)).body).toEqual({ message: `Delivery ${id} was canceled.` });
    // In another zone the slot is planned and prepared again, but the cancelled delivery stays cancelled.
    await api.site.clock.turnTo('2027-03-01T09:00:05Z');
    expect(guidanceOn(email)).toHaveLength(0);
    expect(await emailOf()).toMatchObject({ status: 'cancelled', errorCode: 'cancelled_by_admin' });
    expect((await readJobs(api.site))[0]?.status).toBe('completed');
    const dashboard = await admin.get<{ todaysGuidance: unknown[] }>(`/api/dashboard/${userId}`);
    expect(dashboard.body.todaysGuidance).toHaveLength(1);
  });

  test('lasts even when its job is moved and prepared again', async () => {
    const userId = await createMember(api.site, NINE);
    await startScheduler(api.site, [email]);
    await api.site.clock.turnTo('2027-03-01T08:50Z');
    await act('cancel', (await emailOf()).id);
    await admin.post(`/api/schedule/${userId}`, { scheduleData: NINE.week, timezone: 'Atlantic/Azores' });
    await api.site.clock.turnTo('2027-03-01T10:00:05Z');
    expect((await readJobs(api.site))[0]?.status).toBe('completed');
    expect(guidanceOn(email)).toHaveLength(0);
  });

  test('is possible only for pending guidance', async () => {
    expect((await act('cancel', await addDelivery(api.site, admin.id))).status).toBe(409);
    const waiting = { status: 'pending', dueAt: at(5) } as const;
    expect((await act('cancel', await addDelivery(api.site, admin.id, { ...waiting, channel: 'app' }))).status).toBe(
      409,
    );
    const alert = await addDelivery(api.site, admin.id, { ...waiting, kind: 'security_alert' });
    expect((await act('cancel', alert)).status).toBe(409);
    expect((await act('cancel', 999_999)).status).toBe(404);
  });
});
