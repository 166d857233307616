import type { DeliveryCodeWords } from '../../channel-words.ts';
import { CHECK_NUMBER, NO_REPLY, NO_TEXTS, UNDELIVERED } from './code-sentences.ts';

/**
 * A sentence for each code that a delivery on any channel can end with; what only one channel says stands with its
 * words in `channels/`. Members read a sentence about themselves, administrators a phrase about "the member".
 */
export const deliveryCodes = {
  not_ready: {
    member: 'It wasn’t confirmed yet, or it was switched off.',
    admin: 'The channel was not ready for this member',
  },
  after_terms: {
    member: 'It’s waiting for the message with the terms to go out.',
    advice: 'nothing',
    admin: 'It waits for the message with the terms, the first to a verified number',
  },
  terms_failed: {
    member: 'The message with the terms has to come first, and it didn’t arrive.',
    advice: 'checkNumber',
    admin: 'The message with the terms, the first to a verified number, could not be sent',
  },
  terms_late: {
    member:
      'The message with the terms has to come first, and it goes out too late for this one. You can read it in the app.',
    advice: 'nothing',
    admin: 'The message with the terms, the first to a verified number, goes out too late for it',
  },
  missed_window: {
    member: 'It was too late to send it, but the guidance is here in the app.',
    admin: 'It was too late to send it',
  },
  no_longer_due: {
    member:
      'By then it was no longer due, for example because you had marked it as done. Your next guidance comes as usual.',
    advice: 'nothing',
    admin: 'By then the entry was no longer due, in most cases because the member had completed it',
  },
  superseded: { member: 'A newer one was sent instead.', admin: 'A newer one was sent instead' },
  same_instant: { member: 'It was due at the same time as another.', admin: 'Another slot has the same time' },
  opted_out: { member: 'You switched it off.', admin: 'The member opted out' },
  stopped: { member: 'You asked us to stop.', admin: 'The member replied STOP' },
  linked_elsewhere: {
    member: 'This chat was linked to another account.',
    admin: 'The chat was linked to another account',
  },
  quiet_hours: {
    member: 'It was outside the hours when we send messages by this channel.',
    admin: 'It was outside the hours in which messages go by this channel',
  },
  daily_limit: {
    member: 'You had already received as many messages by this channel as you agreed to for one day.',
    admin: 'The member had received as many messages by this channel as they agreed to for one day',
  },
  paused: { member: 'You paused your guidance.', admin: 'The member paused their messages' },
  paused_channel: { member: 'You paused this channel.', admin: 'The member paused this channel' },
  paused_category: { member: 'You paused this kind of email.', admin: 'The member paused this kind of email' },
  rescheduled: { member: 'You changed your schedule.', admin: 'The schedule was changed' },
  cancelled_by_admin: { member: 'An administrator canceled it.', admin: 'An administrator canceled it' },
  outcome_unknown: {
    member: NO_REPLY,
    admin: 'The site stopped while sending it; it may have arrived',
  },
  timed_out: {
    member: NO_REPLY,
    admin: 'There was no reply in time; it may have arrived',
  },
  too_busy: { member: UNDELIVERED, admin: 'Too many messages were ahead of it' },
  address_gone: { member: 'You removed the address it was for.', admin: 'The address was removed' },
  not_carried: {
    member: 'This kind of message isn’t sent by this channel.',
    admin: 'The channel does not carry messages of this kind',
  },
  nothing_to_send: { member: 'There was nothing left to send.', admin: 'There was nothing left to send' },
  not_configured: {
    member: 'It’s no longer set up on this site.',
    admin: 'The channel is not set up on this site',
  },
  // Twilio carries SMS and WhatsApp (https://www.twilio.com/docs/api/errors).
  twilio_20003: { member: UNDELIVERED, admin: 'Twilio refused our account: check its SID and token' },
  twilio_20404: {
    member: UNDELIVERED,
    admin: 'Twilio does not know the account or the Verify service: check the ids in the settings',
  },
  twilio_20429: { member: UNDELIVERED, admin: 'Twilio got too many requests at once' },
  twilio_21211: { member: CHECK_NUMBER, advice: 'byMember', admin: 'The number is not valid' },
  twilio_21408: {
    member: 'We can’t send messages to numbers in this country.',
    advice: 'otherwise',
    admin: 'Twilio does not send to this country from our account',
  },
  twilio_21608: { member: UNDELIVERED, admin: 'A Twilio trial account can only send to verified numbers' },
  twilio_21609: { member: UNDELIVERED, admin: 'Twilio cannot call PUBLIC_URL: it must be a public address' },
  twilio_21610: {
    member: 'You replied STOP. Reply START to get messages again.',
    advice: 'byMember',
    admin: 'The member replied STOP to the number',
  },
  twilio_21614: { member: NO_TEXTS, advice: 'checkNumber', admin: 'The number isn’t a mobile number' },
  twilio_21635: { member: NO_TEXTS, advice: 'checkNumber', admin: 'The number is a landline' },
  twilio_30001: { member: UNDELIVERED, admin: 'Twilio’s queue for our numbers was full' },
  twilio_30003: {
    member: 'Your phone was off or had no signal.',
    advice: 'byMember',
    admin: 'The phone was off or had no signal',
  },
  twilio_30004: {
    member: 'Your phone company blocked it.',
    advice: 'checkNumber',
    admin: 'The carrier blocks messages to the number',
  },
  twilio_30005: {
    member: 'Your phone company doesn’t know this number, or it is out of service.',
    advice: 'checkNumber',
    admin: 'The number is unknown or out of service',
  },
  twilio_30006: {
    member: NO_TEXTS,
    advice: 'checkNumber',
    admin: 'The number is a landline, or its carrier cannot be reached',
  },
  twilio_30007: { member: UNDELIVERED, admin: 'The carrier filtered the message as spam' },
  twilio_30032: { member: UNDELIVERED, admin: 'Our toll-free number is not verified yet' },
  twilio_30034: { member: UNDELIVERED, admin: 'Our number is not registered for A2P 10DLC' },
  twilio_30036: {
    member: 'It waited too long to be sent.',
    advice: 'otherwise',
    admin: 'It waited too long in Twilio’s queue',
  },
  // Codes by Twilio Verify.
  twilio_60200: { member: CHECK_NUMBER, advice: 'byMember', admin: 'Verify refused the number' },
  twilio_60202: { member: UNDELIVERED, admin: 'Too many codes were tried for the number within ten minutes' },
  twilio_60203: { member: UNDELIVERED, admin: 'Verify sent five codes to the number within ten minutes' },
  twilio_60205: { member: NO_TEXTS, advice: 'checkNumber', admin: 'The number is a landline' },
  twilio_60410: {
    member: UNDELIVERED,
    admin: 'Verify suspects fraud and blocks codes to such numbers for up to 12 hours',
  },
  twilio_aborted: { member: UNDELIVERED, admin: 'The call to Twilio was canceled' },
  twilio_no_answer: {
    member: NO_REPLY,
    advice: 'unsure',
    admin: 'There was no reply from Twilio in time; it may have arrived',
  },
  twilio_unreachable: { member: UNDELIVERED, admin: 'Twilio could not be reached' },
  twilio_undelivered: { member: UNDELIVERED, admin: 'It did not arrive, and Twilio gave no reason' },
  twilio_5xx: { member: UNDELIVERED, admin: (status: string) => `Twilio had an internal error (${status})` },
  'twilio_*': { member: UNDELIVERED, admin: (code: string) => `Twilio refused it (${code})` },
  unexpected: { member: UNDELIVERED, admin: 'Something went wrong on our side; the log says more' },
} satisfies Record<string, DeliveryCodeWords>;

/** The words for a code that no table knows. */
export const unknownCode: DeliveryCodeWords = {
  member: UNDELIVERED,
  admin: (code: string) => `Refused (${code})`,
};
