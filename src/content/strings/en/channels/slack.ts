import type { ChannelWords } from '../../channel-words.ts';

export const slack = {
  name: 'Slack',
  inSentence: 'Slack',
  consentName: 'Slack',
  about: 'A message in Slack, in a channel or a direct message.',
  badges: { toDo: 'Not connected', ready: 'Connected' },
  number: null,
  wizard: null,
  wording: null,
  codes: {},
  diagnostic: null,
} satisfies ChannelWords;
