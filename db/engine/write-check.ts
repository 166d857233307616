import { setTimeout as sleep } from 'node:timers/promises';
import SqliteClient from 'better-sqlite3';

/** The longest that a write waits for another process's lock, in milliseconds. The wait blocks the event loop. */
export const BUSY_TIMEOUT_MS = 5_000;
const LOCK_TRIES = 20;
const LOCK_WAIT_MS = 50;

/**
 * Creates the check that the database accepts writes. SQLite's own wait for a lock would block the event loop, so the
 * check tries without waiting, and repeats for up to a second. Checks that come while one waits for a lock share its result.
 * @param write writes in one immediate transaction.
 */
export function createWriteCheck(client: SqliteClient.Database, write: () => void): () => Promise<void> {
  let checking: Promise<void> | null = null;
  const writeWithoutWaiting = () => {
    client.pragma('busy_timeout = 0');
    try {
      write();
    } finally {
      client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  };
  const check = async () => {
    for (let left = LOCK_TRIES; ; left -= 1) {
      try {
        return writeWithoutWaiting();
      } catch (error) {
        if (!isBusy(error) || left === 0) throw error;
      }
      await sleep(LOCK_WAIT_MS);
    }
  };
  return () => {
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };
}

/** Returns whether an error says that another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof SqliteClient.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
