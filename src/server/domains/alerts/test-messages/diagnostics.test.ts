import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { channelWords as enWords } from '../../../../content/strings/en/channels/all.ts';
import { channelWords as esWords } from '../../../../content/strings/es/channels/all.ts';
import type { EmailDiagnostic, SmsDiagnostic } from '../../../../shared/alerts/diagnostics.ts';
import { ALERT_METHODS } from '../../../../shared/channels/channels.ts';
import { DEFINITIONS } from '../../../channels/registry.ts';
import { failed } from '../../../channels/send-result.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { openTwilioChannel } from '../../../testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio, TWILIO_NUMBER } from '../../../testing/providers/twilio-server.ts';

const WITH_SMTP = { SMTP_URL: 'smtp://mail.parish.example', MAIL_FROM: 'Our church <hesed@parish.example>' };

let api: TestApi;
let ruth: SignedIn;
let admin: SignedIn;
let email: RecordingChannel;

async function open(env: Record<string, string> = {}) {
  api = createTestApi({ env });
  email = createRecordingChannel();
  api.site.channels.set('email', email);
  ruth = await api.member({ email: 'ruth@parish.example' });
  admin = await api.member({ role: 'admin' });
}
beforeEach(() => open());
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const sms = (id = ruth.id, by = admin) => by.post<SmsDiagnostic>(`/api/alerts/debug-sms/${id}`);
const mail = (id = ruth.id, by = admin) => by.post<EmailDiagnostic>(`/api/alerts/debug-email/${id}`);

describe('the SMS diagnostic (decisions.md D39)', () => {
  test('has every field where there is no number and nothing set up', async () => {
    const { status, body } = await sms();
    expect(status).toBe(200);
    expect(body).toEqual({
      phoneNumber: null,
      formattedPhoneNumber: null,
      shownNumbers: { phoneNumber: null, fromNumber: null },
      twilioConfig: { hasAccountSid: false, hasAuthToken: false, hasPhoneNumber: false, fromNumber: null },
      twilioTest: {
        success: false,
        messageSid: null,
        error: 'SMS is not set up on this site. Ask your church if you would like it.',
        said: { code: 'method_not_set_up', params: { method: 'sms' } },
        code: 'not_configured',
      },
      longestSample: { text: expect.any(String), characters: expect.any(Number), encoding: 'GSM-7', segments: 3 },
    });
  });

  test.each([
    ['+1 (234) 567-8901', '+12345678901', '+12345678901'],
    ['1.234.567.8901', '12345678901', null],
  ])('shows %s as it is kept, and in E.164 where its country is known', async (typed, kept, formatted) => {
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: [], phoneNumber: typed });
    expect((await sms()).body).toMatchObject({ phoneNumber: kept, formattedPhoneNumber: formatted });
  });
});

describe('the SMS diagnostic of a site with Twilio (decisions.md D39)', () => {
  let twilio: TestTwilio;

  beforeEach(async () => {
    twilio = await startTwilio();
    api.close();
    await open(twilio.env);
    api.site.channels.set('sms', openTwilioChannel('sms', twilio.env));
  });
  afterEach(() => twilio.close());

  async function withNumber(values: Record<string, unknown> = { verifiedAt: new Date() }, smsConsent = true) {
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, {
      alertMethods: smsConsent ? ['sms'] : [],
      phoneNumber: '+12345678901',
      smsConsent,
    });
    const { alertAddresses } = api.site.db.tables;
    await api.site.db.update(alertAddresses).set(values).where(eq(alertAddresses.channel, 'sms'));
  }

  test('sends a test, and shows the real settings without the token', async () => {
    await withNumber();
    const { body, text } = await sms();
    expect(body).toEqual({
      phoneNumber: '+12345678901',
      formattedPhoneNumber: '+12345678901',
      shownNumbers: { phoneNumber: '+1 234 567 8901', fromNumber: '+1 202 555 0100' },
      twilioConfig: { hasAccountSid: true, hasAuthToken: true, hasPhoneNumber: true, fromNumber: TWILIO_NUMBER },
      twilioTest: { success: true, messageSid: `SM${'0'.repeat(31)}1`, error: null, said: null, code: null },
      longestSample: expect.any(Object),
    });
    expect(twilio.taken).toMatchObject([{ To: '+12345678901', Body: expect.stringContaining('this is a test') }]);
    expect(text).not.toContain(twilio.env.TWILIO_AUTH_TOKEN as string);
  });

  test('shows both numbers as their country writes them', async () => {
    await withNumber();
    api.site.env = { ...api.site.env, DEFAULT_COUNTRY: 'US' };
    expect((await sms()).body.shownNumbers).toEqual({
      phoneNumber: '(234) 567-8901',
      fromNumber: '(202) 555-0100',
    });
    api.site.env = { ...api.site.env, TWILIO_MESSAGING_SERVICE_SID: `MG${'a'.repeat(32)}` };
    expect((await sms()).body.shownNumbers.fromNumber, 'the id of a service is no number').toMatch(/^MGa+$/);
  });

  test('C9: sends nothing to a member who switched text messages off', async () => {
    await withNumber();
    await ruth.patch(`/api/alerts/preferences/${ruth.id}`, { switches: { sms: false } });
    expect((await sms()).body.twilioTest).toMatchObject({ success: false, code: 'needs_verification' });
    expect(twilio.calls).toBe(0);
  });

  test('C13: shows the longest text that the library makes, with its characters, encoding and segments', async () => {
    const { text, characters, encoding, segments } = (await sms()).body.longestSample;
    expect(text).toMatch(/^Hesed: .+\n/);
    expect([encoding, segments]).toEqual(['GSM-7', 3]);
    expect(characters).toBeGreaterThan(2 * 153);
    expect(characters).toBeLessThanOrEqual(3 * 153);
  });

  test('says what Twilio refused', async () => {
    await withNumber();
    twilio.fail({ does: 'refuse', status: 400, code: 21408 });
    expect((await sms()).body.twilioTest).toEqual({
      success: false,
      messageSid: null,
      error: 'We can’t send messages to numbers in this country.',
      said: { code: 'country_refused' },
      code: 'twilio_21408',
    });
  });

  test.each([
    ['no consent', { verifiedAt: new Date() }, false, 'needs_verification'],
    ['no verified number', { verifiedAt: null }, true, 'needs_verification'],
    ['an opt-out', { verifiedAt: new Date(), optedOutAt: new Date() }, true, 'disabled'],
    ['a refused number', { verifiedAt: new Date(), disabledAt: new Date() }, true, 'disabled'],
  ])('C9, C34: with %s makes no call, and says why', async (_what, values, consent, code) => {
    await withNumber(values, consent);
    expect((await sms()).body.twilioTest).toMatchObject({
      success: false,
      code,
      error: expect.stringMatching(/^[A-Z].*\.$/),
    });
    expect(twilio.calls).toBe(0);
  });
});

describe('the email diagnostic (decisions.md D39)', () => {
  test('sends a test that is captured where no server is set, and says what is not set', async () => {
    api.site.channels.set('email', { ...email, captures: true });
    const { status, body } = await mail();
    expect(status).toBe(200);
    expect(body).toEqual({
      email: 'ruth@parish.example',
      nodemailerConfig: { hasApiKey: false, hasFromEmail: false, fromEmail: null },
      // A mail that was stored as a file has reached nobody.
      nodemailerTest: {
        success: false,
        statusCode: null,
        error: expect.stringContaining('won’t reach you'),
        said: { code: 'mail_captured' },
        code: 'captured',
      },
    });
    expect(email.sent.map(({ kind, to }) => [kind, to.address])).toEqual([['test', 'ruth@parish.example']]);
  });

  test('says what the server answered', async () => {
    api.close();
    await open(WITH_SMTP);
    expect((await mail()).body).toMatchObject({
      nodemailerConfig: { hasApiKey: true, hasFromEmail: true, fromEmail: 'hesed@parish.example' },
      nodemailerTest: { success: true, statusCode: 250, error: null, said: null, code: null },
    });
    email.next.push(failed('smtp_554'));
    const { status, body } = await mail();
    expect(status).toBe(200);
    expect(body.nodemailerTest).toEqual({
      success: false,
      statusCode: 554,
      error: 'We couldn’t send the message (smtp_554). Please try again later.',
      said: { code: 'not_sent', params: { code: 'smtp_554' } },
      code: 'smtp_554',
    });
    email.next.push(failed('smtp_tls'));
    expect((await mail()).body.nodemailerTest).toMatchObject({ statusCode: null, code: 'smtp_tls' });
  });

  test('never shows a password or the server’s address', async () => {
    api.close();
    await open({ ...WITH_SMTP, SMTP_URL: 'smtp://sender:opensesame@mail.parish.example' });
    expect((await mail()).text).not.toMatch(/opensesame|mail\.parish/);
  });

  test.each([
    ['not confirmed', { verifiedAt: null }, 'needs_verification', 'address_not_confirmed'],
    ['disabled', { disabledAt: new Date() }, 'disabled', 'mail_refused'],
  ])('sends nothing to an address that is %s', async (_how, state, code, said) => {
    const { alertAddresses } = api.site.db.tables;
    await api.site.db.update(alertAddresses).set(state);
    const { status, body } = await mail();
    expect(status).toBe(200);
    expect(body.nodemailerTest).toEqual({
      success: false,
      statusCode: null,
      error: expect.any(String),
      said: { code: said },
      code,
    });
    expect(email.sent).toEqual([]);
  });

  test('is sent five times an hour, and answers with every field after that as well', async () => {
    for (let count = 0; count < 5; count += 1) await mail();
    const { status, body } = await mail();
    expect(status).toBe(200);
    expect(body.nodemailerTest).toMatchObject({ success: false, code: 'too_many_requests' });
    expect(email.sent).toHaveLength(5);
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'] });
    expect((await ruth.post(`/api/alerts/test/${ruth.id}`)).status, 'the member’s own tests are apart').toBe(200);
  });
});

test.each(ALERT_METHODS)(
  '%s has the words of a diagnostic where its definition makes one, and only there',
  (method) => {
    for (const words of [enWords, esWords])
      expect(words[method].diagnostic !== null).toBe(DEFINITIONS[method].diagnose !== undefined);
  },
);

describe.each([
  ['debug-sms', () => sms],
  ['debug-email', () => mail],
] as const)('%s', (_name, call) => {
  test('is for admins, and is audited (decisions.md D2)', async () => {
    expect((await call()(ruth.id, ruth)).status).toBe(403);
    expect(email.sent).toEqual([]);
    await call()();
    const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
    expect(acts).toMatchObject([{ actorId: admin.id, targetId: ruth.id }]);
  });

  test('of an unknown member gives 404', async () => {
    expect((await call()(4711)).status).toBe(404);
  });
});
