import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Inbox } from '../../../../shared/alerts.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { openTwilioChannel } from '../../../testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio, type TwilioFailure } from '../../../testing/providers/twilio-server.ts';

const NUMBER = '+12025550123';

let twilio: TestTwilio;
let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  twilio = await startTwilio();
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  const settings = { ...twilio.env, TWILIO_WHATSAPP_NUMBER: '+12025550177' };
  for (const channel of ['sms', 'whatsapp'] as const)
    api.site.channels.set(channel, openTwilioChannel(channel, settings));
  ruth = await api.member();
  const numbers = { phoneNumber: NUMBER, whatsappNumber: NUMBER };
  await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['sms'], ...numbers, smsConsent: true });
});
afterEach(async () => {
  api.close();
  await twilio.close();
});

const start = () => ruth.post(`/api/alerts/verify/${ruth.id}/start`, { channel: 'sms' });
const refused = (status: number, code: number): TwilioFailure => ({ does: 'refuse', status, code });

describe('a code that the provider does not take is told to the member on the spot (C10)', () => {
  test.each<[string, TwilioFailure, object]>([
    ['a number that is not valid', refused(400, 21211), { code: 'code_address_refused' }],
    ['a landline', refused(400, 21635), { code: 'code_address_refused' }],
    ['an owner who wrote STOP', refused(400, 21610), { code: 'method_opted_out', params: { method: 'sms' } }],
    ['a country that Twilio does not send to', refused(400, 21408), { code: 'country_refused' }],
    ['a site whose token is wrong', refused(401, 20003), { code: 'not_sent', params: { code: 'twilio_20003' } }],
    ['too many requests', refused(429, 20429), { code: 'not_sent', params: { code: 'twilio_20429' } }],
    ['an error of the provider', refused(503, 20503), { code: 'not_sent', params: { code: 'twilio_20503' } }],
  ])('%s', async (_what, failure, said) => {
    twilio.fail(failure);
    const answer = await start();
    expect([answer.status, answer.body.said]).toEqual([409, said]);
    expect(twilio.taken).toEqual([]);
  });

  test('C6: another member gets their code while Twilio does not send to the country of one', async () => {
    const admin = await api.member({ role: 'admin' });
    const naomi = await api.member();
    await naomi.post(`/api/alerts/preferences/${naomi.id}`, {
      ...{ alertMethods: ['sms'], phoneNumber: '+442079460123', smsConsent: true },
    });
    twilio.fail(refused(400, 21408), '+442079460123');
    const answer = await naomi.post(`/api/alerts/verify/${naomi.id}/start`, { channel: 'sms' });
    expect([answer.status, answer.body.said]).toEqual([409, { code: 'country_refused' }]);
    expect((await start()).status).toBe(200);
    expect(twilio.taken).toMatchObject([{ To: NUMBER }]);
    const { body } = await admin.get<Inbox>(`/api/alerts/inbox/${admin.id}`);
    const failing = { code: 'channel_failing', params: { method: 'sms', code: 'twilio_21408' } };
    expect(body.attention.map(({ said }) => said)).toContainEqual(failing);
  });

  test('WhatsApp without a template, before the member wrote there: the number to write to (C14)', async () => {
    const answer = await ruth.post(`/api/alerts/verify/${ruth.id}/start`, { channel: 'whatsapp' });
    expect([answer.status, answer.body.said]).toEqual([
      409,
      { code: 'whatsapp_write_first', params: { number: '+1 202 555 0177' } },
    ]);
    expect(twilio.taken).toEqual([]);
  });

  test.each([
    ['has too much to do', refused(429, 20429)],
    ['has an error', refused(503, 20503)],
  ])(
    'and where the provider %s, counts only for the hour of the member and of the network address',
    async (_why, failure) => {
      const { rateLimits } = api.site;
      twilio.fail(failure);
      for (let time = 0; time < 10; time += 1) expect((await start()).status).toBe(409);
      twilio.heal();
      const inAnHour = 'Too many attempts. Please wait 60 minutes.';
      expect((await start()).body.message).toBe(inAnHour);
      await rateLimits.reset('codes_from_address', 'unknown');
      expect((await start()).body.message).toBe(inAnHour);
      expect(twilio.calls).toBe(10);
      await rateLimits.reset('code_calls_of_member', String(ruth.id));
      for (let time = 0; time < 3; time += 1) expect((await start()).status).toBe(200);
      expect((await start()).status).toBe(429);
    },
  );

  test('and does not count where no call reached the provider', async () => {
    await twilio.close();
    for (let time = 0; time < 12; time += 1) expect((await start()).status).toBe(409);
  });

  test('and does not count while the channel rests', async () => {
    twilio.fail(refused(401, 20003));
    for (let time = 0; time < 12; time += 1) expect((await start()).status).toBe(409);
    expect(twilio.calls).toBe(1);
  });

  test('and counts where the provider refused it, with the wait in hours after ten in a day', async () => {
    for (let time = 0; time < 10; time += 1) {
      twilio.fail(refused(400, 21617));
      expect((await start()).status).toBe(409);
      await api.site.rateLimits.reset('code_to_address', api.site.keys.sign('code-to-address', NUMBER));
    }
    expect((await start()).body.message).toMatch(/^Too many attempts\. Please wait 24 hours\.$/);
  });

  test('a provider that cannot be reached', async () => {
    await twilio.close();
    const answer = await start();
    expect([answer.status, answer.body.said]).toEqual([
      409,
      { code: 'not_sent', params: { code: 'twilio_unreachable' } },
    ]);
  });

  test('a reply that breaks off: the code may have come, and may be typed', async () => {
    twilio.fail({ does: 'drop' });
    const answer = await start();
    expect([answer.status, answer.body.said]).toEqual([
      200,
      { code: 'code_maybe_sent', params: { address: expect.any(String) } },
    ]);
    const code = /\d{6}/.exec(twilio.taken[0]?.Body ?? '')?.[0];
    const path = `/api/alerts/verify/${ruth.id}/confirm`;
    expect((await ruth.post(path, { channel: 'sms', code })).status).toBe(200);
  });
});
