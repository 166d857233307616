import { message } from '../../../shared/messages/catalogue.ts';
import { HOUR_MS } from '../../../shared/schedule/durations.ts';
import { broken, type Finding, inconclusive, refusedCheck, works } from '../channel-check.ts';
import { type BotApi, BotApiError } from './bot-api.ts';

// Room for every error that Telegram itself writes.
const MAX_ERROR_LENGTH = 200;
// An older error is from before calls worked again.
const RECENT_ERROR_MS = HOUR_MS;

/**
 * Asks Telegram whose token it is (https://core.telegram.org/bots/api#getme), and which address it calls
 * (https://core.telegram.org/bots/api#getwebhookinfo).
 * @param webhookUrl the address that it must call; null where the site fetches updates.
 */
export async function checkTelegram(bot: BotApi, webhookUrl: string | null, signal?: AbortSignal): Promise<Finding[]> {
  try {
    const me = await bot.call<{ username?: string } | undefined>('getMe', {}, signal);
    if (!me?.username) return [inconclusive('Telegram', 'no_answer')];
    const token = works(message('telegram_check_works', { bot: me.username }));
    return webhookUrl === null ? [token] : [token, await checkWebhook(bot, webhookUrl, signal)];
  } catch (error) {
    if (!(error instanceof BotApiError)) throw error;
    return [findingOf(error)];
  }
}

/** The part of WebhookInfo that the check reads. */
interface WebhookInfo {
  url?: string;
  pending_update_count?: number;
  /** In seconds since the epoch. */
  last_error_date?: number;
  last_error_message?: string;
}

async function checkWebhook(bot: BotApi, url: string, signal?: AbortSignal): Promise<Finding> {
  const info = await bot.call<WebhookInfo | undefined>('getWebhookInfo', {}, signal);
  if (typeof info?.url !== 'string') return inconclusive('Telegram', 'no_answer');
  if (info.url === url) return checkDelivery(url, info);
  if (!URL.canParse(info.url)) return broken(message('telegram_check_webhook_none', { url }));
  // The path of another program's address may hold a secret.
  return broken(message('telegram_check_webhook_other', { url, host: new URL(info.url).host }));
}

/**
 * Telegram keeps its last error after calls work again, so the error counts only when it is recent and updates wait for a
 * call.
 */
function checkDelivery(url: string, info: WebhookInfo): Finding {
  const { pending_update_count: waiting = 0, last_error_date = 0, last_error_message } = info;
  const isRecent = Date.now() - last_error_date * 1_000 <= RECENT_ERROR_MS;
  if (waiting === 0 || !isRecent || !last_error_message) return works(message('telegram_check_webhook_works'));
  const error = last_error_message.replace(/\s+/g, ' ').slice(0, MAX_ERROR_LENGTH);
  return broken(message('telegram_check_webhook_failing', { url, error, waiting }));
}

function findingOf({ failure }: BotApiError): Finding {
  if (failure.kind === 'redirected') return inconclusive('Telegram', 'unreachable');
  if (failure.kind !== 'refused') return inconclusive('Telegram', failure.kind);
  const { status } = failure;
  if (status === 401 || status === 404) return broken(message('telegram_check_refused', { code: status }));
  if (status === 429) return inconclusive('Telegram', 'busy');
  return status >= 500 ? inconclusive('Telegram', 'no_answer') : refusedCheck('Telegram', status);
}
