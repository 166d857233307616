export const inboxWords = {
  title: 'Notifications',
  about: 'Messages we sent you',
  close: 'Close',
  attention: 'Needs your attention',
  today: 'Today',
  yesterday: 'Yesterday',
  isNew: 'New',
  more: 'Load More',
  loadingMore: 'Loading...',
  moreFailed: { title: 'We couldn’t load more', message: 'Please try again.' },
  empty: {
    title: 'Nothing here yet',
    message: 'Every message we send you will be listed here, along with whether it was sent.',
  },

  kinds: {
    guidance: 'Guidance',
    verify_code: 'Code to confirm your number',
    number_verified: 'Your number is confirmed',
    verify_email: 'Link to confirm your email',
    change_email: 'Link to confirm your new email',
    reset_password: 'Link to set a new password',
    security_alert: 'Security alert',
    test: 'Test message',
  },
  /** The entry itself, where the other messages have the name of their channel. */
  app: 'Here in the app',
  /** How a message stands, after the name of its channel. */
  states: {
    pending: 'on its way',
    sending: 'on its way',
    sent: 'sent',
    captured: 'kept as a file',
    failed: 'not sent',
    skipped: 'not sent',
    suppressed: 'held back',
    unknown: 'may have been sent',
    cancelled: 'cancelled',
  },
  state: (channel: string, state: string) => `${channel}: ${state}`,
  reason: (channel: string, reason: string) => `${channel}: ${reason}`,
};
