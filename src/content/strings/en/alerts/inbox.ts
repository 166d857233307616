import { plural } from '../locale.ts';

export const inboxWords = {
  title: 'Notifications',
  about: 'Messages we sent you',
  attention: 'Needs your attention',
  today: 'Today',
  yesterday: 'Yesterday',
  everything: 'Everything that was sent',
  isNew: 'New',
  more: 'Load More',
  loading: 'Loading...',
  failed: 'We couldn’t load your messages.',
  shown: (count: number) => plural(count, { one: '# message shown', other: '# messages shown' }),
  empty: {
    title: 'Nothing here yet',
    message: 'Every message we send you will be listed here, along with whether it was sent.',
  },

  kinds: {
    guidance: 'Guidance',
    verify_code: 'Your confirmation code',
    number_verified: 'Messages can reach you',
    verify_email: 'Link to confirm your email',
    change_email: 'Link to confirm your new email',
    reset_password: 'Link to set a new password',
    security_alert: 'Security alert',
    weekly_letter: 'Your weekly letter',
    prayer_reminder: 'Prayer reminder',
    reflection_prompt: 'Reflection prompt',
    service_update: 'Service update',
    test: 'Test message',
  },
  /** The entry itself, where the other messages have the name of their channel. */
  app: 'Here in the app',
  /** The same at the end of a state, such as "Not sent in the app". */
  inApp: 'in the app',
  /** The state of a message on its channel; `way` is such as "by email". */
  states: {
    pending: (way: string) => `Being sent ${way}`,
    sending: (way: string) => `Being sent ${way}`,
    sent: (way: string) => `Sent ${way}`,
    delivered: (way: string) => `Delivered ${way}`,
    read: (way: string) => `Sent ${way} and read`,
    captured: (way: string) => `Not sent ${way}: this site has no mail server`,
    failed: (way: string) => `Couldn’t be sent ${way}`,
    skipped: (way: string) => `Not sent ${way}`,
    suppressed: (way: string) => `Held back: not sent ${way}`,
    unknown: (way: string) => `May have been sent ${way}`,
    cancelled: (way: string) => `Canceled: not sent ${way}`,
  },
  /** After the reason of a message that is tried again. */
  again: 'We’ll try again.',
  reason: (channel: string, reason: string) => `${channel}: ${reason}`,
};
