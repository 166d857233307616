import { telegram as facts } from '../../../../shared/channels/telegram.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import type { ChannelWords, SentencesOf } from '../../channel-words.ts';
import { UNDELIVERED } from '../alerts/code-sentences.ts';

export const telegram = {
  name: 'Telegram',
  inSentence: 'Telegram',
  asSubject: 'Telegram',
  way: 'on Telegram',
  consentName: 'Telegram',
  about: 'A message from this site’s bot, in your own chat.',
  badges: { needsYou: 'Link your account', ready: 'Linked' },
  address: null,
  platform: {
    agreement: 'With Telegram, by starting the bot and entering the token it sends you.',
    place: 'With Telegram, to your personal chat with the bot.',
    connecting: 'The Telegram bot answers you in a private chat.',
    choosing: 'On Telegram it is always your own chat with the bot.',
    accessed:
      'The number of your chat with the bot, the username and names that Telegram shows to a bot you start, and what you send to the bot.',
    sent: 'Your guidance, at your times, from a personal bot into your private chat. Never into a group.',
    read: `What you write to the bot, and the buttons you press there. Commands and buttons do what they say. A reply to a reflection is kept in your journal, if it has ${MIN_REFLECTION_LENGTH} characters or more. A program checks your messages for words that suggest you may be in danger, so that we can show you where to find help, and remembers what kind of danger. Nothing else you write is kept, and we read no other chat.`,
    control:
      'Unlink in Settings deletes the link. Sending /stop or blocking the bot ends it from Telegram’s side, and Settings then shows it.',
    technical: {
      title: 'Telegram',
      text: 'The token from the bot works once, for 15 minutes, and only its hash is kept. One chat belongs to one member; linking again replaces the earlier link.',
    },
  },
  wizard: null,
  wording: null,
  sentences: facts.sentences as SentencesOf<typeof facts>,
  codes: {
    telegram_unreachable: {
      member: 'We couldn’t reach Telegram.',
      advice: 'otherwise',
      admin: 'Telegram could not be reached',
    },
    telegram_redirected: {
      member: 'We couldn’t reach Telegram.',
      advice: 'otherwise',
      admin: 'The address of Telegram leads to another one (check TELEGRAM_API_URL, and proxies on the way)',
    },
    telegram_no_answer: {
      member: 'Telegram didn’t answer. It may have arrived.',
      advice: 'unsure',
      admin: 'Telegram did not answer; it may have arrived',
    },
    telegram_429: {
      member: 'Telegram asked us to wait.',
      advice: 'otherwise',
      admin: 'Telegram asked the bot to wait (429)',
    },
    telegram_token: { member: UNDELIVERED, admin: 'Telegram does not know the bot: check its token in Site Settings' },
    telegram_blocked: {
      member: 'You blocked the bot in Telegram. To get messages again, unblock it and link your account again.',
      advice: 'byMember',
      admin: 'The member blocked the bot',
    },
    telegram_deactivated: {
      member: 'Your Telegram account no longer exists. Link another one in Settings.',
      advice: 'byMember',
      admin: 'The Telegram account was deleted',
    },
    telegram_chat_not_found: {
      member: 'Telegram no longer knows this chat. Link your account again in Settings.',
      advice: 'byMember',
      admin: 'Telegram does not know the chat',
    },
    telegram_4xx: { member: UNDELIVERED, admin: (reply: string) => `Telegram refused the message (${reply})` },
    telegram_5xx: { member: UNDELIVERED, admin: (reply: string) => `Telegram had an internal error (${reply})` },
  },
  diagnostic: null,
} satisfies ChannelWords;
