import { foldText } from './fold-text.ts';

// Scripts that write no spaces between words.
const UNSPACED = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}`;
// A run of unspaced letters, or a word; a chapter and its verses (6:2) are one word.
const RUN = new RegExp(
  String.raw`((?:(?=\p{L})[${UNSPACED}]\p{M}*)+)|(?:(?=[\p{L}\p{M}\p{N}])[^${UNSPACED}])+(?::\p{N}+)?`,
  'gu',
);
const LETTER = /\P{M}\p{M}*/gu;

/**
 * The words of a text, folded as {@link foldText} folds, each once. A search finds a text when each of its words begins a
 * word of the text. An unspaced run gives each letter with the one after it, so that a search finds any part of it.
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
