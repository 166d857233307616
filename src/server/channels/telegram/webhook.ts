import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { parseJson } from '../../lib/parse-json.ts';
import { sameCode } from '../../lib/secrets.ts';
import type { Polling, Webhook } from '../incoming.ts';
import { type BotApi, botIdOf } from './bot-api.ts';
import { sendReply } from './replies.ts';
import { asFetchError } from './telegram-errors.ts';
import { ALLOWED_UPDATES, eventsOf } from './updates.ts';

const PATH = '/webhooks/telegram';
const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

/** Returns the address that Telegram calls. */
export function webhookUrl(publicUrl: string): string {
  return `${publicUrl}${PATH}`;
}

/** The secret that Telegram sends with every call to the webhook. Both sides can derive it from the token. */
function secretOf(token: string): string {
  return createHmac('sha256', token).update('telegram-webhook').digest('base64url');
}

/** Takes the updates that Telegram sends. A call without the secret in its header is not Telegram's (rules.md C31). */
export function createWebhook(bot: BotApi, token: string): Webhook {
  const secret = secretOf(token);
  return {
    path: PATH,
    read({ method, headers, body }) {
      if (method !== 'POST' || !sameCode(headers.get(SECRET_HEADER) ?? '', secret)) return null;
      return eventsOf(botIdOf(token), parseJson(body));
    },
    // Telegram would also make one call from the response, but it reports no outcome and ignores the rates (rules.md
    // C29).
    reply: (reply, signal) => sendReply(bot, reply, signal),
    answer: () => ({ type: 'application/json', body: '{}' }),
  };
}

/**
 * Registers the webhook with Telegram, and then waits without fetching. Like polling, it runs in the one process that
 * holds the scheduler's lease, and runs again after a wait where it fails.
 */
export function createRegistration(bot: BotApi, token: string, publicUrl: string): Polling {
  return {
    async receive(cursor, signal, reached) {
      const allowed_updates = ALLOWED_UPDATES;
      const url = webhookUrl(publicUrl);
      await bot
        .call('setWebhook', { url, secret_token: secretOf(token), allowed_updates }, signal)
        .catch((error: unknown) => {
          throw asFetchError(error);
        });
      reached?.();
      if (!signal.aborted) await once(signal, 'abort');
      return { events: [], cursor: cursor ?? '0' };
    },
    reply: (reply, signal) => sendReply(bot, reply, signal),
  };
}
