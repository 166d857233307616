/** The words that the parts of administration and review share. */
export const adminSharedWords = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  refresh: 'Refresh',
  refreshed: 'Up to date',
  search: 'Search by member',
  searchHint: 'Name, email or user ID',
  status: 'Status',
  channel: 'Channel',
  role: 'Role',
  all: 'All',
  clear: 'Clear filters',
  noMatch: 'Nothing matches these filters.',
  actions: 'Actions',
  details: 'Details',
  when: {
    today: (time: string) => `Today, ${time}`,
    tomorrow: (time: string) => `Tomorrow, ${time}`,
  },
  whenInSentence: {
    today: (time: string) => `today, ${time}`,
    tomorrow: (time: string) => `tomorrow, ${time}`,
  },
  zone: (zone: string) => `Times are in ${zone}.`,
  unreached: 'We couldn’t reach the server. Please try again.',
  signInAgain: {
    title: 'Please sign in again',
    message: 'For your safety, the admin pages close 12 hours after you sign in. Nothing you typed is lost.',
    act: 'Sign In Again',
  },
};
