import { message } from '../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import { AppError } from '../lib/app-error.ts';
import { BOOKS, type Book } from './books.ts';

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
 * Parses "Galatians 6:2" or "1 John 4:7-11": one chapter, at most six verses (rules.md G1). Does not check that the
 * verses exist.
 * @throws AppError `bad_request`, in a sentence that names the reference
 */
export function parseReference(input: string): Reference {
  const reference = input.trim();
  const refuse = (said: CodedMessage) => new AppError('bad_request', said);
  const [, name = '', chapter, first, last = first] = SHAPE.exec(reference) ?? [];
  if (!name) throw refuse(message('reference_unreadable', { reference }));
  const book = BOOK_BY_NAME.get(name.toLowerCase().replace(/\s+/g, ' '));
  if (!book) throw refuse(message('reference_unknown_book', { reference, book: name }));
  const [from, to] = [Number(first), Number(last)];
  if (to < from) throw refuse(message('reference_backwards', { reference }));
  if (to - from >= MAX_VERSES) throw refuse(message('reference_too_long', { reference, max: MAX_VERSES }));
  return { book, chapter: Number(chapter), from, to };
}

/** Writes a reference for readers: a single psalm in the singular, a range with a hyphen. */
export function showReference({ book, chapter, from, to }: Reference): string {
  const name = book === 'Psalms' ? 'Psalm' : book;
  return `${name} ${chapter}:${from}${to > from ? `-${to}` : ''}`;
}
