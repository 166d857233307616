import type { SchemaKit } from '../columns.ts';

/** The tables of imported Bible translations; the bundled one is in a package. None holds data about a member. */
export function scriptureTables(kit: SchemaKit) {
  const bibleTranslations = kit.table(
    'bible_translations',
    {
      id: kit.id(),
      // Stands behind every reference, such as `BSB`.
      abbreviation: kit.text().notNull().unique(),
      name: kit.text().notNull(),
      // As in `<html lang>`.
      language: kit.text().notNull(),
      // The line that its publisher asks to be shown wherever it is quoted.
      licence: kit.text().notNull(),
      // SHA-256 of all references and words.
      digest: kit.text().notNull(),
      // True for at most one: the translation of members who chose none. Without one it is the bundled translation.
      isDefault: kit.flag().notNull().default(false),
      importedAt: kit.instant().notNull(),
    },
    (t) => [kit.index('bible_translations_default').on(t.isDefault)],
  );

  const bibleVerses = kit.table(
    'bible_verses',
    {
      translationId: kit
        .int()
        .notNull()
        .references(() => bibleTranslations.id, { onDelete: 'cascade' }),
      // The book's place in the canon, from 1 to 66.
      book: kit.int().notNull(),
      chapter: kit.int().notNull(),
      verse: kit.int().notNull(),
      // The last verse, where the translation prints several as one; else the same.
      through: kit.int().notNull(),
      // The words, with a line feed between lines of poetry.
      text: kit.text().notNull(),
      // True where print begins the verse on a line of its own: in poetry, and in prose after it.
      startsLine: kit.flag().notNull().default(false),
      // Headings and notes that stand beside the verse and are no part of its words.
      asides: kit.json<{ kind: 'heading' | 'footnote' | 'cross reference'; text: string }[]>().notNull(),
    },
    (t) => [kit.uniqueIndex('bible_verses_place').on(t.translationId, t.book, t.chapter, t.verse)],
  );

  // One row for each import, removal or new default: the verses of entries follow the latest (guidance/translations).
  const bibleChanges = kit.table('bible_changes', { id: kit.id(), createdAt: kit.createdAt() });

  return { bibleTranslations, bibleVerses, bibleChanges };
}
