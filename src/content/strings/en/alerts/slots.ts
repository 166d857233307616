import { plural } from '../locale.ts';
/** The part of Settings that shows what became of each slot. */
export const slotWords = {
  intro:
    'Each of your times, with what was planned, prepared and sent, and what you can do if something didn’t arrive.',
  times: (zone: string) => `Times are in ${zone}.`,
  show: 'Show',
  filters: {
    all: 'Everything',
    coming: 'Still to come',
    arrived: 'Arrived',
    missed: 'Not delivered everywhere',
  },
  today: 'Today',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  empty: {
    all: 'Nothing is planned yet. Choose your times above, and each of them will be listed here.',
    coming: 'Nothing is planned for the next two days.',
    arrived: 'Nothing has arrived yet.',
    missed: 'Nothing went missing.',
  },
  /** Where nothing is planned because all guidance is paused. */
  emptyPaused: (day: string) => `Nothing is planned: your guidance is paused until ${day}.`,
  failed: 'We couldn’t load what was sent.',
  more: 'Load More',
  loading: 'Loading...',
  shown: (count: number) => plural(count, { one: '# time shown', other: '# times shown' }),
  app: 'In the app',
  states: {
    planned: 'Planned',
    prepared: 'Ready',
    pending: 'On its way',
    sending: 'On its way',
    sent: 'Sent',
    shown: 'Shown',
    delivered: 'Delivered',
    read: 'Read',
    captured: 'Kept as a file',
    failed: 'Not sent',
    skipped: 'Not sent',
    suppressed: 'Held back',
    unknown: 'May have been sent',
    cancelled: 'Canceled',
  },
  /** A sentence for a state that needs no other reason; `at` is a time of day. */
  sentences: {
    planned: 'It will be prepared half an hour before its time.',
    prepared: 'It will go out at its time.',
    pending: 'It is being sent now.',
    shown: (at: string) => `It has been there since ${at}.`,
    sent: (at: string) => `It went out at ${at}.`,
    delivered: (at: string) => `It arrived at ${at}.`,
    read: (at: string) => `You read it at ${at}.`,
    captured: 'This site has no mail server yet, so the email is kept on the server and didn’t reach you.',
    again: 'We’ll try again.',
    cancelled: 'It was canceled before its time.',
    notPrepared: 'The guidance could not be prepared in time.',
  },
  /** The words for an administrator, who reads about another member; they replace those above. */
  toAdmin: {
    intro:
      'Each of the member’s times, with what was planned, prepared and sent, and what to do if something didn’t arrive. The texts aren’t shown.',
    empty: {
      all: 'Nothing is planned: the member has no times yet.',
      coming: 'Nothing is planned for the next two days.',
      arrived: 'Nothing has arrived yet.',
      missed: 'Nothing went missing.',
    },
    sentences: {
      read: (at: string) => `The member read it at ${at}.`,
      captured: 'No mail server is set up, so the email is kept as a file. Set one up in Site Settings, under “Email”.',
    },
  },
};
