import { DEFAULT_LANGUAGE } from '../shared/languages.ts';
import * as en from './strings/en/wordings.ts';
import * as es from './strings/es/wordings.ts';

type Wordings = typeof en;

/** What members agree to on a screen, by the language the screen is in: `consentWordings` and `channelWordings`. */
export const WORDINGS: ReadonlyMap<string, Wordings> = new Map(Object.entries({ en, es }));

/** What a screen in a language has members agree to; in English where none is said. */
export function wordingsIn(language: string = DEFAULT_LANGUAGE): Wordings {
  return WORDINGS.get(language) ?? en;
}
