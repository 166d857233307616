import { FetchError, type Polling, type Received } from '../incoming.ts';
import type { BotApi } from './bot-api.ts';
import { sendReply } from './replies.ts';
import { asFetchError, PUSHED_OUT } from './telegram-errors.ts';
import { ALLOWED_UPDATES, eventsOf } from './updates.ts';

/** The time that Telegram holds a call while there is nothing new, in seconds. */
const POLL_SECONDS = 50;
/** The time-out of such a call, in milliseconds. */
const POLL_TIMEOUT_MS = (POLL_SECONDS + 10) * 1_000;

/**
 * After another process pushed this one out, so many calls without updates show that it is gone: together they wait longer
 * than the other process between two tries (rules.md C31).
 */
const QUIET_CALLS = 2;

/** The earliest update that Telegram still keeps. */
const EARLIEST = 0;

/**
 * Fetches updates by long polling (https://core.telegram.org/bots/api#getupdates). The scheduler's poller retries after
 * a failure, such as a 409 where two processes poll, because telegraf's own loop would end the process (rules.md C31).
 * Every bot numbers its updates separately, so a cursor names its bot and is void for another.
 */
export function createLongPolling(bot: BotApi, botId: string): Polling {
  let webhookGone = false;
  let nextCallWaits = false;
  let quietCallsNeeded = 0;
  return {
    async receive(cursor, signal, reached): Promise<Received> {
      try {
        // Telegram does not hand out updates while a webhook is set.
        if (!webhookGone) await bot.call('deleteWebhook', { drop_pending_updates: false }, signal);
        webhookGone = true;
        // The first call after a start or an error does not wait, so that its answer shows at once that updates arrive.
        const timeout = nextCallWaits ? POLL_SECONDS : 0;
        const updates = await bot.call<{ update_id: number }[]>(
          'getUpdates',
          { offset: offsetOf(cursor, botId), timeout, limit: 100, allowed_updates: ALLOWED_UPDATES },
          signal,
          POLL_TIMEOUT_MS,
        );
        nextCallWaits = true;
        if (quietCallsNeeded > 0 && updates.length === 0) quietCallsNeeded -= 1;
        if (quietCallsNeeded === 0) reached?.();
        return {
          events: updates.flatMap((update) => eventsOf(botId, update)),
          cursor: `${botId}:${nextOffset(updates)}`,
        };
      } catch (error) {
        webhookGone = false;
        const failure = asFetchError(error);
        // Another poller ends only calls that wait, so an answer at once would not show that it is gone.
        const isPushedOut = failure instanceof FetchError && failure.code === PUSHED_OUT;
        nextCallWaits = isPushedOut;
        quietCallsNeeded = isPushedOut ? QUIET_CALLS : 0;
        throw failure;
      }
    },
    reply: (reply, signal) => sendReply(bot, reply, signal),
  };
}

/**
 * After an empty answer Telegram has nothing older, so the next call takes the earliest it has: after a week without
 * updates their numbers may restart below the last one.
 */
function nextOffset(updates: { update_id: number }[]): number {
  const last = updates.at(-1);
  return last ? last.update_id + 1 : EARLIEST;
}

/** Returns the first update to fetch after a cursor, or the earliest after a cursor of another bot. */
function offsetOf(cursor: string | null, botId: string): number {
  const [bot, offset] = cursor?.split(':') ?? [];
  return bot === botId && offset ? Number(offset) : EARLIEST;
}
