import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BackupError } from './archive.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';

const SOMEBODY = 65_534;

/** Runs some work as a user with few rights, because root may read every file. */
async function asSomebody(work: () => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(SOMEBODY);
  await work().finally(() => process.seteuid?.(0));
}

test.each([
  ['restore', restoreBackup],
  ['backup verify', verifyBackup],
])('“%s” of a file that this user cannot read says what to do, and creates nothing', async (_command, run) => {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-unreadable-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [file, data] = [join(folder, 'copy.tar.gz'), join(folder, 'data')];
  writeFileSync(file, 'a backup', { mode: 0o000 });
  await asSomebody(async () => {
    await expect(run(file, { DATA_DIR: data, BACKUPS: 'on', BACKUP_PASSPHRASE: undefined })).rejects.toThrow(
      new BackupError(`${file} cannot be read by this user. Put it where the site may read it.`),
    );
  });
  expect(existsSync(data)).toBe(false);
});
