import { DEFAULT_LANGUAGE } from '../shared/languages.ts';
import * as englishWords from './strings/en/export.ts';
import * as englishLocale from './strings/en/locale.ts';
import * as spanishWords from './strings/es/export.ts';
import * as spanishLocale from './strings/es/locale.ts';

const en = { ...englishWords, ...englishLocale };
const es: typeof en = { ...spanishWords, ...spanishLocale };

/** The words of an export's page in one language, and its format of dates. */
export type ExportLanguage = typeof en;

const EXPORT_LANGUAGES: ReadonlyMap<string, ExportLanguage> = new Map(Object.entries({ en, es }));

/** The words of an export in a language; English where there are none. */
export function exportLanguage(code: string = DEFAULT_LANGUAGE): ExportLanguage {
  return EXPORT_LANGUAGES.get(code) ?? en;
}
