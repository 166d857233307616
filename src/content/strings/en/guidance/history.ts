import { plural } from '../locale.ts';
export const historyWords = {
  title: 'Guidance History',
  back: 'Back to Dashboard',
  journal: 'Your Journal',
  loaded: (count: number) => plural(count, { one: '# entry loaded', other: '# entries loaded' }),
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
  more: 'Load More Guidance',
  moreResults: 'Load More Results',
  loading: 'Loading...',
  arrived: (count: number) => plural(count, { one: '# more entry loaded', other: '# more entries loaded' }),
  failed: 'We couldn’t load your guidance. It’s safe, and nothing is lost.',
  searchFailed: 'We couldn’t search all of your guidance, but you can search what’s loaded here.',
  moreFailed: 'We couldn’t load more. What’s already here stays.',

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
