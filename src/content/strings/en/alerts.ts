/** The seven methods, as rows of a card. */
export const alertWords = {
  methods: {
    email: {
      name: 'Email',
      about: (address: string) => `Your guidance as a letter, to ${address}.`,
    },
    sms: { name: 'SMS', about: 'Short text messages on your phone, 1–3 a day.' },
    whatsapp: { name: 'WhatsApp', about: 'Messages on WhatsApp, 1–3 a day.' },
    push: {
      name: 'Push',
      about: 'A quiet note on this device, even while the site is closed. Generic words only, nothing personal.',
    },
    desktop: {
      name: 'Desktop',
      about: 'A notification by an open tab of this site. With no tab open, none is shown.',
    },
    telegram: { name: 'Telegram', about: 'A message from this site’s bot in a chat of your own.' },
    slack: { name: 'Slack', about: 'A message in Slack, in a channel or a direct message.' },
  },
  badges: {
    linked: 'Linked',
    connected: 'Connected',
    readyHere: 'Ready on this device',
    readyElsewhere: 'Ready elsewhere',
    unsaved: 'Not saved yet',
    toDo: {
      email: 'Confirm your address',
      sms: 'Verify your number',
      whatsapp: 'Verify your number',
      push: 'No browser yet',
      desktop: 'Not allowed yet',
      telegram: 'Link your account',
      slack: 'Not connected',
    },
  },
  turningOn: 'This takes effect once you save.',
  turningOff: 'This ends once you save.',
  notSetUp: (methods: string) => `Not set up here: ${methods}`,
  chosenBefore: 'You chose it earlier. Nothing is sent by it.',
  forget: 'Take It Off',
  forgetOf: (method: string) => `Take ${method} off your methods`,
  save: 'Save Preferences',
  saved: { title: 'Preferences Updated', message: 'They apply from now on, to waiting messages too.' },
  failed: 'Failed to save alert preferences',
  loadFailed: 'Failed to load alert preferences',
  unreachable: 'Your alert preferences could not be loaded. They are safe as they were.',
  missing: {
    phoneNumber: 'SMS needs a phone number before you can save.',
    smsConsent: 'SMS needs your consent before you can save.',
    whatsappNumber: 'WhatsApp needs a number before you can save.',
  },
};

export const emailRowWords = {
  resend: 'Send the Link Again',
  newLink: 'Make a New Link',
  sending: 'Sending...',
  tryAgain: 'Send a Test Link',
  disabled:
    'Ask your mail provider to let our mail through, then send a test link and open it: that starts your email again. Or use another address.',
  change: 'Change your address',
  failed: 'The link was not sent. Please try again later.',
};

export const numberWords = {
  phone: 'Phone number',
  whatsapp: 'WhatsApp number',
  help: 'With country code, such as +1234567890.',
  record: 'Read the terms and privacy notes',
  saveFirst: 'Save first. Then we can send a code to this number.',
  notAgreed: 'Tick the box and save first. Then we can send a code to this number.',
  notConfirmed: (number: string) => `${number} is not confirmed yet, so nothing is sent to it.`,
  goesTo: (number: string) => `Messages go to ${number}.`,
  send: 'Send the Code',
  sending: 'Sending...',
  resend: 'Send It Again',
  resendIn: (seconds: number) => `Send It Again in ${seconds} s`,
  code: 'The code we sent you',
  codeMissing: 'Please enter the code we sent you',
  confirm: 'Confirm',
  confirming: 'Checking...',
  confirmed: (number: string) => ({ title: 'Number confirmed', message: `Messages can reach you at ${number}.` }),
  sendFailed: 'The code was not sent. Please try again later.',
  confirmFailed: 'The code could not be checked. Please try again.',
};

export const telegramWords = {
  steps: [
    'Open this site’s bot in Telegram. Whoever looks after the site knows its name.',
    'Send it /start. It answers with a subscription token.',
    'Paste the token here.',
  ],
  token: 'Subscription token',
  link: 'Link',
  linking: 'Linking...',
  unlink: 'Unlink',
  unlinking: 'Unlinking...',
  linkedAs: (name: string, day: string) => `Linked as ${name} since ${day}.`,
  linkedSince: (day: string) => `Linked since ${day}.`,
  handle: (username: string) => `@${username}`,
  checking: 'Looking whether an account is linked',
  unreachable: 'Whether an account is linked could not be loaded. It is as you left it.',
  linked: 'Telegram account linked successfully! You can now receive notifications.',
  linkFailed: 'Failed to link Telegram account',
  unlinked: 'Telegram account unlinked successfully',
  unlinkFailed: 'Failed to unlink Telegram account',
};

export const slackWords = {
  steps: [
    'Save your preferences with Slack switched on.',
    'Ask whoever looks after this site to connect it to your Slack account.',
    'Once that is done this row says Connected, and Test Alerts sends a first message.',
  ],
  connected: 'Switch it off and save to end its messages.',
};

export const testWords = {
  test: 'Test Alerts',
  testing: 'Testing...',
  title: 'Test results',
  sent: 'The test is on its way.',
  successful: (methods: string[]) => ({ title: 'Test Successful', message: `Sent by ${methods.join(', ')}.` }),
  partial: (sent: string[], failed: string[]) => ({
    title: 'Partial Success',
    message: `Sent by ${sent.join(', ')}. Not by ${failed.join(', ')}.`,
  }),
  failed: (messages: string[]) => ({ title: 'Test Failed', message: messages.join(' ') }),
  notSent: 'Could not send test alerts',
};

export const privacyWords = {
  intro: 'What you allow is yours to read, and to take back.',
  kept: 'Kept for you here are your profile, guidance and reflections, your times, and how you are reached. Of messages there is only when they went, by which way, and whether they arrived.',
  record: 'Each yes and no is written into a record that is never changed, with the words that stood on the screen.',
  consent: 'Open Consent Center',
  own: 'Read your own record',
  data: 'Download or delete your data',
};
