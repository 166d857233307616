import { type FoundReference, findReferences } from '../find-references.ts';
import type { BibleIndex } from './bible-index.ts';
import {
  compareAt,
  describeAlteration,
  findMerged,
  holds,
  nearestPassage,
  type Parts,
  type QuotationError,
} from './match-quotation.ts';
import { findUnquotedCitations } from './unquoted-citations.ts';
import { readWords, type Word } from './words.ts';

/** The translations that a text may quote. */
export interface Bibles {
  /** The one that is quoted where none is named. */
  main: BibleIndex;
  others: readonly BibleIndex[];
}

/** A quotation of Scripture in a text. */
interface Quotation {
  /** The place of the quoted words in the text. */
  start: number;
  end: number;
  text: string;
  /** The reference beside it, as it is written; null for none. */
  reference: string | null;
  translation: string;
  /** Null where every word is right. */
  error: QuotationError | null;
}

// As many words in a row as the Bible has them are a quotation, with quotation marks or without.
const RUN_WORDS = 7;
// Between quotation marks, so many words are looked up; fewer are any person's.
const MIN_WORDS = 4;
const MIN_WORDS_WITH_REFERENCE = 3;
// Words without marks that a reference introduces.
const MIN_WORDS_INTRODUCED = 2;
// A saying of some length in quotation marks is a quotation of Scripture when so many of its words are, in their order.
const MIN_WORDS_NEAR = 8;
const NEAR_SHARE = 0.75;
const MARKED = /“([^“”]+)”|"([^"]+)"|«([^«»]+)»|(?<![\p{L}\p{N}])‘((?:[^‘’]|(?<=\p{L})’(?=\p{L}))+)’(?!\p{L})/gu;
// So many words at the end of a verse may be replaced by others.
const LAST_WORDS = 2;
const SENTENCE_END = /[.!?\n]/;
const CLAUSE_END = /[.!?\n,;:()—–]/;
const ELLIPSIS = /…|\.\s?\.\s?\./g;

/**
 * Finds every quotation of Scripture in a text and says what is wrong with it (rules.md G1): between quotation marks,
 * in the stored form `Galatians 6:2 (KJV) Bear ye…`, behind a reference that introduces them, or as words in a row. Case
 * and punctuation may differ, words may not; words may be left out where an ellipsis stands. A saying that only reminds of
 * a verse is not a quotation.
 */
export function findQuotations(text: string, bibles: Bibles): Quotation[] {
  const references = findReferences(text);
  const found: Quotation[] = [];
  const introduced = findUnquotedCitations(text, references);
  for (const span of [...introduced, ...storedForms(text, references, bibles), ...markedSpans(text)]) {
    if (found.some(({ start, end }) => span.start < end && start < span.end)) continue;
    const quotation = judgeSpan(text, span, references, bibles);
    if (quotation) found.push(quotation);
  }
  found.push(...unmarkedRuns(text, references, found, bibles));
  return found.sort((one, other) => one.start - other.start);
}

/** Finds the quotations of Scripture in a text that are wrong. */
export function findMisquotations(text: string, bibles: Bibles): Quotation[] {
  return findQuotations(text, bibles).filter(({ error }) => error !== null);
}

interface Span {
  start: number;
  end: number;
  /** The reference it begins with, in the stored form. */
  reference?: FoundReference;
}

function markedSpans(text: string): Span[] {
  return [...text.matchAll(MARKED)].map(({ 0: whole, index }) => ({ start: index + 1, end: index + whole.length - 1 }));
}

/** Returns the words behind references with a label, to the end of their line, where no quotation marks stand. */
function storedForms(text: string, references: readonly FoundReference[], { main, others }: Bibles): Span[] {
  const labels = [main, ...others].map(({ label }) => label);
  return references.flatMap((reference) => {
    const [lead, label = ''] = /^[\s,]*\(([^()]+)\)\s+(?=[^\s“"‘«])/u.exec(text.slice(reference.end)) ?? [];
    if (!lead || !labels.includes(label)) return [];
    const start = reference.end + lead.length;
    const line = text.indexOf('\n', start);
    return [{ start, end: line < 0 ? text.length : line, reference }];
  });
}

function judgeSpan(text: string, span: Span, references: readonly FoundReference[], bibles: Bibles): Quotation | null {
  const quoted = text.slice(span.start, span.end);
  const parts = splitParts(quoted);
  const count = parts.flat().length;
  const beside = span.reference ? [span.reference] : referencesBeside(text, span, references);
  const named = labelBeside(text, span, beside, bibles);
  const base = { start: span.start, end: span.end, text: quoted, translation: (named ?? bibles.main).label };
  if (beside.length > 0) {
    if (count < (span.reference ? MIN_WORDS_INTRODUCED : MIN_WORDS_WITH_REFERENCE)) return null;
    const reference = beside.map(({ start, end }) => text.slice(start, end)).join(', ');
    return { ...base, reference, error: judgeReferred(parts, beside, named, bibles) };
  }
  if (count < MIN_WORDS) return null;
  const judged = judgeAlone(parts, named, bibles);
  return judged && { ...base, ...judged, reference: null };
}

function judgeReferred(
  parts: Parts,
  beside: FoundReference[],
  named: BibleIndex | null,
  bibles: Bibles,
): QuotationError | null {
  const bible = named ?? bibles.main;
  const others = [bibles.main, ...bibles.others].filter((each) => each !== bible);
  const places = beside.map((reference) => bible.placeOf(reference));
  const errors = places.map((place) =>
    place ? compareAt(parts, place, bible, others) : ({ kind: 'no such verse' } satisfies QuotationError),
  );
  if (errors.includes(null)) return null;
  // Several references for one quotation: its parts stand in them one after the other.
  const first = places[0];
  const last = places.at(-1);
  if (places.length > 1 && first && last && first.start < last.end) {
    const span = compareAt(parts, { start: first.start, end: last.end }, bible, others);
    if (!span) return null;
  }
  return errors[0] ?? null;
}

/** Judges a saying in quotation marks without a reference; null where it is none of Scripture. */
function judgeAlone(parts: Parts, named: BibleIndex | null, { main, others }: Bibles) {
  const all = [main, ...others];
  const whole = all.find((bible) => parts.every((part) => holds(bible, part)));
  const words = parts.flat();
  if (whole) {
    if (named && whole !== named && !parts.every((part) => holds(named, part)))
      return {
        translation: named.label,
        error: { kind: 'other translation', translation: whole.label } satisfies QuotationError,
      };
    const near = parts.length > 1 ? nearestPassage(words, whole) : null;
    const isOnePlace = parts.length === 1 || (near !== null && near.matched === words.length);
    return { translation: whole.label, error: isOnePlace ? null : judgeScattered(parts, whole) };
  }
  if (words.length < MIN_WORDS_NEAR) return null;
  const nearest = all
    .map((bible) => ({ bible, passage: nearestPassage(words, bible) }))
    .sort((one, other) => (other.passage?.matched ?? 0) - (one.passage?.matched ?? 0))[0];
  if (nearest?.passage && nearest.passage.matched >= NEAR_SHARE * words.length) {
    const { bible, passage } = nearest;
    return { translation: bible.label, error: compareAt(parts, passage, bible, []) };
  }
  const merged = findMerged(parts, main);
  return merged && { translation: main.label, error: merged };
}

/** Parts around an ellipsis that all stand in the Bible: of one chapter in their order, or of several places. */
function judgeScattered(parts: Parts, bible: BibleIndex): QuotationError | null {
  const runs = parts.map((part) => bible.longestRun(part, 0));
  const places = runs.map((run) => (run ? bible.nameOf(run.starts[0] ?? 0, run.length) : ''));
  const chapters = new Set(places.map((place) => place.slice(0, place.lastIndexOf(':'))));
  const starts = runs.map((run) => run?.starts[0] ?? 0);
  if (chapters.size > 1) return { kind: 'merged', places };
  return starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0)) ? null : { kind: 'order' };
}

/** Finds words in a row that stand in the Bible, outside of quotation marks. */
function unmarkedRuns(text: string, references: FoundReference[], marked: Quotation[], bibles: Bibles): Quotation[] {
  const taken = [...references, ...marked];
  const words = readWords(text).filter(({ start, end }) => !taken.some((each) => start < each.end && each.start < end));
  const spelled = words.map(({ word }) => word);
  const found: Quotation[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = [bibles.main, ...bibles.others]
      .map((bible) => ({ bible, run: bible.longestRun(spelled, at) }))
      .sort((one, other) => (other.run?.length ?? 0) - (one.run?.length ?? 0))[0];
    const length = longest?.run?.length ?? 0;
    if (!longest?.run || length < RUN_WORDS) {
      at++;
      continue;
    }
    const quotation = judgeUnmarked(
      text,
      words,
      { at, length, place: longest.run.starts[0] ?? 0 },
      longest.bible,
      references,
      bibles,
    );
    found.push(quotation);
    while (at < words.length && (words[at]?.start ?? 0) < quotation.end) at++;
  }
  return found;
}

function judgeUnmarked(
  text: string,
  words: readonly Word[],
  { at, length, place }: { at: number; length: number; place: number },
  bible: BibleIndex,
  references: readonly FoundReference[],
  bibles: Bibles,
): Quotation {
  const rest = readRest(text, words, at + length, SENTENCE_END);
  const last = readRest(text, words, at + length, CLAUSE_END);
  const left = bible.wordsToVerseEnd(place + length);
  // The sentence goes on with words that are nearly those of the Bible, or ends with others in the place of the last.
  const isLast = last.length > 0 && last.length <= LAST_WORDS && left.length > 0 && left.length <= LAST_WORDS;
  const error: QuotationError | null = isLast
    ? { kind: 'altered', expected: left.join(' ') }
    : describeAlteration(rest, left.slice(0, rest.length + 2));
  const until = error ? at + length + (isLast ? last : rest).length : at + length;
  const [start, end] = [words[at]?.start ?? 0, words[until - 1]?.end ?? text.length];
  const span = { start, end };
  const beside = referencesBeside(text, span, references).filter(({ start: behind }) => behind >= end);
  const named = labelBeside(text, span, beside, bibles);
  const parts = [words.slice(at, until).map(({ word }) => word)];
  return {
    ...span,
    text: text.slice(start, end),
    reference: beside.length ? beside.map((each) => text.slice(each.start, each.end)).join(', ') : null,
    translation: (named ?? bible).label,
    error: beside.length ? judgeReferred(parts, beside, named, bibles) : error,
  };
}

/** Returns the words from one on to the end of its sentence or clause. */
function readRest(text: string, words: readonly Word[], from: number, end: RegExp): string[] {
  const rest: string[] = [];
  for (let at = from; at < words.length; at++) {
    const [word, before] = [words[at], words[at - 1]];
    if (!word || !before || end.test(text.slice(before.end, word.start))) break;
    rest.push(word.word);
  }
  return rest;
}

/** Returns the references that belong to a quotation: right behind it, or before it in its sentence. */
function referencesBeside(text: string, { start, end }: Span, references: readonly FoundReference[]): FoundReference[] {
  const behind: FoundReference[] = [];
  let from = end;
  for (const reference of references) {
    if (
      reference.start < from ||
      !/^[\s”"’»,.;:!?()[\]–—-]*(?:\([^()]{1,12}\)[\s,]*)?$/u.test(text.slice(from, reference.start))
    )
      continue;
    behind.push(reference);
    from = reference.end;
  }
  if (behind.length > 0) return behind;
  const before = references.filter((reference) => reference.end <= start).at(-1);
  // Not one that another quotation or the end of a sentence parts from it.
  const between = before ? text.slice(before.end, start - 1) : '';
  return before && between.length <= 60 && !/[“”"«».!?\n]/.test(between) ? [before] : [];
}

/** Returns the translation that is named beside a quotation or its reference. */
function labelBeside(
  text: string,
  span: Span,
  beside: readonly FoundReference[],
  { main, others }: Bibles,
): BibleIndex | null {
  const from = Math.min(span.start, ...beside.map(({ start }) => start));
  const to = Math.max(span.end, ...beside.map(({ end }) => end));
  const around = `${text.slice(from, span.start)} ${text.slice(span.end, to + 14)}`;
  return (
    [main, ...others].find(({ label }) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${label}(?![\\p{L}\\p{N}])`, 'u').test(around),
    ) ?? null
  );
}

function splitParts(text: string): string[][] {
  return text
    .split(ELLIPSIS)
    .map((part) => readWords(part).map(({ word }) => word))
    .filter((part) => part.length > 0);
}
