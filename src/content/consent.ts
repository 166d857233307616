import { DEFAULT_LANGUAGE } from '../shared/languages.ts';
import { channelWordings as enChannels, hoursWordings as enHours } from './strings/en/channels/all.ts';
import { consentWordings as enScreens } from './strings/en/consent/wordings.ts';
import { channelWordings as esChannels, hoursWordings as esHours } from './strings/es/channels/all.ts';
import { consentWordings as esScreens } from './strings/es/consent/wordings.ts';

const en = { consentWordings: enScreens, channelWordings: enChannels, hoursWordings: enHours };
const es: Wordings = { consentWordings: esScreens, channelWordings: esChannels, hoursWordings: esHours };
export type Wordings = typeof en;

/** The words that members agree to, by the language of the screen: of screens, channels and slots outside hours. */
export const WORDINGS: ReadonlyMap<string, Wordings> = new Map(Object.entries({ en, es }));

/** The words of consent on screens in a language; in English where the language is not known. */
export function wordingsIn(language: string = DEFAULT_LANGUAGE): Wordings {
  return WORDINGS.get(language) ?? en;
}
