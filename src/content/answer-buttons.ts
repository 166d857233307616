import { answerWords as en } from './strings/en/answer-buttons.ts';
import { answerWords as es } from './strings/es/answer-buttons.ts';

const WORDS: ReadonlyMap<string, typeof en> = new Map([
  ['en', en],
  ['es', es],
]);

/** The words of the answers in a message, for a reader of a language; English where it is unknown. */
export function answerLanguage(language: string | undefined): typeof en {
  return WORDS.get(language ?? 'en') ?? en;
}
