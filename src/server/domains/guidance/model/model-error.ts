import type { ModelErrorCode } from '../../../../shared/guidance/model-errors.ts';

/** Tokens that one call used. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

/** A call to the model that gave no guidance. Its message holds no text of a member and no key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  /** The time that the provider asked to wait, in milliseconds; null where it named none. */
  readonly retryAfterMs: number | null;
  /** The tokens that the call used all the same; null where nothing was billed or nobody knows. */
  readonly usage: TokenUsage | null;

  constructor(
    code: ModelErrorCode,
    detail: string,
    { retryAfterMs = null, usage = null }: { retryAfterMs?: number | null; usage?: TokenUsage | null } = {},
  ) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.usage = usage;
  }
}
