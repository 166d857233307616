import type { Catalogue } from '../../messages/message.ts';
import { pluralsOf } from '../../text/plural.ts';

const count = pluralsOf('en-US');

/** The sentences about a check of Telegram, in English. An error says what to do. */
export const telegramChecks = {
  telegram_check_works: ({ bot }: { bot: string }) => `Telegram accepts the token of @${bot}.`,
  telegram_check_refused: ({ code }: { code: number }) =>
    `Telegram knows no bot with this token (${code}). Send /mybots to @BotFather, choose the bot, and copy its API token into TELEGRAM_BOT_TOKEN.`,
  telegram_check_webhook_works: 'Telegram forwards what people write to the bot to this site.',
  telegram_check_webhook_failing: ({ url, error, waiting }: { url: string; error: string; waiting: number }) =>
    `Telegram’s calls to ${url} fail with “${error}”, and ${count(waiting, { one: '# message to the bot is', other: '# messages to the bot are' })} waiting. Check that this address answers from the internet with a valid certificate, and that the proxy asks for no sign-in there.`,
  telegram_check_webhook_none: ({ url }: { url: string }) =>
    `Telegram calls no address for this bot, so nothing people write arrives. This site asks for calls to ${url} when it starts; if it is running, its log says why Telegram refuses.`,
  telegram_check_webhook_other: ({ url, host }: { url: string; host: string }) =>
    `Telegram calls another address, at ${host}, and not ${url}, so nothing people write arrives. Restart this site, and use each bot for one site only.`,
} as const satisfies Catalogue;
