import { plural } from '../locale.ts';
export const historyWords = {
  title: 'Guidance History',
  back: 'Back to Dashboard',
  journal: 'Your Journal',
  searchLabel: 'Search guidance',
  placeholder: 'Search guidance by title or content...',
  clearSearch: 'Clear the search',
  type: 'Type of guidance',
  allTypes: 'All Types',

  showing: (count: number) => plural(count, { one: 'Showing # result', other: 'Showing # results' }),
  showingFirst: (count: number) => `Showing ${count} results so far`,
  words: (search: string) => `“${search}”`,
  clear: 'Clear filters',
  scope: {
    loaded: (count: number) =>
      plural(count, { one: 'Searched the # entry loaded here.', other: 'Searched the # entries loaded here.' }),
    whole: 'Searched all of your guidance.',
    searching: 'Searching all of your guidance...',
  },
  everything: 'Search Everything',
  onlyLoaded: 'Search Loaded Entries Only',

  entries: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
  pages: {
    more: 'Load More Guidance',
    loading: 'Loading...',
    failed: 'We couldn’t load more just now.',
    shown: (count: number) => plural(count, { one: '# entry loaded', other: '# entries loaded' }),
  },
  moreResults: 'Load More Results',
  failed: 'We couldn’t load your guidance. It’s safe, and nothing is lost.',
  searchFailed: 'We couldn’t search all of your guidance, but you can search what’s loaded here.',

  found: { title: 'Title', content: 'Guidance', scripture: 'Scripture' },

  empty: {
    title: 'No guidance history yet',
    message: 'Your spiritual guidance will appear here as you receive them',
    home: 'Return to Dashboard',
  },
  nothing: {
    title: 'No matching guidance found',
    message: 'Try adjusting your search or filter criteria',
    clear: 'Clear Filters',
  },
};
