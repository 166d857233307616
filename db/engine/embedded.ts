import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getAsset, getAssetKeys, getRawAsset, isSea } from 'node:sea';

const MIGRATIONS = join(import.meta.dirname, '../migrations/sqlite');
const EMBEDDED = 'db/migrations/sqlite/';
// Drizzle's list of the migrations, with the time at which each was made.
const JOURNAL = 'meta/_journal.json';
/** The asset of the single executable that holds SQLite's driver. */
const ADDON = 'better_sqlite3.node';

let newest: number | undefined;

/** Returns the time at which the newest migration of this program was made, in milliseconds since the epoch. */
export function newestMigration(): number {
  // A program's files do not change while it runs.
  newest ??= readNewestMigration();
  return newest;
}

function readNewestMigration(): number {
  const text = isSea() ? getAsset(EMBEDDED + JOURNAL, 'utf8') : readFileSync(join(MIGRATIONS, JOURNAL), 'utf8');
  const { entries } = JSON.parse(text) as { entries: { when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

/**
 * Calls `work` with the folder of the migrations. The single executable writes them beside the database for a moment,
 * because Drizzle reads a folder.
 */
export function withMigrations<T>(database: string | Buffer, work: (folder: string) => T): T {
  if (!isSea()) return work(MIGRATIONS);
  return withFolder(database, (folder) => {
    mkdirSync(join(folder, 'meta'));
    for (const key of getAssetKeys()) {
      if (key.startsWith(EMBEDDED))
        writeFileSync(join(folder, key.slice(EMBEDDED.length)), new Uint8Array(getRawAsset(key)));
    }
    return work(folder);
  });
}

let addon: object | undefined;

/**
 * Returns the option that gives SQLite's driver its native part. The single executable writes that to a file for a moment,
 * because the system loads libraries from files only.
 */
export function nativeBinding(database: string | Buffer): { nativeBinding?: string } {
  if (!isSea()) return {};
  addon ??= withFolder(database, (folder) => {
    const file = join(folder, ADDON);
    writeFileSync(file, new Uint8Array(getRawAsset(ADDON)), { mode: 0o700 });
    const loaded = { exports: {} };
    process.dlopen(loaded, file);
    return loaded.exports;
  });
  // The driver takes the loaded addon as well as a path, which its types do not know.
  return { nativeBinding: addon as unknown as string };
}

/** Uses a new folder beside the database, which the site can write, or among temporary files. */
function withFolder<T>(database: string | Buffer, work: (folder: string) => T): T {
  const isFile = typeof database === 'string' && database !== ':memory:';
  const folder = mkdtempSync(join(isFile ? dirname(database) : tmpdir(), '.hesed-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
