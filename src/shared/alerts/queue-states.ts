/** The kinds of message. */
export const DELIVERY_KINDS = [
  'guidance',
  'verify_email',
  'change_email',
  'reset_password',
  'security_alert',
  'verify_code',
  'number_verified',
  'test',
  'weekly_letter',
  'prayer_reminder',
  'reflection_prompt',
  'service_update',
] as const;

/** The messages that bring guidance or remind of it. Members agree to how many of them come on a day (rules.md C11). */
export const GUIDANCE_KINDS = ['guidance', 'prayer_reminder', 'reflection_prompt'] as const;

/** Returns whether a kind of message brings guidance or reminds of it. */
export function isOfGuidance(kind: (typeof DELIVERY_KINDS)[number]): kind is (typeof GUIDANCE_KINDS)[number] {
  return GUIDANCE_KINDS.some((each) => each === kind);
}

/** The states of a job (decisions.md D22). */
export const JOB_STATUSES = ['waiting', 'processing', 'completed', 'failed', 'skipped', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/**
 * The states of a delivery. A `captured` one is stored on the site because no provider is configured (decisions.md
 * D36).
 */
export const DELIVERY_STATUSES = [
  'pending',
  'sending',
  'sent',
  'captured',
  'failed',
  'skipped',
  'suppressed',
  'unknown',
  'cancelled',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The reason of a row that an administrator cancelled. The next plan leaves such a row cancelled. */
export const CANCELLED_BY_ADMIN = 'cancelled_by_admin';
