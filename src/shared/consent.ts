import { DEFAULT_LANGUAGE } from './languages.ts';

/** The language of the words that a version names, which it ends in unless they are English: `sms-1-es`. */
export function languageOfWording(version: string): string {
  return /-([a-z]{2})$/.exec(version)?.[1] ?? DEFAULT_LANGUAGE;
}
