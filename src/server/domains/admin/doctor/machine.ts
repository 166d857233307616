import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isClockWrong, minutesOf } from '../../../../shared/admin/clock-difference.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { formatBytes } from '../../../../shared/text/byte-size.ts';
import { broken, type Finding, works } from '../../../channels/channel-check.ts';
import { DATABASE, OUTBOX } from '../../../lib/program/data-files.ts';
import { backupFolder } from '../../../site/backup/backup-files.ts';
import type { Site } from '../../../site/site.ts';
import { findNewestAct } from './repo.ts';

// A backup needs a copy of the database and a compressed one beside it; the rest is for a few weeks of work.
const COPIES = 2;
const SPARE_BYTES = 200_000_000;
const OTHERS = 0o077;

/** Checks that there is room for the next backup. */
export async function checkDisk({ env }: Site): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(env.DATA_DIR);
  const { size } = await stat(join(env.DATA_DIR, DATABASE));
  const free = bavail * bsize;
  const needed = COPIES * size + SPARE_BYTES;
  if (free < needed)
    return [broken(message('doctor_disk_low', { free: formatBytes(free), needed: formatBytes(needed) }))];
  return [works(message('doctor_disk_works', { free: formatBytes(free) }))];
}

/** Checks that no other user can read the data folder, and that the database accepts writes. */
export async function checkFolder(site: Site): Promise<Finding[]> {
  const folder = site.env.DATA_DIR;
  const names = [...(await readdir(folder)), '.'];
  const open: string[] = [];
  for (const name of names) {
    const stats = await stat(join(folder, name)).catch(() => null);
    if (stats && stats.mode & OTHERS) open.push(name === '.' ? 'the data folder' : name);
  }
  const writes = await site.db.checkWritable().then(
    () => works(message('doctor_write_works')),
    () => broken(message('doctor_write_refused')),
  );
  return [
    open.length
      ? broken(message('doctor_folder_open', { names: open.join(', ') }))
      : works(message('doctor_folder_works')),
    writes,
  ];
}

/** Checks that files can be written into the data folder and the folders in it, and writes none. */
export async function checkFolderAccepts({ env: { DATA_DIR } }: Site): Promise<Finding[]> {
  const folders = [DATA_DIR, join(DATA_DIR, OUTBOX), backupFolder(DATA_DIR)].map((folder) => resolve(folder));
  const closed = await Promise.all(folders.map(async (folder) => ((await isClosed(folder)) ? [folder] : [])));
  const names = closed.flat().join(', ');
  return [names ? broken(message('doctor_folder_closed', { names })) : works(message('doctor_folder_accepts'))];
}

async function isClosed(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK | constants.X_OK).then(
    () => false,
    // A folder that is not there yet is made with its first file.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

/**
 * Compares the clock with the newest instant that the site stored.
 * @param isRight true where another machine confirms the clock: then it was ahead when that instant was stored.
 */
export async function checkClock(site: Site, isRight = false): Promise<Finding[]> {
  const newest = await site.db.snapshot((q) => findNewestAct(q));
  const behind = newest === null ? 0 : newest.getTime() - site.clock.now();
  if (behind <= 0 || !isClockWrong(behind)) return [works(message('doctor_clock_works'))];
  const minutes = minutesOf(behind);
  if (isRight) return [works(message('doctor_clock_was_ahead', { minutes }))];
  return [broken(message('doctor_clock_behind', { minutes }))];
}

/**
 * Checks the age of the time-zone rules, which come with Node. Several releases come each year.
 * @param version the release, such as 2026b.
 */
export async function checkZones(site: Site, version = process.versions.tz ?? ''): Promise<Finding[]> {
  const released = Number.parseInt(version, 10);
  const year = new Date(site.clock.now()).getUTCFullYear();
  const isOld = !(released >= year - 1);
  return [isOld ? broken(message('doctor_zones_old', { version })) : works(message('doctor_zones_works', { version }))];
}
