import { createRequire } from 'node:module';
import type { bcv_parser } from 'bible-passage-reference-parser';
import { BOOK_BY_OSIS, type Book } from './books.ts';

/** A reference somewhere in a text: its place in the text, and the first and last verse it names. */
export interface FoundReference {
  start: number;
  end: number;
  book: Book;
  chapter: number;
  from: number;
  lastChapter: number;
  /** {@link WHOLE_CHAPTER} where only a chapter is named. */
  to: number;
}

/** The last verse of a reference that names only a chapter. */
export const WHOLE_CHAPTER = 999;

const require = createRequire(import.meta.url);
let loaded: bcv_parser | undefined;

/** Loads the parser when the first text is searched: its language file takes a tenth of a second. */
function parser(): bcv_parser {
  if (!loaded) {
    const { bcv_parser: Parser } = require('bible-passage-reference-parser');
    const created: bcv_parser = new Parser(require('bible-passage-reference-parser/esm/lang/en.js'));
    // Verses that do not exist are found too, so that a wrong reference can be named.
    created.set_options({
      osis_compaction_strategy: 'bcv',
      sequence_combination_strategy: 'separate',
      passage_existence_strategy: 'b',
    });
    loaded = created;
  }
  return loaded;
}

const OSIS = /^(\w+)\.(\d+)\.(\d+)(?:-\1\.(\d+)\.(\d+))?$/;

/**
 * Finds the references in a text, by the names and abbreviations of the books that people use in English. A reference
 * that can only be guessed at, such as "1 John 4:11-7", is left out.
 */
export function findReferences(text: string): FoundReference[] {
  // The parser would read “… do first. John 15:13” as the first letter of John.
  parser().parse(text.replace(/\b(?:first|second|third)(?=[.!?;:]\s)/gi, (ordinal) => 'x'.repeat(ordinal.length)));
  return parser()
    .osis_and_indices()
    .flatMap(({ osis, indices: [start, until] }) => {
      // The parser counts the name of a translation behind the numbers as part of the reference.
      const end = start + text.slice(start, until).search(/\d\D*$/) + 1;
      const [, name = '', chapter = '', from = '', lastChapter = chapter, to = from] = OSIS.exec(osis) ?? [];
      const book = BOOK_BY_OSIS.get(name);
      if (!book || !isWritten(text.slice(start, end), { chapter, from, lastChapter, to })) return [];
      const numbers = {
        chapter: Number(chapter),
        from: Number(from),
        lastChapter: Number(lastChapter),
        to: Number(to),
      };
      return [{ start, end, book, ...numbers }];
    });
}

/**
 * Returns whether a text names what was found in it. The parser corrects some numbers, and it takes small words for
 * abbreviations: "I am 5" is not the fifth chapter of Amos.
 */
function isWritten(text: string, numbers: { chapter: string; from: string; lastChapter: string; to: string }): boolean {
  const written = new Set(text.match(/\d+/g));
  const has = (number: string) => written.has(number) || number === '1' || number === String(WHOLE_CHAPTER);
  const verses = has(numbers.from) && has(numbers.to);
  // The second of "Galatians 6:2, 5" has its book and chapter from the first.
  if (!/\p{L}/u.test(text)) return verses;
  const name = /^(?:\d\s*)?(\p{Lu}\p{L}*)/u.exec(text)?.[1] ?? '';
  const isNamed = name.length >= (numbers.to === String(WHOLE_CHAPTER) ? 3 : 1);
  return isNamed && verses && has(numbers.chapter) && has(numbers.lastChapter);
}
