import { foldText } from './fold-text.ts';

// Scripts without spaces between words.
const UNSPACED = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}`;
// A run of unspaced letters, or a word. A chapter with its verses (6:2) is one word.
const RUN = new RegExp(
  String.raw`((?:(?=\p{L})[${UNSPACED}]\p{M}*)+)|(?:(?=[\p{L}\p{M}\p{N}])[^${UNSPACED}])+(?::\p{N}+)?`,
  'gu',
);
const LETTER = /\P{M}\p{M}*/gu;

/**
 * Returns the different words of a text, folded by {@link foldText}. A search matches a text when each of its words is
 * a prefix of a word of the text. Each letter of an unspaced run counts together with the next one, so that a search
 * can match any part of the run.
 */
export function searchWords(text: string): string[] {
  const words = new Set<string>();
  for (const [run, unspaced] of foldText(text).matchAll(RUN)) {
    if (unspaced === undefined) words.add(run);
    else {
      const letters = run.match(LETTER) ?? [];
      for (const [at, letter] of letters.entries()) words.add(letter + (letters[at + 1] ?? ''));
    }
  }
  return [...words];
}
