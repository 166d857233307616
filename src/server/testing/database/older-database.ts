import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteClient from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { expect, onTestFinished } from 'vitest';
import { registerScopedWords } from '../../../../db/engine/sqlite-search.ts';
import { registerSha256 } from '../../../../db/engine/sqlite-sha256.ts';
import { temporaryFile } from '../temporary-file.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../db/migrations/sqlite');

/** Creates a database at the version before a migration and fills it. Returns its file after closing it. */
export function createOlderDatabase(migration: string, fill: (client: SqliteClient.Database) => void): string {
  const file = temporaryFile('hesed.db');
  const client = new SqliteClient(file);
  registerScopedWords(client);
  registerSha256(client);
  migrate(drizzle({ client }), { migrationsFolder: migrationsBefore(migration) });
  fill(client);
  client.close();
  return file;
}

/** Creates a folder with the migrations before the one whose name ends with `name`. */
function migrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const at = entries.findIndex(({ tag }) => tag.endsWith(name));
  expect(at).toBeGreaterThan(0);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, at) }));
  return folder;
}
