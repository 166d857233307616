const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long rows and files are kept, in milliseconds; the nightly clean-up deletes what is older. The consent ledger and
 * the audit log are kept for good (decisions.md D2, D30), counts of limits until their window ends.
 */
export const RETENTION_MS = {
  /** Jobs, with their deliveries, from their slot on (decisions.md D22). */
  jobs: 90 * DAY_MS,
  /** Deliveries of no job, such as confirmation mails and tests, from their making on: as long as the others (D22). */
  joblessDeliveries: 90 * DAY_MS,
  /** Captured mail, from its making on: as long as its delivery (D22). */
  capturedMail: 90 * DAY_MS,
  /** Invitations, from their end on. */
  endedInvitations: 90 * DAY_MS,
  /** What happened to an account (decisions.md D5): a year, and the weeks a member may be late in coming back. */
  securityEvents: 400 * DAY_MS,
  /** Browsers a member is known by (decisions.md D5), from their last sign-in on: as long as the events. */
  unseenDevices: 400 * DAY_MS,
  /** Push subscriptions, from the last start of their browser on: then their member is asked (rules.md C25). */
  unseenPushSubscriptions: 60 * DAY_MS,
  /** Push subscriptions whose member was asked, from then on, while their browser does not start. */
  askedPushSubscriptions: 14 * DAY_MS,
  /** Sessions, from their last use on (decisions.md D4). */
  sessions: 30 * DAY_MS,
  /** Sessions, from their sign-in on: use renews one until then, and no longer. */
  longestSessions: 90 * DAY_MS,
  /** Links that confirm an address, from their mail on (decisions.md D7). */
  emailLinks: 24 * HOUR_MS,
  /** Links that set a new password, from their mail on (decisions.md D5). */
  passwordLinks: HOUR_MS,
  /** Six-digit codes that prove an address, from their making on (rules.md C10). */
  addressCodes: 10 * MINUTE_MS,
  /** Secrets that a member gives to a provider to link a chat, from their making on (rules.md C28). */
  linkSecrets: 15 * MINUTE_MS,
  /** What a browser was asked to sign with a passkey, from the question on. */
  passkeyChallenges: 5 * MINUTE_MS,
} as const;
