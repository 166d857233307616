import type { BibleIndex } from './bible-index.ts';

/** The errors that a quotation can have. */
export type QuotationError =
  /** Words differ from the translation's: `expected` is what stands there. */
  | { kind: 'altered'; expected: string }
  /** Words of different places stand together as if they were one. */
  | { kind: 'merged'; places: string[] }
  /** Words are left out, and no ellipsis says so. */
  | { kind: 'omission'; leftOut: string }
  /** The parts around an ellipsis stand in another order. */
  | { kind: 'order' }
  /** The words are right, but they stand elsewhere. */
  | { kind: 'wrong reference'; standsAt: string[] }
  /** The words are those of another translation than the one that is named. */
  | { kind: 'other translation'; translation: string }
  /** The translation has no such verse. */
  | { kind: 'no such verse' }
  /** These words stand nowhere near the verses that are named. */
  | { kind: 'not found' };

/** Words between two places of a translation, both counted in words. */
export interface Passage {
  start: number;
  end: number;
}

/** The words of a quotation, split where an ellipsis stands. */
export type Parts = readonly (readonly string[])[];

// A run of words this long is taken from one place, not met by chance.
const MATCHED_WORDS = 4;
// A quotation may be this much longer or shorter than the words it misquotes.
const TOLERANCE_WORDS = 6;

/** Judges words that are said to stand in a passage; null where they do, letter for letter. */
export function compareAt(
  parts: Parts,
  passage: Passage,
  bible: BibleIndex,
  others: readonly BibleIndex[],
): QuotationError | null {
  const words = bible.wordsBetween(passage.start, passage.end);
  if (inOrder(parts, words)) return null;
  if (parts.every((part) => indexOf(words, part, 0) >= 0)) return { kind: 'order' };
  const joined = parts.flat();
  const other = others.find((each) => parts.every((part) => holds(each, part)));
  if (other && !parts.every((part) => holds(bible, part)))
    return { kind: 'other translation', translation: other.label };
  const elsewhere = parts.map((part) =>
    part.length >= MATCHED_WORDS || parts.length === 1 ? placesOf(bible, part) : [],
  );
  if (elsewhere.every((places) => places.length > 0)) {
    const isHere = parts.map((part) => indexOf(words, part, 0) >= 0);
    // With an ellipsis, one part may be right and another from elsewhere.
    if (isHere.includes(true))
      return { kind: 'merged', places: [...new Set(elsewhere.flatMap((places) => places.slice(0, 1)))] };
    return { kind: 'wrong reference', standsAt: [...new Set(elsewhere.flat())].slice(0, 3) };
  }
  return judgeRuns(parts, words, bible) ?? describeAlteration(joined, words) ?? { kind: 'not found' };
}

/** Judges a quotation that is made of whole runs of the translation: from several places, or with words left out. */
function judgeRuns(parts: Parts, words: readonly string[], bible: BibleIndex): QuotationError | null {
  for (const part of parts) {
    const split = splitInOrder(part, words);
    if (split) return { kind: 'omission', leftOut: words.slice(split.from, split.to).join(' ') };
  }
  return findMerged(parts, bible);
}

/** Returns what is wrong with a part that is put together from runs of several places without an ellipsis. */
export function findMerged(parts: Parts, bible: BibleIndex): QuotationError | null {
  for (const part of parts) {
    const runs: { start: number; length: number }[] = [];
    let at = 0;
    while (at < part.length) {
      const run = bible.longestRun(part, at);
      if (!run || run.length < MATCHED_WORDS) break;
      runs.push({ start: run.starts[0] ?? 0, length: run.length });
      at += run.length;
    }
    if (at === part.length && runs.length > 1)
      return { kind: 'merged', places: runs.map(({ start, length }) => bible.nameOf(start, length)) };
  }
  return null;
}

/** Returns the words left out of a part that is otherwise whole: two runs of the passage in their order. */
function splitInOrder(part: readonly string[], words: readonly string[]): { from: number; to: number } | null {
  for (let cut = 1; cut < part.length; cut++) {
    const first = indexOf(words, part.slice(0, cut), 0);
    if (first < 0) return null;
    const second = indexOf(words, part.slice(cut), first + cut);
    if (second > first + cut) return { from: first + cut, to: second };
  }
  return null;
}

/** Returns what is wrong with words that are nearly those of a passage; null where they are other words. */
export function describeAlteration(quoted: readonly string[], words: readonly string[]): QuotationError | null {
  const { matched, from, to } = align(quoted, words);
  if (matched < Math.max(2, quoted.length / 2)) return null;
  // Other words at the end stand in the place of as many of the passage.
  return { kind: 'altered', expected: words.slice(from, Math.max(to, from + quoted.length)).join(' ') };
}

/** Returns the part of a passage that a text follows most closely, and how many of its words are there in order. */
export function align(
  quoted: readonly string[],
  words: readonly string[],
): { matched: number; from: number; to: number } {
  // The longest common subsequence, with the place in the passage where it begins and ends.
  let row: { matched: number; from: number; to: number }[] = words.map(() => ({ matched: 0, from: -1, to: -1 }));
  for (const word of quoted) {
    const next: typeof row = [];
    for (const [index, own] of words.entries()) {
      const [above, left, diagonal] = [row[index], next[index - 1], row[index - 1]];
      const kept = (above?.matched ?? 0) >= (left?.matched ?? 0) ? above : left;
      const more = (diagonal?.matched ?? 0) + 1;
      if (own === word && more > (kept?.matched ?? 0))
        next.push({ matched: more, from: diagonal && diagonal.from >= 0 ? diagonal.from : index, to: index + 1 });
      else next.push(kept ?? { matched: 0, from: -1, to: -1 });
    }
    row = next;
  }
  return row.at(-1) ?? { matched: 0, from: -1, to: -1 };
}

/** Returns the passage that some words are nearest to in a translation; null where none comes near. */
export function nearestPassage(words: readonly string[], bible: BibleIndex): (Passage & { matched: number }) | null {
  let best: (Passage & { matched: number }) | null = null;
  const tried = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const run = bible.longestRun(words, at);
    // Many places have a common phrase; no one of them is meant.
    if (!run || run.starts.length > 20) continue;
    for (const place of run.starts) {
      const start = place - at;
      if (tried.has(start)) continue;
      tried.add(start);
      const window = { start: start - TOLERANCE_WORDS, end: start + words.length + TOLERANCE_WORDS };
      const { matched } = align(words, bible.wordsBetween(window.start, window.end));
      if (matched > (best?.matched ?? 0)) best = { start: Math.max(0, window.start), end: window.end, matched };
    }
  }
  return best;
}

/** Returns whether a translation has these words in one piece. */
export function holds(bible: BibleIndex, words: readonly string[]): boolean {
  return bible.longestRun(words, 0)?.length === words.length;
}

function placesOf(bible: BibleIndex, words: readonly string[]): string[] {
  const run = bible.longestRun(words, 0);
  return run?.length === words.length ? run.starts.map((start) => bible.nameOf(start, run.length)) : [];
}

function inOrder(parts: Parts, words: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = indexOf(words, part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
}

function indexOf(words: readonly string[], part: readonly string[], from: number): number {
  for (let at = from; at + part.length <= words.length; at++)
    if (part.every((word, index) => words[at + index] === word)) return at;
  return -1;
}
