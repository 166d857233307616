import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBackups } from '../site/backup/backup-files.ts';
import { makeBackup } from '../site/backup/make-backup.ts';
import { closeSite, type OpenSite, openSite } from '../site/open-site.ts';
import { createFakeClock } from '../testing/clock/fake-clock.ts';
import { createDataFolder } from '../testing/database/data-folder.ts';
import { isBackupDue, makeNightlyBackup, runBackup } from './jobs/backup.ts';

const HOUR = 60 * 60_000;

// The command gives way to every other process, so on a busy machine it takes long.
const GIVES_WAY = { timeout: 60_000 };

let folder: string;
let site: OpenSite;

beforeEach(async () => {
  folder = createDataFolder(mkdtempSync(join(tmpdir(), 'hesed-nightly-')));
  site = await openSite({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
});
afterEach(async () => {
  await closeSite(site);
  rmSync(folder, { recursive: true, force: true });
});

const data = () => ({ DATA_DIR: folder, BACKUPS: 'on', BACKUP_PASSPHRASE: undefined }) as const;
const at = (now: number) => ({ ...site, clock: createFakeClock(new Date(now).toISOString()) });
const names = async () => (await listBackups(folder)).map(({ name }) => name);

test('a running site makes a backup by itself, and then deletes those that are no longer kept', GIVES_WAY, async () => {
  for (const day of ['2026-01-01', '2026-01-02', '2026-01-03'])
    await makeBackup(data(), 'nightly', undefined, new Date(`${day}T02:41:00Z`));
  for (let month = 2; month <= 9; month += 1)
    await makeBackup(data(), 'nightly', undefined, new Date(Date.UTC(2026, month, 1)));
  const ahead = await makeBackup(data(), 'nightly', undefined, new Date(Date.now() + 365 * 24 * HOUR));
  const before = await names();
  await makeNightlyBackup(at(Date.now()));
  const after = await names();
  expect(after.slice(0, 2)).toEqual([basename(ahead), expect.stringMatching(/-nightly\.tar\.gz$/)]);
  expect(before).not.toContain(after[1]);
  expect(before.filter((name) => !after.includes(name))).toContain('hesed-2026-01-01T02-41-00Z-nightly.tar.gz');
  // The newest is of today.
  await makeNightlyBackup(at(Date.now()));
  expect(await names()).toEqual(after);
});

test('a copy that was made while the clock was ahead does not stop the next ones', async () => {
  await makeBackup(data(), 'nightly', undefined, new Date(Date.now() + 365 * 24 * HOUR));
  expect(await isBackupDue(at(new Date().setHours(14) + 48 * HOUR))).toBe(true);
});

test('a new site makes none by day, a site without a night for a day and a half does', async () => {
  const byDay = at(Math.max(Date.now(), new Date().setHours(14)));
  expect(await isBackupDue(byDay)).toBe(false);
  expect(await isBackupDue(at(new Date().setHours(14) + 48 * HOUR))).toBe(true);
});

test('none is made where BACKUPS is off', async () => {
  const later = at(Date.now() + 72 * HOUR);
  expect(await isBackupDue(later)).toBe(true);
  expect(await isBackupDue({ ...later, env: { ...site.env, BACKUPS: 'off' } })).toBe(false);
});

test('a backup that cannot be made says why', GIVES_WAY, async () => {
  writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
  await expect(runBackup(site)).rejects.toThrow(/the backup failed: The data folder cannot be used/);
});

test('a copy that a killed process left is deleted after a day', async () => {
  const left = join(folder, 'backups/.making-abc123');
  mkdirSync(left, { recursive: true });
  await makeBackup(data(), 'nightly');
  utimesSync(left, new Date(Date.now() - 25 * HOUR), new Date(Date.now() - 25 * HOUR));
  await makeBackup(data(), 'nightly');
  expect(() => utimesSync(left, new Date(), new Date())).toThrow(/ENOENT/);
});
