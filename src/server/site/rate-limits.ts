import type { Database, Limiter } from '../../../db/database.ts';
import { message } from '../../shared/messages/catalogue.ts';
import { AppError } from '../lib/app-error.ts';

interface Rule {
  points: number;
  duration: number;
  /**
   * What its keys are: a member's folded e-mail address or number, which are forgotten with the account; or a network
   * address, or the mailbox that mail goes to whoever asks for it, which belong to no account.
   */
  keyedBy: 'account' | 'member' | 'address' | 'mailbox';
}

// How many of a thing one key may do in a window of seconds (decisions.md D5, D6).
const RULES = {
  sign_in_account: { points: 10, duration: 15 * 60, keyedBy: 'account' },
  sign_in_address: { points: 100, duration: 15 * 60, keyedBy: 'address' },
  // Every try, right or wrong: each costs a password hash. A whole church may sign in from one address.
  sign_in_work: { points: 600, duration: 15 * 60, keyedBy: 'address' },
  // Each sign-in stores a session.
  sign_in_done: { points: 30, duration: 60 * 60, keyedBy: 'member' },
  registration: { points: 60, duration: 60 * 60, keyedBy: 'address' },
  // The answer that a name or an address is taken reveals accounts.
  taken_address: { points: 60, duration: 60 * 60, keyedBy: 'address' },
  verification_mail: { points: 3, duration: 10 * 60, keyedBy: 'member' },
  // Codes that prove a number (rules.md C10): by number, whoever asks, and by network address.
  code_to_number: { points: 3, duration: 10 * 60, keyedBy: 'mailbox' },
  codes_from_address: { points: 10, duration: 60 * 60, keyedBy: 'address' },
  // Mail that confirms an address, which anybody can have sent to an address they name. Past the limit the caller gets
  // the usual answer and no mail goes out, so that nobody is refused because of what strangers asked.
  mail_to_address: { points: 10, duration: 60 * 60, keyedBy: 'mailbox' },
  // Mail with a link for a new password to an address that nobody confirmed. It has a count of its own, so that a
  // stranger who joins with somebody's address and asks for other mail does not use it up.
  reset_mail: { points: 10, duration: 60 * 60, keyedBy: 'mailbox' },
  // A password or a code that is asked for in a session before something is changed: wrong ones, and all of them.
  identity_check: { points: 10, duration: 15 * 60, keyedBy: 'member' },
  // What was proved so and went through: each writes a security event, and mails it.
  proved_changes: { points: 30, duration: 60 * 60, keyedBy: 'member' },
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
  // A link of a mail that belongs to nobody; a valid one is never limited (rules.md C17).
  unknown_unsubscribe: { points: 60, duration: 60, keyedBy: 'address' },
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
   * Counts one against each of several keys, or against none where one of them is used up.
   * @throws {AppError} too_many_requests, with the longest of the waits.
   */
  takeAll(...counts: (readonly [RateRule, string])[]): Promise<void>;
  /** As {@link take}, without an error: whether one was left, and is counted now. */
  tryTake(rule: RateRule, key: string): Promise<boolean>;
  /** Takes back one that was counted and turned out not to count. Where none is left, its window ends as well. */
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
    Object.entries(RULES).map(([name, { points, duration }]) => [name, db.openLimiter({ name, points, duration })]),
  ) as Record<RateRule, Promise<Limiter>>;

  /** Counts one; gives the milliseconds to wait where the key is used up, else null. */
  async function count(rule: RateRule, key: string): Promise<number | null> {
    return (await limiters[rule]).consume(key);
  }

  async function giveBack(rule: RateRule, key: string): Promise<void> {
    const limiter = await limiters[rule];
    // The row of a window tells when it began, by the wait that is answered later.
    if ((await limiter.reward(key)) <= 0) await limiter.delete(key);
  }

  return {
    async take(rule, key) {
      const wait = await count(rule, key);
      if (wait !== null) throw refusal(wait);
    },
    async takeAll(...counts) {
      const taken: (readonly [RateRule, string])[] = [];
      let longest: number | null = null;
      for (const each of counts) {
        const wait = await count(...each);
        if (wait === null) taken.push(each);
        else longest = Math.max(longest ?? 0, wait);
      }
      if (longest === null) return;
      for (const each of taken) await giveBack(...each);
      throw refusal(longest);
    },
    tryTake: async (rule, key) => (await count(rule, key)) === null,
    giveBack,
    async clear(rule, key) {
      await (await limiters[rule]).delete(key);
    },
    async clearMember(emailKey, userId) {
      for (const [rule, { keyedBy }] of Object.entries(RULES) as [RateRule, Rule][]) {
        const limiter = await limiters[rule];
        if (keyedBy === 'account') await limiter.delete(emailKey);
        if (keyedBy === 'member') await limiter.delete(String(userId));
      }
    },
    async deleteExpired() {
      // One table holds the counts of every rule.
      await (await limiters.registration).deleteExpired(Date.now());
    },
  };
}

function refusal(waitMs: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too_many_requests', message('too_many_attempts', { minutes: Math.ceil(retryAfter / 60) }), {
    retryAfter,
  });
}
