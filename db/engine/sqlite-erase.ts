import type SqliteClient from 'better-sqlite3';

// The file's user_version when it holds no text from before deleted text was overwritten.
const REWRITTEN = 1;

/** Makes SQLite overwrite deleted content with zeros, freed pages included, and sort in memory instead of on disk. */
export function overwriteDeleted(client: SqliteClient.Database): void {
  client.pragma('secure_delete = ON');
  client.pragma('temp_store = MEMORY');
}

/**
 * Moves the write-ahead log into the database file and empties it, because the log holds pages from before text was
 * deleted. This takes about as long as the checkpoint that runs within a write every few hundred pages. Does not
 * wait: returns false while another process reads or writes.
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
 * Rewrites a file once if it was created before deleted text was overwritten. Returns true when it rewrote the file.
 * This takes a few seconds per gigabyte, and as much free space as the file is large.
 * @throws when the disk is full, or another process uses the file.
 */
export function eraseRemains(client: SqliteClient.Database): boolean {
  if ((client.pragma('user_version', { simple: true }) as number) >= REWRITTEN) return false;
  // The file may be larger than the memory.
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
