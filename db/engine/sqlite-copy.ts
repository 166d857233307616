import SqliteClient from 'better-sqlite3';
import { nativeBinding, withMigrations } from './embedded.ts';
import { countBeforeUpgrade, refuseNewerDatabase } from './newer-database.ts';
import { findDamage } from './sqlite-damage.ts';

// Pages that are copied between two reports of progress: 4 MB.
const PAGES_AT_ONCE = 1_000;

/**
 * Copies a database file while other processes write to it (SQLite's backup API). A read transaction pins one state of
 * the database, because a copy of a changing state would begin anew after every write of another process.
 * @param progress hears how many pages are copied, and how many there are.
 */
export async function copyDatabase(
  from: string,
  to: string,
  progress: (done: number, of: number) => void,
): Promise<void> {
  const client = open(from);
  try {
    client.exec('BEGIN');
    client.prepare('SELECT count(*) FROM sqlite_master').get();
    await client.backup(to, {
      progress({ totalPages, remainingPages }) {
        progress(totalPages - remainingPages, totalPages);
        return PAGES_AT_ONCE;
      },
    });
  } finally {
    client.close();
  }
}

/**
 * Checks a copied database and turns it into a single file.
 * @returns a sentence about what is damaged, or null.
 * @throws {NewerDatabaseError} when a newer version wrote it; an SqliteError when it is no database.
 */
export function checkCopiedDatabase(file: string): string | null {
  const client = open(file);
  try {
    withMigrations(file, (folder) => refuseNewerDatabase(client, folder));
    client.pragma('journal_mode = DELETE');
    return findDamage(client);
  } finally {
    client.close();
  }
}

/**
 * Returns whether another process has the database open. It ends the file's WAL mode, which SQLite does only for the one
 * connection that there is; opening the database begins it again.
 * @throws when the file is no database.
 */
export function isDatabaseInUse(file: string): boolean {
  const client = open(file, { timeout: 0 });
  try {
    client.pragma('journal_mode = DELETE');
    return false;
  } catch (error) {
    if (error instanceof SqliteClient.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    throw error;
  } finally {
    client.close();
  }
}

/** Returns how many migrations a database file has when opening it would add others, else null. It changes nothing. */
export function schemaBeforeUpgrade(file: string): number | null {
  const client = open(file);
  try {
    return withMigrations(file, (folder) => countBeforeUpgrade(client, folder));
  } finally {
    client.close();
  }
}

function open(file: string, options: SqliteClient.Options = {}): SqliteClient.Database {
  return new SqliteClient(file, { fileMustExist: true, ...options, ...nativeBinding(file) });
}
