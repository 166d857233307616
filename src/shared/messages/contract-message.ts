import type { CodedMessage } from './message.ts';

// Zod carries a text and nothing else, so the message behind each text is kept here. A page in another language needs
// this file and not the English words.
const MESSAGES = new Map<string, CodedMessage>();

/** Keeps the message that a contract's sentence is made from. */
export function keepContractMessage(sentence: string, said: CodedMessage): void {
  MESSAGES.set(sentence, said);
}

/** The message that a contract's sentence was made from; null for any other text. */
export function contractMessage(sentence: string): CodedMessage | null {
  return MESSAGES.get(sentence) ?? null;
}
