/**
 * Makes a backup of the data folder of a running or stopped site (docs/backup.md).
 *
 *     npm run backup
 *     npm run backup -- list | verify FILE
 */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupError } from '../../src/server/site/backup/archive.ts';
import { backupFolder, listBackups } from '../../src/server/site/backup/backup-files.ts';
import { deleteOutdated } from '../../src/server/site/backup/kept-backups.ts';
import { makeBackup } from '../../src/server/site/backup/make-backup.ts';
import { verifyBackup } from '../../src/server/site/backup/restore-backup.ts';
import { readServerSettings, type ServerSettings } from '../../src/server/site/env.ts';
import { formatBytes } from '../../src/shared/text/byte-size.ts';
import { refuseRootStart, requireOwner } from './folder-owner.ts';
import { createProgress, describeUsage, OperatorError, runCommand } from './operator.ts';

const USAGE = describeUsage('backup', [
  ['', 'copies database, keys and captured mail into one file, while the site runs'],
  ['nightly', 'the same, and deletes the nightly copies that are no longer kept'],
  ['list', 'shows the backups'],
  ['verify FILE', 'checks that a backup is whole; restores nothing'],
]);

/** Runs one action, with the file that it names or '', and returns the text to print. */
type Action = (env: ServerSettings, file: string) => Promise<string>;

const ACTIONS: Record<string, Action> = { manual: make, nightly, list, verify };

async function main([action = 'manual', file, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || (file !== undefined) !== (action === 'verify')) throw new OperatorError(USAGE);
  const env = readServerSettings(process.env);
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!run) throw new OperatorError(USAGE);
  const folder = resolve(env.DATA_DIR);
  // The site itself starts the nightly backup, so the rule of a start is enough. On some mounts every file shows another owner.
  if (action === 'nightly') refuseRootStart(folder);
  else requireOwner(folder);
  process.stdout.write(`${await run(env, file ?? '')}\n`);
}

async function make(env: ServerSettings): Promise<string> {
  return describeFile(env, await makeBackup(env, 'manual', createProgress()));
}

async function nightly(env: ServerSettings): Promise<string> {
  const file = await makeBackup(env, 'nightly', createProgress());
  const deleted = await deleteOutdated(env.DATA_DIR);
  return [describeFile(env, file), ...deleted.map((name) => `Deleted ${name}`)].join('\n');
}

function describeFile({ BACKUP_PASSPHRASE }: ServerSettings, file: string): string {
  const encryption = BACKUP_PASSPHRASE === undefined ? 'not encrypted' : 'encrypted';
  return `${resolve(file)} (${formatBytes(statSync(file).size)}, ${encryption})`;
}

async function list(env: ServerSettings): Promise<string> {
  const backups = await listBackups(env.DATA_DIR);
  if (backups.length === 0) return 'No backups yet.';
  // As `verify` and `restore` take them in this folder.
  return backups.map(({ name, size }) => `${join(backupFolder(env.DATA_DIR), name)}  ${formatBytes(size)}`).join('\n');
}

async function verify(env: ServerSettings, file: string): Promise<string> {
  const { madeAt, version, files } = await verifyBackup(file, env, createProgress());
  return `${file} is whole: ${files.length} files of ${madeAt}, from version ${version}.`;
}

runCommand(main, USAGE, [BackupError]);
