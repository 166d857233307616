import type { ChannelWords } from '../../channel-words.ts';

export const sms = {
  name: 'SMS',
  inSentence: 'SMS',
  consentName: 'SMS',
  about: 'Short text messages on your phone, 1–3 a day.',
  badges: { toDo: 'Verify your number' },
  number: 'Phone number',
  wizard: { name: 'SMS Text Message', about: 'Once you confirm your number in Settings.' },
  wording: {
    version: 'sms-1',
    text: 'I agree to receive guidance by text message on this number, 1–3 messages a day. Message and data rates may apply. Reply STOP to end them at any time, or HELP for help. Agreeing is no condition for anything else here. The terms and privacy notes are in the consent record.',
  },
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
    },
  },
} satisfies ChannelWords;
