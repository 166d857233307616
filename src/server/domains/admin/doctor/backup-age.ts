import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '../../../../shared/schedule/durations.ts';
import { DATABASE } from '../../../lib/program/data-files.ts';
import { type BackupFile, isOfFuture, listBackups } from '../../../site/backup/backup-files.ts';
import type { Site } from '../../../site/site.ts';

// One night may be missed, for example while the machine is off.
const OLD_MS = 50 * HOUR_MS;

/** The backups of a site. */
export interface Backups {
  /** All of them, the newest first. */
  files: BackupFile[];
  /** Those that are dated in the future, because the clock was ahead. Their age is unknown, so they do not count. */
  future: BackupFile[];
  /** The newest of the others, or null. */
  newest: BackupFile | null;
  /** The age of the newest, or of a site without any, in milliseconds. */
  ageMs: number;
  /** True when the age is more than two days; never with BACKUPS off, because such a site is copied in another way. */
  isOld: boolean;
}

/** Returns the backups of a site and their age. */
export async function backupsOf({ env, clock }: Site): Promise<Backups> {
  const files = await listBackups(env.DATA_DIR);
  const database = await stat(join(env.DATA_DIR, DATABASE)).catch(() => null);
  const now = clock.now();
  const future = files.filter(({ madeAt }) => isOfFuture(madeAt.getTime(), now));
  // Newest first: a file dated in the future, by a wrong clock, would hide the others.
  const newest = files[future.length] ?? null;
  const since = newest?.madeAt.getTime() ?? database?.birthtimeMs ?? now;
  const ageMs = Math.max(0, now - since);
  return { files, future, newest, ageMs, isOld: env.BACKUPS === 'on' && ageMs > OLD_MS };
}
