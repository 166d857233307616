import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleCode } from '../../testing/providers/sample-messages.ts';
import { openTwilioChannel } from '../../testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio, type TwilioFailure } from '../../testing/providers/twilio-server.ts';
import type { Channel } from '../channel.ts';

const TO = { name: 'Ruth', address: '+12025550123' };
const PATIENCE_MS = 400;

let twilio: TestTwilio;
let channel: Channel;

beforeEach(async () => {
  twilio = await startTwilio();
  channel = open();
});
afterEach(async () => {
  await channel.close();
  await twilio.close();
});

function open(settings: Record<string, string> = {}): Channel {
  return openTwilioChannel('sms', { ...twilio.env, ...twilio.verifyEnv, ...settings });
}

/** Starts a code, and checks the right one while Twilio fails. */
async function checkWith(failure: TwilioFailure, signal?: AbortSignal) {
  await channel.send(sampleCode({ to: TO }));
  const code = twilio.codes.at(-1)?.code as string;
  const before = twilio.calls;
  twilio.fail(failure);
  const result = await channel.codes?.check(TO.address, code, signal);
  expect(twilio.calls - before, 'only one call').toBe(1);
  return result;
}

describe('C10: a check proves and refuses nothing', () => {
  test.each<[string, TwilioFailure, string]>([
    ['an error of the site', { does: 'refuse', status: 401, code: 20003 }, 'twilio_20003'],
    ['too many calls', { does: 'refuse', status: 429, code: 20429 }, 'twilio_20429'],
    ['an error of Twilio', { does: 'answer', status: 503, body: '<html>Unavailable</html>' }, 'twilio_503'],
    ['a redirect', { does: 'answer', status: 302, body: '', headers: { location: 'https://a.example' } }, 'twilio_302'],
    ['garbage', { does: 'answer', status: 201, body: '<html>It works!</html>' }, 'twilio_no_answer'],
    ['an answer without a state', { does: 'answer', status: 201, body: '{}' }, 'twilio_no_answer'],
    ['nothing', { does: 'answer', status: 201, body: '' }, 'twilio_no_answer'],
    ['half an answer', { does: 'drop' }, 'twilio_no_answer'],
  ])('by %s', async (_luck, failure, code) => {
    expect(await checkWith(failure)).toEqual({ kind: 'failed', code });
  });

  test.each<[string, TwilioFailure]>([
    ['no answer in time', { does: 'hang' }],
    ['a slow body', { does: 'slow_body' }],
  ])('by %s', async (_luck, failure) => {
    const result = await checkWith(failure, AbortSignal.timeout(PATIENCE_MS));
    expect(result).toEqual({ kind: 'failed', code: 'twilio_no_answer' });
  });

  test('by a refused connection', async () => {
    const nowhere = open({ TWILIO_API_URL: 'http://127.0.0.1:1' });
    expect(await nowhere.codes?.check(TO.address, '123456')).toEqual({ kind: 'failed', code: 'twilio_unreachable' });
    await nowhere.close();
  });
});
