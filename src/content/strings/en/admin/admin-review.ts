import { plural } from '../locale.ts';
/** The screen on which reviewers decide about the guidance: its frame and its list. */
export const adminReviewWords = {
  title: 'Review',
  intro:
    'Everything members may receive. Approve what suits your church, put it in your own words, or retire it. What members already have doesn’t change.',
  only: {
    title: 'Only reviewed entries are sent',
    about: (enough: number) =>
      `When this is on, members only get entries that you approved, and no language model writes for them. First approve at least ${enough} of each subject and type, so that no one gets the same one twice in four weeks.`,
    on: 'This is on.',
    off: 'This is off. An administrator can switch it on.',
    nowOn: 'From now on, only reviewed entries are sent',
    nowOff: 'Entries that nobody has reviewed are sent again',
    approved: (entries: number) =>
      plural(entries, { one: '# library entry is approved.', other: '# library entries are approved.' }),
    missing: (groups: number) =>
      plural(groups, { one: '# group still needs approvals', other: '# groups still need approvals' }),
    of: (concept: string, type: string, has: number, enough: number) => `${concept}, ${type}: ${has} of ${enough}`,
  },
  parts: 'Parts of the review',
  entries: 'Entries',
  plans: 'Plans',
  caption: 'Entries to review',
  empty: 'No entry matches these filters.',
  search: 'Search the text',
  name: 'Entry',
  origin: 'Written by',
  origins: { library: 'The library', church: 'Your church', generated: 'A model' },
  states: { new: 'Not decided', approved: 'Approved', retired: 'Retired' },
  removed: 'No longer in the library',
  draft: 'Draft',
  reported: 'Reported',
  reworded: 'In your words',
  reportsOf: (reports: number) => plural(reports, { one: '# report', other: '# reports' }),
  type: 'Type',
  concept: 'Subject',
  all: 'All',
  failed: 'Not changed',
  write: 'Write an Entry',
  several: {
    name: 'Decide on several entries',
    tickOf: (title: string) => `Select “${title}”`,
    all: 'Select All on This Page',
    none: 'Clear Selection',
    approve: (entries: number) => `Approve (${entries})`,
    retire: (entries: number) => `Retire (${entries})`,
    undo: (entries: number) => `Undo (${entries})`,
    undone: (entries: number) => plural(entries, { one: 'Undone for # entry', other: 'Undone for # entries' }),
    decided: {
      approved: (entries: number) => plural(entries, { one: '# entry approved', other: '# entries approved' }),
      retired: (entries: number) => plural(entries, { one: '# entry retired', other: '# entries retired' }),
      new: (entries: number) => plural(entries, { one: '# entry restored', other: '# entries restored' }),
    },
  },
};
