import type { ChannelWords } from '../../channel-words.ts';

export const telegram = {
  name: 'Telegram',
  inSentence: 'Telegram',
  consentName: 'Telegram',
  about: 'A message from this site’s bot, in your own chat.',
  badges: { toDo: 'Link your account', ready: 'Linked' },
  number: null,
  wizard: null,
  wording: null,
  codes: {},
  diagnostic: null,
} satisfies ChannelWords;
