import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Inbox } from '../../../../shared/alerts.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';

const NOW = Date.parse('2027-03-01T08:00Z');
const MINUTE = 60_000;

let api: TestApi;
let ruth: SignedIn;
let jobs = 0;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
});
afterEach(() => api.close());

type DeliveryRow = TestApi['site']['db']['tables']['deliveries']['$inferInsert'];

/** A delivery that ended a minute ago unless said otherwise. */
async function add(fields: Partial<DeliveryRow> = {}): Promise<void> {
  const ended = new Date(NOW - MINUTE);
  const { deliveries } = api.site.db.tables;
  await api.site.db.insert(deliveries).values({
    ...{ userId: ruth.id, kind: 'test', channel: 'email', status: 'sent', dueAt: ended, createdAt: ended },
    ...{ finishedAt: ended, ...fields },
  });
}

/** A job's entry, sent by several ways. */
async function addGuidance(channels: DeliveryRow['channel'][], fields: Partial<DeliveryRow> = {}): Promise<void> {
  jobs += 1;
  const { queuedJobs } = api.site.db.tables;
  const at = new Date(NOW - MINUTE);
  const [job] = await api.site.db
    .insert(queuedJobs)
    .values({
      ...{ jobId: `job-${jobs}`, userId: ruth.id, contentType: 'prayer', scheduledTime: at, executionTime: at },
      ...{ dayOfWeek: 'monday', timeSlotId: 'x', localDate: '2027-03-01', timezone: 'UTC' },
    })
    .returning({ id: queuedJobs.id });
  for (const channel of channels) await add({ kind: 'guidance', jobId: job?.id, channel, ...fields });
}

const read = async (by = ruth) => (await by.get<Inbox>(`/api/alerts/inbox/${ruth.id}`)).body;

test('an entry that came by three ways is one thing, and each mail one', async () => {
  await addGuidance(['app', 'email', 'sms']);
  await addGuidance(['app'], { status: 'failed' });
  await add();
  await add({ kind: 'security_alert' });
  expect(await read()).toEqual({ unread: 4, seenAt: null, attention: [] });
});

test('messages that are to come, under way or cancelled are not counted as new', async () => {
  await addGuidance(['app'], { dueAt: new Date(NOW + MINUTE), status: 'pending', finishedAt: null });
  await addGuidance(['email'], { status: 'cancelled' });
  await add({ status: 'sending', finishedAt: null });
  expect((await read()).unread).toBe(0);
});

test('looking makes it seen; what comes afterwards is new again', async () => {
  await add();
  const { body } = await ruth.post(`/api/alerts/inbox/${ruth.id}/seen`);
  expect(body).toEqual({ success: true, seenAt: '2027-03-01T08:00:00.000Z' });
  expect(await read()).toMatchObject({ unread: 0, seenAt: '2027-03-01T08:00:00.000Z' });
  await add({ finishedAt: new Date(NOW + 1) });
  expect((await read()).unread).toBe(1);
});

test('a message that was seen as sent and comes back afterwards is new again', async () => {
  await add({ providerId: 'SM1', channel: 'sms' });
  await ruth.post(`/api/alerts/inbox/${ruth.id}/seen`);
  await api.site.clock.advance(MINUTE);
  const report = { channel: 'sms', providerId: 'SM1', sentTo: '+15551234567' } as const;
  await receiveEvents(api.site, [{ ...report, kind: 'failure', code: '30003', effect: 'none' }]);
  expect((await read()).unread).toBe(1);
});

test('the unread count stops at one more than the most that the bell shows', async () => {
  for (let count = 0; count < 120; count += 1) await add();
  expect((await read()).unread).toBe(100);
});

test('the inbox lists the tasks for the member, as the dashboard does', async () => {
  const { alertAddresses } = api.site.db.tables;
  await api.site.db.update(alertAddresses).set({ verifiedAt: null });
  const { attention } = await read();
  expect(attention).toMatchObject([{ kind: 'confirm_email', message: expect.stringContaining(ruth.email) }]);
  expect((await ruth.get<Inbox>(`/api/dashboard/${ruth.id}`)).body.attention).toEqual(attention);
});

test('another member’s is none of anybody’s business', async () => {
  const naomi = await api.member();
  expect((await naomi.get(`/api/alerts/inbox/${ruth.id}`)).status).toBe(403);
  expect((await naomi.post(`/api/alerts/inbox/${ruth.id}/seen`)).status).toBe(403);
  await add();
  expect((await naomi.get<Inbox>(`/api/alerts/inbox/${naomi.id}`)).body.unread).toBe(0);
});
