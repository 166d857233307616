import { email as facts } from '../../../../shared/channels/email.ts';
import type { ChannelWords, SentencesOf, Wording } from '../../channel-words.ts';
import { UNDELIVERED } from '../alerts/code-sentences.ts';

export const email = {
  name: 'Email',
  inSentence: 'email',
  asSubject: 'Email',
  way: 'by email',
  consentName: 'Email',
  about: (address: string) => `Your guidance by email, to ${address}.`,
  badges: { needsYou: 'Confirm your address' },
  address: null,
  platform: null,
  wizard: {
    name: 'Email',
    about: (address: string) => `To ${address}.`,
    captured: 'This site has no mail server yet. Emails are kept as files on the server and won’t reach you.',
    unconfirmed: (address: string) => `To ${address}, once you open the link we sent there.`,
  },
  wording: null,
  sentences: facts.sentences as SentencesOf<typeof facts>,
  codes: {
    address_invalid: {
      member: 'Your email address isn’t one that mail can reach.',
      advice: 'checkAddress',
      admin: 'The address is not valid',
    },
    smtp_auth: { member: UNDELIVERED, admin: 'The mail server refused our sign-in' },
    smtp_tls: { member: UNDELIVERED, admin: 'No secure connection to the mail server' },
    smtp_timeout: {
      member: 'The mail server didn’t respond in time.',
      advice: 'otherwise',
      admin: 'The mail server did not answer in time',
    },
    smtp_dns: {
      member: 'We couldn’t reach the mail server.',
      advice: 'otherwise',
      admin: 'The name of the mail server was not found',
    },
    smtp_unreachable: {
      member: 'We couldn’t reach the mail server.',
      advice: 'otherwise',
      admin: 'The mail server could not be reached',
    },
    smtp_protocol: { member: UNDELIVERED, admin: 'The mail server sent a reply we did not understand' },
    smtp_failed: { member: UNDELIVERED, admin: 'The mail could not be sent' },
    'sender_*': {
      member: UNDELIVERED,
      admin: (reply: string) => `The mail server takes no mail from this site or its From address (${reply})`,
    },
    'message_*': {
      member: UNDELIVERED,
      admin: (reply: string) => `The mail server refused the message and not the address (${reply})`,
    },
    imap_auth: { member: UNDELIVERED, admin: 'The mailbox for returned mail refuses the sign-in' },
    imap_folder: { member: UNDELIVERED, admin: 'The mailbox for returned mail has no such folder' },
    imap_tls: { member: UNDELIVERED, admin: 'No secure connection to the mailbox for returned mail' },
    imap_unreachable: { member: UNDELIVERED, admin: 'The mailbox for returned mail could not be reached' },
    'bounced_*': {
      member: 'It came back: your email provider didn’t accept it.',
      advice: 'checkAddress',
      admin: (status: string) => `The mail came back (${status})`,
    },
    'outbox_*': {
      member: UNDELIVERED,
      admin: (cause: string) => `The mail could not be kept as a file (${cause})`,
    },
    smtp_4xx: { member: UNDELIVERED, admin: (reply: string) => `The mail server refused it (${reply})` },
    smtp_5xx: {
      member: 'Your email provider refused it.',
      advice: 'checkAddress',
      admin: (reply: string) => `The mail server refused it (${reply})`,
    },
  },
  diagnostic: {
    start: 'Test Email',
    failed: 'Email Test Failed',
    result: 'Email diagnostic',
    fields: {
      email: 'Email',
      hasApiKey: 'Mail server set',
      hasFromEmail: 'From address set',
      fromEmail: 'From address',
      statusCode: 'Status code',
    },
  },
} satisfies ChannelWords;

/** The words over the kinds of mail, below the row of Settings. */
export const mailKindsWording: Wording = {
  version: 'mail-6',
  text: 'Choose which emails you want besides your guidance. Once you save, a kind you’ve switched off stops, even emails already waiting. Security alerts always come.',
  digest: '13775d097495',
};
