import type { ChannelWords } from '../../channel-words.ts';
import { UNDELIVERED } from '../alerts/undelivered.ts';

export const telegram = {
  name: 'Telegram',
  inSentence: 'Telegram',
  consentName: 'Telegram',
  about: 'A message from this site’s bot, in your own chat.',
  badges: { toDo: 'Link your account', ready: 'Linked' },
  number: null,
  wizard: null,
  wording: null,
  codes: {
    telegram_unreachable: { member: 'We couldn’t reach Telegram.', admin: 'Telegram could not be reached' },
    telegram_no_answer: {
      member: 'Telegram didn’t answer. It may have arrived.',
      admin: 'Telegram did not answer; it may have arrived',
    },
    telegram_429: {
      member: 'Telegram asked us to wait.',
      admin: 'Telegram asked the bot to wait (429)',
    },
    telegram_token: { member: UNDELIVERED, admin: 'Telegram does not know the bot: check TELEGRAM_BOT_TOKEN' },
    telegram_blocked: {
      member: 'You blocked the bot in Telegram. To get messages again, unblock it and link your account again.',
      admin: 'The member blocked the bot',
    },
    telegram_deactivated: {
      member: 'Your Telegram account no longer exists. Link another one in Settings.',
      admin: 'The Telegram account was deleted',
    },
    telegram_chat_not_found: {
      member: 'Telegram no longer knows this chat. Link your account again in Settings.',
      admin: 'Telegram does not know the chat',
    },
    telegram_4xx: { member: UNDELIVERED, admin: (reply: string) => `Telegram refused the message (${reply})` },
    telegram_5xx: { member: UNDELIVERED, admin: (reply: string) => `Telegram had an error of its own (${reply})` },
  },
  diagnostic: null,
} satisfies ChannelWords;
