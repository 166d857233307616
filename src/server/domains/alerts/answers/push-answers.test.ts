import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../../../shared/alerts/answers.ts';
import { openChannel } from '../../../channels/channel.ts';
import { type PushPayload, push } from '../../../channels/push/push.ts';
import { readEnv } from '../../../site/env.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { everyDay } from '../../../testing/members/members.ts';
import { createChannelTools } from '../../../testing/providers/channel-tools.ts';
import { startPushService, type TestPushService } from '../../../testing/providers/push-server.ts';
import { readDeliveries, readEntries, startScheduler } from '../../../testing/queue/queue.ts';

let service: TestPushService;
let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  service = await startPushService();
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
});
afterEach(async () => {
  expect(api.site.logged).toEqual([]);
  api.close();
  await service.close();
});

/** Sends the guidance of nine o'clock to some browsers of Ruth's and returns the payloads that they decrypt. */
async function receive(browsers: number): Promise<PushPayload[]> {
  const channel = openChannel('push', push, createChannelTools(readEnv(service.env)));
  api.site.channels.set('push', channel);
  for (let each = 0; each < browsers; each += 1)
    expect((await ruth.post(`/api/push/subscriptions/${ruth.id}`, service.subscribe())).status).toBe(200);
  await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['push'] });
  const scheduleData = everyDay({ hour: 9, minute: 0, type: 'prayer' });
  await ruth.post(`/api/schedule/${ruth.id}`, { scheduleData, timezone: 'UTC' });
  const scheduler = await startScheduler(api.site, [channel]);
  await api.site.clock.advance(60 * 60_000);
  await scheduler.beat();
  expect(service.taken).toHaveLength(browsers);
  return service.taken.map(({ text }) => JSON.parse(text));
}

/** Presses a button as the service worker does, in a browser that is signed out. */
async function press({ answers }: PushPayload, answer: Answer) {
  const json = { capability: answers?.capability, answer };
  const { body } = await api
    .visitor()
    .post<{ result: { data: { json: { outcome: string } } } }>('/trpc/alerts.answers.send', { json });
  return body.result.data.json.outcome;
}

test('C22: the button of a notification completes the entry of that message, without a session', async () => {
  const [first] = await receive(1);
  expect(first?.answers?.presses).toEqual(['done', 'later', 'pause']);
  expect(await press(first as PushPayload, 'done')).toBe('done');
  expect(await readEntries(api.site)).toMatchObject([{ userId: ruth.id, isCompleted: true }]);
});

test('“In an hour” brings the message to that browser alone, and not where another has completed it', async () => {
  const [phone, tablet] = await receive(2);
  expect(phone?.answers?.capability).not.toBe(tablet?.answers?.capability);
  expect(await press(phone as PushPayload, 'later')).toBe('later');
  expect((await readDeliveries(api.site, 'push')).map(({ repeat }) => repeat)).toEqual([0, 0, 1]);
  expect(await press(tablet as PushPayload, 'done')).toBe('done');
  expect(await press(tablet as PushPayload, 'later')).toBe('done');
  expect((await readDeliveries(api.site, 'push')).map(({ repeat }) => repeat)).toEqual([0, 0, 1]);
});
