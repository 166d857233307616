import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { createLogger } from '../../../lib/logger.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { openTwilioChannel } from '../../../testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio } from '../../../testing/providers/twilio-server.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';

const MINUTE = 60_000;
const NUMBER = '+12025550123';
const FIELDS = { sms: 'phoneNumber', whatsapp: 'whatsappNumber' } as const;

let api: TestApi;
let ruth: SignedIn;
let twilio: TestTwilio;
let lines: string[];
let scheduler: ReturnType<typeof createTestScheduler>;

beforeEach(async () => {
  twilio = await startTwilio();
  lines = [];
  const log = createLogger('trace', { write: (line: string) => void lines.push(line) });
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  const settings = { ...twilio.env, ...twilio.verifyEnv, TWILIO_WHATSAPP_NUMBER: '+12025550177' };
  const channels = [openTwilioChannel('sms', settings, log), openTwilioChannel('whatsapp', settings, log)];
  scheduler = createTestScheduler(api.site, channels);
  ruth = await api.member();
  await choose('sms');
});
afterEach(async () => {
  expect(api.site.logged).toEqual([]);
  api.close();
  await twilio.close();
});

const choose = (channel: keyof typeof FIELDS, number = NUMBER, by = ruth) =>
  by.post(`/api/alerts/preferences/${by.id}`, { alertMethods: [channel], [FIELDS[channel]]: number, smsConsent: true });
const start = (channel: AlertMethod = 'sms', by = ruth) => by.post(`/api/alerts/verify/${by.id}/start`, { channel });
const confirm = (code: string, channel: AlertMethod = 'sms', by = ruth) =>
  by.post(`/api/alerts/verify/${by.id}/confirm`, { channel, code });
const lastCode = () => twilio.codes.at(-1)?.code as string;
const verifiedAt = async (channel: AlertMethod = 'sms') => {
  const { alertAddresses: t } = api.site.db.tables;
  const [row] = await api.site.db.select().from(t).where(eq(t.channel, channel));
  return row?.verifiedAt ?? null;
};
const codeDeliveries = async () => {
  const { deliveries: t } = api.site.db.tables;
  const rows = await api.site.db.select().from(t).where(eq(t.kind, 'verify_code'));
  return rows.map(({ status, errorCode }) => [status, errorCode]);
};

describe('a number is proved by Twilio Verify where the site has a service for it', () => {
  test.each(['sms', 'whatsapp'] as const)('C10: Twilio makes, sends and checks the code: %s', async (channel) => {
    await choose(channel);
    await api.site.db.update(api.site.db.tables.users).set({ language: 'es' });
    expect((await start(channel)).body).toMatchObject({ success: true, said: { code: 'code_sent' } });
    expect(twilio.codes).toEqual([{ to: NUMBER, channel, locale: 'es', code: expect.stringMatching(/^\d{6}$/) }]);
    expect((await confirm(lastCode(), channel)).body).toMatchObject({ said: { code: 'address_confirmed' } });
    expect(await verifiedAt(channel)).toEqual(new Date('2027-03-01T08:00Z'));
    expect(twilio.taken).toEqual([]);
  });

  test('C9: the first message after that is the confirmation, and the code is sent once', async () => {
    await start();
    await confirm(lastCode());
    await scheduler.beat();
    expect(twilio.codes).toHaveLength(1);
    expect(twilio.taken.map(({ Body }) => Body)).toEqual([expect.stringContaining('/consent/sms-whatsapp')]);
  });

  test('C10: a wrong code, and one of another length, are refused at the field', async () => {
    await start();
    for (const code of ['000000', '12']) {
      const { status, body } = await confirm(code);
      expect([status, body.said]).toEqual([400, { code: 'code_wrong' }]);
    }
    expect((await confirm(lastCode())).status).toBe(200);
  });

  test('C10: a code is over after five wrong tries, and Twilio is not asked a sixth time', async () => {
    await start();
    for (let tries = 0; tries < 5; tries += 1) expect((await confirm('000000')).status).toBe(400);
    const { calls } = twilio;
    expect((await confirm(lastCode())).body.said).toEqual({ code: 'code_wrong' });
    expect(twilio.calls).toBe(calls);
    expect(await verifiedAt()).toBeNull();
  });

  test('C10: a code is over after ten minutes, by the site’s clock and by Twilio’s', async () => {
    await start();
    await api.site.clock.advance(10 * MINUTE);
    expect((await confirm(lastCode())).status).toBe(400);
    expect((await start()).status).toBe(200);
    twilio.expireCodes();
    expect((await confirm(lastCode())).body.said).toEqual({ code: 'code_wrong' });
    expect(await verifiedAt()).toBeNull();
  });

  test('C10: three codes go to a number in ten minutes, and a fourth asks Twilio for nothing', async () => {
    for (let count = 0; count < 3; count += 1) expect((await start()).status).toBe(200);
    expect((await start()).status).toBe(429);
    expect(twilio.codes).toHaveLength(3);
  });

  test('C10: a code proves nothing to a member who requested none, even with the same number', async () => {
    const naomi = await api.member();
    await choose('sms', NUMBER, naomi);
    await start();
    expect((await confirm(lastCode(), 'sms', naomi)).status).toBe(400);
    expect((await confirm(lastCode())).status).toBe(200);
  });

  test('C10: the code is neither stored nor logged, nor is the number in the log', async () => {
    await start();
    const { addressProofs, deliveries } = api.site.db.tables;
    const rows = [
      ...(await api.site.db.select().from(addressProofs)),
      ...(await api.site.db.select().from(deliveries)),
    ];
    twilio.fail({ does: 'refuse', status: 503, code: 20503 });
    await confirm(lastCode());
    expect(JSON.stringify(rows) + lines.join('')).not.toContain(lastCode());
    expect(lines.join('')).not.toContain(NUMBER);
  });
});

describe('an error of Verify', () => {
  test.each([
    [400, 60200, { code: 'code_address_refused' }],
    [429, 60203, { code: 'code_too_often' }],
    [403, 60205, { code: 'code_address_refused' }],
    [403, 60410, { code: 'code_blocked' }],
    [404, 20404, { code: 'not_sent', params: { code: 'twilio_20404' } }],
    [503, 20503, { code: 'not_sent', params: { code: 'twilio_20503' } }],
  ])(
    'C10: is explained to the member when it sends, and stored for administrators: %i %i',
    async (status, code, said) => {
      twilio.fail({ does: 'refuse', status, code });
      const answer = await start();
      expect([answer.status, answer.body.said]).toEqual([409, said]);
      expect(await codeDeliveries()).toEqual([['failed', `twilio_${code}`]]);
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ channel: 'sms', code: `twilio_${code}` }]);
    },
  );

  test.each([
    [429, 60202, { code: 'code_too_often' }],
    [503, 20503, { code: 'code_not_checked', params: { code: 'twilio_20503' } }],
  ])('C10: is explained to the member when it checks: %i %i', async (status, code, said) => {
    await start();
    twilio.fail({ does: 'refuse', status, code });
    const answer = await confirm(lastCode());
    expect([answer.status, answer.body.said]).toEqual([409, said]);
    expect(await verifiedAt()).toBeNull();
    twilio.heal();
    expect((await confirm(lastCode())).status).toBe(200);
  });

  test('C10: while it checks costs the member none of their five tries', async () => {
    await start();
    twilio.fail({ does: 'refuse', status: 503, code: 20503 });
    for (let tries = 0; tries < 6; tries += 1)
      expect((await confirm(lastCode())).body.said).toMatchObject({ code: 'code_not_checked' });
    twilio.heal();
    for (let tries = 0; tries < 4; tries += 1) expect((await confirm('000000')).status).toBe(400);
    expect((await confirm(lastCode())).status).toBe(200);
  });

  test('C10: is not retried by the queue, because the member saw the error', async () => {
    twilio.fail({ does: 'refuse', status: 503, code: 20503 });
    await start();
    twilio.heal();
    await api.site.clock.advance(5 * MINUTE);
    await scheduler.beat();
    expect(twilio.codes).toEqual([]);
  });

  test('C10: a service that Twilio does not know alerts the administrators', async () => {
    const admin = await api.member({ role: 'admin' });
    twilio.fail({ does: 'refuse', status: 404, code: 20404 });
    await start();
    const { body } = await admin.get<{ attention: { said: unknown }[] }>(`/api/alerts/inbox/${admin.id}`);
    expect(body.attention.map(({ said }) => said)).toContainEqual({
      code: 'channel_failing',
      params: { method: 'sms', code: 'twilio_20404' },
    });
  });

  test('C6: a refused account lets the channel rest, as for a message', async () => {
    twilio.fail({ does: 'refuse', status: 401, code: 20003 });
    expect((await start()).body.said).toEqual({ code: 'not_sent', params: { code: 'twilio_20003' } });
    expect(await api.site.db.select().from(api.site.db.tables.channelRests)).toMatchObject([{ channel: 'sms' }]);
  });

  test('S7: a start without an answer is not repeated, and the code may be typed if it arrived', async () => {
    twilio.fail({ does: 'drop' });
    expect((await start()).body.said).toMatchObject({ code: 'code_maybe_sent' });
    expect(await codeDeliveries()).toEqual([['unknown', 'twilio_no_answer']]);
    twilio.heal();
    await scheduler.beat();
    expect(twilio.codes).toHaveLength(1);
    expect((await confirm(lastCode())).status).toBe(200);
  });

  test('C10: a check without an answer proves nothing, and a new code does', async () => {
    await start();
    twilio.fail({ does: 'drop' });
    expect((await confirm(lastCode())).body.said).toMatchObject({ code: 'code_not_checked' });
    expect(await verifiedAt()).toBeNull();
    twilio.heal();
    expect((await confirm(lastCode())).body.said).toEqual({ code: 'code_wrong' });
    await start();
    expect((await confirm(lastCode())).status).toBe(200);
  });
});
