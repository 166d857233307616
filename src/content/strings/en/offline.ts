const counted = (count: number) =>
  count === 1
    ? '1 completion will be sent when you are back online.'
    : `${count} completions will be sent when you are back online.`;

export const offlineWords = {
  title: 'You are offline',
  readable: "Today's guidance and your recent history can still be read.",
  waiting: counted,
  /** On the card of an entry that was completed without a network. */
  willBeSent: 'It will be sent when you are back online.',
  /** The same, where there is a network but the server cannot take it. */
  willBeTried: 'Kept on this device. It will be sent once the server can be reached.',
  kept: { title: 'Kept on this device', message: 'It will be sent when you are back online.' },
  sent: { title: 'Up to date again', message: 'What you completed has been sent.' },
  elsewhere: {
    title: 'Already completed elsewhere',
    message: (title: string) => `“${title}” was saved with other words first. Yours are kept on its card.`,
  },
  refused: {
    title: 'Failed to mark as complete',
    message: (title: string) => `“${title}” could not be sent. Please open it and try again.`,
    withWords: (title: string) => `“${title}” could not be sent. Your words are kept; open it and try again.`,
  },
};

export const offlinePageWords = {
  title: 'You are offline',
  message: 'There is no connection at the moment. Nothing you saved is lost.',
  readable: 'What you opened lately can still be read on this device:',
  nothingKept: 'Nothing was kept on this device yet. Come here once with a connection, and it will be.',
  today: "Today's guidance",
  history: 'Guidance history',
  waiting: counted,
  online: 'You are back online',
  onlineMessage: 'Everything is there again.',
  home: 'Go to Home',
  retry: 'Try Again',
};
