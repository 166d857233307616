import type { ChannelWords } from '../../channel-words.ts';
import { UNDELIVERED } from '../alerts/undelivered.ts';

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
  codes: {
    template_required: {
      member: 'WhatsApp lets us write to you only for a day after you wrote to us. Write to our number there.',
      admin: 'WhatsApp’s window of a day is closed, and no template is set',
    },
    twilio_63014: { member: 'You blocked our messages in WhatsApp.', admin: 'The member blocked us in WhatsApp' },
    twilio_63016: { member: UNDELIVERED, admin: 'WhatsApp’s window of a day was closed' },
    twilio_63024: { member: 'This number isn’t on WhatsApp.', admin: 'The number is not on WhatsApp' },
    twilio_63049: { member: UNDELIVERED, admin: 'Meta held the message back for now' },
  },
  diagnostic: null,
} satisfies ChannelWords;
