import {
  adminTranslation,
  adminTranslationsOutput,
  chooseTranslationBody,
  setDefaultTranslationBody,
  translation,
  translationsOutput,
} from '../../../../shared/guidance/translations.ts';
import { describeFields } from './description.ts';
import { CHOSEN_TRANSLATION } from './texts.ts';

const TRANSLATION = {
  abbreviation: 'Stands in brackets behind every reference.',
  name: 'What it is called.',
  language: 'The language of its words, as in `<html lang>`.',
  licence: 'The line that its publisher asks to be shown wherever it is quoted.',
  isDefault: 'Whether it is quoted to all members who chose none.',
};
const TRANSLATIONS = 'The translations of this site, the King James Version first.';

/** The contracts of `shared/guidance/translations.ts`. */
export const TRANSLATION_FIELDS = [
  describeFields(translation, TRANSLATION),
  describeFields(translationsOutput, { translations: TRANSLATIONS, chosen: CHOSEN_TRANSLATION }),
  describeFields(chooseTranslationBody, {
    translation: 'The abbreviation of the translation to read; null for the site’s default.',
  }),
  describeFields(adminTranslation, {
    ...TRANSLATION,
    books: 'How many books it has.',
    verses: 'How many verses it has.',
    importedAt: 'When it was imported; null for the one that comes with the program.',
    members: 'How many members chose it themselves.',
  }),
  describeFields(adminTranslationsOutput, {
    translations: TRANSLATIONS,
    outdated: 'How many members have verses that are still to follow the last change.',
  }),
  describeFields(setDefaultTranslationBody, { translation: 'The abbreviation of the translation.' }),
];
