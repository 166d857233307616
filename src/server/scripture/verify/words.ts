/** A word of a text, folded for comparing, with its place in the text. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*['’]?/gu;

/** Splits a text into words. Case, punctuation and the kind of apostrophe make no difference. */
export function readWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: foldWord(found),
    start: index,
    end: index + found.length,
  }));
}

function foldWord(word: string): string {
  return word.toLowerCase().replaceAll('’', "'").replace(/'$/, '');
}
