import type { Database, Limiter } from '../../../db/database.ts';
import { message } from '../../shared/messages/catalogue.ts';
import { AppError } from '../lib/app-error.ts';
import { loadOnce } from '../lib/load-once.ts';
import { RATE_RULES, type RateRule, type Rule } from './rate-rules.ts';

/** Counts attempts by {@link RATE_RULES}. */
export interface RateLimits {
  /**
   * Counts one attempt before its work begins, so concurrent attempts count as well.
   * @throws {AppError} too_many_requests when the key has used up its limit, with the seconds to wait.
   */
  consume(rule: RateRule, key: string): Promise<void>;
  /**
   * Counts one attempt for each of several keys, or for none when one of them is used up.
   * @throws {AppError} too_many_requests, with the longest of the waits.
   */
  consumeAll(...counts: (readonly [RateRule, string])[]): Promise<void>;
  /** Counts one attempt like {@link consume}, but returns false instead of throwing when none was left. */
  tryConsume(rule: RateRule, key: string): Promise<boolean>;
  /** Gives one counted attempt back. When no count is left, the window ends too. */
  refund(rule: RateRule, key: string): Promise<void>;
  /** Deletes the count of a key. */
  reset(rule: RateRule, key: string): Promise<void>;
  /** Deletes all counts of a member, by the key of their account and by id. */
  resetMember(accountKey: string, userId: number): Promise<void>;
  /** Deletes the counts of ended windows. */
  deleteExpired(): Promise<void>;
  /**
   * Deletes the counts of windows that end later than a window that begins now. They were stored before the clock was set
   * back, and would hold for as long as it was ahead.
   */
  deleteAheadOfClock(): Promise<void>;
}

/**
 * Creates the rate limits. Counts are stored in the database, so a restart does not reset them. The library that counts
 * reads the clock of the machine, so everything here does.
 */
export function createRateLimits(db: Database): RateLimits {
  const openers = new Map<RateRule, () => Promise<Limiter>>();

  /** Opens the counter of a rule at its first use, so that a start does not open all of them. */
  function limiterOf(name: RateRule): Promise<Limiter> {
    const { points, duration } = RATE_RULES[name];
    const open = openers.get(name) ?? loadOnce(() => db.openLimiter({ name, points, duration }));
    openers.set(name, open);
    return open();
  }
  // Opening the first counter creates the table of all counters.
  void limiterOf('registration').catch(() => {});

  /** Counts one attempt; returns the milliseconds to wait when the key is used up, else null. */
  async function count(rule: RateRule, key: string): Promise<number | null> {
    return (await limiterOf(rule)).consume(key);
  }

  async function refund(rule: RateRule, key: string): Promise<void> {
    const limiter = await limiterOf(rule);
    // The row is deleted, because the wait in a later error would reveal when the window began.
    if ((await limiter.reward(key)) <= 0) await limiter.delete(key);
  }

  return {
    async consume(rule, key) {
      const wait = await count(rule, key);
      if (wait !== null) throw tooManyAttempts(wait);
    },
    async consumeAll(...counts) {
      const taken: (readonly [RateRule, string])[] = [];
      let longest: number | null = null;
      for (const each of counts) {
        const wait = await count(...each);
        if (wait === null) taken.push(each);
        else longest = Math.max(longest ?? 0, wait);
      }
      if (longest === null) return;
      for (const each of taken) await refund(...each);
      throw tooManyAttempts(longest);
    },
    tryConsume: async (rule, key) => (await count(rule, key)) === null,
    refund,
    async reset(rule, key) {
      await (await limiterOf(rule)).delete(key);
    },
    async resetMember(accountKey, userId) {
      for (const [rule, { keyedBy }] of Object.entries(RATE_RULES) as [RateRule, Rule][]) {
        const limiter = await limiterOf(rule);
        if (keyedBy === 'account') await limiter.delete(accountKey);
        if (keyedBy === 'member') await limiter.delete(String(userId));
      }
    },
    async deleteExpired() {
      // One table holds the counts of every rule.
      await (await limiterOf('registration')).deleteExpired(Date.now());
    },
    async deleteAheadOfClock() {
      for (const [rule, { duration }] of Object.entries(RATE_RULES) as [RateRule, Rule][])
        await (await limiterOf(rule)).deleteAfter(Date.now() + duration * 1_000);
    },
  };
}

function tooManyAttempts(waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too_many_requests', message('too_many_attempts', { minutes: Math.ceil(retryAfter / 60) }), {
    retryAfter,
  });
}
