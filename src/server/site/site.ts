import type { Database } from '../../../db/database.ts';
import type { AlertMethod } from '../../shared/channels/channels.ts';
import type { Channel } from '../channels/channel.ts';
import type { Clock } from '../lib/clock.ts';
import type { Env } from '../lib/env.ts';
import type { Logger } from '../lib/logger.ts';
import type { Passwords } from '../lib/passwords.ts';
import type { Keys } from '../lib/secrets.ts';
import type { DueSignal } from './due-signal.ts';
import type { LiveSignal } from './live-signal.ts';
import type { RateLimits } from './rate-limits.ts';

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
