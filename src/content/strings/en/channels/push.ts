import type { ChannelWords } from '../../channel-words.ts';

export const push = {
  name: 'Push',
  inSentence: 'Push',
  consentName: 'Push notifications',
  about: 'A quiet notification on this device, even while the site is closed. It says nothing personal.',
  badges: { toDo: 'No browser yet' },
  number: null,
  wizard: { name: 'Browser Notification', about: 'Once you allow it on this device, in Settings.' },
  wording: null,
  codes: {},
  diagnostic: null,
} satisfies ChannelWords;
