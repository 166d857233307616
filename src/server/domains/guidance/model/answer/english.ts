import { isLibraryWord } from './library-words.ts';

// Shorter sentences say too little, and may be a row of names.
const SHORTEST = 4;
// A sentence in English has mostly words that the library has too; in another language it has two or three by chance.
const LEAST_ENGLISH = 0.4;

/**
 * Returns the sentences of a text that are not in English, up to a number. All other checks of what a model says know
 * English alone (rules.md G5, G7).
 */
export function findForeign(text: string, most: number): string[] {
  const found: string[] = [];
  for (const sentence of text.split(/[.!?:;\n]+/)) {
    const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
    if (words.length < SHORTEST || words.filter(isLibraryWord).length >= LEAST_ENGLISH * words.length) continue;
    found.push(sentence.trim());
    if (found.length === most) break;
  }
  return found;
}
