import type { Database } from '../../../db/engine/sqlite.ts';
import type { AlertMethod } from '../../shared/channels.ts';
import type { Channel } from '../channels/channel.ts';
import type { Clock } from './clock.ts';
import type { DueSignal } from './due-signal.ts';
import type { Env } from './env.ts';
import type { LiveSignal } from './live-signal.ts';
import type { Logger } from './logger.ts';
import type { Passwords } from './passwords.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Keys } from './secrets.ts';

/** What every service works with: one church's installation. */
export interface Site {
  env: Env;
  db: Database;
  clock: Clock;
  keys: Keys;
  log: Logger;
  due: DueSignal;
  live: LiveSignal;
  limits: RateLimits;
  passwords: Passwords;
  /** The ways out that are set up on this site. */
  channels: Map<AlertMethod, Channel>;
  /** Aborted when the site stops and calls to providers that are still under way are called off. */
  calls: AbortController;
  /** What has shown itself since the start. */
  facts: {
    /** Whether a request came with X-Forwarded-For while TRUST_PROXY is 0. */
    untrustedProxy: boolean;
  };
  /** Makes the first administrator, once, while there is none; new with every start (decisions.md D2). */
  setupToken: string;
}
