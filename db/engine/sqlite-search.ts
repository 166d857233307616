import type SqliteClient from 'better-sqlite3';
import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { searchWords } from '../../src/shared/text/search-words.ts';

// Index pages that are merged at once: a few milliseconds of work.
const PAGES_AT_ONCE = 16;

/**
 * Registers `scoped_words(user_id, text, …)`, which the triggers of the search index call (migration
 * `search-guidance`). It prefixes each word with the member's number, such as `12_love`. The index then stores one
 * member's words together, so a search costs the same with any number of members.
 */
export function registerScopedWords(client: SqliteClient.Database): void {
  client.function('scoped_words', { deterministic: true, varargs: true }, (userId, ...texts) =>
    searchWords(texts.join('\n'))
      .map((word) => `${userId}_${word}`)
      .join(' '),
  );
}

/** Builds a condition: an entry contains the words of a search that {@link writeSearch} wrote. */
export function holdsWords(entryId: Column, search: Placeholder): SQL {
  return sql`${entryId} in (select rowid from entry_search where entry_search match ${search})`;
}

/** Converts a member's search to FTS5 syntax: all of its words, in any order, each as a prefix. */
export function writeSearch(userId: number, text: string): string {
  // Words consist of letters, digits and colons, so members cannot type FTS5 syntax.
  const words = searchWords(text).map((word) => `"${userId}_${word}" *`);
  return words.length ? words.join(' AND ') : '""';
}

/**
 * Rewrites the search index after accounts were deleted, so that none of their words stay in the file. FTS5 otherwise
 * keeps deleted words until a merge, and its `secure-delete` option takes 1 to 8 ms per entry within the deletion. The
 * work is cut into slices, and other requests run between them.
 */
export async function eraseDeletedWords(
  client: SqliteClient.Database,
  yieldToOthers: () => Promise<void>,
): Promise<void> {
  const newest = client.prepare<[], number | null>('SELECT max(id) FROM search_erasures').pluck().get();
  if (!newest) return;
  const merge = client.prepare("INSERT INTO entry_search(entry_search, rank) VALUES('merge', ?)");
  const changes = client.prepare<[], number>('SELECT total_changes()').pluck();
  // A negative number makes FTS5 merge everything, and later positive numbers continue that merge (SQLite FTS5, 6.8).
  for (let pages = -PAGES_AT_ONCE; ; pages = PAGES_AT_ONCE) {
    const before = changes.get() as number;
    merge.run(pages);
    if ((changes.get() as number) - before < 2) break;
    await yieldToOthers();
  }
  // Accounts deleted during this run have higher ids and wait for the next run.
  client.prepare('DELETE FROM search_erasures WHERE id <= ?').run(newest);
}
