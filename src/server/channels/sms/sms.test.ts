import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inEnglish } from '../../../shared/messages/catalogue.ts';
import { createLogger } from '../../lib/logger.ts';
import { readEnv } from '../../site/env.ts';
import { sampleCode, sampleGuidance, sampleTerms, sampleTest } from '../../testing/providers/sample-messages.ts';
import { openTwilioChannel } from '../../testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio, TWILIO_NUMBER } from '../../testing/providers/twilio-server.ts';
import type { Channel } from '../channel.ts';
import { segmentsOf } from '../twilio/gsm.ts';
import { sms } from './sms.ts';

const TO = { name: 'Ruth', address: '+12345678901' };
const HOUR = 60 * 60_000;
const guidance = (entry: Parameters<typeof sampleGuidance>[1] = {}, ttlMs?: number) =>
  sampleGuidance({ to: TO, ...(ttlMs !== undefined && { ttlMs }) }, entry);

let twilio: TestTwilio;
let channel: Channel;
let lines: string[];

beforeEach(async () => {
  twilio = await startTwilio();
  lines = [];
  channel = open();
});
afterEach(async () => {
  await channel.close();
  await twilio.close();
});

function open(settings: Record<string, string> = {}): Channel {
  const log = createLogger('trace', { write: (line: string) => void lines.push(line) });
  return openTwilioChannel('sms', { ...twilio.env, ...settings }, log);
}
const env = (settings: Record<string, string> = {}) =>
  readEnv({ ...twilio.env, PUBLIC_URL: 'https://hesed.example', ...settings });

test('C7: a message asks for reports at the public address', async () => {
  expect(await channel.send(guidance())).toEqual({ kind: 'sent', providerId: `SM${'0'.repeat(31)}1` });
  expect(twilio.taken).toEqual([
    {
      To: '+12345678901',
      From: TWILIO_NUMBER,
      ValidityPeriod: '14400',
      StatusCallback: expect.stringMatching(
        /^https:\/\/hesed\.example\.net\/webhooks\/twilio\/status\?message=[\w.%-]+$/,
      ),
      Body: expect.stringContaining('Hesed: Carry her to the One who carries you'),
    },
  ]);
});

test.each([
  ['guidance for the time that the queue sets', guidance({}, 15 * 60_000), '900'],
  ['guidance for a minute where less is left', guidance({}, 0), '60'],
  ['a code for its ten minutes', sampleCode({ to: TO }), '600'],
  ['a test for ten minutes', sampleTest({ to: TO }), '600'],
  ['the terms for four hours', sampleTerms({ to: TO }), '14400'],
])('C12: Twilio keeps %s in its queue', async (_what, message, seconds) => {
  await channel.send(message);
  expect(twilio.taken).toMatchObject([{ ValidityPeriod: seconds }]);
});

test.each([
  ['US', 'Text messages go out from (202) 555-0142.'],
  ['GB', 'Text messages go out from +1 202 555 0142.'],
])('the check of the settings names the number as people in %s write it', async (country, sentence) => {
  const number = '+12025550142';
  twilio.change({ numbers: [{ number, sms: true }] });
  const found = await open({ TWILIO_PHONE_NUMBER: number, DEFAULT_COUNTRY: country }).check?.();
  expect(found?.map(({ said }) => inEnglish(said))).toContain(sentence);
});

test('C8: a Messaging Service takes the place of the number', async () => {
  const service = `MG${'a'.repeat(32)}`;
  await open({ TWILIO_MESSAGING_SERVICE_SID: service }).send(guidance());
  expect(twilio.taken).toMatchObject([{ MessagingServiceSid: service }]);
  expect(twilio.taken[0]).not.toHaveProperty('From');
});

describe('C34: without an account or a sender the channel is not set up', () => {
  test.each([
    [{}, false],
    [{ TWILIO_PHONE_NUMBER: '' }, true],
    [{ TWILIO_PHONE_NUMBER: '', TWILIO_MESSAGING_SERVICE_SID: `MG${'a'.repeat(32)}` }, false],
  ])('%j', (settings, isMissing) => {
    expect(sms.missing(env(settings)) !== null).toBe(isMissing);
    expect(sms.missing(readEnv({}))).toEqual({ code: 'method_not_set_up', params: { method: 'sms' } });
  });
});

describe('the text of a message (C13)', () => {
  const bodyOf = (message = guidance(), settings = {}) => {
    const rendered = sms.render(message, env(settings));
    return 'body' in rendered ? rendered.body : '';
  };

  test('C13: names the site and the entry, with its link and how to opt out', () => {
    expect(bodyOf().split('\n')).toEqual([
      'Hesed: Carry her to the One who carries you',
      'Some burdens cannot be lifted by advice. They can still be carried, by name.',
      'https://hesed.example.net/dashboard?entry=41',
      'Reply DONE, LATER or PAUSE.',
      'Reply STOP to opt out.',
    ]);
  });

  test.each([
    ['a long entry', { content: 'A word of “friendship” … '.repeat(100) }],
    ['a long title', { title: 'A very long title that says it all '.repeat(20) }],
    [
      'a long entry in another script',
      { title: '은혜로운 하루', content: '오늘도 친구를 위해 기도합니다. '.repeat(40) },
    ],
    ['signs that count twice', { content: '{[€]}~ '.repeat(200) }],
  ])('C13: %s takes at most 3 segments, its link is whole, and it says how to opt out', (_what, entry) => {
    const body = bodyOf(guidance(entry));
    expect(segmentsOf(body)).toBeLessThanOrEqual(3);
    expect(body.split('\n')).toContain('https://hesed.example.net/dashboard?entry=41');
    expect(body).toMatch(/^Hesed: /);
    expect(body.split('\n').at(-1)).toBe('Reply STOP to opt out.');
  });

  test('C13: a title in another script gets shorter before the message omits how to opt out', () => {
    const message = guidance({ title: '서로의 짐을 지는 친구의 기도 '.repeat(20) });
    const body = bodyOf(message, { APP_NAME: '친구들과 함께 걷는 은혜교회의 아침 편지' });
    expect(segmentsOf(body)).toBeLessThanOrEqual(3);
    const [head, ...rest] = body.split('\n');
    expect(head).toMatch(/^친구들과 함께 걷는 은혜교회의 아침 편지: 서로의 짐을/);
    expect(rest).toEqual(['https://hesed.example.net/dashboard?entry=41', 'Reply STOP to opt out.']);
  });

  test('C13: a text in English or Spanish is GSM-7', () => {
    const spanish = sampleGuidance(
      { to: { ...TO, language: 'es' } },
      { title: '¿Qué oración…?', content: '“Así” — sí.' },
    );
    expect(bodyOf(spanish)).toBe(
      'Hesed: ¿Qué oracion...?\n"Asi" - si.\nhttps://hesed.example.net/dashboard?entry=41\nResponde HECHO, LUEGO o PAUSA.\nResponde STOP para no recibir mas.',
    );
  });

  test.each(['en', 'es'])(
    'C9: the message after verification says frequency, rates, HELP, STOP and terms: %s',
    (language) => {
      const body = bodyOf(sampleTerms({ to: { ...TO, language } }) as never);
      for (const part of [
        /1-3|1 a 3/,
        /rates|tarifas/,
        /HELP/,
        /STOP/,
        /https:\/\/hesed\.example\.net\/consent\/sms-whatsapp$/,
      ])
        expect(body).toMatch(part);
      expect(segmentsOf(body)).toBeLessThanOrEqual(3);
    },
  );

  test('a code and a test name the site, in the language of the member', () => {
    expect(bodyOf(sampleCode({ to: TO }) as never)).toMatch(/^Hesed: 042917 is your code\./);
    expect(bodyOf(sampleTest({ to: { ...TO, language: 'es' } }) as never)).toMatch(/^Hesed: esto es una prueba\./);
  });
});

describe('an answer of Twilio (C6)', () => {
  const refused = (status: number, code: number, headers?: Record<string, string>) => {
    twilio.fail({ does: 'refuse', status, code, ...(headers && { headers }) });
    return channel.send(guidance());
  };

  test('C6: 21610 opts the number out here too', async () => {
    expect(await refused(400, 21610)).toEqual({ kind: 'failed', code: 'twilio_21610', address: 'opt_out' });
  });

  test.each([21211, 21614, 21635, 30006])('C6: %d disables the number', async (code) => {
    expect(await refused(400, code)).toEqual({ kind: 'failed', code: `twilio_${code}`, address: 'disable' });
  });

  test('C6: 30003 is retried twice, and counts against the number', async () => {
    const result = { kind: 'retry', code: 'twilio_30003', afterMs: 0, retries: 2, rests: 'message', address: 'count' };
    expect(await refused(400, 30003)).toEqual(result);
  });

  test('C6: 30007 is not tried again and leaves the number alone', async () => {
    expect(await refused(400, 30007)).toEqual({ kind: 'failed', code: 'twilio_30007', address: 'none' });
  });

  test('C6: 21408 is about the country of one number: the channel does not rest, and nothing is tried again', async () => {
    expect(await refused(400, 21408)).toEqual({ kind: 'failed', code: 'twilio_21408', address: 'none' });
  });

  test.each([30004, 30005])('C6: %d is not tried again, and counts against the number', async (code) => {
    expect(await refused(400, code)).toEqual({ kind: 'failed', code: `twilio_${code}`, address: 'count' });
  });

  test('C6: 30001, a full queue at Twilio, is tried again twice and leaves the number alone', async () => {
    const result = { kind: 'retry', code: 'twilio_30001', afterMs: 0, retries: 2, rests: 'message', address: 'none' };
    expect(await refused(400, 30001)).toEqual(result);
  });

  test.each([
    [401, 20003],
    [400, 21608],
    [400, 30034],
  ])('C6: %d with %d lets the whole channel rest for an hour, and is logged once', async (status, code) => {
    const result = { kind: 'retry', code: `twilio_${code}`, afterMs: HOUR, rests: 'channel', address: 'none' };
    expect(await refused(status, code)).toEqual(result);
    expect(await channel.send(guidance())).toEqual(result);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ channel: 'sms', code: `twilio_${code}` }]);
  });

  test('C35: 20429 waits as long as Twilio asks, with everything on the channel', async () => {
    expect(await refused(429, 20429, { 'retry-after': '7' })).toMatchObject({ afterMs: 7_000, rests: 'channel' });
    expect(await refused(429, 20429)).toMatchObject({ kind: 'retry', afterMs: 0, rests: 'message' });
    expect(await refused(429, 20429, { 'retry-after': 'soon' })).toMatchObject({ kind: 'retry', afterMs: 0 });
  });

  test.each([500, 502, 503])('C6: %d is tried again later, whatever the answer says', async (status) => {
    for (const body of ['', 'null', '<html>Bad gateway</html>', '{"message": 4']) {
      twilio.fail({ does: 'answer', status, body });
      expect(await channel.send(guidance())).toMatchObject({ kind: 'retry', code: `twilio_${status}` });
    }
  });

  test('a redirect is not followed', async () => {
    twilio.fail({ does: 'answer', status: 302, body: '', headers: { location: `${twilio.url}/elsewhere` } });
    expect(await channel.send(guidance())).toMatchObject({ kind: 'retry', code: 'twilio_302' });
    expect(twilio.calls).toBe(1);
  });

  test('another refusal is final', async () => {
    expect(await refused(400, 21617)).toEqual({ kind: 'failed', code: 'twilio_21617', address: 'none' });
  });

  test('a wrong token is an error of the site', async () => {
    channel = open({ TWILIO_AUTH_TOKEN: 'x'.repeat(32) });
    expect(await channel.send(guidance())).toMatchObject({ kind: 'retry', code: 'twilio_20003', rests: 'channel' });
  });

  test('C35: the SDK makes one call, whatever the answer', async () => {
    await refused(429, 20429, { 'retry-after': '0' });
    await refused(503, 20500);
    expect(twilio.calls).toBe(2);
  });
});

describe('a call without an answer (S7)', () => {
  test('that was cut off is of unknown outcome: the message may have gone out', async () => {
    twilio.fail({ does: 'drop' });
    expect(await channel.send(guidance())).toEqual({ kind: 'unknown', code: 'twilio_no_answer' });
    expect(twilio.taken).toHaveLength(1);
  });

  test.each(['', 'ok', '{"sid":', '{}', 'null'])(
    'that says it was taken, and then %j, is of unknown outcome',
    async (body) => {
      twilio.fail({ does: 'answer', status: 201, body });
      expect(await channel.send(guidance())).toEqual({ kind: 'unknown', code: 'twilio_no_answer' });
    },
  );

  test('that is aborted ends at once', async () => {
    twilio.fail({ does: 'hang' });
    const signal = new AbortController();
    const sending = channel.send(guidance(), signal.signal);
    await expect.poll(() => twilio.taken.length).toBe(1);
    signal.abort();
    expect(await sending).toEqual({ kind: 'unknown', code: 'twilio_no_answer' });
  });

  test('that was never connected is tried again', async () => {
    await twilio.close();
    expect(await channel.send(guidance())).toMatchObject({ kind: 'retry', code: 'twilio_unreachable' });
    twilio = await startTwilio();
  });
});

test('no result and no line of the log holds a number, a text or the token', async () => {
  const results = [];
  for (const [status, code] of [
    [400, 21211],
    [401, 20003],
    [500, 20500],
  ] as const) {
    twilio.fail({ does: 'refuse', status, code });
    results.push(await channel.send(guidance()));
  }
  const token = twilio.env.TWILIO_AUTH_TOKEN as string;
  for (const secret of ['2345678901', 'Carry her', token])
    expect(JSON.stringify(results) + lines.join()).not.toContain(secret);
});
