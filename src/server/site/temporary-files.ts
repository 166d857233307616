import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../shared/schedule/durations.ts';
import { KEYS, OUTBOX } from '../lib/program/data-files.ts';
import { backupFolder, namesIn, TEMPORARY_PREFIX } from './backup/backup-files.ts';
import type { Site } from './site.ts';

// A process that still runs needs its temporary files for less time.
const LIFETIME_MS = DAY_MS;

/** Deletes unfinished backups in a folder that killed processes left, a day after their last change. */
export async function deleteTemporaryBackups(folder: string, now = Date.now()): Promise<void> {
  await deleteOld(folder, (name) => name.startsWith(TEMPORARY_PREFIX), now);
}

/**
 * Deletes the temporary files of captured mail, keys and backups that killed processes left, a day after their last change:
 * they hold private text and keys, and nothing else deletes them.
 */
export async function deleteOldTemporaryFiles({ env }: Pick<Site, 'env'>): Promise<void> {
  const now = Date.now();
  await deleteOld(env.DATA_DIR, (name) => name.startsWith(`${KEYS}.`) && name.endsWith('.tmp'), now);
  await deleteOld(join(env.DATA_DIR, OUTBOX), (name) => name.startsWith('.') && name.endsWith('.tmp'), now);
  await deleteTemporaryBackups(backupFolder(env.DATA_DIR), now);
}

/** @param now in milliseconds by the machine's clock, which sets the times of files. */
async function deleteOld(folder: string, isTemporary: (name: string) => boolean, now: number): Promise<void> {
  for (const name of (await namesIn(folder)).filter(isTemporary)) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats && now - stats.mtimeMs > LIFETIME_MS) await rm(path, { recursive: true, force: true });
  }
}
