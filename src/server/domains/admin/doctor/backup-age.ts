import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '../../../../shared/schedule/durations.ts';
import { DATABASE } from '../../../lib/program/data-files.ts';
import { type BackupFile, listBackups } from '../../../site/backup/backup-files.ts';
import type { Site } from '../../../site/site.ts';

// One night may be missed, for example while the machine is off.
const OLD_MS = 50 * HOUR_MS;

/**
 * Returns the backups of a site, the newest first, the age of the newest or of a site without any in milliseconds, and
 * whether an administrator must look: it is older than two days. A site with BACKUPS off is copied in another way.
 */
export async function backupsOf({ env, clock }: Site): Promise<{ files: BackupFile[]; ageMs: number; isOld: boolean }> {
  const files = await listBackups(env.DATA_DIR);
  const database = await stat(join(env.DATA_DIR, DATABASE)).catch(() => null);
  const since = files[0]?.madeAt.getTime() ?? database?.birthtimeMs ?? clock.now();
  const ageMs = clock.now() - since;
  return { files, ageMs, isOld: env.BACKUPS === 'on' && ageMs > OLD_MS };
}
