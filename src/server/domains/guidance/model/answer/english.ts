import { isLibraryWord } from './library-words.ts';

// Shorter sentences say too little, and may be a row of names.
const MIN_WORDS = 4;
// A sentence in English has mostly words that the library has too; in another language it has two or three by chance.
const MIN_ENGLISH_SHARE = 0.4;

/**
 * Returns the sentences of a text that are not in English, up to a number. All other checks of what a model says know
 * English alone (rules.md G5, G7).
 */
export function findForeign(text: string, most: number): string[] {
  const found: string[] = [];
  for (const sentence of text.split(/[.!?:;\n]+/)) {
    const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
    if (words.length < MIN_WORDS || words.filter(isLibraryWord).length >= MIN_ENGLISH_SHARE * words.length) continue;
    found.push(sentence.trim());
    if (found.length === most) break;
  }
  return found;
}
