import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failed, retry, type SendResult, sent } from '../../../channels/send-result.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';

let email: RecordingChannel;
let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  email = createRecordingChannel();
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  api.site.channels.set('email', email);
  ruth = await api.member({ confirmed: false });
});
afterEach(() => api.close());

const start = () => ruth.post(`/api/alerts/verify/${ruth.id}/start`, { channel: 'email' });
const resend = () => ruth.post('/api/auth/resend-verification');
const rows = () => api.site.db.select().from(api.site.db.tables.deliveries);

describe('a link that the mail server does not take is told to the member on the spot (D7)', () => {
  test.each([
    ['start', start],
    ['resend', resend],
  ] as const)('%s', async (_call, ask) => {
    email.next.push(failed('smtp_554'));
    const answer = await ask();
    expect([answer.status, answer.body.said]).toEqual([409, { code: 'not_sent', params: { code: 'smtp_554' } }]);
    expect(await rows()).toMatchObject([{ status: 'failed', errorCode: 'smtp_554' }]);
    expect(email.sent).toEqual([]);
  });

  test('an address that the server refuses', async () => {
    email.next.push(failed('smtp_550', 'disable'));
    expect((await start()).body.said).toMatchObject({ code: 'address_refused' });
  });

  test('does not count toward three in ten minutes', async () => {
    for (let time = 0; time < 5; time += 1) {
      email.next.push(failed('smtp_554'));
      expect((await start()).status).toBe(409);
    }
    for (let time = 0; time < 3; time += 1) expect((await start()).status).toBe(200);
    expect((await start()).status).toBe(429);
    expect(email.sent).toHaveLength(3);
  });
});

test('a link that the server does not take yet is left to the queue', async () => {
  email.next.push(retry('smtp_451'));
  expect((await start()).status).toBe(200);
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'pending', errorCode: 'smtp_451', attempts: 1 });
  expect(row?.runAt?.getTime()).toBeGreaterThan(api.site.clock.now());
});

describe('a server that is silent for ten seconds does not keep the member', () => {
  let answer: (result: SendResult) => void;

  beforeEach(async () => {
    const silence = Promise.withResolvers<SendResult>();
    answer = silence.resolve;
    email.next.push(silence.promise);
    const asking = start();
    await expect.poll(async () => (await rows()).map(({ status }) => status)).toEqual(['sending']);
    await api.site.clock.advance(10_000);
    expect((await asking).status).toBe(200);
  });

  test('and the queue does not hand the mail over a second time while the first call runs (S7)', async () => {
    const scheduler = createTestScheduler(api.site, [email]);
    await scheduler.beat();
    await api.site.clock.advance(9_000);
    await scheduler.beat();
    expect(email.sent).toEqual([]);
    answer(sent('<1@parish.example>'));
    await expect.poll(async () => (await rows()).map(({ status }) => status)).toEqual(['sent']);
    await scheduler.beat();
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  test('and the queue goes on with a mail that the server refuses for now', async () => {
    answer(retry('smtp_451'));
    await expect.poll(async () => (await rows()).map(({ status }) => status)).toEqual(['pending']);
    expect(await rows()).toMatchObject([{ errorCode: 'smtp_451', attempts: 1, leaseToken: null }]);
  });

  test('and a stop that comes first leaves the mail to the next process', async () => {
    const stopped = createTestScheduler(api.site, [email]).stop();
    await api.site.clock.advance(5_000);
    await stopped;
    expect(await rows()).toMatchObject([{ status: 'sending', runAt: new Date(api.site.clock.now()) }]);
  });
});
