/** The failures of a call that no model read, so that nothing is billed. */
export const UNBILLED_ERRORS = [
  // The provider refuses the key, or the account has no credit, or there is no such model: an operator must act.
  'key_refused',
  'quota_exceeded',
  'model_missing',
  'request_refused',
  // The provider cannot answer now.
  'rate_limited',
  'server_error',
  'unreachable',
] as const;

/** The ways in which a call to the model fails. The breaker and the cost depend on the kind. */
export const MODEL_ERRORS = [
  ...UNBILLED_ERRORS,
  // No answer came in time.
  'timeout',
  // The provider answered, but not with guidance.
  'unreadable',
  'too_long',
  'refused',
  'truncated',
  'filtered',
  // The guidance broke a rule, also after its one repair.
  'rejected',
] as const;
export type ModelErrorCode = (typeof MODEL_ERRORS)[number];
