import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SlotRecord } from '../../../../shared/alerts/slots.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { everyDay, SYSTEM } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { addDelivery, addJob } from '../../../testing/queue/queue-rows.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { saveSchedule } from '../../schedule/service.ts';
import { listSlots } from './service.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

interface Page {
  slots: SlotRecord[];
  hasMore: boolean;
}
const read = async (query = '') => (await ruth.get<Page>(`/api/alerts/slots/${ruth.id}${query}`)).body;
const ids = async (query = '') => (await read(query)).slots.map(({ id }) => id);
const at = (time: string) => new Date(`2027-03-01T${time}Z`);

test('a slot is planned, then prepared without its title, then sent with it', async () => {
  const email = createRecordingChannel();
  const scheduler = createTestScheduler(api.site, [email]);
  await api.site.db.update(api.site.db.tables.alertAddresses).set({ verifiedAt: at('07:00') });
  await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'] });
  await saveSchedule(api.site, SYSTEM, ruth.id, {
    scheduleData: everyDay({ hour: 9, minute: 0, type: 'prayer' }),
    timezone: 'UTC',
  });
  const slot = async () => (await read()).slots.find((each) => String(each.at) === '2027-03-01T09:00:00.000Z');
  expect(await slot()).toMatchObject({ contentType: 'prayer', status: 'waiting', title: null, ways: [] });

  await scheduler.start();
  await api.site.clock.turnTo('2027-03-01T08:40Z');
  expect(await slot()).toMatchObject({
    entryId: null,
    title: null,
    ways: [
      { channel: 'app', status: 'pending' },
      { channel: 'email', status: 'pending' },
    ],
  });

  await api.site.clock.turnTo('2027-03-01T09:01Z');
  expect(await slot()).toMatchObject({
    status: 'completed',
    title: expect.stringMatching(/./),
    ways: [
      { channel: 'app', status: 'sent' },
      { channel: 'email', status: 'sent', errorCode: null, attempts: 1, finishedAt: expect.any(String) },
    ],
  });
  await scheduler.stop();
});

test('a later report of the provider is shown, without fields that only the site needs', async () => {
  const jobId = await addJob(api.site, ruth.id, { status: 'completed', scheduledTime: at('07:00') });
  const entryId = await createEntry(api.site, ruth.id, { title: 'Stay', availableAt: at('07:00') });
  const reported = { deliveredAt: at('07:01'), readAt: at('07:05') };
  const id = await addDelivery(api.site, ruth.id, {
    ...{ jobId, entryId, channel: 'whatsapp', attempts: 1, providerId: 'SM-secret', finishedAt: at('07:00') },
    ...reported,
  });
  expect(await read()).toEqual({
    slots: [
      {
        ...{ id: jobId, at: '2027-03-01T07:00:00.000Z', contentType: 'prayer', status: 'completed', errorCode: null },
        ...{ entryId, title: 'Stay', language: 'en' },
        ways: [
          {
            ...{ id, channel: 'whatsapp', status: 'sent', errorCode: null, attempts: 1 },
            finishedAt: '2027-03-01T07:00:00.000Z',
            deliveredAt: '2027-03-01T07:01:00.000Z',
            readAt: '2027-03-01T07:05:00.000Z',
          },
        ],
      },
    ],
    hasMore: false,
  });
});

describe('the list', () => {
  test('is the latest first, in pages', async () => {
    const made = [];
    for (let hour = 10; hour < 22; hour += 1)
      made.unshift(await addJob(api.site, ruth.id, { scheduledTime: at(`${hour}:00`) }));
    expect(await ids()).toEqual(made.slice(0, 10));
    expect([await ids('?page=2'), (await read('?page=2')).hasMore]).toEqual([made.slice(10), false]);
    expect((await read('?limit=5')).hasMore).toBe(true);
    expect((await ruth.get(`/api/alerts/slots/${ruth.id}?limit=51`)).status).toBe(400);
  });

  test('can be filtered to slots that are coming, that arrived, and that were missed on some channel', async () => {
    const coming = await addJob(api.site, ruth.id, { scheduledTime: at('12:00') });
    const arrived = await addJob(api.site, ruth.id, { scheduledTime: at('07:00'), status: 'completed' });
    await addDelivery(api.site, ruth.id, { jobId: arrived });
    const inPart = await addJob(api.site, ruth.id, { scheduledTime: at('06:00'), status: 'completed' });
    await addDelivery(api.site, ruth.id, { jobId: inPart, status: 'suppressed', errorCode: 'quiet_hours' });
    const failed = await addJob(api.site, ruth.id, { scheduledTime: at('05:00'), status: 'failed' });
    expect(await ids()).toEqual([coming, arrived, inPart, failed]);
    expect(await ids('?show=coming')).toEqual([coming]);
    expect(await ids('?show=arrived')).toEqual([arrived, inPart]);
    expect(await ids('?show=missed')).toEqual([inPart, failed]);
    expect((await ruth.get(`/api/alerts/slots/${ruth.id}?show=x`)).status).toBe(400);
  });

  test('leaves out tests, and slots that were cancelled before they were prepared', async () => {
    await addJob(api.site, ruth.id, { isDev: true });
    await addJob(api.site, ruth.id, { status: 'cancelled' });
    const cancelled = await addJob(api.site, ruth.id, { status: 'cancelled', errorMessage: 'cancelled_by_admin' });
    const late = await addJob(api.site, ruth.id, { status: 'cancelled', scheduledTime: at('07:00') });
    await addDelivery(api.site, ruth.id, { jobId: late, status: 'cancelled', errorCode: 'paused' });
    expect(await ids()).toEqual([cancelled, late]);
  });
});

test('only the member and an administrator may read it, and the administrator is audited', async () => {
  const naomi = await api.member();
  const admin = await api.member({ role: 'admin' });
  expect((await naomi.get(`/api/alerts/slots/${ruth.id}`)).status).toBe(403);
  expect((await admin.get<Page>(`/api/alerts/slots/${ruth.id}`)).body).toEqual({ slots: [], hasMore: false });
  expect(await api.site.db.select().from(api.site.db.tables.auditLog)).toMatchObject([
    { actorId: admin.id, action: 'alerts.history.slots', targetId: ruth.id },
  ]);
  expect((await admin.get('/api/alerts/slots/4711')).status).toBe(404);
});

test('C33: an administrator sees how far a member’s slots came, and no title', async () => {
  const jobId = await addJob(api.site, ruth.id, { status: 'completed', scheduledTime: at('07:00') });
  const entryId = await createEntry(api.site, ruth.id, { title: 'Quédate', language: 'es', availableAt: at('07:00') });
  await addDelivery(api.site, ruth.id, { jobId, entryId, channel: 'email', finishedAt: at('07:00') });
  const admin = await api.member({ role: 'admin' });
  const { body, text } = await admin.get<Page>(`/api/alerts/slots/${ruth.id}`);
  expect(body.slots).toMatchObject([
    { id: jobId, title: null, language: null, ways: [{ channel: 'email', status: 'sent' }] },
  ]);
  expect(text).not.toContain('Quédate');
  expect((await read()).slots).toMatchObject([{ id: jobId, title: 'Quédate', language: 'es' }]);
});

test('a slot and its deliveries are of one state, also when the slot ends meanwhile', async () => {
  const jobId = await addJob(api.site, ruth.id, { status: 'processing' });
  const id = await addDelivery(api.site, ruth.id, { jobId, status: 'sending' });
  const { client } = api.site.db;
  for (let moment = 0; moment < 30; moment += 1) {
    const query = { page: 1, limit: 10, show: 'all' } as const;
    const reading = listSlots(api.site, SYSTEM, ruth.id, query);
    for (let turn = 0; turn < moment; turn += 1) await null;
    client.exec(`BEGIN; UPDATE queued_jobs SET status = 'completed' WHERE id = ${jobId};
      UPDATE deliveries SET status = 'sent' WHERE id = ${id}; COMMIT`);
    const [slot] = (await reading).slots;
    const expected = slot?.status === 'completed' ? 'sent' : 'sending';
    expect(
      slot?.ways.map(({ status }) => status),
      `at the moment ${moment}`,
    ).toEqual([expected]);
    client.exec(`UPDATE queued_jobs SET status = 'processing' WHERE id = ${jobId};
      UPDATE deliveries SET status = 'sending' WHERE id = ${id}`);
  }
});
