/**
 * The failures by which the provider says that it refused the call, so that no model read it and nothing is billed. A
 * gateway's error is none of them: the model may have written an answer that the gateway lost.
 */
export const UNBILLED_ERRORS = [
  // The provider refuses the key, or the account has no credit, or there is no such model: an operator must act.
  'key_refused',
  'quota_exceeded',
  'model_missing',
  'request_refused',
  // The provider cannot take a call now.
  'rate_limited',
] as const;

/** The kinds of error of a call to the model. The breaker and the cost depend on the kind. */
export const MODEL_ERRORS = [
  ...UNBILLED_ERRORS,
  // The provider, or something before it, failed while it answered.
  'server_error',
  // There was no connection, or it broke.
  'unreachable',
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
