import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind } from '../../../shared/admin/site.ts';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';

/** One backup file. */
export interface BackupFile {
  name: string;
  kind: BackupKind;
  madeAt: Date;
  encrypted: boolean;
  /** In bytes. */
  size: number;
  /** The number of migrations of its database. Only copies before an upgrade have it, except those of older versions. */
  schema?: number;
}

/** The kind of a copy before an upgrade, with the number of migrations of its database. */
export interface UpgradeCopy {
  kind: 'upgrade';
  schema: number;
}

/** The prefix of folders that contain a backup which is being made or read. */
export const TEMPORARY_PREFIX = '.making-';

const NAME =
  /^hesed-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-(manual|nightly|upgrade)(?:-from-(\d+))?\.tar\.gz(\.enc)?$/;

// A clock that is set right often goes back by a little.
const FUTURE_MS = 5 * MINUTE_MS;

/** Returns whether an instant is so far after now that the clock was ahead when it was stored; both in milliseconds. */
export function isOfFuture(instant: number, now: number): boolean {
  return instant - now > FUTURE_MS;
}

/** The folder with the backups of a data folder. */
export function backupFolder(dataFolder: string): string {
  return join(dataFolder, 'backups');
}

/** The prefix of the folders with the files that a restore replaced, among them the keys. */
export const REPLACED_PREFIX = 'replaced-';

/** Returns the names of the folders with the files that restores replaced. */
export async function listReplaced(dataFolder: string): Promise<string[]> {
  return (await namesIn(backupFolder(dataFolder))).filter((name) => name.startsWith(REPLACED_PREFIX)).sort();
}

/** Returns an instant in the form of file names, in UTC and to the second. */
export function timestampOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Returns the name of a backup. Alphabetical order is the order of time. */
export function backupName(madeAt: Date, kind: BackupKind | UpgradeCopy, encrypted: boolean): string {
  const label = typeof kind === 'string' ? kind : `${kind.kind}-from-${kind.schema}`;
  return `hesed-${timestampOf(madeAt)}-${label}.tar.gz${encrypted ? '.enc' : ''}`;
}

/** Reads a backup's name; returns null for the name of another file. */
export function readBackupName(name: string): Omit<BackupFile, 'size'> | null {
  const [, day, hour, minute, second, kind, schema, encrypted] = NAME.exec(name) ?? [];
  if (!kind) return null;
  const madeAt = new Date(`${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(madeAt.getTime())) return null;
  const facts = { name, kind: kind as BackupKind, madeAt, encrypted: encrypted !== undefined };
  return schema === undefined ? facts : { ...facts, schema: Number(schema) };
}

/** Returns the backups in the backup folder of a data folder, the newest first. */
export async function listBackups(dataFolder: string): Promise<BackupFile[]> {
  const folder = backupFolder(dataFolder);
  const found: BackupFile[] = [];
  for (const name of await namesIn(folder)) {
    const facts = readBackupName(name);
    const stats = facts && (await stat(join(folder, name)).catch(() => null));
    if (facts && stats) found.push({ ...facts, size: stats.size });
  }
  return found.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Returns the names in a folder, or none when there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
