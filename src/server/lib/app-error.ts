import { inEnglish, message } from '../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';

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

/** One field that is not accepted: the sentence in English, and the message that it comes from (decisions.md D45). */
export interface FieldIssue {
  path: (string | number)[];
  message: string;
  said: CodedMessage;
  /** A value that the field would take instead. */
  suggestion?: string;
}

interface ErrorDetails {
  issues?: FieldIssue[];
  /** What is stored now, where a change was made from something else (decisions.md D40). */
  present?: object;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
  /** An English sentence that says more than the words of the message do. */
  sentence?: string;
  cause?: unknown;
}

/**
 * What the product throws: a code for machines, a message for a person, and its sentence in English (decisions.md D45).
 * The cause stays in the log.
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

/** An error about one field, which the form shows beside it; `suggestion` is a value that the field would take. */
export function fieldError(
  code: 'bad_request' | 'conflict',
  field: string,
  said: CodedMessage,
  suggestion?: string,
): AppError {
  return new AppError(code, said, { issues: [{ ...toIssue([field], said), ...(suggestion && { suggestion }) }] });
}

/** An issue of the field at a path, with its sentence in English. */
export function toIssue(path: (string | number)[], said: CodedMessage): FieldIssue {
  return { path, message: inEnglish(said), said };
}

/** The error that a client gets for an unforeseen one: it says only that something went wrong. */
export function internalError(cause: unknown): AppError {
  return new AppError('internal', message('internal'), { cause });
}
