/** The screen on which reviewers decide about the guidance. */
export const adminReviewWords = {
  title: 'Review',
  intro:
    'Everything that members may be sent. Approve what suits your church, word it your own way, or retire it. What was received stays as it is.',
  only: {
    title: 'Only reviewed entries are sent',
    about: (enough: number) =>
      `Members then get approved entries alone, and a model writes for nobody. Of each subject and type, ${enough} must be approved, so that nothing is repeated within four weeks.`,
    on: 'This is on.',
    off: 'This is off. An administrator can switch it on.',
    nowOn: 'From now on, only reviewed entries are sent',
    nowOff: 'Entries that nobody has reviewed are sent again',
    approved: (entries: number) =>
      entries === 1 ? '1 entry of the library is approved.' : `${entries} entries of the library are approved.`,
    missing: (groups: number) =>
      groups === 1 ? 'One subject and type lacks some' : `${groups} subjects and types lack some`,
    of: (concept: string, type: string, has: number, enough: number) => `${concept}, ${type}: ${has} of ${enough}`,
  },
  caption: 'Entries to review',
  empty: 'No entry matches these filters.',
  search: 'Search the words',
  name: 'Entry',
  origin: 'Written by',
  origins: { library: 'The library', generated: 'A model' },
  state: 'State',
  states: { new: 'Not decided', approved: 'Approved', retired: 'Retired' },
  reported: 'Reported',
  reworded: 'In your words',
  reportsOf: (reports: number) => (reports === 1 ? '1 report' : `${reports} reports`),
  type: 'Type',
  concept: 'Subject',
  all: 'All',
  back: 'Back to the list',

  decide: 'Decide',
  approve: 'Approve',
  retire: 'Retire',
  restore: 'Restore',
  reword: 'Reword',
  undo: 'Undo Last Change',
  aboutRetired: 'Nobody is sent this any more.',
  decided: { approved: 'Approved', retired: 'Retired', new: 'Restored' },
  undone: 'The last change is undone',
  failed: 'Not changed',

  reports: 'What members reported',
  reportedAs: (reason: string, times: number) => `${reason} (${times === 1 ? '1 member' : `${times} members`})`,
  settle: 'Mark as Dealt With',
  settled: 'The reports are dealt with',

  notes: {
    title: 'Notes of its authors',
    point: 'The point of the chapter',
    shape: 'How it is told',
    themes: 'Speaks of',
    challenges: 'For growing in',
    seasons: 'Comes first in',
    urgesContact: 'It urges to seek somebody out, so it rests for a week after a member named abuse.',
  },

  rewordTitle: 'In your church’s words',
  aboutReword:
    'Name the verses only; the site puts their words in. Quotations from the Bible are checked to the letter.',
  fields: { title: 'Title', content: 'Text', scripture: 'Verses' },
  onePerLine: 'One on each line',
  save: 'Save Words',
  saving: 'Checking and saving...',
  saved: 'Saved in your words',
  useOriginal: 'Use the Library’s Words',
  discard: 'Discard',
};
