import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { restrictNewFiles } from '../../lib/private-files.ts';
import { DATABASE, KEYS, OUTBOX } from '../../lib/program/data-files.ts';
import { databaseFiles } from '../open-site.ts';
import { tryStartLock } from '../start-lock.ts';
import { BackupError, type Manifest, type Progress, readArchive } from './archive.ts';
import { backupFolder, REPLACED_PREFIX, TEMPORARY_PREFIX, timestampOf } from './backup-files.ts';
import type { BackupSettings } from './make-backup.ts';

/** The contents of the restored backup, and the folder with the files that it replaced; null if there were none. */
export interface Restored {
  contents: Manifest;
  replaced: string | null;
}

const SITE_FILES = [...databaseFiles.list(DATABASE), KEYS, OUTBOX];

/**
 * Verifies a backup file and puts its content into the data folder. Earlier files move to a folder in `backups`.
 * @throws {BackupError} when the file is not a whole backup, or a site runs or starts on the data folder; nothing is changed
 * then.
 */
export async function restoreBackup(
  file: string,
  settings: BackupSettings,
  progress: Progress = () => {},
): Promise<Restored> {
  const data = settings.DATA_DIR;
  refuseRunningSite(data);
  return withContents(file, settings, progress, async (staged, contents) => {
    databaseFiles.prepareRestored(join(staged, DATABASE));
    // A process that starts now would open files of both sites.
    const release = tryStartLock(data);
    if (!release) throw inUse(data);
    try {
      // The backup may have taken a while to read.
      refuseRunningSite(data);
      return { contents, replaced: await replaceFiles(data, staged) };
    } finally {
      release();
    }
  });
}

/**
 * Verifies a backup file without restoring it.
 * @throws {BackupError} when the file is not a whole backup.
 */
export async function verifyBackup(
  file: string,
  settings: BackupSettings,
  progress: Progress = () => {},
): Promise<Manifest> {
  return withContents(file, settings, progress, async (_staged, contents) => contents);
}

/** Extracts a backup into a folder, checks it, runs some work with it, and deletes the folder. */
async function withContents<T>(
  file: string,
  settings: BackupSettings,
  progress: Progress,
  work: (staged: string, contents: Manifest) => Promise<T>,
): Promise<T> {
  await requireReadable(file);
  restrictNewFiles();
  // On the file system of the data folder, so that the files can be moved there.
  const folder = backupFolder(settings.DATA_DIR);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const staged = await mkdtemp(join(folder, TEMPORARY_PREFIX));
  try {
    const contents = await readArchive(file, staged, settings.BACKUP_PASSPHRASE, progress);
    if (!existsSync(join(staged, DATABASE))) throw new BackupError(`${file} does not contain ${DATABASE}.`);
    progress('Checking the database', 0, 1);
    const damage = databaseFiles.checkCopy(join(staged, DATABASE));
    progress('Checking the database', 1, 1);
    if (damage) throw new BackupError(`The database in ${file} is damaged: ${damage}`);
    return await work(staged, contents);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** @throws {BackupError} when a backup file does not exist, is another thing than a file, or belongs to somebody else. */
async function requireReadable(file: string): Promise<void> {
  try {
    const handle = await open(file);
    const stats = await handle.stat().finally(() => handle.close());
    if (!stats.isFile()) throw new BackupError(`${file} is not a file. Name a backup file.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new BackupError(`There is no file ${file}.`);
    if (code === 'EACCES' || code === 'EPERM')
      throw new BackupError(`${file} cannot be read by this user. Put it where the site may read it.`, {
        cause: error,
      });
    throw error;
  }
}

function refuseRunningSite(data: string): void {
  const file = join(data, DATABASE);
  let isInUse: boolean;
  try {
    isInUse = existsSync(file) && databaseFiles.isInUse(file);
  } catch {
    // A damaged database is a reason to restore, and no site runs on it.
    isInUse = false;
  }
  if (isInUse) throw inUse(data);
}

function inUse(data: string): BackupError {
  return new BackupError(
    `A site or a command uses the database in ${data}. Stop it and try again; nothing was changed.`,
  );
}

/** Replaces the files of a site. Returns the folder to which the earlier files were moved; null if there were none. */
async function replaceFiles(data: string, staged: string): Promise<string | null> {
  const replaced = join(backupFolder(data), `${REPLACED_PREFIX}${timestampOf(new Date())}`);
  await mkdir(replaced, { mode: 0o700 });
  const earlier = SITE_FILES.filter((name) => existsSync(join(data, name)));
  const restored = SITE_FILES.filter((name) => existsSync(join(staged, name)));
  try {
    await renameAll([
      ...earlier.map((name) => ({ from: join(data, name), to: join(replaced, name) })),
      ...restored.map((name) => ({ from: join(staged, name), to: join(data, name) })),
    ]);
  } catch (error) {
    await rmdir(replaced);
    throw error;
  }
  if (earlier.length > 0) return replaced;
  await rmdir(replaced);
  return null;
}

/** Renames files one after the other. If one fails, the renamed files get their old names back. */
async function renameAll(moves: readonly { from: string; to: string }[]): Promise<void> {
  const done: (typeof moves)[number][] = [];
  try {
    for (const move of moves) {
      await rename(move.from, move.to);
      done.push(move);
    }
  } catch (error) {
    for (const { from, to } of done.reverse()) await rename(to, from);
    throw error;
  }
}
