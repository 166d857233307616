import { z } from '../zod.ts';

/** The abbreviation of a Bible translation, as it stands behind a reference. */
const translationName = z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/);

/** A Bible translation that members of this site can read. */
export const translation = z.object({
  abbreviation: z.string(),
  name: z.string(),
  /** The language of its words, as in `<html lang>`. */
  language: z.string(),
  /** The line that its publisher asks to be shown wherever it is quoted. */
  licence: z.string(),
  isDefault: z.boolean(),
});
export type Translation = z.infer<typeof translation>;

/** The translations of this site, and the member's own choice: null for the site's default. */
export const translationsOutput = z.object({
  translations: z.array(translation),
  chosen: z.string().nullable(),
});
export type Translations = z.infer<typeof translationsOutput>;

export const chooseTranslationBody = z.strictObject({ translation: translationName.nullable() });

/** A translation as an administrator sees it. */
export const adminTranslation = translation.extend({
  books: z.number().int(),
  verses: z.number().int(),
  /** Null for the translation that comes with the program. */
  importedAt: z.date().nullable(),
  /** How many members chose it themselves. */
  members: z.number().int(),
});
export type AdminTranslation = z.infer<typeof adminTranslation>;

export const adminTranslationsOutput = z.object({
  translations: z.array(adminTranslation),
  /** How many members have entries whose verses are still to be rewritten after a change. */
  outdated: z.number().int(),
});

export const setDefaultTranslationBody = z.strictObject({ translation: translationName });
