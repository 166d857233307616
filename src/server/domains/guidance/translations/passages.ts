import type { Queries, Work } from '../../../../../db/database.ts';
import { inLanguage } from '../../../../content/messages.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { AppError } from '../../../lib/app-error.ts';
import { BOOKS } from '../../../scripture/books.ts';
import { formatPassage, joinVerses } from '../../../scripture/format.ts';
import { KJV, KJV_LANGUAGE, readPassage } from '../../../scripture/kjv.ts';
import type { PassageText } from '../../../scripture/open-ends.ts';
import { parseReference, type Reference, showReference } from '../../../scripture/reference.ts';
import { isNumberedAlike } from '../../../scripture/verse-numbers.ts';
import type { Passage } from './passage.ts';
import * as repo from './repo.ts';

/** Verses of an imported translation, with the headings and notes that stand beside them. */
interface FoundVerses extends PassageText {
  /** Wider than the asked one where the translation prints several verses as one. */
  reference: Reference;
  rows: repo.VerseRow[];
}

/**
 * Quotes verses from the bundled translation, which is in the public domain.
 * @throws AppError `not_found` when it has no such verse
 */
export function quoteBundled(reference: Reference): Passage {
  return {
    reference: showReference(reference),
    scripture: formatPassage(reference, KJV, readPassage(reference)),
    scriptureNote: null,
    scriptureLanguage: KJV_LANGUAGE,
  };
}

/**
 * Quotes verses from the first translation that has all of them and numbers the chapter's verses alike, in the last place
 * from the bundled one. Where it is not the wanted one, the note says so (rules.md G1).
 * @throws AppError `not_found` when the bundled translation has no such verse
 */
export function* quotePassage(
  q: Queries,
  reference: Reference,
  { wanted, installed, language: readersLanguage }: repo.ReadingOrder,
): Work<Passage> {
  const bundled = quoteBundled(reference);
  const isGone = wanted !== KJV && !installed.some(({ abbreviation }) => abbreviation === wanted);
  const instead = (used: string) => {
    if (used === wanted) return [];
    return [inLanguage(readersLanguage, message(isGone ? 'translation_gone' : 'verses_lacking', { wanted, used }))];
  };
  for (const { id, abbreviation, licence, language } of installed) {
    const found = yield* findVerses(q, id, reference);
    if (!found) continue;
    return {
      reference: bundled.reference,
      scripture: formatPassage(found.reference, abbreviation, found),
      scriptureNote: [...instead(abbreviation), licence].join(' '),
      scriptureLanguage: language,
    };
  }
  return { ...bundled, scriptureNote: instead(KJV)[0] ?? null };
}

/**
 * Quotes verses to a member from the translation they chose, or else from the site's default.
 * @throws AppError `not_found` when the bundled translation has no such verse
 */
export function* quoteToMember(q: Queries, userId: number, reference: Reference): Work<Passage> {
  return yield* quotePassage(q, reference, yield* repo.readReadingOrder(q, userId));
}

/**
 * Quotes the verses of a stored entry to a member; null for a reference that no translation has, as an entry of an earlier
 * version may hold one.
 */
export function* quoteStored(q: Queries, userId: number, reference: string): Work<Passage | null> {
  try {
    return yield* quoteToMember(q, userId, parseReference(reference));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
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
    text: joinVerses(rows),
  };
}
