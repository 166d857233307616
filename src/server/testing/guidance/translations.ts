import { importTranslation } from '../../domains/guidance/translations/service.ts';
import type { Book } from '../../scripture/books.ts';
import type { TranslationFacts, Verse } from '../../scripture/import/imported.ts';
import { lastVerse } from '../../scripture/kjv.ts';
import type { Site } from '../../site/site.ts';

/** A made-up translation. */
export const OWN: TranslationFacts = {
  abbreviation: 'OWN',
  name: 'Our Own Translation',
  language: 'en',
  licence: 'Our Own Translation, copied freely.',
};

/** Creates the verses of a chapter, numbered as in the King James Version. Each contains its reference. */
export function ownChapter(book: Book, chapter: number, last: number = lastVerse(book, chapter)): Verse[] {
  return Array.from({ length: last }, (_, index) => ownVerse(book, chapter, index + 1));
}

/** Creates a verse that contains its reference. */
export function ownVerse(book: Book, chapter: number, verse: number, through: number = verse): Verse {
  return {
    book,
    chapter,
    verse,
    through,
    text: `These are our words of ${book}, ${chapter} and ${verse}.`,
    startsLine: false,
    asides: [],
  };
}

/** Imports a made-up translation into a site. */
export async function installTranslation(site: Site, verses: Verse[], facts: Partial<TranslationFacts> = {}) {
  await importTranslation(site, { kind: 'system' }, { facts: { ...OWN, ...facts }, verses, digest: 'd'.repeat(64) });
}
