import { type AlertMethod, CHANNELS } from '../channels.ts';
import { pluralsOf } from '../plural.ts';
import type { Catalogue } from './message.ts';

const count = pluralsOf('en-US');
const MINUTES = { one: '# minute', other: '# minutes' };

/** What the server says of the ways that messages take, in English: why one is not used, and what came of a test. */
export const STANDINGS = {
  too_many_attempts: ({ minutes }: { minutes: number }) =>
    `Too many attempts. Please wait ${minutes <= 1 ? 'a minute' : count(minutes, MINUTES)}.`,
  mail_refused: 'Your mail provider refused our messages, so nothing more is sent to this address.',
  open_our_link: 'Open the link we sent you to confirm your address.',
  mail_captured:
    'This site has no mail server yet. Emails are kept as files on the server, and none of them reaches you.',
  link_captured:
    'This site has no mail server yet, so no link can reach you. Whoever looks after the site can give you the one that confirms your address.',
  agree_and_confirm: 'Agree to receive SMS and confirm your number first.',
  confirm_number: 'Confirm your number first.',
  no_browser: 'No browser of yours takes push messages yet. Turn them on in the one that should.',
  push_not_yet: 'Push messages cannot be sent by this site yet.',
  connect_first: ({ method }: { method: AlertMethod }) => `Connect ${CHANNELS[method].label} first.`,
  method_not_set_up: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} is not set up on this site. Ask your church if you would like it.`,
  method_refused: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} refused our messages, so nothing more is sent there.`,
  method_off: ({ method }: { method: AlertMethod }) =>
    `${CHANNELS[method].label} is switched off. Switch it on and save first.`,
  no_open_tab: 'No tab of this site was open that may show notifications. Keep one open to get them.',
  no_answer: ({ seconds }: { seconds: number }) =>
    `There was no answer within ${count(seconds, { one: '# second', other: '# seconds' })}. The message may still arrive.`,
  address_refused: ({ code }: { code: string }) => `The address was refused (${code}). Nothing more is sent to it.`,
  not_sent: ({ code }: { code: string }) => `The message could not be sent (${code}). Please try again later.`,
  sms_not_testable: 'SMS cannot be tested here yet.',
  address_not_confirmed: 'This address is not confirmed yet, so nothing was sent to it.',
  address_confirmed: 'This address is confirmed.',
  link_sent: ({ email }: { email: string }) => `We sent a link to ${email}. Open it to confirm your address.`,
  confirm_email: ({ email }: { email: string }) =>
    `We sent a link to ${email}. Open it to confirm your address; guidance comes by email after that.`,
  only_confirm_email: ({ email }: { email: string }) =>
    `No message can reach you yet. We sent a link to ${email}: open it to confirm your address, and your guidance comes by email from then on.`,
  email_off:
    'No message reaches you: email is switched off, and nothing else is ready. Your guidance waits for you here.',
  no_way_captured:
    'No message can reach you yet: this site has no mail server, so your emails are kept as files on the server. Your guidance waits for you here.',
  no_way_refused: ({ email }: { email: string }) =>
    `No message reaches you: the mail provider of ${email} refused our messages. Your guidance waits for you here.`,
  sms_not_set_up_yet:
    'You chose text messages. They are not set up on this site yet, so nothing is sent to your phone.',
  verify_phone:
    'You chose text messages. Confirm your number in Settings and agree to receive them; until then nothing is sent to your phone.',
} as const satisfies Catalogue;
