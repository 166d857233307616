import type { Database } from '../../../db/database.ts';
import type { AlertMethod } from '../../shared/channels/channels.ts';
import type { Channel } from '../channels/channel.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { Passwords } from '../lib/passwords.ts';
import type { Keys } from '../lib/secrets.ts';
import type { SettingValues } from '../lib/settings/read-settings.ts';
import type { Tracing } from '../lib/tracing/tracing.ts';
import type { DueSignal } from './due-signal.ts';
import type { Env } from './env.ts';
import type { LiveSignal } from './live-signal.ts';
import type { Meters } from './meters.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Misspelled } from './settings/misspelled.ts';
import type { LeftOut } from './settings/stored-settings.ts';

/** The sources of a site's settings. */
interface SettingSources {
  /** The values from the environment, which take precedence. */
  fromEnvironment: SettingValues;
  /** The values that administrators saved in the page, also those that are not used. */
  stored: SettingValues;
  /** The stored settings that the site does not use. */
  leftOut: readonly LeftOut[];
  /** Names in the environment that are no settings, but nearly. */
  misspelled: readonly Misspelled[];
  /** The number of the last save that the site knows. */
  revision: number;
  /** Tells the process that settings were stored, so that it reopens the site with them. */
  announceChange(): void;
}

/** One church's installation. Every service receives it. */
export interface Site {
  env: Env;
  settings: SettingSources;
  db: Database;
  clock: Clock;
  keys: Keys;
  log: Logger;
  due: DueSignal;
  live: LiveSignal;
  rateLimits: RateLimits;
  passwords: Passwords;
  /** The channels that are configured on this site. */
  channels: Map<AlertMethod, Channel>;
  /** Aborted at shutdown, which ends the remaining calls to providers. */
  providerAbort: AbortController;
  meters: Meters;
  /** Records spans for OpenTelemetry if tracing is configured. */
  tracing: Tracing;
  /** What this process has observed since it started. */
  observed: {
    /** True after a request came with X-Forwarded-For while TRUST_PROXY is 0. */
    untrustedProxy: boolean;
    /** True after a request named fewer proxies in X-Forwarded-For than TRUST_PROXY says. */
    missingProxies: boolean;
    /** True when the process that scheduled before this one was killed. */
    killedBefore: boolean;
    /** True when keys.json was missing beside a database, so that the site made new keys. */
    lackedKeys: boolean;
  };
  /** Lets one person create the first administrator while there is none; new at every start (decisions.md D2). */
  setupToken: string;
}
