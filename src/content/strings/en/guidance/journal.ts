import { plural } from '../locale.ts';
export const journalWords = {
  title: 'Your Journal',
  intro: 'What you wrote about your guidance, for you to come back to.',
  back: 'Back to Guidance History',
  search: 'Search your journal',
  clearSearch: 'Clear the search',
  months: 'Months',
  searching: 'Searching your journal...',
  found: (count: number) => plural(count, { one: '# reflection found', other: '# reflections found' }),
  foundFirst: (count: number) => `${count} reflections found so far`,
  download: 'Download',
  downloadFound: 'Download Results',
  preparing: 'Preparing...',
  downloadFailed: { title: 'Your journal wasn’t downloaded', message: 'Please try again.' },
  more: 'Load More Reflections',
  failed: 'We couldn’t load your journal. It’s safe, and nothing is lost.',
  empty: {
    title: 'Your journal is still blank',
    message:
      'When you complete a reflection, what you write is kept here for you, so that one day you can see where you’ve come from.',
    home: 'Go to Today’s Guidance',
  },
  nothing: {
    title: 'No reflections found',
    message: 'Nothing in your journal matches. Try fewer words, or just the start of one.',
    clear: 'Clear Search',
  },
  memory: {
    title: 'A year ago you wrote',
    journal: 'Read it in your journal',
    settings: 'Switch these off in Settings',
  },
};
