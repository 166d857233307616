import * as enSecurity from './strings/en/auth/security.ts';
import * as enContent from './strings/en/guidance/content.ts';
import * as enGuidance from './strings/en/guidance/guidance.ts';
import * as enLetters from './strings/en/letters.ts';
import * as enMails from './strings/en/mails.ts';
import * as esSecurity from './strings/es/auth/security.ts';
import * as esContent from './strings/es/guidance/content.ts';
import * as esGuidance from './strings/es/guidance/guidance.ts';
import * as esLetters from './strings/es/letters.ts';
import * as esMails from './strings/es/mails.ts';

const en = {
  language: 'en',
  mail: enMails.mailWords,
  letters: enLetters.letterWords,
  types: enContent.typeWords,
  concepts: enContent.conceptWords,
  fields: enGuidance.guidanceWords.fields,
  fromQuotedLetter: enGuidance.guidanceWords.letter,
  byModel: enContent.byModelNote,
  devices: enSecurity.deviceNames,
};
export type MailLanguage = typeof en;

const es: MailLanguage = {
  language: 'es',
  mail: esMails.mailWords,
  letters: esLetters.letterWords,
  types: esContent.typeWords,
  concepts: esContent.conceptWords,
  fields: esGuidance.guidanceWords.fields,
  fromQuotedLetter: esGuidance.guidanceWords.letter,
  byModel: esContent.byModelNote,
  devices: esSecurity.deviceNames,
};

/** The words of mails by language: those of their frame, and what they share with the pages. */
export const MAIL_LANGUAGES: ReadonlyMap<string, MailLanguage> = new Map(Object.entries({ en, es }));

/** The words for a reader of a language; English where it is unknown. */
export function mailLanguage(language: string | undefined): MailLanguage {
  return MAIL_LANGUAGES.get(language ?? en.language) ?? en;
}
