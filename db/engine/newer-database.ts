import type SqliteClient from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** A database that has seen a migration this version does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

// Where drizzle keeps which migrations were run.
const TABLE = '__drizzle_migrations';

/**
 * Makes sure that a database was not written by a newer version, whose tables this one would misread. It only reads.
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
