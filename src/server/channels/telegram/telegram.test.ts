import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../../site/env.ts';
import { createChannelTools } from '../../testing/providers/channel-tools.ts';
import { sampleGuidance, sampleTest } from '../../testing/providers/sample-messages.ts';
import { BOT_USERNAME } from '../../testing/providers/telegram-bot.ts';
import {
  BOT_TOKEN,
  startTelegramServer,
  type TelegramFailure,
  type TelegramServer,
} from '../../testing/providers/telegram-server.ts';
import { type Channel, openChannel } from '../channel.ts';
import type { Polling, Webhook } from '../incoming.ts';
import type { Message } from '../message.ts';
import { telegram } from './telegram.ts';

const RUTH = { id: 4711, username: 'ruth_g', first_name: 'Ruth', language_code: 'es-419' };
const TO = { name: 'Ruth', address: String(RUTH.id) };

let double: TelegramServer;
let channel: Channel;

beforeEach(async () => {
  double = await startTelegramServer();
  channel = open();
  double.setChat(RUTH.id, 'open');
});
afterEach(async () => {
  await channel.close();
  await double.close();
});

function open(settings: Record<string, string> = {}): Channel {
  const env = readEnv({ TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: double.url, ...settings });
  return openChannel('telegram', telegram, createChannelTools(env));
}

const send = (message: Message = sampleTest({ to: TO })) => channel.send(message);
const polling = () => channel.polling as Polling;
const receive = (cursor: string | null = null, signal = new AbortController().signal) =>
  polling().receive(cursor, signal);

describe('a message (C29)', () => {
  test('C29 shows title, parts and link of an entry as text, with its formatting beside it', async () => {
    expect(await send(sampleGuidance({ to: TO }))).toEqual({ kind: 'sent', providerId: '1' });
    const [sent] = double.sent;
    expect(sent?.chat_id).toBe(RUTH.id);
    expect(sent?.text).toContain('Prayer · Carry her to the One who carries you');
    expect(sent?.text).toContain('Hold what I cannot reach.');
    expect(sent?.text).toContain('1. Write her name down.\n2. Send one sentence.');
    expect(sent?.text).toContain('Begin your prayer: https://hesed.example.net/dashboard?entry=41\n');
    expect(sent?.text).toContain('send /stop');
    const bold = sent?.entities?.filter(({ type }) => type === 'bold') ?? [];
    const words = bold.map(({ offset, length }) => sent?.text.slice(offset, offset + length));
    expect(words).toContain('Prayer · Carry her to the One who carries you');
  });

  test('C29 carries text that looks like formatting as plain text', async () => {
    await send(sampleGuidance({ to: TO }, { title: '<b>1 & 2</b>', content: '*not bold* [a](b) <script>' }));
    expect(double.sent[0]?.text).toContain('<b>1 & 2</b>');
    expect(double.sent[0]?.text).toContain('*not bold* [a](b) <script>');
    expect(double.sent[0]).not.toHaveProperty('parse_mode');
  });

  test.each([
    ['content', { content: '😀 word '.repeat(2_000) }],
    ['title', { title: 'T'.repeat(9_000) }],
    ['later part', { content: 'x'.repeat(3_900), encouragement: 'y'.repeat(3_000) }],
  ])('C29 with a long %s is cut to 4,096 characters, with its link whole', async (_name, entry) => {
    expect(await send(sampleGuidance({ to: TO }, entry))).toMatchObject({ kind: 'sent' });
    const text = double.sent[0]?.text ?? '';
    expect(text.length).toBeLessThanOrEqual(4_096);
    expect(text.length).toBeGreaterThan(3_900);
    expect(text).toContain('https://hesed.example.net/dashboard?entry=41\n');
    expect(text.isWellFormed()).toBe(true);
  });

  test('is in the language of its reader', async () => {
    await send(sampleTest({ to: { ...TO, language: 'es' } }));
    expect(double.sent[0]?.text).toContain('Esta es una prueba de Hesed');
  });
});

describe('a failed message', () => {
  const DISABLED = { kind: 'failed', address: 'disable' };

  test.each([
    ['blocked', { ...DISABLED, code: 'telegram_blocked' }],
    ['deactivated', { ...DISABLED, code: 'telegram_deactivated' }],
  ] as const)('C30 to a person who is %s disables the chat, without a retry', async (state, result) => {
    double.setChat(RUTH.id, state);
    expect(await send()).toEqual(result);
  });

  test('C30 to a chat that Telegram does not know disables it, without a retry', async () => {
    const result = await send(sampleTest({ to: { name: 'Naomi', address: '99' } }));
    expect(result).toEqual({ ...DISABLED, code: 'telegram_chat_not_found' });
  });

  const reply = (status: number, description: string, retryAfter?: number): TelegramFailure => ({
    does: 'reply',
    status,
    description,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
  const retrying = (code: string, more = {}) => ({
    ...{ kind: 'retry', code, afterMs: 0, rests: 'message', address: 'none' },
    ...more,
  });
  const unknown = { kind: 'unknown', code: 'telegram_no_answer' };

  test.each<[string, TelegramFailure, object]>([
    [
      'C29 answered 429 waits for the retry_after of Telegram, and so does the channel',
      reply(429, 'Too Many Requests: retry after 7', 7),
      retrying('telegram_429', { afterMs: 7_000, rests: 'channel' }),
    ],
    [
      'answered 401 waits until the token is right',
      reply(401, 'Unauthorized'),
      retrying('telegram_token', { afterMs: 60 * 60_000, rests: 'channel' }),
    ],
    [
      'C35 answered 400 is not tried again',
      reply(400, "Bad Request: can't parse entities"),
      { kind: 'failed', code: 'telegram_400', address: 'none' },
    ],
    ['C35 answered 500 is tried again by the queue', reply(500, 'Internal Server Error'), retrying('telegram_500')],
    ['answered by a gateway that gave up may have arrived', reply(504, 'Gateway Time-out'), unknown],
    ['whose connection drops may have arrived', { does: 'drop' }, unknown],
    ['with an answer that is no JSON may have arrived', { does: 'garbage' }, unknown],
  ])('%s', async (_name, failure, result) => {
    double.fail('sendMessage', failure);
    expect(await send()).toEqual(result);
    // C35: the channel made one call, whatever the outcome.
    expect(double.calls).toEqual(['sendMessage']);
  });

  test.each([301, 302, 303, 307, 308])('redirected (%i) to another host is not sent there', async (status) => {
    double.fail('sendMessage', { does: 'redirect', status });
    // The other host answers 401, which would rest the channel if it were Telegram's own answer.
    expect(await send()).toEqual(retrying('telegram_redirected'));
    expect(double.calls).toEqual(['sendMessage']);
  });

  test.each([301, 302, 303, 307, 308])('redirected (%i) on the same host is not sent there', async (status) => {
    double.fail('sendMessage', { does: 'redirect', status, path: `/bot${BOT_TOKEN}/getMe` });
    expect(await send()).toEqual(retrying('telegram_redirected'));
    expect(double.calls).toEqual(['sendMessage']);
    double.heal();
    expect(await send()).toMatchObject({ kind: 'sent' });
  });

  test('to a host that refuses connections is tried again', async () => {
    const { url } = double;
    await double.close();
    channel = open({ TELEGRAM_API_URL: url });
    expect(await send()).toEqual(retrying('telegram_unreachable'));
    double = await startTelegramServer();
  });

  test.each(['hang', 'half'] as const)(
    'that is aborted before the whole answer (%s) may have arrived',
    async (does) => {
      double.fail('sendMessage', { does });
      const signal = new AbortController();
      const sending = channel.send(sampleTest({ to: TO }), signal.signal);
      await expect.poll(() => double.calls).toEqual(['sendMessage']);
      signal.abort();
      expect(await sending).toEqual(unknown);
    },
  );

  test('C33 leaves neither the token nor a text in an error of polling', async () => {
    double.fail('getUpdates', reply(400, 'Bad Request: a text of Ruth'));
    const error = await receive().catch((thrown: unknown) => thrown);
    expect(String(error)).toBe('FetchError: getUpdates: Telegram answered 400');
    expect(JSON.stringify(error)).not.toMatch(/Ruth|AAE/);
  });
});

describe('polling', () => {
  test('C28 reads commands of private chats, and nothing of groups', async () => {
    const secret = 'Vb3k1-x9_2QmZt7LrYp0aUw8nHc4EdSgKfJi5oB6TvE';
    for (const text of ['/start', `/start ${secret}`, '/stop', 'STOP', '/pause', `/help@${BOT_USERNAME}`, 'Amen'])
      double.write(RUTH, text);
    double.write(RUTH, `/start ${secret}`, 'group');
    const { events, cursor } = await receive();
    const about = { channel: 'telegram', address: '4711', language: 'es' };
    const details = { username: 'ruth_g', firstName: 'Ruth', lastName: null };
    const expected = [
      { kind: 'ask_token', ...about, details },
      { kind: 'link', ...about, secret, details },
      { kind: 'stop', ...about },
      { kind: 'stop', ...about },
      { kind: 'pause', ...about },
      { kind: 'help', ...about },
      { kind: 'reply', ...about, text: 'Amen' },
    ];
    expect(events).toEqual(expected.map((event, at) => ({ ...event, eventId: `123456789:${101 + at}` })));
    expect(cursor).toBe('123456789:109');
  });

  test.each(['Start please', 'start again', '/start again'])(
    'C28: “%s” is a start, and its other word is no secret',
    async (text) => {
      double.write(RUTH, text);
      expect((await receive()).events).toMatchObject([{ kind: 'ask_token', address: '4711', text }]);
    },
  );

  test('goes on after the last update, and waits where there is none', async () => {
    double.write(RUTH, '/help');
    const { cursor } = await receive();
    const next = receive(cursor);
    await double.polled();
    double.write(RUTH, '/stop');
    expect((await next).events).toMatchObject([{ kind: 'stop' }]);
  });

  test('C31 ignores the cursor of another bot, so that no update is lost', async () => {
    double.write(RUTH, '/help');
    for (const cursor of ['987654321:5000', '5000']) expect((await receive(cursor)).events).toHaveLength(1);
  });

  test('C31 fails with a 409 while another process polls, and works again afterwards', async () => {
    const other = open();
    const receiveThere = () => (other.polling as Polling).receive(null, new AbortController().signal);
    // Only later calls wait.
    await receiveThere();
    await receive();
    const pushedOut = receive().catch((error: unknown) => String(error));
    await double.polled();
    const theirs = receiveThere();
    expect(await pushedOut).toBe('FetchError: getUpdates: Telegram answered 409');
    double.write(RUTH, '/help');
    expect((await theirs).events).toHaveLength(1);
    expect((await receive()).events).toHaveLength(1);
    await other.close();
  });

  test('C31 ends at once when it is aborted', async () => {
    await receive();
    const stopping = new AbortController();
    const fetching = receive(null, stopping.signal).catch((error: unknown) => String(error));
    await double.polled();
    stopping.abort();
    expect(await fetching).toBe('FetchError: getUpdates: no_answer');
  });

  test('answers a chat in plain text', async () => {
    const reply = { channel: 'telegram' as const, address: TO.address, text: 'Help: <b>' };
    await polling().reply(reply, new AbortController().signal);
    expect(double.sent).toEqual([{ chat_id: RUTH.id, text: 'Help: <b>' }]);
  });

  test('C29 a reply that Telegram answers 429 says how long it asks to wait', async () => {
    const tooMany = { status: 429, description: 'Too Many Requests: retry after 7', retryAfter: 7 };
    double.fail('sendMessage', { does: 'reply', ...tooMany });
    const answer = { channel: 'telegram' as const, address: TO.address, text: 'Help' };
    const sending = polling().reply(answer, new AbortController().signal);
    await expect(sending).rejects.toMatchObject({ name: 'AskedToWait', afterMs: 7_000 });
  });

  test('leads to the bot with a secret', async () => {
    expect(await channel.linkUrl?.('a-secret')).toBe(`https://t.me/${BOT_USERNAME}?start=a-secret`);
  });
});

describe('the webhook', () => {
  const WEBHOOK = { PUBLIC_URL: 'https://hesed.example', TELEGRAM_UPDATES: 'webhook' };

  /** A channel whose webhook is registered, with the secret that Telegram got. */
  async function register() {
    channel = open(WEBHOOK);
    await channel.register?.(new AbortController().signal);
    expect(double.webhook?.url).toBe('https://hesed.example/webhooks/telegram');
    return { webhook: channel.webhooks?.[0] as Webhook, secret: double.webhook?.secret_token ?? '' };
  }
  const call = (body: string, secret: string | null, method = 'POST') => ({
    method,
    url: 'https://hesed.example/webhooks/telegram',
    headers: new Headers(secret === null ? {} : { 'x-telegram-bot-api-secret-token': secret }),
    body,
  });

  test('C31 takes an update that comes with the secret of its registration, and no other', async () => {
    const { webhook, secret } = await register();
    const update = JSON.stringify(double.write(RUTH, '/stop'));
    expect(webhook.read(call(update, secret))).toMatchObject([{ kind: 'stop', address: '4711' }]);
    for (const wrong of [null, '', `${secret}x`, BOT_TOKEN]) expect(webhook.read(call(update, wrong))).toBeNull();
    expect(webhook.read(call(update, secret, 'GET'))).toBeNull();
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('C28 takes a press in a private chat, and none in a group', async () => {
    const { webhook, secret } = await register();
    await send(sampleGuidance({ to: TO }));
    const [button] = double.buttonsOf(1);
    const update = JSON.stringify(double.press(RUTH, 1, button?.callback_data ?? ''));
    expect(webhook.read(call(update, secret))).toMatchObject([{ kind: 'answer', address: '4711', answer: 'done' }]);
    const inGroup = update.replace('"type":"private"', '"type":"group"');
    expect(inGroup).not.toBe(update);
    expect(webhook.read(call(inGroup, secret))).toEqual([]);
  });

  test('ignores a body that is no update', async () => {
    const { webhook, secret } = await register();
    for (const body of ['', '{', 'null', '[]', '{"message":{"text":7}}'])
      expect(webhook.read(call(body, secret))).toEqual([]);
  });

  test('sends a reply by a call of its own, and responds without one', async () => {
    const { webhook } = await register();
    const reply = { channel: 'telegram' as const, address: '4711', text: 'Hello' };
    await webhook.reply?.(reply, new AbortController().signal, call('{}', null));
    expect(double.sent).toEqual([{ chat_id: 4711, text: 'Hello' }]);
    expect(await webhook.answer([reply])).toEqual({ type: 'application/json', body: '{}' });
  });

  test('is deleted when the site polls again', async () => {
    await register();
    channel = open();
    double.write(RUTH, '/help');
    expect((await receive()).events).toHaveLength(1);
    expect(double.webhook).toBeNull();
  });

  test('is not there while the site polls', () => {
    expect(channel.webhooks).toBeUndefined();
  });
});
