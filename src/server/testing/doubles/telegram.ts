import { MAX_WAIT_MS } from '../../channels/retry-after.ts';
import { failed, retry, type SendResult } from '../../channels/send-result.ts';
import { arrivalOf } from '../providers/arrivals.ts';
import { BOT_TOKEN, startTelegramServer } from '../providers/telegram-server.ts';
import { ABSURD_DELAY_SECONDS, type ProviderDouble } from './provider-double.ts';

const CHAT = 4711;
const WEBHOOK = { PUBLIC_URL: 'https://hesed.example', TELEGRAM_UPDATES: 'webhook' };
const SITE_WEBHOOK = `${WEBHOOK.PUBLIC_URL}/webhooks/telegram`;
const UNKNOWN: SendResult = { kind: 'unknown', code: 'telegram_no_answer' };

/** Starts the Bot API with one chat. `telegram.test.ts` has the whole table of its answers. */
export async function startDouble(): Promise<ProviderDouble> {
  const bots = await startTelegramServer();
  bots.write({ id: CHAT }, '/start');
  const reply = (status: number, description: string) => () =>
    bots.fail('sendMessage', { does: 'reply', status, description });
  return {
    env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url },
    to: { address: String(CHAT) },
    outcomes: [
      {
        answer: '403: the member blocked the bot',
        arrange: reply(403, 'Forbidden: bot was blocked by the user'),
        ends: failed('telegram_blocked', 'disable'),
      },
      {
        answer: '403: the account was deleted',
        arrange: reply(403, 'Forbidden: user is deactivated'),
        ends: failed('telegram_deactivated', 'disable'),
      },
      {
        answer: '400: no such chat',
        arrange: reply(400, 'Bad Request: chat not found'),
        ends: failed('telegram_chat_not_found', 'disable'),
      },
      {
        answer: '401: another token',
        arrange: reply(401, 'Unauthorized'),
        ends: retry('telegram_token', { afterMs: 60 * 60_000, rests: 'channel' }),
      },
    ],
    providerFailures: {
      'a refused connection': {
        env: { TELEGRAM_API_URL: 'http://127.0.0.1:1' },
        ends: retry('telegram_unreachable'),
      },
      'no answer in time': { waits: true, arrange: () => bots.fail('sendMessage', { does: 'hang' }), ends: UNKNOWN },
      'a client error': {
        arrange: () =>
          bots.fail('sendMessage', { does: 'reply', status: 400, description: 'Bad Request: message is too long' }),
        ends: failed('telegram_400'),
      },
      'too many calls': {
        arrange: () =>
          bots.fail('sendMessage', { does: 'reply', status: 429, description: 'Too Many Requests', retryAfter: 7 }),
        ends: retry('telegram_429', { afterMs: 7_000, rests: 'channel' }),
      },
      'an absurd retry delay': {
        arrange: () =>
          bots.fail('sendMessage', {
            does: 'reply',
            status: 429,
            description: 'Too Many Requests',
            retryAfter: Number(ABSURD_DELAY_SECONDS),
          }),
        ends: retry('telegram_429', { afterMs: MAX_WAIT_MS, rests: 'channel' }),
      },
      'an error of the provider': {
        arrange: () => bots.fail('sendMessage', { does: 'reply', status: 502, description: 'Bad Gateway' }),
        ends: retry('telegram_502'),
      },
      'a gateway that gave up waiting': {
        arrange: () => bots.fail('sendMessage', { does: 'reply', status: 504, description: 'Gateway Time-out' }),
        ends: UNKNOWN,
      },
      garbage: { arrange: () => bots.fail('sendMessage', { does: 'garbage' }), ends: UNKNOWN },
      'half an answer': { waits: true, arrange: () => bots.fail('sendMessage', { does: 'half' }), ends: UNKNOWN },
      'a redirect': {
        arrange: () => bots.fail('sendMessage', { does: 'redirect' }),
        ends: retry('telegram_redirected'),
      },
      'a slow body': { waits: true, arrange: () => bots.fail('sendMessage', { does: 'slow_body' }), ends: UNKNOWN },
    },
    heal: () => bots.heal(),
    addressFor(number) {
      bots.setChat(number, 'open');
      return { address: String(number) };
    },
    refuse: (address) => bots.setChat(Number(address), 'blocked'),
    calls: () => bots.calls.length,
    received: () =>
      bots.sent.map((message) => ({
        address: String(message.chat_id),
        text: message.text,
        repeatTag: null,
        at: arrivalOf(message),
      })),
    checks: [
      { what: 'a valid token', finds: ['telegram_check_works'] },
      {
        what: 'a revoked token',
        arrange: () => bots.fail('getMe', { does: 'reply', status: 401, description: 'Unauthorized' }),
        finds: ['!telegram_check_refused'],
      },
      {
        what: 'a webhook that is set',
        env: WEBHOOK,
        arrange: () => bots.setWebhook(SITE_WEBHOOK),
        finds: ['telegram_check_works', 'telegram_check_webhook_works'],
      },
      { what: 'no webhook', env: WEBHOOK, finds: ['telegram_check_works', '!telegram_check_webhook_none'] },
      {
        what: 'the webhook of another site',
        env: WEBHOOK,
        arrange: () => bots.setWebhook('https://elsewhere.example/webhooks/telegram'),
        finds: ['telegram_check_works', '!telegram_check_webhook_other'],
      },
      {
        what: 'a webhook that Telegram calls in vain',
        env: WEBHOOK,
        arrange: () => bots.setWebhook(SITE_WEBHOOK, { error: 'Connection timed out', hoursAgo: 0.5, waiting: 3 }),
        finds: ['telegram_check_works', '!telegram_check_webhook_failing'],
      },
      {
        what: 'a webhook that works again, whose last error Telegram keeps',
        env: WEBHOOK,
        arrange: () => bots.setWebhook(SITE_WEBHOOK, { error: 'Connection refused', hoursAgo: 0.5, waiting: 0 }),
        finds: ['telegram_check_works', 'telegram_check_webhook_works'],
      },
      {
        what: 'a message on its way to a webhook that failed long ago',
        env: WEBHOOK,
        arrange: () => bots.setWebhook(SITE_WEBHOOK, { error: 'Connection refused', hoursAgo: 2, waiting: 1 }),
        finds: ['telegram_check_works', 'telegram_check_webhook_works'],
      },
      {
        what: 'no answer about the webhook',
        env: WEBHOOK,
        arrange: () => bots.fail('getWebhookInfo', { does: 'garbage' }),
        finds: ['!check_no_answer'],
      },
      {
        what: 'too many calls',
        arrange: () =>
          bots.fail('getMe', { does: 'reply', status: 429, description: 'Too Many Requests', retryAfter: 5 }),
        finds: ['!check_busy'],
      },
      { what: 'no answer', arrange: () => bots.fail('getMe', { does: 'garbage' }), finds: ['!check_no_answer'] },
      { what: 'no server', env: { TELEGRAM_API_URL: 'http://127.0.0.1:1' }, finds: ['!check_unreachable'] },
    ],
    close: () => bots.close(),
  };
}
