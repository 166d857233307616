import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteClient from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFile } from '../../src/server/testing/temporary-file.ts';
import { openDatabase } from './sqlite.ts';
import { writeSearch } from './sqlite-search.ts';

/** A folder with the migrations that come before one. */
function migrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(import.meta.dirname, '../migrations/sqlite'), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const at = entries.findIndex(({ tag }) => tag.endsWith(name));
  expect(at).toBeGreaterThan(0);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, at) }));
  return folder;
}

test('a database from before the search index finds the entries it had', () => {
  const file = temporaryFile('hesed.db');
  const before = new SqliteClient(file);
  migrate(drizzle({ client: before }), { migrationsFolder: migrationsBefore('_search-guidance') });
  before.exec(`INSERT INTO users (id, username, username_key, email, email_key, password)
    VALUES (7, 'Ruth', 'ruth', 'ruth@parish.example', 'ruth@parish.example', 'x')`);
  const insert = before.prepare(`INSERT INTO guidance_entries
    (user_id, title, content, content_type, concept, local_date, available_at, action_steps, user_reflection)
    VALUES (7, ?, 'plain', 'do', 'x', '2027-03-01', 0, ?, ?)`);
  insert.run('Él llamó', '["Write a \\"letter\\"\\nby hand"]', 'Straße');
  insert.run('another', '[]', null);
  before.close();

  const db = openDatabase(file);
  const find = db.client.prepare<[string], number>('SELECT rowid FROM entry_search WHERE entry_search MATCH ?').pluck();
  const found = (text: string, userId = 7) => find.all(writeSearch(userId, text));
  expect(found('llamo')).toEqual([1]);
  expect(found('hand letter by strasse')).toEqual([1]);
  expect(found('plain')).toEqual([1, 2]);
  expect(found('plain', 8)).toEqual([]);
  db.close();
});
