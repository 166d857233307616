import { DEFAULT_LANGUAGE } from './languages.ts';

/**
 * Returns the language of a wording version. A version ends in its language unless the wording is English: `sms-1-es`.
 */
export function languageOfWording(version: string): string {
  return /-([a-z]{2})$/.exec(version)?.[1] ?? DEFAULT_LANGUAGE;
}
