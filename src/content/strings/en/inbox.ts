export const inboxWords = {
  title: 'Notifications',
  about: 'What was sent to you, and what came of it.',
  bell: (unread: number, most: number) =>
    unread === 0
      ? 'Notifications'
      : unread > most
        ? `Notifications, more than ${most} new`
        : `Notifications, ${unread} new`,
  close: 'Close',
  attention: 'What needs you',
  today: 'Today',
  yesterday: 'Yesterday',
  isNew: 'New',
  more: 'Load More',
  loadingMore: 'Loading...',
  moreFailed: { title: 'No more could be loaded', message: 'Please try again.' },
  empty: {
    title: 'Nothing here yet',
    message: 'Each message we send you is listed here, with what became of it.',
  },

  kinds: {
    guidance: 'Guidance',
    verify_email: 'Link to confirm your email',
    change_email: 'Link to confirm your new email',
    reset_password: 'Link to set a new password',
    security_alert: 'Security alert',
    test: 'Test message',
  },
  channels: {
    app: 'Here in the app',
    email: 'Email',
    sms: 'SMS',
    push: 'Push',
    whatsapp: 'WhatsApp',
    slack: 'Slack',
    telegram: 'Telegram',
    desktop: 'Desktop',
  },
  /** How a message stands, after the name of its channel. */
  states: {
    pending: 'on its way',
    sending: 'on its way',
    sent: 'sent',
    failed: 'not sent',
    skipped: 'not sent',
    suppressed: 'held back',
    unknown: 'perhaps sent',
    cancelled: 'called off',
  },
  state: (channel: string, state: string) => `${channel}: ${state}`,
  reason: (channel: string, reason: string) => `${channel}: ${reason}`,
  /** Why, by the codes that deliveries end with. */
  reasons: {
    not_ready: 'It was not confirmed yet, or switched off.',
    missed_window: 'It was too late to send it. The guidance itself is there.',
    superseded: 'A newer one went out in its place.',
    same_instant: 'It came together with another.',
    opted_out: 'You had switched it off.',
    paused: 'You had paused your guidance.',
    rescheduled: 'You chose other times.',
    cancelled_by_admin: 'Whoever looks after this site called it off.',
    no_open_tab: 'No tab of this site was open that may show notifications.',
    outcome_unknown: 'There was no answer. It may have arrived.',
    timed_out: 'There was no answer. It may have arrived.',
    nothing_to_send: 'What it was about is no longer there.',
    not_configured: 'It is not set up on this site any more.',
    smtp_unreachable: 'The mail server could not be reached.',
    smtp_timeout: 'The mail server did not answer in time.',
  } as Record<string, string>,
  otherReason: 'It could not be delivered.',
  refusedMail: 'Your mail provider refused it.',
};
