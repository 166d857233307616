import { FetchError } from '../incoming.ts';
import { failed, retry, type SendResult, siteRefused } from '../send-result.ts';
import { BotApiError } from './bot-api.ts';

/** The code with which Telegram only asks to wait. */
export const ASKS_TO_WAIT = 'telegram_429';
/** The code of a call for updates that another process has ended by its own. */
export const PUSHED_OUT = 'telegram_409';

// The Bot API has no codes for these: its descriptions are all there is (https://core.telegram.org/bots/api#making-requests).
const DEACTIVATED = /deactivated/i;
const NO_CHAT = /chat not found|user not found|PEER_ID_INVALID|chat was upgraded/i;

/**
 * Classifies a failed message: a chat that refuses the bot (rules.md C30), a message refused, or an error of the site or
 * the network. Telegram recognises no repeat, so a call without an answer is never made again (rules.md S7).
 * @throws what is no failure of a call.
 */
export function resultOfFailure(error: unknown): SendResult {
  if (!(error instanceof BotApiError)) throw error;
  const { failure } = error;
  if (failure.kind === 'unreachable') return retry('telegram_unreachable');
  if (failure.kind === 'redirected') return retry('telegram_redirected');
  if (failure.kind === 'no_answer') return { kind: 'unknown', code: 'telegram_no_answer' };
  const { status, description, retryAfterMs } = failure;
  // The bot's limit is the site's: every message waits as long as Telegram asks (rules.md C29).
  if (status === 429) return retry(ASKS_TO_WAIT, { afterMs: retryAfterMs, rests: 'channel' });
  // The token is wrong or was revoked: nobody's message is lost while that is mended.
  if (status === 401 || status === 404) return siteRefused('telegram_token');
  if (DEACTIVATED.test(description)) return failed('telegram_deactivated', 'disable');
  if (status === 403) return failed('telegram_blocked', 'disable');
  if (NO_CHAT.test(description)) return failed('telegram_chat_not_found', 'disable');
  // A gateway gave up waiting, so the message may have gone out.
  if (status === 504) return { kind: 'unknown', code: 'telegram_no_answer' };
  return status >= 500 ? retry(`telegram_${status}`) : failed(`telegram_${status}`);
}

/** Returns a failed call for updates with its code; the sentence names the method and the status, for the log. */
export function asFetchError(error: unknown): unknown {
  if (!(error instanceof BotApiError)) return error;
  const result = resultOfFailure(error);
  return new FetchError('code' in result ? result.code : 'telegram_no_answer', error.message);
}
