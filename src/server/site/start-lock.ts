import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataFolder, requireWritable } from '../lib/private-files.ts';
import { START_LOCK } from '../lib/program/data-files.ts';
import { databaseFiles } from './open-site.ts';

const POLL_MS = 100;

/** The line for the terminal or the log of a process that waits. */
export const WAITING_FOR_START = 'Another process starts in the same data folder. Waiting for it.\n';

/** How a process waits while another one prepares the data folder. */
interface Wait {
  /** The longest wait, in milliseconds. */
  timeoutMs: number;
  /** Called once, when the wait begins. */
  onWait: () => void;
}

/**
 * Does the work that prepares a data folder, from the copy before an upgrade to the keys, while no other process does.
 * Two at once would apply a migration twice, take a migrated database for the earlier one in the copy, delete a database
 * that the other has just created, or each make a key for the same secrets. Creates the folder where it is missing.
 * @throws with a sentence when another process still prepares the folder after the longest wait, or when the file of the
 * lock cannot be written.
 */
export async function prepareAlone<T>(dataDir: string, work: () => Promise<T>, wait: Wait): Promise<T> {
  createDataFolder(dataDir);
  const release = await waitForLock(dataDir, wait);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Locks an existing data folder for the work that prepares it. Returns the function that releases the lock; null while
 * another process has it.
 * @throws with a sentence when the file of the lock cannot be written: a read-only file locks nothing.
 */
export function tryStartLock(dataDir: string): (() => void) | null {
  const file = join(dataDir, START_LOCK);
  requireWritable([file]);
  return databaseFiles.tryLock(file);
}

async function waitForLock(dataDir: string, { timeoutMs, onWait }: Wait): Promise<() => void> {
  const end = performance.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    const release = tryStartLock(dataDir);
    if (release) return release;
    if (performance.now() >= end)
      throw new Error(
        `Another process still starts in ${resolve(dataDir)}. Try again when it has started; nothing was changed.`,
      );
    if (isFirst) onWait();
    await sleep(POLL_MS);
  }
}
