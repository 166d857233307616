import { message } from '../../../shared/messages/catalogue.ts';
import { broken, type Finding, noVerdict, refusedCheck, works } from '../channel-check.ts';
import { type BotApi, BotApiError } from './bot-api.ts';

/** Asks Telegram whose token it is (https://core.telegram.org/bots/api#getme). */
export async function checkTelegram(bot: BotApi, calledOff?: AbortSignal): Promise<Finding[]> {
  try {
    const me = await bot.call<{ username?: string } | undefined>('getMe', {}, calledOff);
    if (!me?.username) return [noVerdict('Telegram', 'no_answer')];
    return [works(message('telegram_check_works', { bot: me.username }))];
  } catch (error) {
    if (!(error instanceof BotApiError)) throw error;
    return [findingOf(error)];
  }
}

function findingOf({ failure }: BotApiError): Finding {
  if (failure.kind === 'redirected') return noVerdict('Telegram', 'unreachable');
  if (failure.kind !== 'refused') return noVerdict('Telegram', failure.kind);
  const { status } = failure;
  if (status === 401 || status === 404) return broken(message('telegram_check_refused', { code: status }));
  if (status === 429) return noVerdict('Telegram', 'busy');
  return status >= 500 ? noVerdict('Telegram', 'no_answer') : refusedCheck('Telegram', status);
}
