import { RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Database } from '../../../db/engine/sqlite.ts';
import { AppError } from './errors.ts';

// How many of a thing one key may do in a window of seconds (decisions.md D5, D6).
const RULES = {
  sign_in_account: { points: 10, duration: 15 * 60 },
  sign_in_address: { points: 100, duration: 15 * 60 },
  registration: { points: 60, duration: 60 * 60 },
  verification_mail: { points: 3, duration: 10 * 60 },
  // Proving again who one is, in a session: a password or a code asked for before something is changed.
  identity_check: { points: 10, duration: 15 * 60 },
  password_reset_account: { points: 3, duration: 60 * 60 },
  password_reset_address: { points: 60, duration: 60 * 60 },
  email_change: { points: 3, duration: 60 * 60 },
  token_creation: { points: 10, duration: 60 * 60 },
  // Stores a row for whoever asks; a page may do so whenever it is opened.
  passkey_start: { points: 600, duration: 15 * 60 },
  bad_token: { points: 60, duration: 15 * 60 },
  setup: { points: 10, duration: 15 * 60 },
  test_alerts: { points: 5, duration: 60 * 60 },
  unsubscribe: { points: 60, duration: 60 },
  export: { points: 10, duration: 60 * 60 },
} as const;
export type RateRule = keyof typeof RULES;

export interface RateLimits {
  /**
   * Counts one against a key before the work it stands for begins, so that attempts made at once count as well.
   * @throws {AppError} too_many_requests once a key has used up what a rule allows, with the seconds to wait.
   */
  take(rule: RateRule, key: string): Promise<void>;
  /** Takes back one that was counted and turned out not to count. */
  giveBack(rule: RateRule, key: string): Promise<void>;
  /** Forgets what a key has used. */
  clear(rule: RateRule, key: string): Promise<void>;
  /** Deletes the counts of windows that are over. */
  deleteExpired(): Promise<void>;
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
  ) as Record<RateRule, RateLimiterSQLite>;

  return {
    async take(rule, key) {
      await limiters[rule].consume(key).catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? refusal(reason) : reason;
      });
    },
    async giveBack(rule, key) {
      await limiters[rule].reward(key);
    },
    async clear(rule, key) {
      await limiters[rule].delete(key);
    },
    async deleteExpired() {
      // One table holds the counts of every rule; the library's types leave its method out.
      const store = limiters.registration as RateLimiterSQLite & { clearExpired(before: number): Promise<void> };
      await store.clearExpired(Date.now());
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
