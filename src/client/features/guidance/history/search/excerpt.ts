import { foldText } from '../../../../../shared/text/fold-text.ts';

const BEFORE = 48;
const AFTER = 96;

/** A piece of a text, and whether it is a word that was searched for. */
export interface Piece {
  text: string;
  marked: boolean;
  /** Its offset in the text; an ellipsis has an offset of its own. */
  at: number;
}

interface Span {
  at: number;
  end: number;
}

/** The folded words of a search that a text holds. */
export function heldWords(text: string, words: readonly string[]): string[] {
  const folded = foldText(text);
  return words.filter((word) => folded.includes(word));
}

/**
 * The first match of folded words (`searchWords`) in a text, with a little of the text around it; null without a match.
 * Every match of `marked` in there is marked, too.
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

// A letter with its marks: folding never joins two of them.
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;
const IN_WORD = /[\p{L}\p{M}\p{N}]$/u;

/**
 * Returns the spans at which a text contains folded words (`searchWords`): at the beginning of words, or inside words when none begins
 * so.
 */
export function findSpans(text: string, words: readonly string[]): Span[] {
  let folded = '';
  // For each character of the folded text, the letter it comes from: folding changes lengths.
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
