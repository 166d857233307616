import { type RateLimiterMemory, type RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Database } from '../../../db/engine/sqlite.ts';
import { AppError } from './errors.ts';

// How many of a thing one key may do in a window of seconds (decisions.md D5, D6).
const RULES = {
  sign_in_account: { points: 10, duration: 15 * 60 },
  sign_in_address: { points: 100, duration: 15 * 60 },
  registration: { points: 60, duration: 60 * 60 },
  verification_mail: { points: 3, duration: 10 * 60 },
} as const;
export type RateRule = keyof typeof RULES;

export interface RateLimits {
  /**
   * Refuses when a key has used up what a rule allows.
   * @throws {AppError} too_many_requests, with the seconds to wait.
   */
  check(rule: RateRule, key: string): Promise<void>;
  /** Counts one against a key, without refusing. */
  count(rule: RateRule, key: string): Promise<void>;
  /** Forgets what a key has used. */
  clear(rule: RateRule, key: string): Promise<void>;
}

/** The limits, counted in the database so that a restart does not reset them. */
export function createRateLimits(db: Database): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(RULES).map(([rule, { points, duration }]) => [
      rule,
      new RateLimiterSQLite({
        storeClient: db.client,
        storeType: 'better-sqlite3',
        tableName: 'rate_limits',
        keyPrefix: rule,
        points,
        duration,
      }),
    ]),
  ) as unknown as Record<RateRule, RateLimiterMemory>;

  return {
    async check(rule, key) {
      const state = await limiters[rule].get(key);
      if (state && state.consumedPoints >= RULES[rule].points) throw refusal(state);
    },
    async count(rule, key) {
      await limiters[rule].penalty(key, 1);
    },
    async clear(rule, key) {
      await limiters[rule].delete(key);
    },
  };
}

function refusal(state: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return new AppError('too_many_requests', `Too many attempts. Please wait ${waitInWords(retryAfter)}.`, {
    retryAfter,
  });
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
