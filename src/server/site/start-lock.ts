import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataFolder } from '../lib/private-files.ts';
import { START_LOCK } from '../lib/program/data-files.ts';
import { databaseFiles } from './open-site.ts';

const POLL_MS = 100;

/**
 * Does the work that prepares a data folder, from the copy before an upgrade to the keys, while no other process does.
 * Two at once would apply a migration twice, take a migrated database for the earlier one in the copy, delete a database
 * that the other has just created, or each make a key for the same secrets. Creates the folder where it is missing.
 * @param onWait called once, where another process is at it.
 */
export async function prepareAlone<T>(
  dataDir: string,
  work: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  createDataFolder(dataDir);
  const release = await waitForLock(join(dataDir, START_LOCK), onWait);
  try {
    return await work();
  } finally {
    release();
  }
}

async function waitForLock(file: string, onWait: () => void): Promise<() => void> {
  for (let isFirst = true; ; isFirst = false) {
    const release = databaseFiles.tryLock(file);
    if (release) return release;
    if (isFirst) onWait();
    await sleep(POLL_MS);
  }
}
