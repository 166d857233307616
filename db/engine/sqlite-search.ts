import type SqliteClient from 'better-sqlite3';
import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { searchWords } from '../../src/shared/text/search-words.ts';

// Pages of the index that are merged at once: a few milliseconds of work.
const PAGES_AT_ONCE = 16;

/**
 * Registers `scoped_words(user_id, text, …)`, which the triggers of the search index call (migration
 * `search-guidance`). Each word carries its member's number, `12_love`: the words of one member lie together, so a
 * search costs the same however many members there are.
 */
export function registerScopedWords(client: SqliteClient.Database): void {
  client.function('scoped_words', { deterministic: true, varargs: true }, (userId, ...texts) =>
    searchWords(texts.join('\n'))
      .map((word) => `${userId}_${word}`)
      .join(' '),
  );
}

/** Whether an entry holds the words of a search that {@link writeSearch} wrote. */
export function holdsWords(entryId: Column, search: Placeholder): SQL {
  return sql`${entryId} in (select rowid from entry_search where entry_search match ${search})`;
}

/** A member's search as FTS5 reads it: all of its words, in any order, each as the beginning of a word. */
export function writeSearch(userId: number, text: string): string {
  // Words are letters, digits and colons alone, so nothing a member types is syntax.
  const words = searchWords(text).map((word) => `"${userId}_${word}" *`);
  return words.length ? words.join(' AND ') : '""';
}

/**
 * Rewrites the search index where accounts were deleted since, so that no word of theirs is left in the file. FTS5
 * otherwise keeps deleted words until it merges; its `secure-delete` takes 1 to 8 ms for each entry within the
 * deletion. Work goes in slices, and others are served between them.
 */
export async function eraseDeletedWords(client: SqliteClient.Database, rest: () => Promise<void>): Promise<void> {
  const newest = client.prepare<[], number | null>('SELECT max(id) FROM search_erasures').pluck().get();
  if (!newest) return;
  const merge = client.prepare("INSERT INTO entry_search(entry_search, rank) VALUES('merge', ?)");
  const changes = client.prepare<[], number>('SELECT total_changes()').pluck();
  // A negative number makes FTS5 merge all there is, and later ones go on with that (SQLite FTS5, 6.8).
  for (let pages = -PAGES_AT_ONCE; ; pages = PAGES_AT_ONCE) {
    const before = changes.get() as number;
    merge.run(pages);
    if ((changes.get() as number) - before < 2) break;
    await rest();
  }
  // Accounts deleted meanwhile have later numbers, and are the next run's.
  client.prepare('DELETE FROM search_erasures WHERE id <= ?').run(newest);
}
