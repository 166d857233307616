/** Every way a call can go wrong, and the HTTP status it answers. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  // The password was right; a code is asked for as well.
  second_step_required: 401,
  forbidden: 403,
  // The member may do this, and has to sign in again first.
  fresh_sign_in_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** One field that was refused, and the sentence for it. */
export interface FieldIssue {
  path: (string | number)[];
  message: string;
  /** A value that the field would take instead. */
  suggestion?: string;
}

interface ErrorDetails {
  issues?: FieldIssue[];
  /** What is stored now, where a change was made from something else (decisions.md D40). */
  present?: object;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
  cause?: unknown;
}

/** What the product throws: a code for machines and a sentence for a person; the cause stays in the log. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: FieldIssue[] | undefined;
  readonly present: object | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.issues = details.issues;
    this.present = details.present;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Refuses one field, in words that the form shows beside it; `suggestion` is a value that would be taken instead. */
export function fieldError(
  code: 'bad_request' | 'conflict',
  field: string,
  message: string,
  suggestion?: string,
): AppError {
  return new AppError(code, message, { issues: [{ path: [field], message, ...(suggestion && { suggestion }) }] });
}

/** The body of every error over REST (decisions.md D32). */
export interface ErrorBody {
  message: string;
  code: string;
  error: string;
  issues?: FieldIssue[];
  present?: object;
}

export function errorBody(error: AppError): ErrorBody {
  return {
    message: error.message,
    code: error.code.toUpperCase(),
    error: error.message,
    ...(error.issues ? { issues: error.issues } : {}),
    ...(error.present ? { present: error.present } : {}),
  };
}

/** What a client may know of an error nobody foresaw: nothing but that it happened. */
export function internalError(cause: unknown): AppError {
  return new AppError('internal', 'Something went wrong on our side. Nothing of yours was lost; please try again.', {
    cause,
  });
}
