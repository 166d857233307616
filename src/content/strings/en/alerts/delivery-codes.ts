import type { DeliveryCodeWords } from '../../channel-words.ts';
import { UNDELIVERED } from './undelivered.ts';

/**
 * A sentence for each code that a delivery on any channel can end with; what only one channel says stands with its
 * words in `channels/`. Members read a sentence about themselves, administrators a phrase about "the member".
 */
export const deliveryCodes = {
  not_ready: {
    member: 'It wasn’t confirmed yet, or it was switched off.',
    admin: 'The channel was not ready for this member',
  },
  missed_window: {
    member: 'It was too late to send it, but the guidance is here in the app.',
    admin: 'It was too late to send it',
  },
  superseded: { member: 'A newer one was sent instead.', admin: 'A newer one was sent instead' },
  same_instant: { member: 'It was due at the same time as another.', admin: 'Another slot has the same time' },
  opted_out: { member: 'You switched it off.', admin: 'The member opted out' },
  quiet_hours: {
    member: 'It was outside the hours in which we send messages this way.',
    admin: 'It was outside the hours in which messages go this way',
  },
  daily_limit: {
    member: 'You had already received as many messages this way as you agreed to for one day.',
    admin: 'The member had received as many messages this way as they agreed to for one day',
  },
  paused: { member: 'You paused your guidance.', admin: 'The member paused their messages' },
  rescheduled: { member: 'You changed your schedule.', admin: 'The schedule was changed' },
  cancelled_by_admin: { member: 'An administrator cancelled it.', admin: 'An administrator cancelled it' },
  outcome_unknown: {
    member: 'There was no reply. It may have arrived.',
    admin: 'The site stopped while sending it; it may have arrived',
  },
  timed_out: {
    member: 'There was no reply. It may have arrived.',
    admin: 'There was no reply in time; it may have arrived',
  },
  address_gone: { member: 'You removed the address it was for.', admin: 'The address was removed' },
  not_carried: {
    member: 'Messages of this kind do not go this way.',
    admin: 'The channel does not carry messages of this kind',
  },
  nothing_to_send: { member: 'There was nothing left to send.', admin: 'There was nothing left to send' },
  not_configured: {
    member: 'It’s no longer set up on this site.',
    admin: 'The channel is not set up on this site',
  },
  unexpected: { member: UNDELIVERED, admin: 'Something went wrong on our side; the log says more' },
} satisfies Record<string, DeliveryCodeWords>;

/** The words for a code that no table knows. */
export const unknownCode: DeliveryCodeWords = {
  member: UNDELIVERED,
  admin: (code: string) => `Refused (${code})`,
};
