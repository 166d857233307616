import { push as facts } from '../../../../shared/channels/push.ts';
import type { ChannelWords, SentencesOf } from '../../channel-words.ts';
import { UNDELIVERED } from '../alerts/code-sentences.ts';

const FORGOTTEN = 'This browser no longer takes our messages. Turn push on again there to get them.';

export const push = {
  name: 'Push',
  inSentence: 'push notifications',
  asSubject: 'Push',
  way: 'as a push notification',
  consentName: 'Push notifications',
  about: 'A quiet notification on this device, even while the site is closed. It says nothing personal.',
  badges: { needsYou: 'No browser yet' },
  address: null,
  platform: null,
  wizard: { name: 'Browser Notification', about: 'Once you allow it on this device, in Settings.' },
  wording: null,
  sentences: facts.sentences as SentencesOf<typeof facts>,
  codes: {
    push_404: {
      member: FORGOTTEN,
      advice: 'byMember',
      admin: 'The browser’s subscription is over (404); it was removed',
    },
    push_410: {
      member: FORGOTTEN,
      advice: 'byMember',
      admin: 'The browser’s subscription is over (410); it was removed',
    },
    push_403: {
      member: 'This browser’s push service refused our message.',
      advice: 'otherwise',
      admin: 'The push service refused the site for this browser (403); after the second time it is removed',
    },
    push_key_mismatch: {
      member: FORGOTTEN,
      advice: 'byMember',
      admin: 'The browser subscribed with another key than the one in keys.json; it was removed',
    },
    push_keys_invalid: {
      member: FORGOTTEN,
      advice: 'byMember',
      admin: 'The browser’s keys cannot encrypt; it was removed',
    },
    push_private_address: {
      member: FORGOTTEN,
      advice: 'byMember',
      admin: 'The browser’s push service is at no public address; it was removed',
    },
    push_token_refused: {
      member: UNDELIVERED,
      admin:
        'The push service refused the site’s own token: check “Contact for questions” in Site Settings, and on the server PUBLIC_URL and the clock',
    },
    push_unreachable: {
      member: 'We couldn’t reach this browser’s push service.',
      advice: 'otherwise',
      admin: 'The push service could not be reached: is https to the internet allowed?',
    },
    push_no_answer: {
      member: 'This browser’s push service didn’t answer.',
      advice: 'unsure',
      admin: 'The push service did not answer in time',
    },
    push_406: {
      member: 'This browser’s push service asked us to wait.',
      advice: 'otherwise',
      admin: 'The push service of Edge got too many messages at once (406)',
    },
    push_429: {
      member: 'This browser’s push service asked us to wait.',
      advice: 'otherwise',
      admin: 'The push service asked the site to wait (429)',
    },
    push_3xx: { member: UNDELIVERED, admin: (reply: string) => `The push service sent us elsewhere (${reply})` },
    push_4xx: { member: UNDELIVERED, admin: (reply: string) => `The push service refused the message (${reply})` },
    push_5xx: {
      member: UNDELIVERED,
      admin: (reply: string) => `The push service had an internal error (${reply})`,
    },
  },
  diagnostic: null,
} satisfies ChannelWords;
