import { locale, plural } from '../locale.ts';
/** The Bible translations of the site, for administrators. */
export const adminTranslationWords = {
  title: 'Bibles',
  caption: 'Bible translations of this site',
  intro:
    'Members who haven’t chosen a translation read the default. Translations are imported and removed on the server, with the command “bible”.',
  outdated: (members: number) =>
    plural(members, {
      one: 'The verses of # member are still being updated. This takes a few minutes.',
      other: 'The verses of # members are still being updated. This takes a few minutes.',
    }),
  empty: 'There is no translation on this site.',
  name: 'Translation',
  language: 'Language',
  verses: 'Verses',
  versesOf: (verses: number, books: number) =>
    `${verses.toLocaleString(locale.numbers)} in ${plural(books, { one: '# book', other: '# books' })}`,
  licence: 'License notice',
  members: 'Chosen by',
  membersOf: (members: number) => plural(members, { one: '# member', other: '# members' }),
  isDefault: 'Default',
  makeDefault: 'Make Default',
  makeDefaultOf: (name: string) => `Make the ${name} the default`,
  working: 'Changing...',
  made: (name: string) => `The ${name} is the default now.`,
  failed: 'Default Not Changed',
};
