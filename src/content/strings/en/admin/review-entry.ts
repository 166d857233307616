import { plural } from '../locale.ts';
/** One entry under review, and a new one. */
export const reviewEntryWords = {
  back: 'Back to the list',

  decide: 'Decide',
  approve: 'Approve',
  retire: 'Retire',
  restore: 'Restore',
  reword: 'Reword',
  undo: 'Undo Last Change',
  aboutRemoved:
    'An update took this entry out of the library, so no one gets it anymore. These are the words a member received.',
  aboutRetired: 'No one gets this entry anymore.',
  decided: { approved: 'Approved', retired: 'Retired', new: 'Restored' },
  undone: 'The last change is undone',

  reports: 'What Members Reported',
  reportedAs: (reason: string, times: number) =>
    `${reason} (${plural(times, { one: '# member', other: '# members' })})`,
  settle: 'Mark as Dealt With',
  settled: 'The reports are marked as dealt with',
  cameMeanwhile: (times: number) =>
    plural(times, { one: '# more report has come in since', other: '# more reports have come in since' }),

  notes: {
    title: 'The Authors’ Notes',
    point: 'The point of the chapter',
    shape: 'How it’s told',
    themes: 'Themes',
    challenges: 'For growing in',
    seasons: 'Comes first during',
    urgesContact:
      'It asks the reader to reach out to someone, so no one gets it in the week after they wrote about abuse.',
  },

  rewordTitle: 'In Your Church’s Words',
  aboutReword:
    'Just name the verses; the site fills in the words. Quotations from the Bible are checked to the letter.',
  fields: { title: 'Title', content: 'Text', scripture: 'Verses' },
  onePerLine: 'One on each line',
  save: 'Save Wording',
  saving: 'Checking and saving...',
  saved: 'Saved in your words',
  useOriginal: 'Use the Library’s Words',
  discard: 'Discard',
  versesAbout: 'Just the reference, six verses at most, such as Galatians 6:2.',
  own: {
    title: 'A New Entry From Your Church',
    about:
      'Save it as a draft, read it as members will, and approve it. It’s then chosen like any library entry, for members who use its language.',
    language: 'Language',
    languageAbout: 'Only members who use this language get it.',
    challengesAbout: 'The first one you check counts most. You can also leave them all empty.',
    seasons: {
      Advent: 'Advent',
      Christmas: 'Christmas',
      Lent: 'Lent',
      'Holy Week': 'Holy Week',
      Easter: 'Eastertide',
      Pentecost: 'Pentecost',
    },
    seasonsAbout: 'Only if this site follows the church year.',
    safety: 'For people who have been hurt',
    urgesContact: 'It asks the reader to reach out to someone or to make peace',
    urgesContactAbout: 'Then no one gets it in the week after they wrote about abuse.',
    save: 'Save Draft',
    added: 'The draft is saved',
    aboutDraft: 'This is a draft. No one gets it until it’s approved.',
    edit: 'Edit',
    editTitle: 'Edit This Entry',
    forWhom: 'Who it’s for',
    saveChanges: 'Save Changes',
    saved: 'The changes are saved',
  },
};
