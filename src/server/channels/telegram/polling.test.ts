import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '../../site/env.ts';
import { createChannelTools } from '../../testing/providers/channel-tools.ts';
import { BOT_TOKEN, startTelegramServer, type TelegramServer } from '../../testing/providers/telegram-server.ts';
import { type Channel, openChannel } from '../channel.ts';
import type { Polling } from '../incoming.ts';
import { telegram } from './telegram.ts';

const RUTH = { id: 4711, first_name: 'Ruth' };
const PATIENCE_MS = 400;

let double: TelegramServer;
let channel: Channel;

beforeEach(async () => {
  double = await startTelegramServer();
  double.setChat(RUTH.id, 'open');
  channel = open();
});
afterEach(async () => {
  await channel.close();
  await double.close();
});

function open(settings: Record<string, string> = {}): Channel {
  const env = readEnv({ TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: double.url, ...settings });
  return openChannel('telegram', telegram, createChannelTools(env));
}

const fetchFrom = ({ polling }: Channel, signal = new AbortController().signal) =>
  (polling as Polling).receive(null, signal);
const reply = (status: number, description: string, retryAfter?: number) =>
  ({ does: 'reply', status, description, ...(retryAfter && { retryAfter }) }) as const;

// These calls end only by their time-out.
const WAITS = new Set<string>(['hang', 'half', 'slow_body']);

/** Failures of a call that fetches or registers, and the code that administrators see. */
const FAILURES = [
  ['no answer in time', { does: 'hang' }, 'telegram_no_answer'],
  ['another token', reply(401, 'Unauthorized'), 'telegram_token'],
  ['another process that polls', reply(409, 'Conflict: a text of Ruth'), 'telegram_409'],
  ['too many calls', reply(429, 'Too Many Requests', 7), 'telegram_429'],
  ['an error of Telegram', reply(502, 'Bad Gateway'), 'telegram_502'],
  ['a connection that drops', { does: 'drop' }, 'telegram_no_answer'],
  ['garbage', { does: 'garbage' }, 'telegram_no_answer'],
  ['half an answer', { does: 'half' }, 'telegram_no_answer'],
  ['a slow body', { does: 'slow_body' }, 'telegram_no_answer'],
  ['a redirect', { does: 'redirect' }, 'telegram_redirected'],
] as const;

test('C31: the first call after a start or most errors is answered at once, and the next ones wait for updates', async () => {
  const reached = vi.fn();
  const receive = (signal = new AbortController().signal) =>
    (channel.polling as Polling).receive(null, signal, reached);
  expect((await receive()).events).toEqual([]);
  expect(reached).toHaveBeenCalledTimes(1);
  await expect(receive(AbortSignal.timeout(PATIENCE_MS))).rejects.toMatchObject({ code: 'telegram_no_answer' });
  expect(reached).toHaveBeenCalledTimes(1);
  expect((await receive()).events).toEqual([]);
  expect(reached).toHaveBeenCalledTimes(2);
});

test('C31: after another process polled, two calls without updates show that it is gone', async () => {
  const reached = vi.fn();
  const receive = () => (channel.polling as Polling).receive(null, new AbortController().signal, reached);
  await receive();
  const ended = receive().catch((error: unknown) => error);
  await double.polled();
  const rival = open();
  onTestFinished(() => rival.close());
  await fetchFrom(rival);
  expect(await ended).toMatchObject({ code: 'telegram_409' });
  for (const calls of [1, 2]) {
    const quiet = receive();
    await double.polled();
    double.endPoll();
    expect((await quiet).events).toEqual([]);
    expect(reached).toHaveBeenCalledTimes(calls);
  }
});

describe.each(['getUpdates', 'deleteWebhook'] as const)('C31: %s', (method) => {
  test.each(FAILURES)('fails by %s with its code alone, and loses no update', async (_what, failure, code) => {
    double.write(RUTH, '/help');
    double.fail(method, failure);
    const waits = WAITS.has(failure.does);
    const error = await fetchFrom(channel, waits ? AbortSignal.timeout(PATIENCE_MS) : undefined).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'FetchError', code });
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/Ruth|AAE/);
    expect(double.calls).not.toContain('elsewhere');
    double.heal();
    expect((await fetchFrom(channel)).events).toMatchObject([{ kind: 'help' }]);
  });
});

test.each(FAILURES)('C31: the webhook is registered again after %s', async (_what, failure, code) => {
  const site = open({ PUBLIC_URL: 'https://hesed.example', TELEGRAM_UPDATES: 'webhook' });
  double.fail('setWebhook', failure);
  const waits = WAITS.has(failure.does);
  const failed = site.register?.(waits ? AbortSignal.timeout(PATIENCE_MS) : new AbortController().signal);
  await expect(failed).rejects.toMatchObject({ name: 'FetchError', code });
  double.heal();
  await site.register?.(new AbortController().signal);
  expect(double.webhook?.url).toBe('https://hesed.example/webhooks/telegram');
  expect(site.polling, 'Telegram calls the site').toBeUndefined();
  await site.close();
});

test('C31: nobody at the address of the API is an error of fetching, too', async () => {
  const nowhere = open({ TELEGRAM_API_URL: 'http://127.0.0.1:1' });
  await expect(fetchFrom(nowhere)).rejects.toMatchObject({ name: 'FetchError', code: 'telegram_unreachable' });
  await nowhere.close();
});
