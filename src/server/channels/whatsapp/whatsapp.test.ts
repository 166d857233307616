import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../../site/env.ts';
import { sampleCode, sampleGuidance } from '../../testing/providers/sample-messages.ts';
import { openTwilioChannel } from '../../testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio } from '../../testing/providers/twilio-server.ts';
import type { Channel } from '../channel.ts';
import { whatsapp } from './whatsapp.ts';

const HOUR = 60 * 60_000;
const MINUTE = 60_000;
const TEMPLATE = `HX${'c'.repeat(32)}`;
const WITH_TEMPLATE = { TWILIO_WHATSAPP_CONTENT_SID: TEMPLATE };

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

const settings = (more: Record<string, string> = {}) => ({
  ...twilio.env,
  TWILIO_WHATSAPP_NUMBER: '+12025550199',
  PUBLIC_URL: 'https://hesed.example.net',
  ...more,
});
const open = (more: Record<string, string> = {}) => openTwilioChannel('whatsapp', settings(more));
const to = (sinceWrittenMs?: number, address = '+447911123456') => ({
  name: 'Ruth',
  address,
  ...(sinceWrittenMs !== undefined && { sinceWrittenMs }),
});
const guidance = (sinceWrittenMs?: number, address?: string) => sampleGuidance({ to: to(sinceWrittenMs, address) });

describe('the window (C14)', () => {
  test.each([0, 23 * HOUR, 23 * HOUR + 49 * MINUTE])(
    'C14: %d ms after the member wrote, the site sends free text',
    async (since) => {
      expect(await channel.send(guidance(since))).toMatchObject({ kind: 'sent' });
      expect(twilio.taken).toEqual([
        {
          To: 'whatsapp:+447911123456',
          From: 'whatsapp:+12025550199',
          StatusCallback: expect.stringContaining('https://hesed.example.net/webhooks/twilio/status?message='),
          Body: expect.stringContaining('Carry her to the One who carries you'),
        },
      ]);
    },
  );

  test('C14: a site with a template sends free text as well while the window is open', async () => {
    channel = open(WITH_TEMPLATE);
    expect(await channel.send(guidance(HOUR))).toMatchObject({ kind: 'sent' });
    const [message] = twilio.taken;
    expect(message?.Body).toContain('Carry her to the One who carries you');
    expect(message).not.toHaveProperty('ContentSid');
  });

  test.each([undefined, 23 * HOUR + 50 * MINUTE, 24 * HOUR])(
    'C14: %s ms after it, the site sends only the approved template, and no text',
    async (since) => {
      channel = open(WITH_TEMPLATE);
      expect(await channel.send(guidance(since))).toMatchObject({ kind: 'sent' });
      expect(twilio.taken).toEqual([
        {
          To: 'whatsapp:+447911123456',
          From: 'whatsapp:+12025550199',
          StatusCallback: expect.stringContaining('https://hesed.example.net/webhooks/twilio/status?message='),
          ContentSid: TEMPLATE,
          ContentVariables: JSON.stringify({
            1: 'Hesed: Carry her to the One who carries you',
            2: 'https://hesed.example.net/dashboard?entry=41',
          }),
        },
      ]);
    },
  );

  test('C14: without a template nothing is sent, and the reason is template_required', async () => {
    expect(await channel.send(guidance())).toEqual({ kind: 'failed', code: 'template_required', address: 'none' });
    expect(twilio.calls).toBe(0);
  });

  test('C14: a code also goes by the template', async () => {
    channel = open(WITH_TEMPLATE);
    await channel.send(sampleCode({ to: to() }));
    expect(twilio.taken[0]?.ContentVariables).toContain('042917');
  });
});

describe('the length (C15)', () => {
  const bodyOf = (content: string) => {
    const rendered = whatsapp.render(sampleGuidance({ to: to(0) }, { content }), readEnv(settings()));
    return 'body' in rendered ? rendered.body : '';
  };

  test('C15: an entry that fits is there as a whole, with its own letters', () => {
    const content = '“Así” — sí. '.repeat(60).trim();
    expect(bodyOf(content)).toContain(content);
  });

  test('C15: a longer one is its title and its link', () => {
    expect(bodyOf('A word of friendship. '.repeat(60))).toBe(
      'Hesed: Carry her to the One who carries you\nhttps://hesed.example.net/dashboard?entry=41\nReply STOP to opt out.',
    );
  });

  test.each([0, 800, 900, 950, 1_000, 5_000])('C15: %d characters of text make at most 1,024', (length) => {
    expect(bodyOf('x'.repeat(length)).length).toBeLessThanOrEqual(1_024);
  });
});

describe('an answer of Twilio (C15)', () => {
  const refused = (code: number, address?: string) => {
    twilio.fail({ does: 'refuse', status: 400, code });
    return channel.send(guidance(0, address));
  };

  test('C15: 63014 opts out', async () => {
    expect(await refused(63014)).toEqual({ kind: 'failed', code: 'twilio_63014', address: 'opt_out' });
  });

  test('C15: 63049 is not tried again to +1, and after an hour elsewhere', async () => {
    expect(await refused(63049, '+12345678901')).toEqual({ kind: 'failed', code: 'twilio_63049', address: 'none' });
    const waitsMs = [HOUR, 6 * HOUR, 24 * HOUR];
    expect(await refused(63049)).toMatchObject({ kind: 'retry', code: 'twilio_63049', waitsMs });
  });

  test('C14: 63016 is not tried again', async () => {
    expect(await refused(63016)).toMatchObject({ kind: 'failed', code: 'twilio_63016' });
  });
});

test('C34: without a number of WhatsApp the channel is not set up', () => {
  expect(whatsapp.missing(readEnv(settings()))).toBeNull();
  expect(whatsapp.missing(readEnv({ ...twilio.env, PUBLIC_URL: 'https://hesed.example' }))).toEqual({
    code: 'method_not_set_up',
    params: { method: 'whatsapp' },
  });
});
