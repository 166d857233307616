import { existsSync, writeFileSync } from 'node:fs';
import { openDatabase, type SqliteDatabase } from '../../../db/engine/sqlite.ts';
import { createLogger } from '../lib/logger.ts';
import { NO_TRACING } from '../lib/tracing/tracing.ts';
import { createDueSignal } from '../site/due-signal.ts';
import { type Env, readEnv } from '../site/env.ts';
import { createLiveSignal } from '../site/live-signal.ts';
import { createMeters } from '../site/meters.ts';
import { createRateLimits } from '../site/rate-limits.ts';
import type { Site } from '../site/site.ts';
import { createFakeClock, type FakeClock } from './clock/fake-clock.ts';
import { createSampleKeys } from './keys.ts';
import { TEST_PASSWORDS } from './passwords.ts';
import { createRecordingChannel } from './providers/recording-channel.ts';

export interface TestSite extends Site {
  db: SqliteDatabase;
  clock: FakeClock;
  /** Every parsed log line of level warn or above. */
  logged: { level: number; msg: string; [field: string]: unknown }[];
}

/**
 * Creates a whole site with a clock that tests advance by hand, on a migrated in-memory database: an empty one, a file,
 * or a copy of one that was serialized.
 */
export function createTestSite(
  options: { now?: string; env?: Record<string, string>; file?: string | Buffer } = {},
): TestSite {
  // A copy costs a tenth of the migrations.
  if (typeof options.file === 'string' && !existsSync(options.file)) writeFileSync(options.file, emptyDatabase());
  const db = openDatabase(options.file ?? emptyDatabase());
  const logged: TestSite['logged'] = [];
  const given = { PUBLIC_URL: 'http://hesed.example', LOG_LEVEL: 'warn', ...options.env };
  const env: Env = readEnv(given);
  return {
    env,
    settings: { fromEnvironment: given, stored: {}, leftOut: [], misspelled: [], revision: 0, announceChange() {} },
    db,
    clock: createFakeClock(options.now ?? '2027-03-01T08:00Z'),
    keys: createSampleKeys(),
    log: createLogger(env.LOG_LEVEL, { write: (line) => void logged.push(JSON.parse(line)) }),
    due: createDueSignal(),
    live: createLiveSignal(),
    rateLimits: createRateLimits(db),
    passwords: TEST_PASSWORDS,
    channels: new Map([['email', createRecordingChannel()]]),
    providerAbort: new AbortController(),
    meters: createMeters(),
    tracing: NO_TRACING,
    observed: { untrustedProxy: false, missingProxies: false, killedBefore: false, lackedKeys: false },
    setupToken: 'setup-token-of-the-tests',
    logged,
  };
}

let empty: Buffer | undefined;

/** Returns an empty migrated database, created once for all tests of a process. */
export function emptyDatabase(): Buffer {
  if (!empty) {
    const { client } = openDatabase(':memory:');
    empty = client.serialize();
    client.close();
  }
  return empty;
}
