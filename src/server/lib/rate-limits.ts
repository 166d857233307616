import { RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import type { Database } from '../../../db/engine/sqlite.ts';
import { AppError } from './errors.ts';

interface Rule {
  points: number;
  duration: number;
  /**
   * What its keys are: a member's folded e-mail address or number, which are forgotten with the account; or a network
   * address, or the mailbox that mail goes to whoever asks for it, which belong to no account.
   */
  keyedBy: 'email' | 'member' | 'address' | 'mailbox';
}

// How many of a thing one key may do in a window of seconds (decisions.md D5, D6).
const RULES = {
  sign_in_account: { points: 10, duration: 15 * 60, keyedBy: 'email' },
  sign_in_address: { points: 100, duration: 15 * 60, keyedBy: 'address' },
  registration: { points: 60, duration: 60 * 60, keyedBy: 'address' },
  // To be told that a name or an address is taken tells who is here.
  taken_address: { points: 60, duration: 60 * 60, keyedBy: 'address' },
  verification_mail: { points: 3, duration: 10 * 60, keyedBy: 'member' },
  // Mail with a link that anybody can have sent to an address they name, whichever kind it is.
  mail_to_address: { points: 10, duration: 60 * 60, keyedBy: 'mailbox' },
  // Proving again who one is, in a session: a password or a code asked for before something is changed.
  identity_check: { points: 10, duration: 15 * 60, keyedBy: 'member' },
  // What was proved so and went through: each writes a security event, and mails it.
  proved_changes: { points: 30, duration: 60 * 60, keyedBy: 'member' },
  password_reset_account: { points: 3, duration: 60 * 60, keyedBy: 'email' },
  password_reset_address: { points: 60, duration: 60 * 60, keyedBy: 'address' },
  email_change: { points: 3, duration: 60 * 60, keyedBy: 'member' },
  token_creation: { points: 10, duration: 60 * 60, keyedBy: 'member' },
  // Stores a row for whoever asks; a page may do so whenever it is opened.
  passkey_start: { points: 600, duration: 15 * 60, keyedBy: 'address' },
  bad_token: { points: 60, duration: 15 * 60, keyedBy: 'address' },
  setup: { points: 10, duration: 15 * 60, keyedBy: 'address' },
  test_alerts: { points: 5, duration: 60 * 60, keyedBy: 'member' },
  // A link or a code out of a mail that is unknown, used or too old.
  mail_token: { points: 60, duration: 15 * 60, keyedBy: 'address' },
  // Onboarding, preferences, mail categories and pauses together: they write to the ledger, which only grows.
  preference_changes: { points: 60, duration: 60 * 60, keyedBy: 'member' },
  // A saved week may plan other slots, whose rows are kept 90 days.
  schedule_changes: { points: 60, duration: 60 * 60, keyedBy: 'member' },
  goal_creation: { points: 60, duration: 60 * 60, keyedBy: 'member' },
  unsubscribe: { points: 60, duration: 60, keyedBy: 'address' },
  export: { points: 10, duration: 60 * 60, keyedBy: 'member' },
} as const satisfies Record<string, Rule>;
export type RateRule = keyof typeof RULES;

export interface RateLimits {
  /**
   * Counts one against a key before the work it stands for begins, so that attempts made at once count as well.
   * @throws {AppError} too_many_requests once a key has used up what a rule allows, with the seconds to wait.
   */
  take(rule: RateRule, key: string): Promise<void>;
  /**
   * Counts against two keys, or against neither: where the second may not, the first is left alone.
   * @throws {AppError} too_many_requests, as {@link take} does.
   */
  takeBoth(first: [RateRule, string], second: [RateRule, string]): Promise<void>;
  /** Takes back one that was counted and turned out not to count. */
  giveBack(rule: RateRule, key: string): Promise<void>;
  /** Forgets what a key has used. */
  clear(rule: RateRule, key: string): Promise<void>;
  /** Forgets all that a member has used, by their folded e-mail address and their number. */
  clearMember(emailKey: string, userId: number): Promise<void>;
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

  async function take(rule: RateRule, key: string): Promise<void> {
    await limiters[rule].consume(key).catch((reason: unknown) => {
      throw reason instanceof RateLimiterRes ? refusal(reason) : reason;
    });
  }

  return {
    take,
    async takeBoth(first, second) {
      await take(...first);
      try {
        await take(...second);
      } catch (error) {
        const [rule, key] = first;
        await limiters[rule].reward(key);
        throw error;
      }
    },
    async giveBack(rule, key) {
      await limiters[rule].reward(key);
    },
    async clear(rule, key) {
      await limiters[rule].delete(key);
    },
    async clearMember(emailKey, userId) {
      for (const [rule, { keyedBy }] of Object.entries(RULES) as [RateRule, Rule][]) {
        if (keyedBy === 'email') await limiters[rule].delete(emailKey);
        if (keyedBy === 'member') await limiters[rule].delete(String(userId));
      }
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
