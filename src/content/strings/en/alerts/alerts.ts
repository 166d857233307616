import { listWords } from '../locale.ts';

/** The card of the methods in Settings; each method's own words are in `channels/`. */
export const alertWords = {
  badges: {
    readyHere: 'Ready on this device',
    readyElsewhere: 'Ready elsewhere',
    unsaved: 'Not saved yet',
  },
  turningOn: 'This takes effect once you save.',
  turningOff: 'This stops once you save.',
  notSetUp: (methods: string) => `Not set up here: ${methods}`,
  chosenBefore: 'You chose it earlier, but we can’t send anything by this channel.',
  forget: 'Remove',
  /** `method` is a name as it stands in the middle of a sentence; so are those of the test results below. */
  forgetOf: (method: string) => `Remove ${method} from your channels`,
  save: 'Save Preferences',
  saved: { title: 'Preferences Updated', message: 'They apply right away, even to messages already waiting.' },
  failed: 'Failed to save alert preferences',
  loadFailed: 'Failed to load alert preferences',
  unreachable: 'We couldn’t load your alert preferences. Nothing has changed.',
};

export const codeWords = {
  record: 'Read the terms and privacy notes',
  send: 'Send the Code',
  sending: 'Sending...',
  resend: 'Send It Again',
  resendIn: (seconds: number) => `Send It Again in ${seconds} s`,
  code: 'The code we sent you',
  codeMissing: 'Please enter the code we sent you',
  confirm: 'Confirm',
  confirming: 'Checking...',
  sendFailed: 'We couldn’t send the code. Please try again later.',
  confirmFailed: 'We couldn’t check the code. Please try again.',
};

export const testWords = {
  test: 'Test Alerts',
  testing: 'Testing...',
  title: 'Test results',
  sent: 'The test is on its way.',
  successful: (methods: string[], isOwn: boolean) => ({
    title: 'Test Successful',
    message: `Sent by ${listWords(methods)}.${isOwn ? ' You’ll also find it under Notifications.' : ''}`,
  }),
  seeDeliveries: 'See the deliveries',
  partial: (sent: string[], failed: string[]) => ({
    title: 'Partial Success',
    message: `Sent by ${listWords(sent)}, but not by ${listWords(failed)}.`,
  }),
  failed: 'Test Failed',
  nothing: 'No channel is switched on, so nothing was sent.',
  notSent: { title: 'Could not send test alerts', message: 'We couldn’t reach the server. Please try again.' },
};

export const privacyWords = {
  intro: 'See what you agreed to, and change it whenever you like.',
  kept: 'We keep your profile, guidance and reflections, your schedule, and how to reach you. For each message, we only keep when it was sent, how, and whether it arrived.',
  record: 'We keep a permanent record of each choice and the wording you saw.',
  model: 'Guidance written for you',
  modelOn: 'Guidance can now be written for you. Each card will say so.',
  modelOff: 'All your guidance now comes from our library.',
  memories: 'Bring back what I wrote a year ago',
  memoriesOn: 'What you wrote a year ago will be brought back to you.',
  memoriesOff: 'You’ll no longer see what you wrote a year ago.',
  notSaved: { title: 'Your choice wasn’t saved', message: 'Please try again.' },
  consent: 'Open Consent Center',
  own: 'Read your record',
  data: 'Download or delete your data',
};
