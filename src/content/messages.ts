import { MESSAGES } from '../shared/messages/catalogue.ts';
import { type CodedMessage, wordsFor } from '../shared/messages/message.ts';
import { messages as es } from './strings/es/messages/messages.ts';

const BY_LANGUAGE: Readonly<Record<string, Parameters<typeof wordsFor>[0]>> = { en: MESSAGES, es };

/** A message of the server in a language of the pages; in English where that language does not have it. */
export function inLanguage(language: string, said: CodedMessage): string {
  return wordsFor(BY_LANGUAGE[language] ?? MESSAGES, said) ?? wordsFor(MESSAGES, said) ?? said.code;
}
