/** The words a member agrees to on a screen, each with the version that the consent ledger names (decisions.md D30). */
export const consentWordings = {
  registration: {
    version: 'registration-1',
    text: 'By joining you agree to receive guidance by email once you have confirmed your address. You can stop it at any time with one click.',
  },
  onboarding: {
    version: 'onboarding-1',
    text: 'Your guidance comes only by the methods you choose here. Every message says how to stop it.',
  },
  settings: {
    version: 'settings-2',
    text: 'Guidance reaches you only by the methods that are switched on. Once you save, a method that you switched off sends nothing more, not even what was waiting.',
  },
};

/** The words beside one channel, and over the kinds of mail; they stand in Settings. */
export const channelWordings = {
  sms: {
    version: 'sms-1',
    text: 'I agree to receive guidance by text message on this number, 1–3 messages a day. Message and data rates may apply. Reply STOP to end them at any time, or HELP for help. Agreeing is no condition for anything else here. The terms and privacy notes are in the consent record.',
  },
  whatsapp: {
    version: 'whatsapp-1',
    text: 'By switching WhatsApp on you agree to receive guidance on this number, 1–3 messages a day. Data rates may apply. Reply STOP to end them at any time.',
  },
  mail: {
    version: 'mail-2',
    text: 'Only the kinds of email that are switched on come to you. Once you save, a kind that you switched off stops, even emails that were waiting.',
  },
};
