import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../db/database.ts';
import type { DatabaseFiles } from '../../../db/database-files.ts';
import { openDatabase, type SqliteDatabase } from '../../../db/engine/sqlite.ts';
import { sqliteFiles } from '../../../db/engine/sqlite-files.ts';
import { openChannels } from '../channels/registry.ts';
import { systemClock } from '../lib/clock.ts';
import { type Logger, openLogger } from '../lib/logger.ts';
import { createPasswords, OWASP_COST } from '../lib/passwords.ts';
import { closeToOthers, createDataFolder, requireWritable } from '../lib/private-files.ts';
import { DATABASE, KEYS } from '../lib/program/data-files.ts';
import { loadKeys, randomToken } from '../lib/secrets.ts';
import type { SettingValues } from '../lib/settings/read-settings.ts';
import { NO_TRACING } from '../lib/tracing/tracing.ts';
import { createDueSignal } from './due-signal.ts';
import { readEnvironment, readServerSettings, SETTING_NAMES } from './env.ts';
import { createLiveSignal } from './live-signal.ts';
import { createMeters } from './meters.ts';
import { createRateLimits } from './rate-limits.ts';
import { mergeSettings } from './settings/merge.ts';
import { findMisspelled } from './settings/misspelled.ts';
import { readStoredSettings } from './settings/stored-settings.ts';
import type { Site } from './site.ts';

/** The engine's operations on database files, for backups and restores. Only this file names the engine. */
export const databaseFiles: DatabaseFiles = sqliteFiles;

/** An opened site, with the interface of its database engine. */
export interface OpenSite extends Site {
  db: SqliteDatabase;
}

/**
 * Opens the site of a data folder. Creates the folder at the first start, migrates the database, and reads the keys and the
 * stored settings. Settings of the environment take precedence.
 * @param carriedOver the parts of the site that was open before, when it is opened again with other settings.
 * @throws {EnvError} with one line for each invalid setting of the environment, and every error of the folder, the database
 * and the keys.
 */
export async function openSite(source: SettingValues, carriedOver: Partial<CarriedOver> = {}): Promise<OpenSite> {
  const fromEnvironment = readEnvironment(source);
  const { DATA_DIR, LOG_LEVEL, LOG_FORMAT } = readServerSettings(fromEnvironment);
  const log = await openLogger(LOG_LEVEL, LOG_FORMAT);
  createDataFolder(DATA_DIR);
  const databaseFile = join(DATA_DIR, DATABASE);
  const keyFile = join(DATA_DIR, KEYS);
  const isNew = !existsSync(databaseFile);
  const lacksKeys = !isNew && !existsSync(keyFile);
  // After a power cut some disks leave an empty file.
  const lacksDatabase = (isNew || statSync(databaseFile).size === 0) && existsSync(keyFile);
  requireWritable(databaseFiles.list(databaseFile));
  const db = isNew ? createDatabase(databaseFile) : openDatabase(databaseFile);
  try {
    rewriteOldFile(db, log);
    const keys = loadKeys(keyFile);
    if (lacksKeys)
      log.warn(
        'new keys were made because keys.json was missing; restore keys.json from a backup to keep stored secrets',
      );
    if (lacksDatabase)
      log.warn(
        'a new database was made because hesed.db was missing or empty; restore a backup to have the earlier one',
      );
    closeToOthers(DATA_DIR, log);
    const observed = { untrustedProxy: false, missingProxies: false, killedBefore: false, lackedKeys: lacksKeys };
    const misspelled = findMisspelled(Object.keys(source), SETTING_NAMES);
    return await open({ fromEnvironment, misspelled }, { db, log, keys, observed }, carriedOver);
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Creates the database. If that fails, as on a full disk, the incomplete file is deleted; it contains no data yet. */
function createDatabase(file: string): SqliteDatabase {
  try {
    return openDatabase(file);
  } catch (error) {
    for (const path of databaseFiles.list(file)) rmSync(path, { force: true });
    throw error;
  }
}

async function open(
  { fromEnvironment, misspelled }: Pick<OpenSite['settings'], 'fromEnvironment' | 'misspelled'>,
  { db, log, keys, observed }: Pick<OpenSite, 'db' | 'log' | 'keys' | 'observed'>,
  carriedOver: Partial<CarriedOver>,
): Promise<OpenSite> {
  const stored = await readStoredSettings(db, keys);
  const { env, leftOut } = mergeSettings(fromEnvironment, stored);
  for (const { name, why } of leftOut) log.warn({ setting: name, why }, 'a stored setting is not used');
  for (const { name, nearest } of misspelled)
    log.warn({ name, nearest }, 'a name in the environment is no setting, but nearly one');
  const live = createLiveSignal();
  return {
    env,
    settings: {
      fromEnvironment,
      stored: stored.values,
      leftOut,
      misspelled,
      revision: stored.revision,
      announceChange() {},
    },
    db,
    clock: systemClock,
    keys,
    log,
    due: createDueSignal(),
    live,
    rateLimits: createRateLimits(db),
    passwords: createPasswords(OWASP_COST),
    channels: openChannels({ env, log, keys, openTabs: live }),
    providerAbort: new AbortController(),
    meters: createMeters(),
    tracing: NO_TRACING,
    observed,
    setupToken: randomToken(),
    ...carriedOver,
  };
}

/** Parts of a site that stay when it is opened again with other settings. */
export type CarriedOver = Pick<Site, 'meters' | 'tracing' | 'observed' | 'setupToken'>;

/** Closes everything that {@link openSite} opened. The database is closed last, even when an earlier step fails. */
export async function closeSite(site: Site): Promise<void> {
  site.live.close();
  try {
    for (const channel of site.channels.values()) await channel.close();
  } finally {
    site.db.close();
  }
}

/** Rewrites a database file that may still contain deleted text, because an older version did not overwrite it. */
function rewriteOldFile(db: Database, log: Logger): void {
  try {
    db.eraseRemains();
  } catch (error) {
    // The disk may be full. The site can run anyway, and the next start tries again.
    log.warn({ err: error }, 'text deleted under an older version may still be in the database file');
  }
}
