/** A call that takes longer than this has failed, in milliseconds (rules.md G3). */
export const CALL_TIMEOUT_MS = 20_000;
/** The most tokens of one answer: four times what the longest entry takes, for models that think aloud. */
export const MAX_OUTPUT_TOKENS = 4_000;
