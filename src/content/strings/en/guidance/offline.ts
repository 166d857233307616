import { plural } from '../locale.ts';

const title = 'You’re offline';

const kept = {
  title: 'Saved on this device',
  offline: 'It will be sent when you’re back online.',
  unreached: 'We’ll send it once we can reach the server.',
};

const waiting = (count: number) =>
  plural(count, {
    one: 'One thing you completed will be sent when you’re back online.',
    other: '# things you completed will be sent when you’re back online.',
  });

export const offlineWords = {
  title,
  readable: 'You can still read your latest guidance and your recent history.',
  waiting,
  /** On the card of an entry that was completed without a network. */
  willBeSent: kept.offline,
  /** The same, where there is a network but the server cannot take it. */
  willBeTried: `${kept.title}. ${kept.unreached}`,
  kept,
  sent: { title: 'Up to date again', message: 'What you completed has been sent.' },
  elsewhere: {
    title: 'Already completed elsewhere',
    message: (title: string) => `“${title}” was saved with a different reflection first. Yours is still on its card.`,
  },
  refused: {
    title: 'Failed to mark as complete',
    message: (title: string) => `We couldn’t send “${title}”. Please open it and try again.`,
    withWords: (title: string) => `We couldn’t send “${title}”. We’ve kept your words; open it and try again.`,
  },
};

export const offlinePageWords = {
  title,
  message: 'There’s no connection right now. Nothing you saved is lost.',
  readable: 'You can still read what you opened recently on this device:',
  nothingKept: 'Visit once while you’re online, and next time you can read here without a connection.',
  today: 'Today’s guidance',
  history: 'Guidance history',
  waiting,
  online: 'You’re back online',
  onlineMessage: 'Everything is available again.',
  home: 'Go to Home',
  retry: 'Try Again',
};
