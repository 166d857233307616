import { type ModelErrorCode, UNBILLED_ERRORS } from '../../../../shared/guidance/model-errors.ts';

const UNBILLED: readonly ModelErrorCode[] = UNBILLED_ERRORS;

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
  /** True where the provider may charge for the call although it brought no answer. */
  readonly mayBeBilled: boolean;

  /** `neverConnected` says that no connection came about, so the request did not leave the site. */
  constructor(
    code: ModelErrorCode,
    detail: string,
    {
      retryAfterMs = null,
      usage = null,
      neverConnected = false,
    }: { retryAfterMs?: number | null; usage?: TokenUsage | null; neverConnected?: boolean } = {},
  ) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.usage = usage;
    this.mayBeBilled = !neverConnected && !UNBILLED.includes(code);
  }
}
