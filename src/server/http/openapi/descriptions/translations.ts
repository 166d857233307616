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
  abbreviation: 'The abbreviation, which follows every reference in brackets.',
  name: 'The name of the translation.',
  language: 'The language of its text, as in `<html lang>`.',
  licence: 'The copyright line that its publisher requires with every quotation.',
  isDefault: 'Whether it is used for members who chose none.',
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
    books: 'The number of its books.',
    verses: 'The number of its verses.',
    importedAt: 'When it was imported; null for the one included in the program.',
    members: 'The number of members who chose it.',
  }),
  describeFields(adminTranslationsOutput, {
    translations: TRANSLATIONS,
    outdated: 'The number of members whose stored verses do not reflect the last change yet.',
  }),
  describeFields(setDefaultTranslationBody, { translation: 'The abbreviation of the translation.' }),
];
