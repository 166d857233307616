import type SqliteClient from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { NewerDatabaseError } from '../database-errors.ts';

// Drizzle's table of applied migrations.
const TABLE = '__drizzle_migrations';
// By folder: the files of a program do not change while it runs, and reading them takes longer than opening a database.
const newestIn = new Map<string, number>();

/**
 * Throws if a newer version wrote the database, because this version would misread its tables. It only reads.
 * @throws {NewerDatabaseError} when the newest migration of the database is newer than the newest in the folder.
 */
export function refuseNewerDatabase(client: SqliteClient.Database, migrationsFolder: string): void {
  if ((newestApplied(client) ?? 0) > newestKnown(migrationsFolder))
    throw new NewerDatabaseError(
      'The database was written by a newer version of Hesed. Install that version again, or restore a backup from before the upgrade; nothing was changed.',
    );
}

/** Returns whether a database lacks migrations of the folder. It only reads. */
export function lacksMigrations(client: SqliteClient.Database, migrationsFolder: string): boolean {
  return (newestApplied(client) ?? 0) < newestKnown(migrationsFolder);
}

/**
 * Returns how many migrations a database has when it lacks some of the folder; null when it lacks none, or was never
 * migrated. It only reads.
 */
export function countBeforeUpgrade(client: SqliteClient.Database, migrationsFolder: string): number | null {
  const newest = newestApplied(client);
  if (newest === null || newest >= newestKnown(migrationsFolder)) return null;
  return client.prepare<[], number>(`SELECT count(*) FROM ${TABLE}`).pluck().get() ?? 0;
}

/** Returns when the newest applied migration was written, or null for a database that was never migrated. */
function newestApplied(client: SqliteClient.Database): number | null {
  if (!client.prepare(`SELECT 1 FROM sqlite_master WHERE name = '${TABLE}'`).get()) return null;
  return client.prepare<[], number | null>(`SELECT max(created_at) FROM ${TABLE}`).pluck().get() ?? null;
}

function newestKnown(migrationsFolder: string): number {
  const known =
    newestIn.get(migrationsFolder) ??
    Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  newestIn.set(migrationsFolder, known);
  return known;
}
