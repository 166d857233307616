import { AskedToWait, type Reply } from '../incoming.ts';
import { type BotApi, BotApiError } from './bot-api.ts';
import { answeredKeyboard, readPress } from './buttons.ts';

// https://core.telegram.org/bots/api#answercallbackquery
const MAX_ALERT_LENGTH = 200;

/**
 * Answers a chat in plain text. The answer to a press of a button is a short notice and the outcome on the message.
 * Both are tried, because Telegram shows no notice for an old press.
 * @throws {AskedToWait} when Telegram has had too many calls, and {BotApiError} where one of the calls fails otherwise.
 */
export async function sendReply(bot: BotApi, reply: Reply, signal: AbortSignal): Promise<void> {
  try {
    await answerChat(bot, reply, signal);
  } catch (error) {
    const failure = error instanceof BotApiError ? error.failure : null;
    if (failure?.kind === 'refused' && failure.status === 429) throw new AskedToWait(failure.retryAfterMs);
    throw error;
  }
}

async function answerChat(bot: BotApi, { address, text, press }: Reply, signal: AbortSignal): Promise<void> {
  const chat_id = Number(address);
  if (!press) return void (await bot.call('sendMessage', { chat_id, text }, signal));
  const { queryId, messageId: message_id, capability } = readPress(press.id);
  const calls = await Promise.allSettled([
    bot.call('answerCallbackQuery', { callback_query_id: queryId, text: text.slice(0, MAX_ALERT_LENGTH) }, signal),
    bot
      .call(
        'editMessageReplyMarkup',
        { chat_id, message_id, reply_markup: answeredKeyboard(press, capability) },
        signal,
      )
      .catch(ignoreUnchanged),
  ]);
  const failed = calls.find((call) => call.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Telegram refuses buttons that the message has already, as after a press that came twice. */
function ignoreUnchanged(error: unknown): void {
  const isUnchanged =
    error instanceof BotApiError &&
    error.failure.kind === 'refused' &&
    error.failure.description.includes('message is not modified');
  if (!isUnchanged) throw error;
}
