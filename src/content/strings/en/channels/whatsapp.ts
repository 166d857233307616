import { whatsapp as facts } from '../../../../shared/channels/whatsapp.ts';
import type { ChannelWords, SentencesOf } from '../../channel-words.ts';
import { UNDELIVERED } from '../alerts/code-sentences.ts';
import { phoneAddressWords } from './phone-address.ts';

export const whatsapp = {
  name: 'WhatsApp',
  inSentence: 'WhatsApp',
  asSubject: 'WhatsApp',
  way: 'on WhatsApp',
  consentName: 'WhatsApp',
  about: 'Messages on WhatsApp, 1–3 a day.',
  badges: { needsYou: 'Verify your number' },
  address: {
    ...phoneAddressWords,
    label: 'WhatsApp number',
    missing: 'WhatsApp needs a number before you can save.',
  },
  platform: null,
  wizard: null,
  wording: {
    version: 'whatsapp-1',
    text: 'By switching WhatsApp on you agree to receive guidance on this number, 1–3 messages a day. Data rates may apply. Reply STOP to end them at any time.',
    digest: '9d637c681b80',
  },
  hoursWording: {
    version: 'whatsapphours-2',
    about: 'WhatsApp messages come between 8:00 AM and 9:00 PM. At this time you get none, unless you check the box.',
    box: 'WhatsApp me at this time too',
    digest: '6d21f933f8f4',
  },
  sentences: facts.sentences as SentencesOf<typeof facts>,
  codes: {
    template_required: {
      member:
        'WhatsApp only lets us message you for a day after you last wrote to us. Send our number a message there.',
      advice: 'byMember',
      admin: 'WhatsApp’s window of a day is closed, and no template is set',
    },
    twilio_63014: {
      member: 'You blocked our messages in WhatsApp.',
      advice: 'byMember',
      admin: 'The member blocked us in WhatsApp',
    },
    twilio_63016: { member: UNDELIVERED, admin: 'WhatsApp’s window of a day was closed' },
    twilio_63024: {
      member: 'This number isn’t on WhatsApp.',
      advice: 'checkNumber',
      admin: 'The number is not on WhatsApp',
    },
    twilio_63049: {
      member: 'WhatsApp held this message back. You can read it in the app.',
      advice: 'nothing',
      admin: 'Meta held the message back; to numbers of +1 it always does',
    },
  },
  diagnostic: null,
} satisfies ChannelWords;
