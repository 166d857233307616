import { BOOKS, type Book } from './books.ts';
import { lastChapter, lastVerse } from './kjv.ts';

// Chapters whose end other translations number differently, and the last verse that all number alike.
const ALIKE_UP_TO: Record<string, number> = {
  'Mark 16': 8,
  'Acts 19': 39,
  '2 Corinthians 13': 11,
  '3 John 1': 13,
  'Revelation 12': 17,
};

/**
 * Returns whether a chapter's verses up to one have the numbers they have in the King James Version, judged by the last
 * verse of the chapter. Translations that count the titles of psalms, or divide chapters as Hebrew Bibles do, have others.
 */
export function isNumberedAlike(book: Book, chapter: number, upTo: number, last: number): boolean {
  return last === lastVerse(book, chapter) || upTo <= (ALIKE_UP_TO[`${book} ${chapter}`] ?? 0);
}

/** A verse, or several that are printed as one. */
export interface NumberedVerse {
  book: Book;
  chapter: number;
  verse: number;
  through: number;
}

/** The differences between a translation's verse numbers and those of the King James Version. */
export interface NumberDifferences {
  missingBooks: Book[];
  /** Verses the translation leaves out, such as `Matthew 18:11`; not those of a missing book or another numbering. */
  missingVerses: string[];
  /** Chapters that end with another number. */
  chapters: { chapter: string; last: number; lastInKjv: number }[];
}

/** Compares the verse numbers of a translation with those of the King James Version. */
export function compareNumbers(verses: readonly NumberedVerse[]): NumberDifferences {
  const present = new Set<string>();
  const last = new Map<string, number>();
  for (const { book, chapter, verse, through } of verses) {
    for (let each = verse; each <= through; each++) present.add(`${book} ${chapter}:${each}`);
    last.set(`${book} ${chapter}`, Math.max(through, last.get(`${book} ${chapter}`) ?? 0));
  }
  const books = new Set(verses.map(({ book }) => book));
  const found: NumberDifferences = {
    missingBooks: BOOKS.filter((book) => !books.has(book)),
    missingVerses: [],
    chapters: [],
  };
  for (const book of books) {
    const numbered = [...last.keys()]
      .filter((key) => key.startsWith(`${book} `))
      .map((key) => Number(key.split(' ').at(-1)));
    for (let chapter = 1; chapter <= Math.max(lastChapter(book), ...numbered); chapter++) {
      const key = `${book} ${chapter}`;
      const [here, lastInKjv] = [last.get(key) ?? 0, lastVerse(book, chapter)];
      if (here !== lastInKjv) found.chapters.push({ chapter: key, last: here, lastInKjv });
      for (let verse = 1; verse < Math.min(here, lastInKjv); verse++)
        if (!present.has(`${key}:${verse}`)) found.missingVerses.push(`${key}:${verse}`);
    }
  }
  return found;
}
