import { message } from '../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import { AppError } from '../lib/app-error.ts';
import { BOOKS, type Book } from './books.ts';
import { findReferences, WHOLE_CHAPTER } from './find-references.ts';

/** The most verses in one reference (rules.md G1). */
export const MAX_VERSES = 6;

/** Consecutive verses of one chapter, both ends included. */
export interface Reference {
  book: Book;
  chapter: number;
  from: number;
  to: number;
}

const OTHER_NAMES: [string, Book][] = [
  ['psalm', 'Psalms'],
  ['song of songs', 'Song of Solomon'],
  ["solomon's song", 'Song of Solomon'],
];
const BOOK_BY_NAME = new Map([...BOOKS.map((book): [string, Book] => [book.toLowerCase(), book]), ...OTHER_NAMES]);
const SHAPE = /^(.+?)\s+(\d{1,3}):(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/;

/**
 * Parses "Galatians 6:2", "1 John 4:7-11", or any other way to write such a reference in English: "Gal. 6.2", "Jude 5".
 * One chapter, at most six verses (rules.md G1). Does not check that the verses exist.
 * @throws AppError `bad_request`, in a sentence that names the reference
 */
export function parseReference(input: string): Reference {
  const reference = input.trim();
  const refuse = (said: CodedMessage) => new AppError('bad_request', said);
  if (reference === '') throw refuse(message('reference_needed'));
  const parsed = parseFull(reference) ?? parseShort(reference);
  if (!parsed) {
    const [, book] = SHAPE.exec(reference) ?? [];
    throw refuse(
      book ? message('reference_unknown_book', { reference, book }) : message('reference_unreadable', { reference }),
    );
  }
  if (parsed.to < parsed.from) throw refuse(message('reference_backwards', { reference }));
  if (parsed.to - parsed.from >= MAX_VERSES)
    throw refuse(message('reference_too_long', { reference, max: MAX_VERSES }));
  return parsed;
}

/** Parses the form in which references are stored and shown. It needs no parser of everything that people write. */
function parseFull(reference: string): Reference | null {
  const [, name = '', chapter, first, last = first] = SHAPE.exec(reference) ?? [];
  const book = BOOK_BY_NAME.get(name.toLowerCase().replace(/\s+/g, ' '));
  return book ? { book, chapter: Number(chapter), from: Number(first), to: Number(last) } : null;
}

function parseShort(reference: string): Reference | null {
  const [found, ...others] = findReferences(reference);
  if (!found || others.length > 0 || found.start > 0 || found.end < reference.length) return null;
  const { book, chapter, from, lastChapter, to } = found;
  return lastChapter === chapter && to !== WHOLE_CHAPTER ? { book, chapter, from, to } : null;
}

/** Writes a reference for readers: a single psalm in the singular, a range with a hyphen. */
export function showReference({ book, chapter, from, to }: Reference): string {
  const name = book === 'Psalms' ? 'Psalm' : book;
  return `${name} ${chapter}:${from}${to > from ? `-${to}` : ''}`;
}
