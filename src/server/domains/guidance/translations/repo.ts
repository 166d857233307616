import { and, asc, count, countDistinct, eq, gte, isNotNull, lte, max, ne, or, sql } from 'drizzle-orm';
import { defineStatement, type Given, type Queries, run, runEach, type Work } from '../../../../../db/database.ts';
import { DEFAULT_LANGUAGE } from '../../../../shared/languages.ts';
import { KJV } from '../../../scripture/kjv.ts';
import { NOT_QUOTED } from './rewriting/repo.ts';

export type TranslationRow = Queries['tables']['bibleTranslations']['$inferSelect'];
export type NewTranslation = Omit<Queries['tables']['bibleTranslations']['$inferInsert'], 'id' | 'isDefault'>;
export type VerseRow = Queries['tables']['bibleVerses']['$inferSelect'];

/** Returns the imported translations by abbreviation. */
export function* readTranslations(q: Queries): Work<TranslationRow[]> {
  const { bibleTranslations: t } = q.tables;
  return yield* run(q.select().from(t).orderBy(asc(t.abbreviation)));
}

/** A translation that verses can be quoted from. */
type Quotable = Pick<TranslationRow, 'id' | 'abbreviation' | 'licence' | 'language'>;

/** The imported translations that verses are quoted from, one after the other. The bundled one comes after them. */
export interface ReadingOrder {
  /** The abbreviation of the first choice, imported or bundled; it may be one that is no longer installed. */
  wanted: string;
  installed: readonly Quotable[];
  /** The language of the reader's pages. */
  language: string;
}

/** Returns what a member is quoted: their own choice, then the site's default. */
export function* readReadingOrder(q: Queries, userId: number): Work<ReadingOrder> {
  const rows = yield* run(translationsOf(q, { userId }));
  const chosen = rows[0]?.chosen ?? null;
  const language = rows[0]?.language ?? DEFAULT_LANGUAGE;
  if (chosen === KJV) return { wanted: KJV, installed: [], language };
  const installed = rows.flatMap(({ translation: row }) => row ?? []);
  const own = installed.filter(({ abbreviation }) => abbreviation === chosen);
  const others = installed.filter(({ abbreviation }) => abbreviation !== chosen);
  return { wanted: chosen ?? others[0]?.abbreviation ?? KJV, installed: [...own, ...others], language };
}

const translationsOf = defineStatement((q, given: Given<{ userId: number }>) => {
  const { users, bibleTranslations: t } = q.tables;
  return q
    .select({
      chosen: users.translation,
      language: users.language,
      translation: { id: t.id, abbreviation: t.abbreviation, licence: t.licence, language: t.language },
    })
    .from(users)
    .leftJoin(t, or(eq(t.abbreviation, users.translation), eq(t.isDefault, true)))
    .where(eq(users.id, given.userId));
});

/** Returns the translation that a member chose, installed or not; null for the site's default. */
export function* readChoice(q: Queries, userId: number): Work<string | null> {
  const { users: t } = q.tables;
  const [row] = yield* run(q.select({ translation: t.translation }).from(t).where(eq(t.id, userId)));
  return row?.translation ?? null;
}

/** Stores a member's choice. Their entries count as quoted otherwise until {@link finishRewriting}. */
export function* updateChoice(q: Queries, userId: number, translation: string | null): Work<void> {
  const { users: t } = q.tables;
  yield* run(q.update(t).set({ translation, quotedRevision: NOT_QUOTED }).where(eq(t.id, userId)));
}

/** Returns how many members chose each translation; the site's default, by null, is left out. */
export function* countChoices(q: Queries): Work<Map<string, number>> {
  const { users: t } = q.tables;
  const rows = yield* run(
    q
      .select({ translation: t.translation, members: count() })
      .from(t)
      .where(isNotNull(t.translation))
      .groupBy(t.translation),
  );
  return new Map(rows.flatMap(({ translation, members }) => (translation === null ? [] : [[translation, members]])));
}

/** Returns how many books and verses a translation has. */
export function* countVerses(q: Queries, translationId: number): Work<{ books: number; verses: number }> {
  const { bibleVerses: t } = q.tables;
  const [row] = yield* run(
    q
      .select({ books: countDistinct(t.book), verses: count() })
      .from(t)
      .where(eq(t.translationId, translationId)),
  );
  return row ?? { books: 0, verses: 0 };
}

/** Stores a translation in the place of the one with its abbreviation; returns its id. */
export function* replaceTranslation(q: Queries, facts: NewTranslation): Work<number> {
  const { bibleTranslations: t, bibleVerses } = q.tables;
  const [row] = yield* run(
    q.insert(t).values(facts).onConflictDoUpdate({ target: t.abbreviation, set: facts }).returning({ id: t.id }),
  );
  if (!row) throw new Error('the translation was not stored');
  yield* run(q.delete(bibleVerses).where(eq(bibleVerses.translationId, row.id)));
  return row.id;
}

/** Stores verses of a translation. */
export function* insertVerses(
  q: Queries,
  translationId: number,
  verses: Omit<VerseRow, 'translationId'>[],
): Work<void> {
  const { bibleVerses: t } = q.tables;
  const given = sql.placeholder;
  const query = q.insert(t).values({
    translationId: given('translationId'),
    book: given('book'),
    chapter: given('chapter'),
    verse: given('verse'),
    through: given('through'),
    text: given('text'),
    startsLine: given('startsLine'),
    asides: given('asides'),
  });
  yield* runEach(
    query,
    verses.map((verse) => ({ ...verse, translationId })),
  );
}

/** Removes a translation with its verses; returns whether it was there. */
export function* deleteTranslation(q: Queries, abbreviation: string): Work<boolean> {
  const { bibleTranslations: t } = q.tables;
  return (yield* run(q.delete(t).where(eq(t.abbreviation, abbreviation)).returning({ id: t.id }))).length > 0;
}

/** Makes one translation the default, or none; returns whether it was there. */
export function* updateDefault(q: Queries, abbreviation: string | null): Work<boolean> {
  const { bibleTranslations: t } = q.tables;
  yield* run(
    q
      .update(t)
      .set({ isDefault: false })
      .where(and(eq(t.isDefault, true), abbreviation === null ? undefined : ne(t.abbreviation, abbreviation))),
  );
  if (abbreviation === null) return true;
  const made = yield* run(
    q.update(t).set({ isDefault: true }).where(eq(t.abbreviation, abbreviation)).returning({ id: t.id }),
  );
  return made.length > 0;
}

/** Some verses of one chapter. */
interface Place {
  translationId: number;
  book: number;
  chapter: number;
  from: number;
  to: number;
}

/** Returns the rows that have words of some verses, in their order. */
export function* readVerses(q: Queries, { translationId, book, chapter, from, to }: Place): Work<VerseRow[]> {
  const { bibleVerses: t } = q.tables;
  return yield* run(
    q
      .select()
      .from(t)
      .where(
        and(
          eq(t.translationId, translationId),
          eq(t.book, book),
          eq(t.chapter, chapter),
          lte(t.verse, to),
          gte(t.through, from),
        ),
      )
      .orderBy(asc(t.verse)),
  );
}

/** Returns the number of the last verse of a chapter; null where the translation has no such chapter. */
export function* readLastVerse(
  q: Queries,
  place: Pick<Place, 'translationId' | 'book' | 'chapter'>,
): Work<number | null> {
  const { bibleVerses: t } = q.tables;
  const [row] = yield* run(
    q
      .select({ last: max(t.through) })
      .from(t)
      .where(and(eq(t.translationId, place.translationId), eq(t.book, place.book), eq(t.chapter, place.chapter))),
  );
  return row?.last ?? null;
}
