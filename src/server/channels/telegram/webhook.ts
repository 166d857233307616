import { createHmac } from 'node:crypto';
import { parseJson } from '../../lib/parse-json.ts';
import { equalInConstantTime } from '../../lib/secrets.ts';
import type { Webhook } from '../incoming.ts';
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
      if (method !== 'POST' || !equalInConstantTime(headers.get(SECRET_HEADER) ?? '', secret)) return null;
      return eventsOf(botIdOf(token), parseJson(body));
    },
    // Telegram would also make one call from the response, but it reports no outcome and ignores the rates (rules.md
    // C29).
    reply: (reply, signal) => sendReply(bot, reply, signal),
    answer: () => ({ type: 'application/json', body: '{}' }),
  };
}

/** Returns the call that registers the webhook with Telegram. */
export function createRegistration(bot: BotApi, token: string, publicUrl: string) {
  return async (signal: AbortSignal): Promise<void> => {
    const allowed_updates = ALLOWED_UPDATES;
    const url = webhookUrl(publicUrl);
    await bot
      .call('setWebhook', { url, secret_token: secretOf(token), allowed_updates }, signal)
      .catch((error: unknown) => {
        throw asFetchError(error);
      });
  };
}
