/** Where a job stands (decisions.md D22). */
export const JOB_STATUSES = ['waiting', 'processing', 'completed', 'failed', 'skipped', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Where one delivery stands; `captured` is kept on the site because it has no provider for it (decisions.md D36). */
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

/** Why an administrator's cancelling is not undone by the next plan: it stands as the row's reason. */
export const CANCELLED_BY_ADMIN = 'cancelled_by_admin';
