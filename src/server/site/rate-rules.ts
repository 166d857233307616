import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/schedule/durations.ts';

// In seconds.
const MINUTE = MINUTE_MS / SECOND_MS;
const HOUR = HOUR_MS / SECOND_MS;
const DAY = DAY_MS / SECOND_MS;

/** A rate limit. */
export interface Rule {
  /** The number of attempts of one key within the window. */
  points: number;
  /** The length of the window, in seconds. */
  duration: number;
  /**
   * The kind of key. `account` (a keyed hash of the folded e-mail address) and `member` (id) belong to an account and are
   * deleted with it. `address` (network address) and `mailbox` (the recipient of a mail or code, whoever requests it) belong to
   * no account.
   */
  keyedBy: 'account' | 'member' | 'address' | 'mailbox';
}

/** The rate limits of the site (decisions.md D5, D6). */
export const RATE_RULES = {
  sign_in_account: { points: 10, duration: 15 * MINUTE, keyedBy: 'account' },
  sign_in_address: { points: 100, duration: 15 * MINUTE, keyedBy: 'address' },
  // Counts successful attempts too, because each costs a password hash. A whole church may sign in from one address.
  sign_in_work: { points: 600, duration: 15 * MINUTE, keyedBy: 'address' },
  // Each sign-in stores a session.
  sign_in_done: { points: 30, duration: HOUR, keyedBy: 'member' },
  registration: { points: 60, duration: HOUR, keyedBy: 'address' },
  // A 409 for a taken name or address reveals accounts.
  taken_address: { points: 60, duration: HOUR, keyedBy: 'address' },
  verification_mail: { points: 3, duration: 10 * MINUTE, keyedBy: 'member' },
  // Codes that prove an address (rules.md C10): limited per address to which they go, whoever requests one, and per network
  // address.
  code_to_address: { points: 3, duration: 10 * MINUTE, keyedBy: 'mailbox' },
  codes_to_address_a_day: { points: 10, duration: DAY, keyedBy: 'mailbox' },
  codes_of_member: { points: 10, duration: DAY, keyedBy: 'member' },
  // Every call that reached the provider, also one that it did not take.
  code_calls_of_member: { points: 10, duration: HOUR, keyedBy: 'member' },
  codes_from_address: { points: 10, duration: HOUR, keyedBy: 'address' },
  // Mail that confirms an address. Anybody can request it for any address. Beyond the limit the caller gets the usual
  // answer and no mail is sent, so strangers cannot cause errors for the owner.
  mail_to_address: { points: 10, duration: HOUR, keyedBy: 'mailbox' },
  // Mail with a password link to an unconfirmed address. It has a separate count, which a stranger who registers with the
  // address and requests other mail cannot use up.
  reset_mail: { points: 10, duration: HOUR, keyedBy: 'mailbox' },
  // Wrong passwords and codes that a change requires in a session.
  identity_check: { points: 10, duration: 15 * MINUTE, keyedBy: 'member' },
  // Changes that passed such a check. Each writes a security event and sends a mail.
  proved_changes: { points: 30, duration: HOUR, keyedBy: 'member' },
  password_reset_address: { points: 60, duration: HOUR, keyedBy: 'address' },
  email_change: { points: 3, duration: HOUR, keyedBy: 'member' },
  token_creation: { points: 10, duration: HOUR, keyedBy: 'member' },
  // Stores a row without a sign-in. A page may call it whenever it opens.
  passkey_start: { points: 600, duration: 15 * MINUTE, keyedBy: 'address' },
  bad_token: { points: 60, duration: 15 * MINUTE, keyedBy: 'address' },
  setup: { points: 10, duration: 15 * MINUTE, keyedBy: 'address' },
  // Each makes at least one call to the provider of the workspace.
  workspace_calls: { points: 60, duration: HOUR, keyedBy: 'member' },
  // Each makes several calls to a provider.
  channel_checks: { points: 60, duration: HOUR, keyedBy: 'member' },
  test_alerts: { points: 5, duration: HOUR, keyedBy: 'member' },
  // A mail link or code that is unknown, used or expired.
  mail_token: { points: 60, duration: 15 * MINUTE, keyedBy: 'address' },
  // Onboarding, preferences, mail categories and pauses together: each writes to the ledger, which is never cleaned up.
  preference_changes: { points: 60, duration: HOUR, keyedBy: 'member' },
  // Saving a week may plan other slots, whose rows are kept for 90 days.
  schedule_changes: { points: 60, duration: HOUR, keyedBy: 'member' },
  entry_reports: { points: 60, duration: HOUR, keyedBy: 'member' },
  goal_creation: { points: 60, duration: HOUR, keyedBy: 'member' },
  // An unsubscribe link that matches no member; a valid link is never limited (rules.md C17).
  unknown_unsubscribe: { points: 60, duration: MINUTE, keyedBy: 'address' },
  // A link that answers no message. A valid link is never limited, because a message takes only a few answers.
  unknown_answer: { points: 60, duration: MINUTE, keyedBy: 'address' },
  export: { points: 10, duration: HOUR, keyedBy: 'member' },
} as const satisfies Record<string, Rule>;
export type RateRule = keyof typeof RATE_RULES;
