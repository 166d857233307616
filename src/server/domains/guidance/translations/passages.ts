import type { Queries, Work } from '../../../../../db/database.ts';
import { BOOKS } from '../../../scripture/books.ts';
import { formatPassage, type PassageText } from '../../../scripture/format.ts';
import { KJV, readPassage } from '../../../scripture/kjv.ts';
import type { Reference } from '../../../scripture/reference.ts';
import { isNumberedAlike } from '../../../scripture/verse-numbers.ts';
import * as repo from './repo.ts';

/** Verses as they are quoted, in the fields of an entry. */
export interface Passage {
  /** The stored form: reference, translation, text (decisions.md D38). */
  scripture: string;
  /** The line that the translation asks for, or the sentence that says why another is quoted; null for neither. */
  scriptureNote: string | null;
}

/** Verses of an imported translation, with the headings and notes that stand beside them. */
interface FoundVerses extends PassageText {
  /** Wider than the asked one where the translation prints several verses as one. */
  reference: Reference;
  rows: repo.VerseRow[];
}

type Quotable = Pick<repo.TranslationRow, 'id' | 'abbreviation' | 'licence'>;

/**
 * Quotes verses from the bundled translation, which is in the public domain.
 * @throws AppError `not_found` when it has no such verse
 */
export function quoteBundled(reference: Reference): Passage {
  return { scripture: formatPassage(reference, KJV, readPassage(reference)), scriptureNote: null };
}

/**
 * Quotes verses from a translation, or from the bundled one where that translation lacks one of them or numbers the
 * chapter's verses otherwise, and says so (rules.md G1).
 * @throws AppError `not_found` when the bundled translation has no such verse
 */
export function* quotePassage(q: Queries, reference: Reference, translation: Quotable | null): Work<Passage> {
  const bundled = quoteBundled(reference);
  if (!translation) return bundled;
  const { id, abbreviation, licence } = translation;
  const found = yield* findVerses(q, id, reference);
  return found
    ? { scripture: formatPassage(found.reference, abbreviation, found), scriptureNote: licence }
    : { ...bundled, scriptureNote: `The ${abbreviation} lacks these verses, so they are quoted from the ${KJV}.` };
}

/**
 * Quotes verses from the site's default translation.
 * @throws AppError `not_found` when the bundled translation has no such verse
 */
export function* quoteToMembers(q: Queries, reference: Reference): Work<Passage> {
  return yield* quotePassage(q, reference, yield* repo.readDefault(q));
}

/** Returns verses of an imported translation; null where it lacks one or numbers the chapter otherwise. */
export function* findVerses(q: Queries, translationId: number, reference: Reference): Work<FoundVerses | null> {
  const { book, chapter, from, to } = reference;
  const place = { translationId, book: BOOKS.indexOf(book) + 1, chapter };
  const last = yield* repo.readLastVerse(q, place);
  if (last === null || !isNumberedAlike(book, chapter, to, last)) return null;
  const rows = yield* repo.readVerses(q, { ...place, from, to });
  const covered = rows.reduce((sum, { verse, through }) => sum + Math.min(through, to) - Math.max(verse, from) + 1, 0);
  const [first, end] = [rows[0]?.verse ?? from, rows.at(-1)?.through ?? to];
  if (covered !== to - from + 1) return null;
  const [before] = yield* repo.readVerses(q, { ...place, from: first - 1, to: first - 1 });
  return {
    reference: { ...reference, from: first, to: end },
    rows,
    before: before?.text ?? '',
    text: rows.map(({ text }) => text).join('\n'),
  };
}
