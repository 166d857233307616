/** The words of messages to a phone, by SMS and WhatsApp. Each segment of an SMS costs, so they are few. */
export const shortMessageWords = {
  optOut: 'Reply STOP to opt out.',
  answer: 'Reply DONE, LATER or PAUSE.',
  answerInWords: 'Reply with your reflection, or LATER or PAUSE.',
  code: ({ app, code }: { app: string; code: string }) =>
    `${app}: ${code} is your code. It works for ten minutes. If you didn’t ask for it, ignore this message.`,
  verified: ({ app, termsUrl }: { app: string; termsUrl: string }) =>
    `${app}: your number is confirmed. You get 1-3 messages a day. Msg & data rates may apply. Reply HELP for help, STOP to opt out. Terms and privacy: ${termsUrl}`,
  test: ({ app }: { app: string }) => `${app}: this is a test. Your messages reach this phone.`,
};
