import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALERT_METHODS, type AlertMethod, CHANNELS } from '../../shared/channels/channels.ts';
import type { AddressFacts } from '../../shared/channels/facts.ts';
import { inEnglish } from '../../shared/messages/catalogue.ts';
import { type Env, readEnv } from '../lib/env.ts';
import { createLogger } from '../lib/logger.ts';
import { sampleMessages } from '../testing/providers/sample-messages.ts';
import { startSmtpServer } from '../testing/providers/smtp-server.ts';
import { BOT_TOKEN, startTelegramServer } from '../testing/providers/telegram-server.ts';
import { startTwilio, type TestTwilio } from '../testing/providers/twilio-server.ts';
import type { ChannelTools } from './channel.ts';
import { openChannel } from './channel.ts';
import type { Message } from './message.ts';
import { DEFINITIONS, openChannels, whyMissing } from './registry.ts';

// What holds for every channel, whatever its provider. A channel that gets a provider is run through all of it.

const CHAT = 4711;

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let twilio: TestTwilio;
let bots: Awaited<ReturnType<typeof startTelegramServer>>;
let folder: string;
let env: Env;
let tools: ChannelTools;

beforeEach(async () => {
  [smtp, twilio, bots] = await Promise.all([startSmtpServer(), startTwilio(), startTelegramServer()]);
  bots.write({ id: CHAT }, '/start');
  folder = mkdtempSync(join(tmpdir(), 'hesed-channels-'));
  env = readEnv({
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Hesed <hesed@parish.example>',
    ...twilio.env,
    PUBLIC_URL: 'https://hesed.example',
    TWILIO_WHATSAPP_NUMBER: '+12025550199',
    TWILIO_WHATSAPP_CONTENT_SID: `HX${'c'.repeat(32)}`,
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_API_URL: bots.url,
  });
  tools = { env, log: createLogger('fatal'), screens: { hasScreen: () => true } };
});
afterEach(async () => {
  await Promise.all([smtp.close(), twilio.close(), bots.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The channels for which this site's settings name a provider. */
const AVAILABLE = ALERT_METHODS.filter((method) => 'open' in DEFINITIONS[method]);

/** An address of each kind; null where that of the sample messages fits. */
const ADDRESSES = {
  none: '7',
  account: null,
  typed: '+12025550123',
  linked: String(CHAT),
  browsers: '7',
} satisfies Record<AddressFacts['kind'], string | null>;

/** Every kind of message a channel carries, to an address that fits it. */
function messagesFor(method: AlertMethod): Message[] {
  const definition = DEFINITIONS[method];
  if (!('open' in definition)) return [];
  const address = ADDRESSES[CHANNELS[method].address.kind];
  return sampleMessages()
    .filter(({ kind }) => definition.carries.includes(kind))
    .map((message) => ({ ...message, to: { ...message.to, ...(address && { address }) } }));
}

test.each(ALERT_METHODS)('%s can be used, or there is a sentence that says why not', (method) => {
  const why = whyMissing(method, env);
  expect(openChannels(tools).has(method)).toBe(why === null);
  if (why) expect(inEnglish(why)).toMatch(/^[A-Z].*\.$/);
});

describe.each(AVAILABLE)('%s', (method) => {
  const definition = DEFINITIONS[method];
  if (!('open' in definition)) throw new Error(`${method} has no provider`);

  test('carries guidance and tests', () => {
    expect(definition.carries).toEqual(expect.arrayContaining(['guidance', 'test']));
  });

  test('renders a message the same each time, and changes nothing of it', () => {
    for (const message of messagesFor(method)) {
      const before = structuredClone(message);
      expect(JSON.stringify(definition.render(message, env))).toBe(JSON.stringify(definition.render(message, env)));
      expect(message).toEqual(before);
    }
  });

  test('hands every kind of message that it carries to its provider', async () => {
    const channel = openChannel(method, definition, tools);
    for (const message of messagesFor(method))
      expect(await channel.send(message)).toEqual({ kind: 'sent', providerId: expect.stringMatching(/./) });
    await channel.close();
  });

  test('answers a repeat as one, where a repeat may be made at all (S7)', async () => {
    if (!CHANNELS[method].repeatable) return;
    const channel = openChannel(method, definition, tools);
    const [message] = messagesFor(method);
    if (!message) throw new Error(`${method} carries nothing`);
    expect(await channel.send(message)).toEqual(await channel.send(message));
    await channel.close();
  });

  test('ends a call that is called off, and throws nothing', async () => {
    const channel = openChannel(method, definition, tools);
    const [message] = messagesFor(method);
    const { kind } = await channel.send(message as Message, AbortSignal.abort());
    expect(['sent', 'retry', 'unknown']).toContain(kind);
    await channel.close();
  });
});
