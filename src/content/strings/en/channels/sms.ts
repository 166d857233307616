import { sms as facts } from '../../../../shared/channels/sms.ts';
import type { ChannelWords, SentencesOf } from '../../channel-words.ts';
import { phoneAddressWords } from './phone-address.ts';

export const sms = {
  name: 'SMS',
  inSentence: 'SMS',
  asSubject: 'SMS',
  way: 'by SMS',
  consentName: 'SMS',
  about: 'Short text messages on your phone, 1–3 a day.',
  badges: { needsYou: 'Verify your number' },
  address: {
    ...phoneAddressWords,
    label: 'Phone number',
    missing: 'SMS needs a phone number before you can save.',
  },
  consentMissing: 'SMS needs your consent before you can save.',
  platform: null,
  wizard: { name: 'SMS Text Message', about: 'Once you confirm your number in Settings.' },
  wording: {
    version: 'sms-1',
    text: 'I agree to receive guidance by text message on this number, 1–3 messages a day. Message and data rates may apply. Reply STOP to end them at any time, or HELP for help. Agreeing is no condition for anything else here. The terms and privacy notes are in the consent record.',
    digest: '41fb4845851c',
  },
  hoursWording: {
    version: 'smshours-2',
    about: 'Text messages come between 8:00 AM and 9:00 PM. At this time you get none, unless you check the box.',
    box: 'Text me at this time too',
    digest: 'ff994e36c573',
  },
  sentences: facts.sentences as SentencesOf<typeof facts>,
  codes: {},
  diagnostic: {
    start: 'Test SMS',
    failed: 'SMS Test Failed',
    result: 'SMS diagnostic',
    fields: {
      phoneNumber: 'Phone number',
      formattedPhoneNumber: 'Formatted phone number',
      hasAccountSid: 'Account SID set',
      hasAuthToken: 'Auth token set',
      hasPhoneNumber: 'Sending number set',
      fromNumber: 'From number',
      messageSid: 'Message SID',
      text: 'Text',
      characters: 'Characters',
      encoding: 'Encoding',
      segments: 'Segments',
    },
  },
} satisfies ChannelWords;
