import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SiteCheck, SiteFacts } from '../../../../shared/admin/site.ts';
import { openChannels } from '../../../channels/registry.ts';
import { failed, sent } from '../../../channels/send-result.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { BOT_TOKEN, startTelegramServer, type TelegramServer } from '../../../testing/providers/telegram-server.ts';

let bots: TelegramServer;
let api: TestApi;
let admin: SignedIn;
let ruth: SignedIn;

beforeEach(async () => {
  bots = await startTelegramServer();
  api = createTestApi({
    now: '2027-03-01T08:00:00Z',
    env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url },
  });
  const { env, log, keys, live: openTabs } = api.site;
  const telegram = openChannels({ env, log, keys, openTabs }).get('telegram');
  if (telegram) api.site.channels.set('telegram', telegram);
  admin = await api.member({ role: 'admin' });
  ruth = await api.member();
});
afterEach(async () => {
  api.close();
  await bots.close();
});

const check = (channel: string, by = admin) => by.post<SiteCheck>(`/api/admin/channels/${channel}/check`);
const facts = async (method: string) =>
  (await admin.get<SiteFacts>('/api/admin/site')).body.methods.find((each) => each.method === method);

describe('a check of a channel', () => {
  test('asks the provider, says what it found, and sends nothing', async () => {
    const { status, body } = await check('telegram');
    expect([status, body]).toEqual([
      200,
      {
        passed: true,
        findings: [
          {
            ok: true,
            message: 'Telegram accepts the token of @hesed_test_bot.',
            said: { code: 'telegram_check_works', params: { bot: 'hesed_test_bot' } },
          },
        ],
      },
    ]);
    expect(bots.calls).toEqual(['getMe']);
  });

  test('explains the provider’s error with what to do, and names no secret', async () => {
    bots.fail('getMe', { does: 'reply', status: 401, description: 'Unauthorized' });
    const { body, text } = await check('telegram');
    expect(body).toMatchObject({
      passed: false,
      findings: [{ ok: false, message: expect.stringMatching(/BotFather/) }],
    });
    expect(text).not.toContain(BOT_TOKEN);
  });

  test('of a channel that is not set up, or has no provider, calls nobody', async () => {
    const sms = await check('sms');
    expect([sms.status, sms.body]).toMatchObject([409, { error: expect.stringMatching(/^SMS is not set up/) }]);
    api.site.channels.set('desktop', createRecordingChannel('desktop'));
    const desktop = await check('desktop');
    expect([desktop.status, desktop.body]).toMatchObject([409, { error: expect.stringMatching(/no provider/) }]);
    expect((await check('pigeon')).status).toBe(400);
  });

  test('is for administrators, is written down, and is limited', async () => {
    expect((await check('telegram', ruth)).status).toBe(403);
    for (let count = 0; count < 60; count += 1) await check('telegram');
    expect((await check('telegram')).status).toBe(429);
    expect(bots.calls).toHaveLength(60);
    const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
    expect(acts).toHaveLength(60);
    expect(acts[0]).toMatchObject({
      ...{ actorId: admin.id, action: 'admin.channels.check', targetId: null },
      details: { channel: 'telegram' },
    });
  });

  test('that breaks is a finding too, and is logged', async () => {
    const broken = async () => {
      throw new Error('a mistake of ours');
    };
    api.site.channels.set('slack', { ...createRecordingChannel('slack'), check: broken });
    expect((await check('slack')).body).toMatchObject({ passed: false, findings: [{ said: { code: 'check_ended' } }] });
    expect(api.site.logged).toMatchObject([{ channel: 'slack' }]);
  });
});

describe('the facts of a channel', () => {
  test('name the settings that it lacks, with the alternatives', async () => {
    expect(await facts('sms')).toMatchObject({
      canCheck: false,
      needs: [['TWILIO_ACCOUNT_SID'], ['TWILIO_AUTH_TOKEN'], ['TWILIO_MESSAGING_SERVICE_SID', 'TWILIO_PHONE_NUMBER']],
    });
    expect(await facts('telegram')).toMatchObject({ canCheck: true, needs: [] });
  });

  test('have the time of the last message that its provider accepted, to the minute', async () => {
    const channel = createRecordingChannel('email');
    api.site.channels.set('email', channel);
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'] });
    const sendTest = () => ruth.post(`/api/alerts/test/${ruth.id}`);
    channel.next.push(failed('smtp_554'));
    await sendTest();
    expect(await facts('email')).toMatchObject({ lastSentAt: null });
    channel.next.push(sent('1'));
    await sendTest();
    expect(await facts('email')).toMatchObject({ lastSentAt: '2027-03-01T08:00:00.000Z' });
    await api.site.clock.advance(30_000);
    await sendTest();
    expect(await facts('email')).toMatchObject({ lastSentAt: '2027-03-01T08:00:00.000Z' });
    await api.site.clock.advance(60_000);
    await sendTest();
    expect(await facts('email')).toMatchObject({ lastSentAt: '2027-03-01T08:01:30.000Z' });
  });
});
