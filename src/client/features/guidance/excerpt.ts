import { foldText } from '../../../shared/fold-text.ts';

const BEFORE = 48;
const AFTER = 96;

/** A passage of a text around its match of a search. */
export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

/** The first match of a search in a text, with a little of the text around it; null without a match. */
export function excerptAround(text: string, search: string): Excerpt | null {
  const match = findMatch(text, foldText(search.trim()));
  if (!match) return null;
  const { at, end } = match;
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const space = text.lastIndexOf(' ', end + AFTER);
  const to = text.length <= end + AFTER || space < end ? text.length : space;
  return {
    before: (from > 0 ? '…' : '') + text.slice(Math.min(from, at), at),
    match: text.slice(at, end),
    after: text.slice(end, to) + (to < text.length ? '…' : ''),
  };
}

// A letter with its marks: folding never joins two of them.
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;

/** Where a text holds words that are folded already. Folding changes lengths, so it goes letter by letter. */
function findMatch(text: string, words: string): { at: number; end: number } | null {
  if (words === '') return null;
  let folded = '';
  // For each character of the folded text, the letter it comes from.
  const letters: { at: number; end: number }[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    folded += foldText(letter);
    while (letters.length < folded.length) letters.push({ at: index, end: index + letter.length });
  }
  const found = folded.indexOf(words);
  const [first, last] = [letters[found], letters[found + words.length - 1]];
  return first && last ? { at: first.at, end: last.end } : null;
}
