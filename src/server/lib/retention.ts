import { LINK_VALID_MS } from '../../shared/alerts/link-validity.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/schedule/durations.ts';

/**
 * The ages, in milliseconds, after which the nightly clean-up deletes rows and files. The consent ledger and the audit
 * log are kept for good (decisions.md D2, D30), and rate-limit counts until their window ends.
 */
export const RETENTION_MS = {
  /** Jobs and their deliveries, counted from their slot (decisions.md D22). */
  jobs: 90 * DAY_MS,
  /**
   * Deliveries without a job, such as confirmation mails and tests, counted from their creation: as long as the others
   * (D22).
   */
  joblessDeliveries: 90 * DAY_MS,
  /** Goals that a member deleted, counted from their deletion. Until then they can be restored (decisions.md D12). */
  deletedGoals: DAY_MS,
  /** Captured mail, counted from its creation: as long as its delivery (D22). */
  capturedMail: 90 * DAY_MS,
  /** Invitations, counted from their end. */
  endedInvitations: 90 * DAY_MS,
  /** Signs of crisis whose card the member put away, counted from the last sign: their last use (rules.md G6). */
  careNotices: 7 * DAY_MS,
  /** API tokens (decisions.md D8), counted from their end. Until then their owners see that they expired. */
  expiredApiTokens: 90 * DAY_MS,
  /** Security events of an account (decisions.md D5): a year, plus some weeks for a member who returns late. */
  securityEvents: 400 * DAY_MS,
  /** Known devices of a member (decisions.md D5), counted from their last sign-in: as long as security events. */
  unseenDevices: 400 * DAY_MS,
  /** Push subscriptions, counted from the last start of their browser. Then the site asks the member (rules.md C25). */
  unseenPushSubscriptions: 60 * DAY_MS,
  /** Push subscriptions whose member was asked, counted from the question, unless their browser starts. */
  askedPushSubscriptions: 14 * DAY_MS,
  /**
   * Browsers that a member removed from push, counted from the removal. One that starts within this time learns of it and
   * ends its subscription; so do nearly all, and the row of any other would stay for good.
   */
  removedPushSubscriptions: 400 * DAY_MS,
  /** Sessions, counted from their sign-in or their last renewal, in the second half of this time (decisions.md D4). */
  sessions: 30 * DAY_MS,
  /** Sessions, counted from their sign-in. Use renews a session up to this age. */
  longestSessions: 90 * DAY_MS,
  /** Links that confirm an address, counted from their mail (decisions.md D7). */
  emailLinks: 24 * HOUR_MS,
  /** Links that set a new password, counted from their mail (decisions.md D5). */
  passwordLinks: HOUR_MS,
  /** Six-digit codes that prove an address, counted from their creation (rules.md C10). */
  addressCodes: 10 * MINUTE_MS,
  /** Secrets of members and tokens of chats that link the two, counted from their creation (rules.md C28). */
  linkSecrets: LINK_VALID_MS,
  /** The model's calls, tokens and cost for a member on one day. */
  modelUsage: 90 * DAY_MS,
  /**
   * The ids of messages that people wrote. It is shorter than the week after which Telegram may restart the numbers of
   * its updates.
   */
  receivedEvents: 6 * DAY_MS,
  /** The buttons and links that answer a message, counted from the instant it was due. */
  messageAnswers: 7 * DAY_MS,
  /** The time in which a word such as DONE is about the last message to a number, counted from its sending. */
  wordsAboutLast: DAY_MS,
  /** Passkey challenges, counted from their creation. */
  passkeyChallenges: 5 * MINUTE_MS,
} as const;

/** Returns a time of {@link RETENTION_MS} in days, for sentences that name it. */
export function retentionDays(of: keyof typeof RETENTION_MS): number {
  return RETENTION_MS[of] / DAY_MS;
}

/** Returns a time of {@link RETENTION_MS} in minutes, for sentences that name it. */
export function retentionMinutes(of: keyof typeof RETENTION_MS): number {
  return RETENTION_MS[of] / MINUTE_MS;
}
