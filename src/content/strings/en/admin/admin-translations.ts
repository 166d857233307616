/** The Bible translations of the site, for administrators. */
export const adminTranslationWords = {
  title: 'Bibles',
  caption: 'Bible translations of this site',
  intro:
    'Members who chose no translation read the default. Whoever looks after the machine imports and removes translations with the command “bible”.',
  outdated: (members: number) =>
    members === 1
      ? 'The verses of 1 member are still being updated. This takes a few minutes.'
      : `The verses of ${members.toLocaleString('en-US')} members are still being updated. This takes a few minutes.`,
  empty: 'There is no translation on this site.',
  name: 'Translation',
  language: 'Language',
  verses: 'Verses',
  versesOf: (verses: number, books: number) =>
    `${verses.toLocaleString('en-US')} in ${books === 1 ? '1 book' : `${books} books`}`,
  licence: 'License line',
  members: 'Chosen by',
  membersOf: (members: number) => (members === 1 ? '1 member' : `${members.toLocaleString('en-US')} members`),
  state: 'State',
  isDefault: 'Default',
  makeDefault: 'Make Default',
  makeDefaultOf: (name: string) => `Make the ${name} the default`,
  working: 'Changing...',
  made: (name: string) => `The ${name} is the default now.`,
  failed: 'Default Not Changed',
};
