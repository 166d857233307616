import { inEnglish, message } from '../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import { findStorageError } from './errors/storage-errors.ts';

/** Every error code of the API, with its HTTP status. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  // The password is correct, but the account also needs a code.
  second_step_required: 401,
  forbidden: 403,
  // The member may do this after signing in again.
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

/** An error about one field: the English sentence, and the message code that it comes from (decisions.md D45). */
export interface FieldIssue {
  path: (string | number)[];
  message: string;
  said: CodedMessage;
  /** A value that the field would accept instead. */
  suggestion?: string;
}

interface ErrorDetails {
  issues?: FieldIssue[];
  /** The stored values, when a change was based on other values (decisions.md D40). */
  present?: object;
  /** Seconds until a retry can succeed. */
  retryAfter?: number;
  /** An English sentence with more detail than the message. */
  sentence?: string;
  cause?: unknown;
}

/**
 * The only error type of the product: a code for programs, a message for people, and that message in English
 * (decisions.md D45). The cause is logged and never sent.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly said: CodedMessage;
  readonly issues: FieldIssue[] | undefined;
  readonly present: object | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, said: CodedMessage, details: ErrorDetails = {}) {
    super(details.sentence ?? inEnglish(said), { cause: details.cause });
    this.code = code;
    this.said = said;
    this.issues = details.issues;
    this.present = details.present;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/**
 * Creates an error about one field, which the form shows beside it; `suggestion` is a value that the field would
 * accept.
 */
export function fieldError(
  code: 'bad_request' | 'conflict',
  field: string,
  said: CodedMessage,
  suggestion?: string,
): AppError {
  return new AppError(code, said, { issues: [{ ...toIssue([field], said), ...(suggestion && { suggestion }) }] });
}

/** Creates an issue for the field at a path, with its English sentence. */
export function toIssue(path: (string | number)[], said: CodedMessage): FieldIssue {
  return { path, message: inEnglish(said), said };
}

/** Creates the error that a client gets for an unexpected one. It says only that something, or the storage, failed. */
export function internalError(cause: unknown): AppError {
  return new AppError('internal', message(findStorageError(cause) ? 'storage_failed' : 'internal'), { cause });
}
