import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../db/database.ts';
import { openDatabase, type SqliteDatabase } from '../../../db/engine/sqlite.ts';
import { openChannels } from '../channels/registry.ts';
import { systemClock } from '../lib/clock.ts';
import { createLogger, type Logger } from '../lib/logger.ts';
import { createPasswords, OWASP_COST } from '../lib/passwords.ts';
import { closeToOthers, keepFilesPrivate } from '../lib/private-files.ts';
import { DATABASE, KEYS } from '../lib/program/data-files.ts';
import { loadKeys, randomToken } from '../lib/secrets.ts';
import { createDueSignal } from './due-signal.ts';
import type { Env } from './env.ts';
import { createLiveSignal } from './live-signal.ts';
import { createMeters } from './meters.ts';
import { createRateLimits } from './rate-limits.ts';
import type { Site } from './site.ts';

/** An opened site and its database engine. */
export interface OpenSite extends Site {
  db: SqliteDatabase;
}

/**
 * Opens a church's data folder: creates it on first start, migrates its database, and reads its keys.
 * @throws when the folder, the database or the keys cannot be used.
 */
export function openSite(env: Env): OpenSite {
  // The folder holds members' private texts, so no other user of the machine may read them.
  keepFilesPrivate();
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const db = openDatabase(join(env.DATA_DIR, DATABASE));
  const log = createLogger(env.LOG_LEVEL);
  rewriteOldFile(db, log);
  const keys = loadKeys(join(env.DATA_DIR, KEYS));
  closeToOthers(env.DATA_DIR, log);
  const live = createLiveSignal();
  return {
    env,
    db,
    clock: systemClock,
    keys,
    log,
    due: createDueSignal(),
    live,
    limits: createRateLimits(db),
    passwords: createPasswords(OWASP_COST),
    channels: openChannels({ env, log, keys, screens: live }),
    calls: new AbortController(),
    meters: createMeters(),
    facts: { untrustedProxy: false },
    setupToken: randomToken(),
  };
}

/** Closes everything that {@link openSite} opened. The database closes last, even when an earlier step fails. */
export async function closeSite(site: Site): Promise<void> {
  site.live.close();
  try {
    for (const channel of site.channels.values()) await channel.close();
  } finally {
    site.db.close();
  }
}

function rewriteOldFile(db: Database, log: Logger): void {
  try {
    db.eraseRemains();
  } catch (error) {
    // For example when the disk is full. The site can run anyway, and the next start tries again.
    log.warn({ err: error }, 'text deleted under an older version may still be in the database file');
  }
}
