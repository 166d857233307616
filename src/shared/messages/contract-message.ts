import type { CodedMessage } from './message.ts';

// Zod errors carry only a text, so this map stores the message behind each text. A page in another language imports
// this file without the English words.
const MESSAGES = new Map<string, CodedMessage>();

/** Stores the message behind a contract's sentence. */
export function storeContractMessage(sentence: string, said: CodedMessage): void {
  MESSAGES.set(sentence, said);
}

/** Returns the message behind a contract's sentence; null for any other text. */
export function contractMessage(sentence: string): CodedMessage | null {
  return MESSAGES.get(sentence) ?? null;
}
