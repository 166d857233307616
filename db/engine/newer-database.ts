import type SqliteClient from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** The database has a migration that this version does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

// Drizzle's table of applied migrations.
const TABLE = '__drizzle_migrations';

/**
 * Throws if a newer version wrote the database, because this version would misread its tables. It only reads.
 * @throws {NewerDatabaseError} when the newest migration of the database is newer than the newest in the folder.
 */
export function refuseNewerDatabase(client: SqliteClient.Database, migrationsFolder: string): void {
  if (!client.prepare(`SELECT 1 FROM sqlite_master WHERE name = '${TABLE}'`).get()) return;
  const applied = client.prepare<[], { newest: number | null }>(`SELECT max(created_at) AS newest FROM ${TABLE}`).get();
  const known = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if ((applied?.newest ?? 0) > known)
    throw new NewerDatabaseError(
      'The database was written by a newer version of Hesed. Install that version again, or restore a backup from before the upgrade; nothing was changed.',
    );
}
