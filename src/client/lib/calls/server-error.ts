import type { CodedMessage } from '../../../shared/messages/message.ts';

export interface ServerIssue {
  path: (string | number)[];
  message: string;
  /** The message as a code with parameters, for translation. */
  said?: CodedMessage;
  /** A value that the field would accept. */
  suggestion?: string;
}

export interface ServerError {
  /** The HTTP status, or null if the server did not answer. */
  status: number | null;
  /** The server's message for the member, or null if there is none. */
  message: string | null;
  /** The message as a code with parameters, for translation. */
  said?: CodedMessage;
  issues: ServerIssue[];
  /** The product's error reason, such as `second_step_required`, or null if there is none. */
  reason: string | null;
  /** The server's present value, after a 409 because it was changed elsewhere, as the query returns it. */
  present: unknown;
}

/** Reads the status, the message and the field issues of a failed call. */
export function readServerError(error: unknown): ServerError {
  const { data, message } = (error ?? {}) as {
    data?: {
      httpStatus?: number;
      said?: CodedMessage;
      issues?: ServerIssue[];
      reason?: string;
      present?: unknown;
    } | null;
    message?: string;
  };
  // Without data the server did not answer, and the message is the browser's.
  if (!data || typeof data.httpStatus !== 'number')
    return { status: null, message: null, issues: [], reason: null, present: null };
  return {
    status: data.httpStatus,
    message: message?.trim() || null,
    ...(data.said && { said: data.said }),
    issues: Array.isArray(data.issues) ? data.issues : [],
    reason: data.reason ?? null,
    present: data.present ?? null,
  };
}

/** Returns the value that the server suggests for an invalid field, or null if there is none. */
export function readSuggestion(error: unknown, field: string): string | null {
  return readServerError(error).issues.find(({ path }) => path[0] === field)?.suggestion ?? null;
}
