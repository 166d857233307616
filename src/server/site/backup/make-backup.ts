import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BackupKind } from '../../../shared/admin/site.ts';
import { requireWritable, restrictNewFiles } from '../../lib/private-files.ts';
import { DATABASE, KEYS, OUTBOX } from '../../lib/program/data-files.ts';
import { VERSION } from '../../lib/program/version.ts';
import type { Env } from '../env.ts';
import { databaseFiles } from '../open-site.ts';
import { deleteTemporaryBackups } from '../temporary-files.ts';
import { BackupError, listContents, type Manifest, type Progress, writeArchive } from './archive.ts';
import { backupFolder, backupName, namesIn, TEMPORARY_PREFIX, type UpgradeCopy } from './backup-files.ts';
import { deleteOutdated } from './kept-backups.ts';

/** The settings that a backup needs. */
export type BackupSettings = Pick<Env, 'DATA_DIR' | 'BACKUP_PASSPHRASE' | 'BACKUPS'>;

/**
 * Copies the database, the keys and the captured mail of a data folder into one file in its `backups` folder, while a
 * site may be writing, and returns the path of the file.
 * @throws {BackupError} when the folder holds no site; and for a nightly copy when the database is damaged, because such
 * copies would in time replace every good one.
 */
export async function makeBackup(
  settings: BackupSettings,
  kind: BackupKind | UpgradeCopy,
  progress: Progress = () => {},
  now: Date = new Date(),
): Promise<string> {
  const data = settings.DATA_DIR;
  if (!existsSync(join(data, DATABASE)))
    throw new BackupError(`There is no site in ${resolve(data)}. Set DATA_DIR to its data folder, or start it once.`);
  restrictNewFiles();
  const folder = backupFolder(data);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteTemporaryBackups(folder, now.getTime());
  const temporary = await mkdtemp(join(folder, TEMPORARY_PREFIX));
  try {
    const copy = join(temporary, 'copy');
    await mkdir(copy);
    await databaseFiles.copy(join(data, DATABASE), join(copy, DATABASE), (done, of) =>
      progress('Copying the database', done, of),
    );
    const damage = kind === 'nightly' ? databaseFiles.checkCopy(join(copy, DATABASE)) : null;
    if (damage) throw new BackupError(`The database is damaged (${damage}). Restore it from an earlier backup.`);
    if (existsSync(join(data, KEYS))) await copyFile(join(data, KEYS), join(copy, KEYS));
    await linkMails(join(data, OUTBOX), join(copy, OUTBOX));
    const files = await listContents(copy);
    const contents: Manifest = { format: 1, version: VERSION, madeAt: now.toISOString(), files };
    const packed = join(temporary, 'packed');
    await writeArchive(copy, contents, packed, settings.BACKUP_PASSPHRASE, progress);
    const file = join(folder, backupName(now, kind, settings.BACKUP_PASSPHRASE !== undefined));
    await rename(packed, file);
    return file;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * Makes a backup before a newer version of Hesed migrates the database, so that the operator can go back, and deletes
 * outdated ones. If the migration keeps failing, the backup of each start replaces that of the previous start; backups of
 * earlier upgrades are kept. Returns the path of the file, or null when nothing will be migrated or BACKUPS is off.
 */
export async function backUpBeforeUpgrade(settings: BackupSettings, now?: Date): Promise<string | null> {
  const file = join(settings.DATA_DIR, DATABASE);
  if (settings.BACKUPS === 'off' || !existsSync(file)) return null;
  requireWritable(databaseFiles.list(file));
  const schema = databaseFiles.countBeforeUpgrade(file);
  if (schema === null) return null;
  const backup = await makeBackup(settings, { kind: 'upgrade', schema }, undefined, now);
  await deleteOutdated(settings.DATA_DIR, now, 'upgrade');
  return backup;
}

/** Links mails instead of copying them, because a mail is written once and never changed. */
async function linkMails(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await namesIn(from)) {
    if (!name.endsWith('.eml')) continue;
    await link(join(from, name), join(to, name)).catch(async (error: NodeJS.ErrnoException) => {
      // The site may delete a mail at any moment. Some file systems have no links.
      if (error.code !== 'ENOENT') await copyFile(join(from, name), join(to, name));
    });
  }
}
