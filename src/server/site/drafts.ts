import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../shared/schedule/durations.ts';
import { KEYS, OUTBOX } from '../lib/program/data-files.ts';
import { backupFolder, DRAFT_PREFIX, namesIn } from './backup/backup-files.ts';
import type { Site } from './site.ts';

// A process that still runs finishes its drafts sooner.
const DRAFT_LIFETIME_MS = DAY_MS;

/** Deletes the drafts of backups in a folder that killed processes left, a day after their last change. */
export async function deleteBackupDrafts(folder: string, now = Date.now()): Promise<void> {
  await deleteOld(folder, (name) => name.startsWith(DRAFT_PREFIX), now);
}

/**
 * Deletes the drafts of captured mail, keys and backups that killed processes left, a day after their last change: they
 * hold private text and keys, and nothing else deletes them.
 */
export async function deleteOldDrafts({ env }: Pick<Site, 'env'>): Promise<void> {
  const now = Date.now();
  await deleteOld(env.DATA_DIR, (name) => name.startsWith(`${KEYS}.`) && name.endsWith('.tmp'), now);
  await deleteOld(join(env.DATA_DIR, OUTBOX), (name) => name.startsWith('.') && name.endsWith('.tmp'), now);
  await deleteBackupDrafts(backupFolder(env.DATA_DIR), now);
}

/** @param now in milliseconds by the machine's clock, which sets the times of files. */
async function deleteOld(folder: string, isDraft: (name: string) => boolean, now: number): Promise<void> {
  for (const name of (await namesIn(folder)).filter(isDraft)) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats && now - stats.mtimeMs > DRAFT_LIFETIME_MS) await rm(path, { recursive: true, force: true });
  }
}
