import { message } from '../../../shared/messages/catalogue.ts';
import type { ChannelDefinition, ChannelTools, OpenChannel } from '../channel.ts';
import { sent } from '../send-result.ts';
import { openBotApi } from './bot-api.ts';
import { createLongPolling } from './polling.ts';
import { resultOfFailure } from './telegram-errors.ts';
import { composeText, type TelegramMessage, type TelegramText } from './text.ts';
import { createRegistration, createWebhook } from './webhook.ts';

interface RenderedText {
  chatId: string;
  text: TelegramText;
}

/** Messages of the site's bot (rules.md C28–C31; decisions.md D26). */
export const telegram: ChannelDefinition<RenderedText, TelegramMessage['kind']> = {
  missing: (env) => (env.TELEGRAM_BOT_TOKEN ? null : message('method_not_set_up', { method: 'telegram' })),
  carries: ['guidance', 'test'],
  render: (message, env) => ({ chatId: message.to.address, text: composeText(message, env.APP_NAME) }),
  open: openTelegram,
};

function openTelegram({ env }: ChannelTools): OpenChannel<RenderedText> {
  const token = env.TELEGRAM_BOT_TOKEN ?? '';
  const bot = openBotApi(token, env.TELEGRAM_API_URL);
  const byWebhook = env.TELEGRAM_UPDATES === 'webhook';
  let username: string | null = null;
  return {
    async send({ chatId, text }, _id, calledOff) {
      try {
        const message = await bot.call<{ message_id?: number } | undefined>(
          'sendMessage',
          { chat_id: Number(chatId), ...text, link_preview_options: { is_disabled: true } },
          calledOff,
        );
        // An answer that does not name the message is no whole answer.
        return message?.message_id ? sent(String(message.message_id)) : { kind: 'unknown', code: 'telegram_no_answer' };
      } catch (error) {
        return resultOfFailure(error);
      }
    },
    async linkUrl(secret) {
      username ??= (await bot.call<{ username: string }>('getMe', {})).username;
      return `https://t.me/${username}?start=${secret}`;
    },
    ...(byWebhook ? { webhooks: [createWebhook(token)] } : {}),
    polling: byWebhook ? createRegistration(bot, token, env.publicUrl) : createLongPolling(bot),
    async close() {
      bot.close();
    },
  };
}
