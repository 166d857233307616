import { failed } from '../../channels/send-result.ts';
import { arrivalOf } from '../providers/arrivals.ts';
import { BOT_TOKEN, startTelegramServer } from '../providers/telegram-server.ts';
import type { ProviderDouble } from './provider-double.ts';

const CHAT = 4711;

/** Starts the Bot API with one chat. `telegram.test.ts` has the whole table of its answers. */
export async function startDouble(): Promise<ProviderDouble> {
  const bots = await startTelegramServer();
  bots.write({ id: CHAT }, '/start');
  return {
    env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url },
    to: { address: String(CHAT) },
    outcomes: [
      {
        answer: '403: the member blocked the bot',
        arrange: () => bots.setChat(CHAT, 'blocked'),
        ends: failed('telegram_blocked', 'disable'),
      },
    ],
    addressFor(number) {
      bots.setChat(number, 'open');
      return { address: String(number) };
    },
    refuse: (address) => bots.setChat(Number(address), 'blocked'),
    received: () => bots.sent.map((text) => ({ address: String(text.chat_id), sameAs: null, at: arrivalOf(text) })),
    close: () => bots.close(),
  };
}
