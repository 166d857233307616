import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireWritable } from '../lib/private-files.ts';
import { DATABASE } from '../lib/program/data-files.ts';
import { databaseFiles } from './open-site.ts';

const POLL_MS = 500;

/**
 * Waits until no process of an older version uses a database that this version would migrate: that process would lose the
 * tables that it uses.
 * @param timeoutMs how long a process that is ending may take, in milliseconds.
 * @param onWait called once, where there is such a process.
 * @throws when one still uses the database then, or a file of the database cannot be written.
 */
export async function waitForOlderSite(
  dataDir: string,
  timeoutMs: number,
  onWait: () => void = () => undefined,
): Promise<void> {
  const file = join(dataDir, DATABASE);
  if (!existsSync(file)) return;
  requireWritable(databaseFiles.list(file));
  const isOlderInUse = () => databaseFiles.countBeforeUpgrade(file) !== null && databaseFiles.isInUse(file);
  if (!isOlderInUse()) return;
  onWait();
  const end = performance.now() + timeoutMs;
  while (isOlderInUse()) {
    if (performance.now() >= end)
      throw new Error(
        `A site or a command of an older version uses the database in ${resolve(dataDir)}. Stop it, then start the site with this version; nothing was changed.`,
      );
    await sleep(POLL_MS);
  }
}
