import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../../db/engine/sqlite.ts';
import { eraseRemains } from '../../../db/engine/sqlite-erase.ts';
import { openChannels } from '../channels/registry.ts';
import { systemClock } from './clock.ts';
import { createDueSignal } from './due-signal.ts';
import type { Env } from './env.ts';
import { createLiveSignal } from './live-signal.ts';
import { createLogger, type Logger } from './logger.ts';
import { createPasswords, OWASP_COST } from './passwords.ts';
import { closeToOthers, keepFilesPrivate } from './private-files.ts';
import { createRateLimits } from './rate-limits.ts';
import { loadKeys, randomToken } from './secrets.ts';
import type { Site } from './site.ts';

/**
 * Opens a church's data folder: makes it on first start, brings its database to the newest schema, reads its keys.
 * @throws when the folder, the database or the keys cannot be used.
 */
export function openSite(env: Env): Site {
  // Members' words are in it: nobody else on the machine need read them.
  keepFilesPrivate();
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const db = openDatabase(join(env.DATA_DIR, 'hesed.db'));
  const log = createLogger(env.LOG_LEVEL);
  rewriteOldFile(db, log);
  const keys = loadKeys(join(env.DATA_DIR, 'keys.json'));
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
    channels: openChannels(env, log, live),
    calls: new AbortController(),
    facts: { untrustedProxy: false },
    setupToken: randomToken(),
  };
}

/** Closes all that {@link openSite} opened, the database last and in any case. */
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
    eraseRemains(db.client);
  } catch (error) {
    // Such as for want of room: the site can run all the same, and the next start tries again.
    log.warn({ err: error }, 'text deleted under an older version may still be in the database file');
  }
}
