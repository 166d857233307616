import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteFacts } from '../../../../shared/admin/site.ts';
import type { Inbox } from '../../../../shared/alerts.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { recordStatements } from '../../../testing/database/record-statements.ts';
import { openTwilioChannel } from '../../../testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio } from '../../../testing/providers/twilio-server.ts';
import { addDelivery } from '../../../testing/queue/queue-rows.ts';

const NOW = '2027-03-01T08:00:00.000Z';
const HOUR = 60 * 60_000;

let twilio: TestTwilio;
let api: TestApi;
let admin: SignedIn;
let ruth: SignedIn;

beforeEach(async () => {
  twilio = await startTwilio();
  api = createTestApi({ now: NOW });
  api.site.channels.set('sms', openTwilioChannel('sms', twilio.env));
  admin = await api.member({ role: 'admin' });
  ruth = await api.member();
});
afterEach(async () => {
  api.close();
  await twilio.close();
});

const troublesOf = async (who: SignedIn) =>
  (await who.get<Inbox>(`/api/alerts/inbox/${who.id}`)).body.attention
    .filter(({ kind }) => kind === 'channel_trouble')
    .map(({ said }) => said);
const filtered = (minutesAgo: number) => failedWith('twilio_30007', minutesAgo);
const failedWith = (errorCode: string, minutesAgo: number) =>
  addDelivery(api.site, ruth.id, {
    channel: 'sms',
    status: 'failed',
    errorCode,
    finishedAt: new Date(Date.parse(NOW) - minutesAgo * 60_000),
  });

test('C6: an administrator sees which channel rests, until when and why; a member does not', async () => {
  const until = new Date(Date.parse(NOW) + HOUR);
  await api.site.db.insert(api.site.db.tables.channelRests).values({ channel: 'sms', until, code: 'twilio_20003' });
  const said = { code: 'channel_rests', params: { method: 'sms', code: 'twilio_20003' } };
  expect(await troublesOf(admin)).toEqual([said]);
  expect(await troublesOf(ruth)).toEqual([]);
  const facts = async () =>
    (await admin.get<SiteFacts>('/api/admin/site')).body.methods.find(({ method }) => method === 'sms');
  expect(await facts()).toMatchObject({ rest: { until: until.toISOString(), code: 'twilio_20003' } });
  await api.site.clock.advance(HOUR);
  expect(await facts()).toMatchObject({ rest: null });
  expect(await troublesOf(admin)).toEqual([]);
});

test('C6: a channel whose provider only asks to wait is no problem; Administration shows how long it rests', async () => {
  const until = new Date(Date.parse(NOW) + 7_000);
  await api.site.db.insert(api.site.db.tables.channelRests).values({ channel: 'sms', until, code: 'twilio_20429' });
  expect(await troublesOf(admin)).toEqual([]);
  const { methods } = (await admin.get<SiteFacts>('/api/admin/site')).body;
  expect(methods.find(({ method }) => method === 'sms')).toMatchObject({ rest: { code: 'twilio_20429' } });
});

test('C6: three messages that carriers filtered within 24 hours alert the administrators, once for the burst', async () => {
  await filtered(24 * 60 + 1);
  await filtered(60);
  await filtered(30);
  expect(await troublesOf(admin)).toEqual([]);
  await filtered(1);
  const said = { code: 'channel_failing', params: { method: 'sms', code: 'twilio_30007' } };
  expect(await troublesOf(admin)).toEqual([said]);
  await filtered(0);
  expect(await troublesOf(admin)).toEqual([said]);
  expect(await troublesOf(ruth)).toEqual([]);
  await api.site.clock.advance(24 * HOUR);
  expect(await troublesOf(admin)).toEqual([]);
});

test.each(['twilio_30034', 'twilio_30032'])(
  'C6: the first message that failed with %s alerts the administrators for a day, because no other arrives either',
  async (code) => {
    await failedWith(code, 0);
    expect(await troublesOf(admin)).toEqual([{ code: 'channel_failing', params: { method: 'sms', code } }]);
    expect(await troublesOf(ruth)).toEqual([]);
    await api.site.clock.advance(24 * HOUR + 1);
    expect(await troublesOf(admin)).toEqual([]);
  },
);

test('C6: a channel that rests because of such a message is listed once', async () => {
  const code = 'twilio_30034';
  await failedWith(code, 0);
  const until = new Date(Date.parse(NOW) + HOUR);
  await api.site.db.insert(api.site.db.tables.channelRests).values({ channel: 'sms', until, code });
  expect(await troublesOf(admin)).toEqual([{ code: 'channel_rests', params: { method: 'sms', code } }]);
  await api.site.clock.advance(HOUR);
  expect(await troublesOf(admin)).toEqual([{ code: 'channel_failing', params: { method: 'sms', code } }]);
});

test('the failures of a channel in some hours are found by an index, however many failed before', async () => {
  const { client } = api.site.db;
  const statements = recordStatements(client);
  await troublesOf(admin);
  const source = statements.find((each) => /select count\(\*\) from "deliveries"/.test(each)) ?? '';
  const values = Array<number>(source.split('?').length - 1).fill(1);
  const plan = client.prepare<number[], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`).all(...values);
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH deliveries USING INDEX deliveries_failed (channel=? AND finished_at>?)',
  ]);
});
