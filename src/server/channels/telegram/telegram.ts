import { message } from '../../../shared/messages/catalogue.ts';
import type { ChannelDefinition, ChannelTools, OpenChannel } from '../channel.ts';
import { sent } from '../send-result.ts';
import { API_URL, botIdOf, loadTelegraf, openBotApi } from './bot-api.ts';
import { type Keyboard, keyboardOf } from './buttons.ts';
import { checkTelegram } from './check.ts';
import { createLongPolling } from './polling.ts';
import { checkTelegramSettings, type TelegramEnv, telegramSettings } from './settings.ts';
import { ASKS_TO_WAIT, resultOfFailure } from './telegram-errors.ts';
import { composeText, type TelegramMessage, type TelegramText } from './text.ts';
import { createRegistration, createWebhook, webhookUrl } from './webhook.ts';

interface RenderedText {
  chatId: string;
  text: TelegramText;
  /** The buttons below guidance. */
  keyboard?: Keyboard;
}

/** Messages of the site's bot (rules.md C28–C31; decisions.md D26). */
export const telegram: ChannelDefinition<RenderedText, TelegramMessage['kind'], typeof telegramSettings> = {
  settings: telegramSettings,
  checkSettings: checkTelegramSettings,
  missing: (env) => (env.TELEGRAM_BOT_TOKEN ? null : message('method_not_set_up', { method: 'telegram' })),
  needs: [['TELEGRAM_BOT_TOKEN']],
  carries: ['guidance', 'test'],
  asksToWait: [ASKS_TO_WAIT],
  render: (message, env) => ({
    chatId: message.to.address,
    text: composeText(message, env.APP_NAME),
    ...(message.kind === 'guidance' && { keyboard: keyboardOf(message.answers, message.to.language) }),
  }),
  open: openTelegram,
};

function openTelegram({ env, isTrial = false }: ChannelTools<TelegramEnv>): OpenChannel<RenderedText> {
  const token = env.TELEGRAM_BOT_TOKEN ?? '';
  const bot = openBotApi(token, env.TELEGRAM_API_URL);
  const byWebhook = env.TELEGRAM_UPDATES === 'webhook';
  let username: string | null = null;
  return {
    async send({ chatId, text, keyboard }, _id, signal) {
      try {
        const message = await bot.call<{ message_id?: number } | undefined>(
          'sendMessage',
          {
            chat_id: Number(chatId),
            ...text,
            link_preview_options: { is_disabled: true },
            ...(keyboard && { reply_markup: keyboard }),
          },
          signal,
        );
        // A response without the message's id is incomplete.
        return message?.message_id ? sent(String(message.message_id)) : { kind: 'unknown', code: 'telegram_no_answer' };
      } catch (error) {
        return resultOfFailure(error);
      }
    },
    load: loadTelegraf,
    apiUrl: env.TELEGRAM_API_URL ?? API_URL,
    async linkUrl(secret) {
      username ??= (await bot.call<{ username: string }>('getMe', {})).username;
      return `https://t.me/${username}?start=${secret}`;
    },
    ...(byWebhook
      ? { webhooks: [createWebhook(bot, token)], register: createRegistration(bot, token, env.publicUrl) }
      : { polling: createLongPolling(bot, botIdOf(token)) }),
    // The webhook is registered once the settings are in use.
    check: (signal) => checkTelegram(bot, byWebhook && !isTrial ? webhookUrl(env.publicUrl) : null, signal),
    async close() {
      bot.close();
    },
  };
}
