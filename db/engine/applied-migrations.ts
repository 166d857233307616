import type SqliteClient from 'better-sqlite3';
import { NewerDatabaseError } from '../database-errors.ts';
import { newestMigration } from './embedded.ts';

// Drizzle's table of applied migrations.
const TABLE = '__drizzle_migrations';

/**
 * Throws if a newer version wrote the database, because this version would misread its tables. It only reads.
 * @throws {NewerDatabaseError} when the newest migration of the database is newer than the newest of this program.
 */
export function refuseNewerDatabase(client: SqliteClient.Database): void {
  if ((newestApplied(client) ?? 0) > newestMigration())
    throw new NewerDatabaseError(
      'The database was written by a newer version of Hesed. Install that version again, or restore a backup from before the upgrade; nothing was changed.',
    );
}

/** Returns whether a database lacks migrations of this program. It only reads. */
export function lacksMigrations(client: SqliteClient.Database): boolean {
  return (newestApplied(client) ?? 0) < newestMigration();
}

/**
 * Returns how many migrations a database has when it lacks some of this program; null when it lacks none, or was never
 * migrated. It only reads.
 */
export function countBeforeUpgrade(client: SqliteClient.Database): number | null {
  if (newestApplied(client) === null || !lacksMigrations(client)) return null;
  return client.prepare<[], number>(`SELECT count(*) FROM ${TABLE}`).pluck().get() ?? 0;
}

/** Returns when the newest applied migration was written, or null for a database that was never migrated. */
function newestApplied(client: SqliteClient.Database): number | null {
  if (!client.prepare(`SELECT 1 FROM sqlite_master WHERE name = '${TABLE}'`).get()) return null;
  return client.prepare<[], number | null>(`SELECT max(created_at) FROM ${TABLE}`).pluck().get() ?? null;
}
