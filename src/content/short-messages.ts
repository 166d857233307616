import * as en from './strings/en/short-messages.ts';
import * as es from './strings/es/short-messages.ts';

type ShortMessageWords = typeof en.shortMessageWords;

const LANGUAGES: ReadonlyMap<string, ShortMessageWords> = new Map([
  ['en', en.shortMessageWords],
  ['es', es.shortMessageWords],
]);

/** The words of messages to a phone for a reader of a language; English where it is unknown. */
export function shortMessageLanguage(language: string | undefined): ShortMessageWords {
  return LANGUAGES.get(language ?? 'en') ?? en.shortMessageWords;
}
