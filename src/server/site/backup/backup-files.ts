import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind } from '../../../shared/admin/site.ts';

/** One backup file. */
export interface BackupFile {
  name: string;
  kind: BackupKind;
  madeAt: Date;
  encrypted: boolean;
  /** In bytes. */
  size: number;
  /** The number of migrations of its database, in the name of a copy before an upgrade; older versions left it out. */
  schema?: number;
}

/** A copy before an upgrade, and the number of migrations of its database. */
export interface UpgradeCopy {
  kind: 'upgrade';
  schema: number;
}

/** The names of folders with a backup that is being made or read begin with this. */
export const DRAFT = '.making-';

const NAME =
  /^hesed-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-(manual|nightly|upgrade)(?:-from-(\d+))?\.tar\.gz(\.enc)?$/;

/** The folder with the backups of a data folder. */
export function backupFolder(dataFolder: string): string {
  return join(dataFolder, 'backups');
}

/** Returns an instant in the form that file names use, in UTC and to the second. */
export function stampOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Returns the name of a backup. Names in the order of the alphabet are in the order of time. */
export function backupName(madeAt: Date, kind: BackupKind | UpgradeCopy, encrypted: boolean): string {
  const label = typeof kind === 'string' ? kind : `${kind.kind}-from-${kind.schema}`;
  return `hesed-${stampOf(madeAt)}-${label}.tar.gz${encrypted ? '.enc' : ''}`;
}

/** Returns the facts in a backup's name, or null for the name of another file. */
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
