import type { ChannelWords } from '../../channel-words.ts';

export const whatsapp = {
  name: 'WhatsApp',
  inSentence: 'WhatsApp',
  consentName: 'WhatsApp',
  about: 'Messages on WhatsApp, 1–3 a day.',
  badges: { toDo: 'Verify your number' },
  number: 'WhatsApp number',
  wizard: null,
  wording: {
    version: 'whatsapp-1',
    text: 'By switching WhatsApp on you agree to receive guidance on this number, 1–3 messages a day. Data rates may apply. Reply STOP to end them at any time.',
  },
  codes: {},
  diagnostic: null,
} satisfies ChannelWords;
