import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ActiveWeeks, DeliveryDay } from '../../../../shared/admin/trends.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { recordStatements } from '../../../testing/database/record-statements.ts';
import { createCompletedDay } from '../../../testing/guidance/entries.ts';
import { onboard } from '../../../testing/members/members.ts';
import { addDelivery, addJob } from '../../../testing/queue/queue-rows.ts';

let api: TestApi;
let admin: SignedIn;

beforeEach(async () => {
  // A Wednesday.
  api = createTestApi({ now: '2027-03-31T12:00Z' });
  admin = await api.member({ role: 'admin' });
});
afterEach(() => api.close());

type Delivery = Parameters<typeof addDelivery>[2];

/** Adds a job for an instant, with messages that are each some seconds late. */
async function addSlot(at: string, messages: (Delivery & { lateSeconds?: number })[], isDev = false): Promise<void> {
  const scheduledTime = new Date(at);
  const jobId = await addJob(api.site, admin.id, { scheduledTime, isDev });
  for (const [index, { lateSeconds = 0, ...message }] of messages.entries())
    await addDelivery(api.site, admin.id, {
      ...{ jobId, addressId: index, dueAt: scheduledTime },
      finishedAt: new Date(scheduledTime.getTime() + lateSeconds * 1_000),
      ...message,
    });
}

const deliveries = async (query = '') =>
  (await admin.get<{ days: DeliveryDay[] }>(`/api/admin/trends/deliveries${query}`)).body.days;
const activity = async (query = '') => (await admin.get<ActiveWeeks>(`/api/admin/trends/activity${query}`)).body;

describe('messages by day', () => {
  test('are counted by how they ended, without tests, the app, and what is under way or still to come', async () => {
    await addSlot('2027-03-30T08:00Z', [
      { status: 'sent' },
      { status: 'captured' },
      { status: 'failed' },
      { status: 'unknown' },
      { status: 'skipped' },
      { status: 'suppressed' },
      { status: 'cancelled' },
      { status: 'sent', channel: 'app' },
      { status: 'pending', finishedAt: null },
      { status: 'sending', finishedAt: null },
    ]);
    await addSlot('2027-03-31T08:00Z', [{ status: 'failed' }], true);
    await addSlot('2027-03-31T13:00Z', [{ status: 'cancelled' }]);
    expect(await deliveries('?days=2')).toEqual([
      { date: '2027-03-30', sent: 2, failed: 2, notSent: 3, medianSeconds: 0, p99Seconds: 0 },
      { date: '2027-03-31', sent: 0, failed: 0, notSent: 0, medianSeconds: null, p99Seconds: null },
    ]);
    expect(await deliveries()).toHaveLength(30);
  });

  test('belong to the day of the asked zone, on the day of a clock change too', async () => {
    // In London the 28th begins at 00:00 UTC and ends at 23:00 UTC, for the clocks go forward.
    await addSlot('2027-03-27T23:59Z', [{ status: 'sent' }]);
    await addSlot('2027-03-28T00:00Z', [{ status: 'sent' }, { status: 'sent' }]);
    await addSlot('2027-03-28T22:59Z', [{ status: 'failed' }]);
    await addSlot('2027-03-28T23:00Z', [{ status: 'skipped' }]);
    const days = (await deliveries('?days=5&timezone=Europe/London')).slice(0, 3);
    expect(days.map(({ date, sent, failed, notSent }) => [date, sent, failed, notSent])).toEqual([
      ['2027-03-27', 1, 0, 0],
      ['2027-03-28', 2, 1, 0],
      ['2027-03-29', 0, 0, 1],
    ]);
  });

  test('have the lateness within which half of them left, and 99 of 100', async () => {
    const lateness = [...Array<number>(50).fill(0.45), ...Array<number>(49).fill(2), 90];
    await addSlot(
      '2027-03-31T08:00Z',
      lateness.map((lateSeconds) => ({ status: 'sent', lateSeconds })),
    );
    await addSlot('2027-03-31T09:00Z', [{ status: 'failed', lateSeconds: 900 }]);
    expect(await deliveries('?days=1')).toMatchObject([{ sent: 100, failed: 1, medianSeconds: 0.4, p99Seconds: 2 }]);
    await addSlot('2027-03-31T10:00Z', [{ status: 'sent', lateSeconds: 91 }]);
    expect(await deliveries('?days=1')).toMatchObject([{ medianSeconds: 2, p99Seconds: 90 }]);
  });

  test('are all counted where more are due at one instant than one statement reads', async () => {
    for (let index = 0; index < 2_001; index += 1) await addSlot('2027-03-31T08:00Z', [{ status: 'sent' }]);
    await addSlot('2027-03-31T08:01Z', [{ status: 'sent' }]);
    expect(await deliveries('?days=1')).toMatchObject([{ sent: 2_002 }]);
  });

  test('are asked for over at most 90 days, in a zone that exists', async () => {
    for (const query of ['?days=91', '?days=0', '?timezone=Mars/Olympus'])
      expect((await admin.get(`/api/admin/trends/deliveries${query}`)).status, query).toBe(400);
  });
});

test('the coming day counts what is planned, by its minute and its kind, without tests and what was cancelled', async () => {
  const add = (at: string, contentType: 'prayer' | 'do' | 'reflection', fields: Parameters<typeof addJob>[2] = {}) =>
    addJob(api.site, admin.id, { scheduledTime: new Date(at), contentType, ...fields });
  await add('2027-03-31T11:59Z', 'prayer');
  await add('2027-03-31T20:00Z', 'do');
  await add('2027-03-31T12:30Z', 'prayer', { status: 'processing' });
  await add('2027-03-31T20:00Z', 'reflection');
  await add('2027-03-31T20:00Z', 'reflection', { status: 'cancelled' });
  await add('2027-03-31T20:00Z', 'reflection', { isDev: true });
  await add('2027-03-31T20:00Z', 'do');
  await add('2027-04-01T12:00Z', 'prayer');
  expect((await admin.get<{ slots: unknown[] }>('/api/admin/trends/coming-day')).body.slots).toEqual([
    { at: '2027-03-31T12:30:00.000Z', prayer: 1, do: 0, reflection: 0 },
    { at: '2027-03-31T20:00:00.000Z', prayer: 0, do: 2, reflection: 1 },
  ]);
});

describe('active members by week', () => {
  test('are those who completed something from Monday to Sunday where they live, each once', async () => {
    const [ruth, boaz] = [await api.member(), await api.member()];
    for (const { id } of [ruth, boaz]) await onboard(api.site, id);
    for (const date of ['2027-03-15', '2027-03-21', '2027-03-28']) await createCompletedDay(api.site, ruth.id, date);
    await createCompletedDay(api.site, boaz.id, '2027-03-22');
    await createCompletedDay(api.site, boaz.id, '2027-03-29', { isDev: true });
    expect(await activity('?weeks=3')).toEqual({
      weeks: [
        { monday: '2027-03-15', active: 1 },
        { monday: '2027-03-22', active: 2 },
        { monday: '2027-03-29', active: 0 },
      ],
      members: 2,
    });
    // When Monday the 5th begins in Greenwich, it is still Sunday in Honolulu.
    api.site.clock.jumpTo('2027-04-05T00:00Z');
    admin = await api.member({ role: 'admin' });
    const lastMonday = async (zone: string) => (await activity(`?timezone=${zone}`)).weeks.at(-1)?.monday;
    expect([await lastMonday('Pacific/Kiritimati'), await lastMonday('Pacific/Honolulu')]).toEqual([
      '2027-04-05',
      '2027-03-29',
    ]);
    expect((await activity()).weeks).toHaveLength(12);
  });
});

test('every figure is read by an index, at a cost that does not grow with the age of the site', async () => {
  await onboard(api.site, admin.id);
  await addSlot('2027-03-30T08:00Z', [{ status: 'sent' }]);
  const { client } = api.site.db;
  const statements = recordStatements(client);
  await deliveries();
  await activity();
  const plans = [...new Set(statements)]
    .filter((source) => /from "(queued_jobs|deliveries|guidance_entries|user_profiles)"/.test(source))
    .map((source) => {
      const values = Array<number>(source.split('?').length - 1).fill(1);
      const rows = client.prepare<number[], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`).all(...values);
      return rows.map(({ detail }) => detail).filter((detail) => !/json_each|LIST SUBQUERY/.test(detail));
    });
  expect(plans.flat()).toEqual([
    'SEARCH queued_jobs USING INDEX queued_jobs_age (scheduled_time>? AND scheduled_time<?)',
    'SEARCH deliveries USING INDEX deliveries_job_address (job_id=?)',
    'USE TEMP B-TREE FOR GROUP BY',
    'SEARCH user_profiles USING INDEX user_profiles_userId_unique (user_id>?)',
    'SEARCH guidance_entries USING COVERING INDEX guidance_entries_completed (user_id=? AND is_dev=? AND completed_local_date>? AND completed_local_date<?)',
  ]);
});
