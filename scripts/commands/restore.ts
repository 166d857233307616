/**
 * Puts a backup into the data folder of a stopped site, or into an empty one (docs/backup.md).
 *
 *     npm run restore -- FILE
 */
import { resolve } from 'node:path';
import { NewerDatabaseError } from '../../db/database-errors.ts';
import { BackupError } from '../../src/server/site/backup/archive.ts';
import { restoreBackup } from '../../src/server/site/backup/restore-backup.ts';
import { readServerSettings } from '../../src/server/site/env.ts';
import { requireOwner } from './folder-owner.ts';
import { createProgress, describeUsage, OperatorError, runCommand } from './operator.ts';

const USAGE = describeUsage('restore', [
  ['FILE', 'verifies the file, moves the present data to a folder in backups, and restores the copy'],
]);

async function main([file, ...rest]: string[]): Promise<void> {
  if (file === undefined || rest.length > 0 || file.startsWith('-'))
    throw new OperatorError(`Name a backup file.\n${USAGE}`);
  const env = readServerSettings(process.env);
  requireOwner(resolve(env.DATA_DIR));
  const { contents, replaced } = await restoreBackup(file, env, createProgress());
  const lines = [
    `Restored ${resolve(env.DATA_DIR)} as it was on ${contents.madeAt}, written by version ${contents.version}.`,
    ...(replaced ? [`The data it replaced is in ${resolve(replaced)}.`] : []),
    'What members did since then is undone. Before you start the site, read "What a restore undoes" in docs/backup.md of the project.',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

runCommand(main, USAGE, [BackupError, NewerDatabaseError]);
