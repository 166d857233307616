import type SqliteClient from 'better-sqlite3';

// Kept in the file as its user_version, once nothing is left in it from before deleted text was overwritten.
const REWRITTEN = 1;

/** Makes SQLite overwrite what is deleted with zeros, freed pages included, and keep what it sorts off the disk. */
export function overwriteDeleted(client: SqliteClient.Database): void {
  client.pragma('secure_delete = ON');
  client.pragma('temp_store = MEMORY');
}

/**
 * Moves the write-ahead log into the database file and empties it: until then it holds pages as they were before text
 * was deleted. It takes about as long as SQLite's own checkpoint, which runs within a write every 1,000 pages. Waits for
 * nobody; false where another process reads or writes just then.
 */
export function checkpoint(client: SqliteClient.Database): boolean {
  const patience = client.pragma('busy_timeout', { simple: true });
  client.pragma('busy_timeout = 0');
  try {
    const [result] = client.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    return result?.busy === 0;
  } finally {
    client.pragma(`busy_timeout = ${patience}`);
  }
}

/**
 * Rewrites a file from before deleted text was overwritten, once; true where it did. It takes a few seconds for each
 * gigabyte and as much free space as the file is large.
 * @throws when there is no room, or another process uses the file.
 */
export function eraseRemains(client: SqliteClient.Database): boolean {
  if ((client.pragma('user_version', { simple: true }) as number) >= REWRITTEN) return false;
  // Memory may be smaller than the file.
  client.pragma('temp_store = FILE');
  try {
    client.exec('VACUUM');
  } finally {
    client.pragma('temp_store = MEMORY');
  }
  client.pragma(`user_version = ${REWRITTEN}`);
  checkpoint(client);
  return true;
}
