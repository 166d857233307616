import { and, asc, count, eq, gte, lte, max, ne, sql } from 'drizzle-orm';
import { defineRead, type Queries, run, runEach, type Work } from '../../../../../db/database.ts';

export type TranslationRow = Queries['tables']['bibleTranslations']['$inferSelect'];
export type NewTranslation = Omit<Queries['tables']['bibleTranslations']['$inferInsert'], 'id' | 'isDefault'>;
export type VerseRow = Queries['tables']['bibleVerses']['$inferSelect'];

/** Returns the imported translations by abbreviation. */
export function* readTranslations(q: Queries): Work<TranslationRow[]> {
  const { bibleTranslations: t } = q.tables;
  return yield* run(q.select().from(t).orderBy(asc(t.abbreviation)));
}

/** Returns the translation that is the default; null for the bundled one. */
export function* readDefault(q: Queries): Work<Pick<TranslationRow, 'id' | 'abbreviation' | 'licence'> | null> {
  return (yield* run(defaultTranslation(q, {})))[0] ?? null;
}

const defaultTranslation = defineRead((q) => {
  const { bibleTranslations: t } = q.tables;
  return q
    .select({ id: t.id, abbreviation: t.abbreviation, licence: t.licence })
    .from(t)
    .where(eq(t.isDefault, true))
    .limit(1);
});

/** Returns how many books and verses a translation has. */
export function* countVerses(q: Queries, translationId: number): Work<{ books: number; verses: number }> {
  const { bibleVerses: t } = q.tables;
  const [row] = yield* run(
    q
      .select({ books: sql<number>`count(distinct ${t.book})`, verses: count() })
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
