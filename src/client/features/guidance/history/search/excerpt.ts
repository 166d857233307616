import { foldText } from '../../../../../shared/text/fold-text.ts';

// The characters of context around a match.
const BEFORE = 48;
const AFTER = 96;

/** A piece of a text. */
export interface Piece {
  text: string;
  /** True for a searched word. */
  marked: boolean;
  /** Its offset in the text; an ellipsis has an offset of its own. */
  at: number;
}

interface Span {
  at: number;
  end: number;
}

/** Returns the folded words that a text contains. */
export function findWordsIn(text: string, words: readonly string[]): string[] {
  const folded = foldText(text);
  return words.filter((word) => folded.includes(word));
}

/**
 * Returns the first match of folded words (`searchWords`) in a text with some context around it; null without a match.
 * Each match of a word of `marked` in the excerpt is marked.
 */
export function excerptAround(
  text: string,
  words: readonly string[],
  marked: readonly string[] = words,
): Piece[] | null {
  const [first] = findSpans(text, words);
  if (!first) return null;
  const from = first.at <= BEFORE ? 0 : text.indexOf(' ', first.at - BEFORE) + 1;
  const start = Math.min(from, first.at);
  const space = text.lastIndexOf(' ', first.end + AFTER);
  const end = text.length <= first.end + AFTER || space < first.end ? text.length : space;
  const pieces: Piece[] = [];
  let at = start;
  for (const span of findSpans(text, marked).filter((each) => each.at >= start && each.end <= end)) {
    if (span.at > at) pieces.push({ text: text.slice(at, span.at), marked: false, at });
    pieces.push({ text: text.slice(span.at, span.end), marked: true, at: span.at });
    at = span.end;
  }
  if (start > 0) pieces.unshift({ text: '…', marked: false, at: start - 1 });
  pieces.push({ text: text.slice(at, end) + (end < text.length ? '…' : ''), marked: false, at });
  return pieces.filter((piece) => piece.text !== '');
}

// A letter with its combining marks. Folding never joins two of these.
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;
const IN_WORD = /[\p{L}\p{M}\p{N}]$/u;

/**
 * Returns the spans where a text contains folded words (`searchWords`): the spans at the beginning of a word, or all spans
 * if no word begins so.
 */
export function findSpans(text: string, words: readonly string[]): Span[] {
  let folded = '';
  // Maps each character of the folded text to its letter in the original, because folding changes lengths.
  const letters: Span[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    folded += foldText(letter);
    while (letters.length < folded.length) letters.push({ at: index, end: index + letter.length });
  }
  const spans = words.flatMap((word) => {
    const found: number[] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) found.push(at);
    const beginnings = found.filter((at) => !IN_WORD.test(folded.slice(Math.max(0, at - 2), at)));
    return (beginnings.length ? beginnings : found).flatMap((at) => {
      const [first, last] = [letters[at], letters[at + word.length - 1]];
      return first && last ? [{ at: first.at, end: last.end }] : [];
    });
  });
  return joinSpans(spans.sort((one, other) => one.at - other.at || other.end - one.end));
}

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { at, end } of spans) {
    const last = joined.at(-1);
    if (last && at <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ at, end });
  }
  return joined;
}
