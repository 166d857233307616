import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { STORAGE_ADVICE } from './errors/storage-errors.ts';
import type { Logger } from './logger.ts';
import { DATABASE, KEYS, OUTBOX, START_LOCK } from './program/data-files.ts';

/** The names of a site's files in its data folder begin with these. */
const OURS = [DATABASE, KEYS, OUTBOX, START_LOCK];
const OTHERS = 0o077;
const SHARED_BY_ALL = 0o1000;

/** Makes every file that this process writes from now on readable only by its own user. */
export function restrictNewFiles(): void {
  // The umask belongs to the whole process, and a worker thread may not change it.
  if (isMainThread) process.umask(OTHERS);
}

/** Creates the data folder where it is missing. It holds members' private texts, so no other user may read it. */
export function createDataFolder(folder: string): void {
  restrictNewFiles();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/**
 * Removes other users' access to a data folder and the site's files in it, in case an older version or a copy left them
 * open. Files that belong to another user stay as they are and are logged.
 */
export function closeToOthers(folder: string, log: Logger): void {
  const outbox = join(folder, OUTBOX);
  closeOne(folder, log);
  for (const name of namesIn(folder, log))
    if (OURS.some((start) => name.startsWith(start))) closeOne(join(folder, name), log);
  for (const name of namesIn(outbox, log)) closeOne(join(outbox, name), log);
}

function closeOne(path: string, log: Logger): void {
  try {
    const { mode } = statSync(path);
    // A folder shared by all users, such as /tmp, is not ours to close.
    if (mode & SHARED_BY_ALL) log.warn({ path }, 'the data folder is open to every user of this machine');
    else if (mode & OTHERS) chmodSync(path, mode & 0o700);
  } catch (error) {
    logUnlessGone(error, path, log);
  }
}

/** Logs that a file or folder could not be closed. A mail or a database file can be deleted at any moment. */
function logUnlessGone(error: unknown, path: string, log: Logger): void {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT') log.warn({ path, code }, 'other users of this machine may be able to read this');
}

/**
 * Checks that this user may write the files of the database or the lock, before anything opens them. A database that was
 * opened read-only stays read-only after its files become writable, and a lock that was opened read-only locks nothing.
 * @throws with a sentence when one of them exists and may not be written.
 */
export function requireWritable(files: readonly string[]): void {
  for (const file of files) {
    try {
      accessSync(file, constants.W_OK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new Error(STORAGE_ADVICE.not_writable);
    }
  }
}

function namesIn(folder: string, log: Logger): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    logUnlessGone(error, folder, log);
    return [];
  }
}
