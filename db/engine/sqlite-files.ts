import { randomInt } from 'node:crypto';
import SqliteClient from 'better-sqlite3';
import type { DatabaseFiles } from '../database-files.ts';
import { countBeforeUpgrade, refuseNewerDatabase } from './applied-migrations.ts';
import { nativeBinding } from './embedded.ts';
import { findDamage } from './sqlite-damage.ts';
import { isBusy } from './write-check.ts';

// Pages that are copied between two reports of progress: 4 MB.
const PAGES_AT_ONCE = 1_000;
// More than a site gives out between a copy and its restore: a church of a thousand members writes some ten thousand rows a
// day. A random part keeps two restores of one copy apart.
const SKIPPED_IDS = 10_000_000;
const RANDOM_PART = 100_000_000;

/** The files of a database on SQLite: its own, the write-ahead log and the index of that log. */
export const sqliteFiles: DatabaseFiles = {
  list: (file) => [file, journalOf(file), `${file}-shm`],

  // SQLite's backup API starts over after every write of another process, unless a read transaction pins one state.
  async copy(from, to, progress) {
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
  },

  checkCopy: (file) =>
    withClient(open(file), (client) => {
      refuseNewerDatabase(client);
      client.pragma('journal_mode = DELETE');
      return findDamage(client);
    }),

  prepareRestored: (file) =>
    withClient(open(file), (client) => {
      // A copy of an early version has no such table.
      const lease = client
        .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'scheduler_lease'")
        .get();
      // Its end stays, from which the site has had no scheduler.
      if (lease) client.exec("UPDATE scheduler_lease SET holder = ''");
      skipIds(client);
    }),

  // Leaving WAL mode succeeds only when no other connection is open. It begins again at once, so that a copy that another
  // process makes now does not shut out writers.
  isInUse: (file) =>
    withClient(open(file, { timeout: 0 }), (client) => {
      try {
        client.pragma('journal_mode = DELETE');
        client.pragma('journal_mode = WAL');
        return false;
      } catch (error) {
        if (isBusy(error)) return true;
        throw error;
      }
    }),

  tryLock(file) {
    const client = new SqliteClient(file, { timeout: 0, ...nativeBinding(file) });
    try {
      // The file stays empty. A journal on the disk would need room, which a full disk does not have, and a killed process
      // would leave it.
      client.pragma('journal_mode = MEMORY');
      client.exec('BEGIN EXCLUSIVE');
      return () => void client.close();
    } catch (error) {
      client.close();
      if (isBusy(error)) return null;
      throw error;
    }
  },

  countBeforeUpgrade: (file) => withClient(open(file), countBeforeUpgrade),
};

/** Lets the ids of every table go on far above those that were given out, also of a table that has had no row. */
function skipIds(client: SqliteClient.Database): void {
  client
    .prepare(
      `INSERT INTO sqlite_sequence (name, seq)
       SELECT name, 0 FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'
       AND name NOT IN (SELECT name FROM sqlite_sequence)`,
    )
    .run();
  client.prepare('UPDATE sqlite_sequence SET seq = seq + ?').run(SKIPPED_IDS + randomInt(RANDOM_PART));
}

/** Returns the path of a database's write-ahead log. */
export function journalOf(file: string): string {
  return `${file}-wal`;
}

function open(file: string, options: SqliteClient.Options = {}): SqliteClient.Database {
  return new SqliteClient(file, { fileMustExist: true, ...options, ...nativeBinding(file) });
}

function withClient<T>(client: SqliteClient.Database, work: (client: SqliteClient.Database) => T): T {
  try {
    return work(client);
  } finally {
    client.close();
  }
}
