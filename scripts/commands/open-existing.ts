import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DATABASE, KEYS } from '../../src/server/lib/program/data-files.ts';
import { backUpBeforeUpgrade } from '../../src/server/site/backup/make-backup.ts';
import { readServerSettings } from '../../src/server/site/env.ts';
import { waitForOlderSite } from '../../src/server/site/older-site.ts';
import { type OpenSite, openSite } from '../../src/server/site/open-site.ts';
import { prepareAlone, WAITING_FOR_START } from '../../src/server/site/start-lock.ts';
import { requireOwner } from './folder-owner.ts';
import { OperatorError } from './operator.ts';

// A site that starts may wait half a minute for an older one, and then copies and migrates the database.
const START_ENDS_MS = 60_000;

/** Returns whether the data folder holds a site. */
export function hasSite(): boolean {
  return existsSync(join(resolve(readServerSettings(process.env).DATA_DIR), DATABASE));
}

/**
 * Opens the site of an existing data folder, and never creates one. A database of an older version is backed up and
 * migrated.
 * @throws {OperatorError} when there is no site, when another user owns it, or when its keys are missing; and when a
 * running site of an older version would lose the tables that it uses, or another process starts for more than a minute.
 */
export async function openExisting(): Promise<OpenSite> {
  const env = readServerSettings(process.env);
  const folder = resolve(env.DATA_DIR);
  requireOwner(folder);
  if (!hasSite())
    throw new OperatorError(`There is no site in ${folder}. Set DATA_DIR to its data folder, or start the site once.`);
  // Opening the site would create new keys.
  if (!existsSync(join(folder, KEYS)))
    throw new OperatorError(`There is no ${KEYS} in ${folder}. Restore it from a backup before you start the site.`);
  const open = async () => {
    await waitForOlderSite(folder, 0);
    await backUpBeforeUpgrade(env);
    return openSite(process.env);
  };
  return prepareAlone(folder, open, {
    timeoutMs: START_ENDS_MS,
    onWait: () => process.stderr.write(WAITING_FOR_START),
  });
}
